/** Names and explanations of what is drawn, made of the same words as the story. */
import type { Words } from "../../lib/words.svelte";
import { leastSure } from "../emerald/printed";
import { cardsAbout, list, sourced, symbolName, textBelow } from "../emerald/labels";
import { CARDS, CITY_SOURCES, GAME, heading, ROYALTY, symbolsOf } from "./printed";
import { READ } from "./pictures";
import { seatOf, shownOf, who, type Board, type CityView, type View } from "./view";

/** "Vienna. Bomb value 4. You lead with 3. …": everything that stands on a plate. */
export function cityName(view: View, board: Board, city: CityView, words: Words): string {
  const me = view.viewer;
  const { present, leader } = shownOf(board, city.id);
  const said = [words.line("board-city", { city: city.id, n: city.defence })];
  if (board.attack?.city === city.id) said.push(words.line("board-city-attacked", { city: city.id }));
  if (present.length === 0) said.push(words.line("board-city-empty"));
  else if (leader === null) said.push(words.line("board-city-tie"));
  else if (leader === me) said.push(words.line("board-city-you-lead", { n: present[0]!.pieces }));
  else said.push(words.line("board-city-leads", { seat: `seat-${leader}`, n: present[0]!.pieces }));
  for (const { seat, cubes, agents } of present)
    said.push(words.line("board-city-pieces", { seat: who(seat, me), cubes, agents }));
  if (city.zombies) said.push(words.line("board-city-zombies", { n: city.zombies }));
  if (city.royal === "slot")
    said.push(
      words.line("board-city-royal", { royalty: city.royalty, bombs: city.royal_bombs, points: city.royal_vp }),
    );
  said.push(city.face_up ? words.line("board-city-card", { card: city.face_up }) : words.line("board-city-no-card"));
  if (city.face_up || city.stack) said.push(words.line("board-city-stack", { n: city.stack }));
  return said.join(" ");
}

/** What hovering over a plate adds: what is still in the stack, and what I would need to claim here. */
export function cityAbout(view: View, board: Board, city: CityView, words: Words): string {
  return [cityName(view, board, city, words), ...cityRest(view, board, city, words)].join("\n");
}

/** What does not stand on a plate: what is still in the stack, what I would need to claim here, where its number comes from. */
export function cityRest(view: View, board: Board, city: CityView, words: Words): string[] {
  const me = view.viewer;
  const said: string[] = [];
  const rest: string[] = [];
  if (city.stack && city.city_card_in) rest.push(words.line("board-city-card-in"));
  if (city.stack && city.royal === "stack") rest.push(words.line("board-city-royal-in"));
  if (city.royal === "gone") rest.push(words.line("board-city-gone", { royalty: city.royalty }));
  if ((city.royal === "killed" || city.royal === "hidden") && city.royal_by !== null)
    rest.push(words.line(`board-city-${city.royal}`, { seat: who(city.royal_by, me), royalty: city.royalty }));
  if (rest.length) said.push(rest.join(" "));
  const { claim, short } = shownOf(board, city.id);
  if (claim === "lead") said.push(words.line("board-city-short", { n: short }));
  else if (claim === "cube") said.push(words.line("board-city-no-cube"));
  else if (claim === "open") said.push(words.line("board-city-can-claim"));
  said.push(sourced(CITY_SOURCES[city.id], symbolName("bomb", city.defence, words), words));
  return said;
}

/** What the difference between the markers means now. */
export function shareMeaning(view: View, board: Board, words: Words): string {
  return board.ahead === null
    ? words.line("board-share-none")
    : words.line("board-share", { side: board.ahead, n: view.share });
}

/** Everything public about a player, a line each. */
function seatAbout(view: View, board: Board, seat: number, words: Words): string {
  const one = view.seats[seat];
  const shown = board.seats[seat];
  if (!one || !shown) return "";
  const lines = [
    words.line("board-points", { n: one.points }),
    ...(view.over === "" && shown.to_go ? [words.line("board-to-go", { n: shown.to_go })] : []),
    ...(view.first === seat && view.round > 0 ? [words.line("board-first")] : []),
    ...cardsAbout(one, words),
    words.line("board-tokens", { n: one.tokens, of: GAME.tokens }),
    words.line("board-stock", { cubes: one.stock, agents: one.agent_stock }),
    words.line("board-on-board", { n: shown.agents }),
    ...seatNotes(view, board, seat, words).map((note) => note.text),
  ];
  return lines.join("\n");
}

