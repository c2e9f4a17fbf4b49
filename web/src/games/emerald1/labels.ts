/** Names and explanations of what is drawn, made of the same words as the story. */
import type { Words } from "../../lib/words.svelte";
import { leastSure } from "../emerald/printed";
import { cardsAbout, list, sourced, symbolName, textBelow } from "../emerald/labels";
import { EFFECT_ICONS } from "../emerald/pictures";
import { arrowsOf, CARDS, CITY_SOURCES, EFFECTS, heading, isUp, symbolsOf, trackOf, type Arrow } from "./printed";
import {
  agentOf,
  agentsIn,
  cityOf,
  inCity,
  isMain,
  placeOf,
  seatOf,
  who,
  type AgentView,
  type Beside,
  type Board,
  type CityView,
  type PlaceShown,
  type TrackName,
  type View,
} from "./view";

// ------------------------------------------------------------ cities and places

/** Everything that stands on the head of a plate: who controls it, its royal person, agents, zombies. */
export function cityName(view: View, board: Board, city: CityView, words: Words): string {
  const me = view.viewer;
  const said = [words.line("board-city", { city: city.id, points: city.vp, n: city.defence })];
  if (city.destroyed) return [...said, words.line("board-city-destroyed")].join(" ");
  if (board.attack?.city === city.id) said.push(words.line("board-city-attacked", { city: city.id }));
  said.push(
    city.control === null
      ? words.line("board-city-no-control")
      : words.line("board-city-control", { seat: who(city.control, me) }),
  );
  if (city.locked) said.push(words.line("board-city-locked"));
  said.push(royalLine(view, city, words));
  for (const seat of view.seats.keys()) {
    const agents = agentsIn(view, city.id).filter((agent) => agent.controller === seat);
    const names = list(
      words,
      agents.map((agent) => words.name(agent.id)),
    );
    if (agents.length) said.push(words.line("board-city-agents", { seat: who(seat, me), agents: names }));
  }
  if (city.zombies) said.push(words.line("board-city-zombies", { n: city.zombies }));
  return said.join(" ");
}

export function royalLine(view: View, city: CityView, words: Words): string {
  const royal = `royal_${city.id}`;
  if (city.royal === "free")
    return words.line("board-city-royal", { royal, bombs: city.royal_defence, points: city.royal_vp });
  if (city.royal === "gone" || city.royal_by === null) return words.line("board-city-gone", { royal });
  return words.line(`board-city-${city.royal}`, { royal, seat: who(city.royal_by, view.viewer) });
}

/** A place for cubes: what is there, who leads. */
export function placeName(view: View, place: PlaceShown, words: Words): string {
  const said: string[] = [];
  const city = cityOf(view, place.city);
  if (place.kind === "effect") said.push(words.line("board-place-effect", { effect: place.id }));
  else if (place.kind === "box") said.push(words.line("board-place-box", { city: place.city }));
  else if (place.there) said.push(words.line("board-place-card", { city: place.city, card: place.card }));
  else said.push(`${words.name(place.city)}. ${words.line("board-city-no-card")}`);
  if (place.blocked) said.push(words.line("board-place-blocked"));
  if (place.kind === "box" && city?.locked) said.push(words.line("board-city-locked"));
  if (place.kind === "card" && place.there && city) said.push(words.line("board-city-stack", { n: city.pile }));
  if (place.there) said.push(...influenceLines(view, place, words));
  return said.join(" ");
}

/** Who leads there, and everybody's influence. */
function influenceLines(view: View, place: PlaceShown, words: Words): string[] {
  const me = view.viewer;
  const [first] = place.influence;
  if (!first) return [words.line("board-city-empty")];
  const lead =
    place.leader === null
      ? words.line("board-city-tie")
      : place.leader === me
        ? words.line("board-city-you-lead", { n: first.points })
        : words.line("board-city-leads", { seat: `seat-${place.leader}`, n: first.points });
  const rows = place.influence.map(({ seat, points, cubes, agents }) =>
    words.line("board-city-pieces", { seat: who(seat, me), n: points, cubes, agents }),
  );
  return [lead, ...rows];
}

