/** Language, theme and name: switchable at once, kept in this browser and with the server. */
import { api } from "./api";
import { LANGUAGES, type Language } from "./words.svelte";

const THEMES = ["paper", "gaslight"] as const;
type Theme = (typeof THEMES)[number];

const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);
const isTheme = (text: unknown): text is Theme => THEMES.some((theme) => theme === text);

function stored(key: string): string | null {
  return localStorage.getItem(`intrigue.${key}`);
}

function firstLanguage(): Language {
  // The server has sent the page in the language that we have chosen before, perhaps with another browser, else in that of this browser.
  const wanted = [
    stored("language"),
    document.documentElement.lang,
    ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()),
  ];
  return wanted.find(isLanguage) ?? "en";
}

function firstTheme(): Theme {
  const wanted = stored("theme");
  if (isTheme(wanted)) return wanted;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "gaslight" : "paper";
}

class Prefs {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  name = $state(stored("name") ?? "");
  /** May a single letter, digit or sign do something? Whoever speaks to the computer, or types by accident, may not want it. */
  singleKeys = $state(stored("single-keys") !== "off");

  /** Done when the server has said what it knows of us, or cannot. */
  ready: Promise<void> = Promise.resolve();

  load(): Promise<void> {
    const loading = this.#load();
    this.ready = loading.catch(() => undefined);
    return loading;
  }

  /** What the server knows of us counts only where this browser has never been asked. */
  async #load(): Promise<void> {
    const me = await api.me();
    if (!stored("language") && isLanguage(me.language)) this.language = me.language;
    if (!stored("theme") && isTheme(me.theme)) this.theme = me.theme;
    if (!this.name) this.name = me.name ?? "";
    const known = me.name === this.name && me.language === this.language && me.theme === this.theme;
    if (!known) await api.saveMe({ name: this.name, language: this.language, theme: this.theme });
  }

  setLanguage(language: Language): void {
    this.language = language;
    void this.#keep("language", language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    void this.#keep("theme", theme);
  }

  /** Done when the server knows the name too, or cannot. */
  setName(name: string): Promise<void> {
    this.name = name;
    return this.#keep("name", name);
  }

  /** It is about this keyboard, so this browser keeps it. */
  setSingleKeys(wanted: boolean): void {
    this.singleKeys = wanted;
    localStorage.setItem("intrigue.single-keys", wanted ? "on" : "off");
  }

  #keep(key: string, value: string): Promise<void> {
    localStorage.setItem(`intrigue.${key}`, value);
    return api.saveMe({ name: this.name, language: this.language, theme: this.theme }).then(
      () => undefined,
      (error: unknown) => console.warn("the server could not keep it; this browser does", error),
    );
  }
}

export const prefs = new Prefs();
