/** How somebody likes the page: switchable at once, kept in this browser; language, theme and name with the server, too. */
import { api } from "./api";
import type { Me } from "./wire";
import { LANGUAGES, type Language } from "./words.svelte";

export const THEMES = ["paper", "gaslight"] as const;
export type Theme = (typeof THEMES)[number];

/** How fast things move on the page. */
export const MOTIONS = ["slow", "normal", "fast", "at-once"] as const;
export type Motion = (typeof MOTIONS)[number];

const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text);
const isTheme = (text: unknown): text is Theme => THEMES.some((theme) => theme === text);
const isMotion = (text: unknown): text is Motion => MOTIONS.some((motion) => motion === text);

/** Under these names this browser keeps what was chosen. */
const KEYS = [
  "intrigue.language",
  "intrigue.theme",
  "intrigue.name",
  "intrigue.motion",
  "intrigue.sound",
  "intrigue.coach",
  "intrigue.single-keys",
] as const;
const [LANGUAGE, THEME, NAME, MOTION, SOUND, COACH, SINGLE_KEYS] = KEYS;
type Key = (typeof KEYS)[number];

const stored = (key: Key): string | null => localStorage.getItem(key);

function firstLanguage(): Language {
  // The server has sent the page in the language that we have chosen before, perhaps with another browser, else in that of this browser.
  const wanted = [
    stored(LANGUAGE),
    document.documentElement.lang,
    ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()),
  ];
  return wanted.find(isLanguage) ?? "en";
}

function firstTheme(): Theme {
  const wanted = stored(THEME);
  if (isTheme(wanted)) return wanted;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "gaslight" : "paper";
}

function firstMotion(): Motion {
  const wanted = stored(MOTION);
  return isMotion(wanted) ? wanted : "normal";
}

/** What can be turned off is on until somebody does so. */
const isOn = (key: Key): boolean => stored(key) !== "off";

class Prefs {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  name = $state(stored(NAME) ?? "");
  /** How fast pieces travel, and how long is waited between two things that happen. */
  motion = $state<Motion>(firstMotion());
  /** May the page be heard? */
  sound = $state(isOn(SOUND));
  /** Is what happens explained in practice games? */
  coach = $state(isOn(COACH));
  /** May a single letter, digit or sign do something? Whoever speaks to the computer, or types by accident, may not want it. */
  singleKeys = $state(isOn(SINGLE_KEYS));

  /** Done when the server has said what it knows of us, or cannot. */
  ready: Promise<void> = Promise.resolve();

  /** Ask the server, and from now on follow what is chosen in other windows of this browser. */
  start(): void {
    this.#ask();
    addEventListener("storage", ({ key }) => {
      if (key !== null && !KEYS.some((one) => one === key)) return;
      this.language = firstLanguage();
      this.theme = firstTheme();
      this.name = stored(NAME) ?? "";
      this.motion = firstMotion();
      this.sound = isOn(SOUND);
      this.coach = isOn(COACH);
      this.singleKeys = isOn(SINGLE_KEYS);
      this.#ask();
    });
  }

  #ask(): void {
    this.ready = this.#load().catch((error: unknown) => console.warn("the server does not know us yet", error));
  }

  /** What the server knows of us counts only where this browser has never been asked. */
  async #load(): Promise<void> {
    const me = await api.me();
    if (!stored(LANGUAGE) && isLanguage(me.language)) this.language = me.language;
    if (!stored(THEME) && isTheme(me.theme)) this.theme = me.theme;
    if (!this.name) this.name = me.name ?? "";
    const known = me.name === this.name && me.language === this.language && me.theme === this.theme;
    if (!known) await api.saveMe({ name: this.name, language: this.language, theme: this.theme });
  }

  setLanguage(language: Language): void {
    this.language = language;
    void this.#keep(LANGUAGE, language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    void this.#keep(THEME, theme);
  }

  /** Done when the server knows the name too, or cannot. */
  setName(name: string): Promise<void> {
    this.name = name;
    return this.#keep(NAME, name);
  }

  /** This browser is now somebody's whom the server knows. */
  become(me: Me): void {
    this.name = me.name ?? "";
    localStorage.setItem(NAME, this.name);
    this.#ask();
  }

  /** Nothing stays of us in this browser. */
  forget(): void {
    localStorage.clear();
  }

  // What follows is about this device: its screen, its loudspeakers, its keyboard. So this browser alone keeps it.

  setMotion(motion: Motion): void {
    this.motion = motion;
    localStorage.setItem(MOTION, motion);
  }

  setSound(wanted: boolean): void {
    this.sound = this.#turn(SOUND, wanted);
  }

  setCoach(wanted: boolean): void {
    this.coach = this.#turn(COACH, wanted);
  }

  setSingleKeys(wanted: boolean): void {
    this.singleKeys = this.#turn(SINGLE_KEYS, wanted);
  }

  #turn(key: Key, on: boolean): boolean {
    localStorage.setItem(key, on ? "on" : "off");
    return on;
  }

  #keep(key: Key, value: string): Promise<void> {
    localStorage.setItem(key, value);
    return api.saveMe({ name: this.name, language: this.language, theme: this.theme }).then(
      () => undefined,
      (error: unknown) => console.warn("the server could not keep it; this browser does", error),
    );
  }
}

export const prefs = new Prefs();