/** What I would need to claim there. */
export function claimLine(place: PlaceShown, words: Words): string | null {
  if (place.claim === "none") return null;
  return place.claim === "open"
    ? words.line("board-city-can-claim")
    : words.line("board-city-short", { n: place.short });
}

/** A place with everything behind it: the card that lies there, what I would need. */
function placeAbout(view: View, place: PlaceShown, words: Words): string {
  const lines = [placeName(view, place, words), claimLine(place, words) ?? ""];
  const city = cityOf(view, place.city);
  if (place.kind === "card" && place.there) lines.push(cardAbout(place.card, words));
  if (place.kind === "effect") lines.push(effectAbout(place.id, words));
  if (place.kind === "box" && city) lines.push(...cityNumbers(city, words));
  return lines.filter(Boolean).join("\n");
}

/** The numbers of a city with where they come from. */
function cityNumbers(city: CityView, words: Words): string[] {
  const sources = CITY_SOURCES[city.id] ?? {};
  return [
    sourced(sources["vp"], words.line("board-city-points", { n: city.vp }), words),
    sourced(sources["defence"], words.line("board-city-defence", { n: city.defence }), words),
  ];
}

/** A royal person, with where the numbers come from: one sentence is as sure as the less sure of them. */
function royalAbout(view: View, city: CityView, words: Words): string {
  const sources = CITY_SOURCES[city.id] ?? {};
  const numbers = words.line("board-royal-card", { bombs: city.royal_defence, points: city.royal_vp });
  return [
    royalLine(view, city, words),
    sourced(leastSure([sources["royal_defence"], sources["royal_vp"]]), numbers, words),
  ].join("\n");
}

// ------------------------------------------------------------ agents

/** "Vera Figner, Ada's agent, in Paris, one bomb, AR: …" */
export function agentName(view: View, board: Board, agent: AgentView, words: Words): string {
  return [words.name(agent.id), ...agentFacts(view, board, agent, words)].join(", ");
}

export function agentFacts(view: View, board: Board, agent: AgentView, words: Words): string[] {
  const me = view.viewer;
  const said: string[] = [];
  if (agent.controller !== null && agent.kept_by === null)
    said.push(
      isMain(agent)
        ? words.line("board-agent-main")
        : words.line("board-agent-of", { seat: who(agent.controller, me) }),
    );
  said.push(agentPlace(view, agent, words));
  if (agent.vampire) said.push(words.line("board-agent-vampire"));
  if (agent.bombs) said.push(words.line("board-agent-bombs", { n: agent.bombs }));
  if (agent.vp) said.push(words.line("board-agent-points", { n: agent.vp }));
  const mark = CARDS[agent.id]?.counter?.mark ?? "none";
  if (mark !== "none") said.push(words.line("board-agent-mark", { mark }));
  if (view.own?.doubles.includes(agent.id)) said.push(words.line("board-double"));
  const known = board.doubles.find((one) => one.agent === agent.id);
  if (known)
    said.push(words.line("board-double-known", { seat: known.holder === null ? "nobody" : `seat-${known.holder}` }));
  if (agent.double_by !== null) said.push(words.line("board-double-shown", { seat: who(agent.double_by, me) }));
  return said;
}

/** Where an agent is. */
export function agentPlace(view: View, agent: AgentView, words: Words): string {
  if (inCity(view, agent)) return words.line("board-agent-in", { city: agent.place });
  if (agent.kept_by !== null) return words.line("board-agent-killed", { seat: who(agent.kept_by, view.viewer) });
  const city = view.cities.find((one) => one.face_up === agent.id);
  if (agent.place === "card" && city) return words.line("board-agent-card", { city: city.id });
  return words.line(words.has(`board-agent-${agent.place}`) ? `board-agent-${agent.place}` : "board-agent-lost");
}