export interface Note {
  icon: string;
  text: string;
  /** A card that can be read, or empty. */
  card: string;
  danger: boolean;
}

/** What lies beside a player's identity, and what hangs over them. */
export function seatNotes(view: View, board: Board, seat: number, words: Words): Note[] {
  const one = view.seats[seat];
  const shown = board.seats[seat];
  if (!one || !shown) return [];
  const notes: Note[] = [];
  const note = (icon: string, text: string, card = "", danger = false) => notes.push({ icon, text, card, danger });
  for (const city of view.cities)
    if (city.royal_by === seat)
      note(
        city.royal === "killed" ? "royal" : "hidden-royal",
        words.line(`board-royal-${city.royal}`, { royalty: city.royalty }),
        city.royalty,
      );
  if (shown.zombies) note("zombie", words.line("board-zombies-owner"), READ.zombies);
  if (shown.boxes) note("agent-box", words.line("board-victims", { n: shown.boxes }));
  if (one.away) note("agent", words.line("board-mi-go", { n: one.away }), READ.away);
  if (one.yog) note("agent", words.line("board-yog", { n: one.yog }), READ.sacrificed);
  for (const card of shown.beside) note("text", words.line("board-kept", { card }), card);
  if (shown.danger.includes("agent")) note("agent", words.line("board-last-agent"), "", true);
  if (shown.danger.includes("token")) note("mad", words.line("board-last-token"), "", true);
  return notes;
}

/** "place 2 cubes or a bomb point". */
export function symbolsName(card: string, words: Words): string {
  const all = symbolsOf(card).map(([symbol, n]) => symbolName(symbol, n, words));
  return list(words, all, "disjunction");
}

/** The heading of a card's text. */
export function headingName(card: string, words: Words): string {
  const own = heading(card);
  return own === null ? "" : words.line(`board-heading-${own}`, { once: CARDS[card]?.once ? "once" : "often" });
}

/** A card's text without its heading; empty for a card without a text. */
export function textOf(card: string, words: Words): string {
  return heading(card) === null ? "" : textBelow(card, words);
}

/** Everything on a card, with where each number comes from. */
export function cardAbout(card: string, words: Words): string {
  const fact = CARDS[card];
  if (!fact) return "";
  const source = (name: string, what: string) => sourced(fact.sources[name], what, words);
  const lines: string[] = [];
  const head = headingName(card, words);
  if (words.has(`text-${card}`)) lines.push(words.text(card));
  if (head) lines.push(source("kind", head));
  for (const [symbol, n] of symbolsOf(card)) lines.push(source(symbol, symbolName(symbol, n, words)));
  for (const [name, n] of Object.entries(fact.claimed)) lines.push(source(name, symbolName(name, n, words)));
  return lines.join("\n");
}

/** A royalty card, with where its numbers come from. */
export function royaltyAbout(royalty: string, words: Words): string {
  const one = ROYALTY[royalty];
  if (!one) return "";
  return sourced(
    leastSure([one.sources.bombs, one.sources.vp]),
    words.line("board-royal-card", { bombs: one.bombs, points: one.vp }),
    words,
  );
}

/** More about whatever carries `data-about`. */
export function about(view: View, ref: string, words: Words, board: Board): string | null {
  if (ref in CARDS) return cardAbout(ref, words);
  if (ref in ROYALTY) return royaltyAbout(ref, words);
  if (ref === "loyalist" || ref === "restorationist")
    return [
      words.line("board-track", { side: ref, n: view[ref], of: view.track_length }),
      shareMeaning(view, board, words),
      words.line("board-track-near", { of: view.track_length }),
    ].join("\n");
  const seat = seatOf(ref);
  if (seat !== null) return seatAbout(view, board, seat, words);
  const city = view.cities.find((one) => one.id === ref);
  return city ? cityAbout(view, board, city, words) : null;
}
