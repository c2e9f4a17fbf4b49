/** Words by game and language: the page's own are files of the page, those of games come from the server. */
import { drawingOf, type GameDrawing } from "../drawing";
import { api } from "./api";
import type { RuleBook } from "./wire";
import { Words, type Source } from "./words.svelte";

const own = import.meta.glob<Source>("../locale/*.ftl", { import: "default" });
const fetched = new Map<string, Promise<string>>();

function once(path: string): Promise<string> {
  let text = fetched.get(path);
  if (!text) {
    text = api.words(path);
    text.catch(() => fetched.delete(path));
    fetched.set(path, text);
  }
  return text;
}

const ownSource = (language: string): Promise<Source> => own[`../locale/${language}.ftl`]!();

/** The words of the page itself. */
export async function pageWords(language: string): Promise<Words> {
  return new Words(language, [await ownSource(language)], [], true);
}

const books = new Map<string, Promise<RuleBook>>();

/** The rules of a game in a language, fetched when somebody opens them. */
export function rulesIn(game: string, language: string): Promise<RuleBook> {
  const key = `${game}/${language}`;
  let book = books.get(key);
  if (!book) {
    book = api.rules(game, language);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

/** All words of a game's table in a language: shared, the game's and the page's. */
export function sources(game: string, language: string): Promise<Source[]> {
  return Promise.all([once(language), once(`${game}/${language}`), ownSource(language)]);
}

/** The drawing and the words of a game. The words follow the language: they are the old ones until the new ones have come. */
export class GameParts {
  #loaded = $state.raw<{ game: string; language: string; sources: Source[] } | null>(null);
  drawing = $state.raw<GameDrawing | null>(null);
  /** Something did not come, and there is nothing older to show. */
  readonly failed = $derived.by(() => this.#failed && !(this.#loaded && this.drawing));
  #failed = $state(false);

  /** Call in an effect. */
  load(game: string, language: string): void {
    Promise.all([drawingOf(game), sources(game, language)]).then(
      ([drawing, texts]) => {
        this.drawing = drawing;
        this.#loaded = { game, language, sources: texts };
        this.#failed = false;
      },
      (error: unknown) => {
        console.warn("the words or the drawing of the game did not come", error);
        this.#failed = true;
      },
    );
  }

  with(names: readonly string[]): Words | null {
    if (!this.#loaded) return null;
    const { game, language, sources } = this.#loaded;
    return new Words(language, sources, names, true, game);
  }
}