// ------------------------------------------------------------ tracks and players

function trackAbout(view: View, board: Board, track: TrackName, words: Words): string {
  const of = track === "war" ? view.war_top : view.revolution_top;
  const { next_at: at, next_worth: n } = board[track];
  return [
    words.line("board-track", { track, n: view[track], of }),
    words.line("board-track-worth", { track, n: track === "war" ? view.war_vp : view.revolution_vp }),
    ...(at === null ? [] : [words.line("board-track-next", { at, n })]),
    words.line("board-track-near", { of }),
  ].join("\n");
}

/** Everything public about a player, a line each. */
function seatAbout(view: View, board: Board, seat: number, words: Words): string {
  const one = view.seats[seat];
  const shown = board.seats[seat];
  if (!one || !shown) return "";
  const lines = [
    words.line("board-points", { n: one.disc }),
    ...(shown.to_go ? [words.line("board-to-go", { n: shown.to_go })] : []),
    ...(view.first === seat && view.round > 0 ? [words.line("board-first")] : []),
    words.line(one.known ? "board-known-one" : "board-unknown-one"),
    ...cardsAbout(one, words),
    words.line("board-cubes-count", { stock: one.stock, limbo: one.limbo, pool: one.pool }),
    words.line("board-doubles-count", { n: one.doubles }),
    words.line("board-mad", { n: one.mad, of: shown.mad_limit }),
    ...(shown.main ? [words.line("board-main-in", { city: shown.main })] : []),
    ...(one.buried ? [words.line("board-buried-count", { n: one.buried })] : []),
    ...shown.beside.map((note) => noteText(view, note, words)),
  ];
  return lines.join("\n");
}

/** How each thing that lies before a player, or hangs over them, is drawn and said. */
const NOTES: Readonly<Record<Beside["what"], readonly [icon: string, said: string]>> = {
  effect: ["text", ""],
  "royal-killed": ["royal", "board-royal-killed"],
  "royal-hidden": ["hidden-royal", "board-royal-hidden"],
  "killed-agent": ["assassinate", "board-killed-agent"],
  "on-mi-go": ["agent", "board-on-mi-go"],
  "on-yog": ["agent", "board-on-yog"],
  "shown-double": ["double-agent", "board-shown-double"],
  "zombies-owner": ["zombie", "board-zombies-owner"],
  "necronomicon-owner": ["text", "board-necronomicon-owner"],
  "last-mad": ["mad", "board-last-mad"],
  alone: ["agent", "board-alone"],
};

export function noteText(view: View, { what, thing, seat }: Beside, words: Words): string {
  if (what === "effect") return words.name(thing);
  return words.line(NOTES[what][1], { royal: thing, agent: thing, seat: who(seat ?? 0, view.viewer) });
}

export function noteIcon(note: Beside): string {
  return (note.what === "effect" && EFFECT_ICONS[note.thing]) || NOTES[note.what][0];
}

/** It hangs over the player. */
export function isDanger(note: Beside): boolean {
  return note.what === "last-mad" || note.what === "alone";
}

/** The icons of actions that have none of their own name. */
export const VERB_ICONS: Readonly<Record<string, string>> = {
  buy: "gold",
  advance: "arrow-war",
  attempt: "assassinate",
  use: "text",
  show: "double-agent",
  reveal: "identity",
  go: "move",
  swap: "hand",
  exile: "limbo",
  shelter: "agent",
  return: "agent",
  sacrifice: "insanity",
};

// ------------------------------------------------------------ cards

export function arrowName(arrow: Arrow, n: number, words: Words): string {
  return words.line("board-symbol-arrow", { track: trackOf(arrow), way: isUp(arrow) ? "up" : "down", n });
}

