/** Names and explanations of what is drawn, made of the same words as the story. */
import type { Words } from "../../lib/words.svelte";
import { leastSure } from "../emerald/facts";
import { list, sourced, symbolName, textBelow } from "../emerald/labels";
import { CARDS, CITY_SOURCES, GAME, heading, ROYALTY, symbolsOf } from "./facts";
import { ahead, agentsInCities, attackOf, present, seatOf, shortOfLead, who, type CityView, type View } from "./view";

/** "Vienna. Bomb value 4. You lead with 3. …": everything that stands on a plate. */
export function cityName(view: View, city: CityView, words: Words): string {
  const me = view.viewer;
  const rows = present(city);
  const said = [words.line("board-city", { city: city.id, n: city.defence })];
  if (attackOf(view)?.city === city.id) said.push(words.line("board-city-attacked", { city: city.id }));
  if (rows.length === 0) said.push(words.line("board-city-empty"));
  else if (city.leader === null) said.push(words.line("board-city-tie"));
  else if (city.leader === me) said.push(words.line("board-city-you-lead", { n: rows[0]!.total }));
  else said.push(words.line("board-city-leads", { seat: `seat-${city.leader}`, n: rows[0]!.total }));
  for (const { seat, cubes, agents } of rows) said.push(words.line("board-city-pieces", { seat: who(seat, me), cubes, agents }));
  if (city.zombies) said.push(words.line("board-city-zombies", { n: city.zombies }));
  if (city.royal === "slot")
    said.push(words.line("board-city-royal", { royalty: city.royalty, bombs: city.royal_bombs, points: city.royal_vp }));
  said.push(city.face_up ? words.line("board-city-card", { card: city.face_up }) : words.line("board-city-no-card"));
  if (city.face_up || city.stack) said.push(words.line("board-city-stack", { n: city.stack }));
  return said.join(" ");
}

/** What hovering over a plate adds: what is still in the stack, and what I would need to claim here. */
export function cityAbout(view: View, city: CityView, words: Words): string {
  return [cityName(view, city, words), ...cityRest(view, city, words)].join("\n");
}

/** What does not stand on a plate: what is still in the stack, what I would need to claim here, where its number comes from. */
export function cityRest(view: View, city: CityView, words: Words): string[] {
  const me = view.viewer;
  const said: string[] = [];
  const rest: string[] = [];
  if (city.stack && city.city_card_in) rest.push(words.line("board-city-card-in"));
  if (city.stack && city.royal === "stack") rest.push(words.line("board-city-royal-in"));
  if (city.royal === "gone") rest.push(words.line("board-city-gone", { royalty: city.royalty }));
  if ((city.royal === "killed" || city.royal === "hidden") && city.royal_by !== null)
    rest.push(words.line(`board-city-${city.royal}`, { seat: who(city.royal_by, me), royalty: city.royalty }));
  if (rest.length) said.push(rest.join(" "));
  if (me !== null && view.over === "" && city.face_up) {
    const short = shortOfLead(city, me);
    if (short > 0) said.push(words.line("board-city-short", { n: short }));
    else if ((city.cubes[me] ?? 0) === 0) said.push(words.line("board-city-no-cube"));
    else said.push(words.line("board-city-can-claim"));
  }
  said.push(sourced(CITY_SOURCES[city.id], symbolName("bomb", city.defence, words), words));
  return said;
}

/** What the difference between the markers means now. */
export function shareMeaning(view: View, words: Words): string {
  const side = ahead(view);
  return side === null ? words.line("board-share-none") : words.line("board-share", { side, n: view.share });
}

/** Everything public about a player, a line each. */
export function seatAbout(view: View, seat: number, words: Words): string {
  const one = view.seats[seat];
  if (!one) return "";
  const lines = [
    words.line("board-points", { n: one.points }),
    ...(view.over === "" && one.points < view.vp_end ? [words.line("board-to-go", { n: view.vp_end - one.points })] : []),
    ...(view.first === seat && view.round > 0 ? [words.line("board-first")] : []),
    words.line("board-hand-count", { n: one.hand }),
    words.line("board-deck-count", { n: one.deck }),
    words.line("board-discards-count", { n: one.discards.length + one.lost }),
    ...(one.top ? [words.line("board-top", { card: one.top })] : []),
    words.line("board-tokens", { n: one.tokens, of: GAME.tokens }),
    words.line("board-stock", { cubes: one.stock, agents: one.agent_stock }),
    words.line("board-on-board", { n: agentsInCities(view, seat) + one.away }),
    ...seatNotes(view, seat, words).map((note) => note.text),
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

/** What lies beside a player's identity, and what hangs over him. */
export function seatNotes(view: View, seat: number, words: Words): Note[] {
  const one = view.seats[seat];
  if (!one) return [];
  const notes: Note[] = [];
  const note = (icon: string, text: string, card = "", danger = false) => notes.push({ icon, text, card, danger });
  for (const city of view.cities)
    if (city.royal_by === seat)
      note(city.royal === "killed" ? "royal" : "hidden-royal", words.line(`board-royal-${city.royal}`, { royalty: city.royalty }), city.royalty);
  if (!view.banished && [...one.kept, ...one.discards, ...one.unplaced].includes("zombies")) note("zombie", words.line("board-zombies-owner"), "zombies");
  const boxes = one.gains.filter((gain) => gain.sort === "box").length;
  if (boxes) note("agent-box", words.line("board-victims", { n: boxes }));
  if (one.away) note("agent", words.line("board-mi-go", { n: one.away }), "mi_go");
  if (one.yog) note("agent", words.line("board-yog", { n: one.yog }), "yog_sothoth");
  for (const card of new Set(one.kept))
    if (!["mi_go", "yog_sothoth", "hide_royalty", "change_of_heart"].includes(card) && !one.gains.some((gain) => gain.sort === "box" && gain.source === card))
      note("text", words.line("board-kept", { card }), card);
  if (view.over === "" && !one.revealed && view.turns > 0) {
    if (agentsInCities(view, seat) + one.away === 1) note("agent", words.line("board-last-agent"), "", true);
    if (one.tokens === 1) note("mad", words.line("board-last-token"), "", true);
  }
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
  return sourced(leastSure([one.sources.bombs, one.sources.vp]), words.line("board-royal-card", { bombs: one.bombs, points: one.vp }), words);
}

/** More about whatever carries `data-about`. */
export function about(view: View, ref: string, words: Words): string | null {
  if (ref in CARDS) return cardAbout(ref, words);
  if (ref in ROYALTY) return royaltyAbout(ref, words);
  if (ref === "loyalist" || ref === "restorationist")
    return [words.line("board-track", { side: ref, n: view[ref], of: view.track_length }), shareMeaning(view, words), words.line("board-track-near", { of: view.track_length })].join("\n");
  const seat = seatOf(ref);
  if (seat !== null) return seatAbout(view, seat, words);
  const city = view.cities.find((one) => one.id === ref);
  return city ? cityAbout(view, city, words) : null;
}