/** "2 cubes or a bomb". */
export function symbolsName(card: string, words: Words): string {
  const symbols = symbolsOf(card).map(([symbol, n]) => symbolName(symbol, n, words));
  return list(words, [...symbols, ...arrowsOf(card).map(([arrow, n]) => arrowName(arrow, n, words))], "disjunction");
}

/** The heading of a card's text. */
export function headingName(card: string, words: Words): string {
  const own = heading(card);
  if (own === null) return "";
  return words.line(`board-heading-${own}`, {
    once: CARDS[card]?.once ? "once" : "often",
    mark: CARDS[card]?.counter?.mark ?? "none",
  });
}

/** A card's text without its heading; empty for a card without a text. */
export function textOf(card: string, words: Words): string {
  return heading(card) === null ? "" : textBelow(card, words);
}

/** Everything on a card, with where each number comes from. */
function cardAbout(card: string, words: Words): string {
  const fact = CARDS[card];
  if (!fact) return "";
  const lines: string[] = [];
  const add = (name: string, what: string) => lines.push(sourced(fact.sources[name], what, words));
  if (words.has(`text-${card}`)) lines.push(words.text(card));
  if (heading(card) !== null) add("kind", headingName(card, words));
  for (const [symbol, n] of symbolsOf(card)) add(symbol, symbolName(symbol, n, words));
  for (const [arrow, n] of arrowsOf(card)) add("arrows", arrowName(arrow, n, words));
  if (fact.sanity) add("sanity", words.line("board-symbol-sanity"));
  if (fact.counter?.bombs) add("counter_bombs", words.line("board-counter-bombs", { n: fact.counter.bombs }));
  if (fact.counter?.vp) add("vp", words.line("board-counter-vp", { n: fact.counter.vp }));
  if (fact.counter && fact.counter.mark !== "none")
    add("mark", words.line("board-agent-mark", { mark: fact.counter.mark }));
  return lines.join("\n");
}

/** What is left of everything that belongs to nobody. */
export function supplies(view: View, words: Words): { icon: string; n: number; text: string }[] {
  const rows = [
    ["sane", "board-sanity-left", view.sane_left + view.mad_left],
    ["zombie", "board-zombies-left", view.zombies_left],
    ["block-disc", "board-discs-left", view.blocking_discs],
    ["double-agent", "board-doubles-left", view.doubles_left],
  ] as const;
  return rows.map(([icon, said, n]) => ({ icon, n, text: words.line(said, { n }) }));
}

/** A Permanent Effect in reading size. */
function effectAbout(effect: string, words: Words): string {
  const fact = EFFECTS[effect];
  if (!fact) return "";
  const lines = words.has(`text-${effect}`) ? [words.text(effect)] : [];
  if (fact.sanity) lines.push(sourced(fact.sources["sanity"], words.line("board-symbol-sanity"), words));
  return lines.join("\n");
}

/** More about whatever carries `data-about`. */
export function about(view: View, ref: string, words: Words, board: Board): string | null {
  if (ref === "war" || ref === "revolution") return trackAbout(view, board, ref, words);
  const seat = seatOf(ref);
  if (seat !== null) return seatAbout(view, board, seat, words);
  const city = cityOf(view, ref);
  if (city) return [cityName(view, board, city, words), ...cityNumbers(city, words)].join("\n");
  const place = placeOf(board, ref);
  if (place) return placeAbout(view, place, words);
  const royal = ref.startsWith("royal_") ? cityOf(view, ref.slice(6)) : undefined;
  if (royal) return royalAbout(view, royal, words);
  const agent = agentOf(view, ref);
  // Of an agent who is in the game, say first where they are.
  const there = agent && agent.place !== "aside" ? [agentFacts(view, board, agent, words).join(", ")] : [];
  if (ref in CARDS) return [...there, cardAbout(ref, words)].filter(Boolean).join("\n");
  return agent ? there.join("") : null;
}
