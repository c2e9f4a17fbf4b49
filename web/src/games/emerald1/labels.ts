/** Names and explanations of what is drawn, made of the same words as the story. */
import type { Words } from "../../lib/words.svelte";
import { leastSure } from "../emerald/facts";
import { list, sourced, symbolName, textBelow } from "../emerald/labels";
import { arrowsOf, CARDS, CITY_SOURCES, EFFECTS, GAME, heading, isUp, symbolsOf, TARGETS, trackOf, TRACKS, type Arrow } from "./facts";
import {
  agentOf, agentsIn, agentsOf, attackOf, cityOf, effectsOf, inCity, influences, isAlone, isHighest, isMain, leaderOf, owns, placeOf, seatOf, shortOf, who,
  type AgentView, type CityView, type Place, type TrackName, type View,
} from "./view";

// ------------------------------------------------------------ cities and places

/** Everything that stands on the head of a plate: who controls it, its royal person, agents, zombies. */
export function cityName(view: View, city: CityView, words: Words): string {
  const me = view.viewer;
  const said = [words.line("board-city", { city: city.id, points: city.vp, n: city.defence })];
  if (city.destroyed) return [...said, words.line("board-city-destroyed")].join(" ");
  if (attackOf(view, TARGETS)?.city === city.id) said.push(words.line("board-city-attacked", { city: city.id }));
  said.push(city.control === null ? words.line("board-city-no-control") : words.line("board-city-control", { seat: who(city.control, me) }));
  if (city.locked) said.push(words.line("board-city-locked"));
  said.push(royalLine(view, city, words));
  for (const seat of view.seats.keys()) {
    const agents = agentsIn(view, city.id).filter((agent) => agent.controller === seat);
    if (agents.length) said.push(words.line("board-city-agents", { seat: who(seat, me), agents: list(words, agents.map((agent) => words.name(agent.id))) }));
  }
  if (city.zombies) said.push(words.line("board-city-zombies", { n: city.zombies }));
  return said.join(" ");
}

export function royalLine(view: View, city: CityView, words: Words): string {
  const royal = `royal_${city.id}`;
  if (city.royal === "free") return words.line("board-city-royal", { royal, bombs: city.royal_defence, points: city.royal_vp });
  if (city.royal === "gone" || city.royal_by === null) return words.line("board-city-gone", { royal });
  return words.line(`board-city-${city.royal}`, { royal, seat: who(city.royal_by, view.viewer) });
}

/** A place for cubes: what is there, who leads. */
export function placeName(view: View, place: Place, words: Words): string {
  const said: string[] = [];
  if (place.kind === "card") said.push(place.there ? words.line("board-place-card", { city: place.city!.id, card: place.city!.face_up }) : `${words.name(place.city!.id)}. ${words.line("board-city-no-card")}`);
  else if (place.kind === "box") said.push(words.line("board-place-box", { city: place.city!.id }));
  else said.push(words.line("board-place-effect", { effect: place.id }));
  if (place.blocked) said.push(words.line("board-place-blocked"));
  if (place.kind === "box" && place.city?.locked) said.push(words.line("board-city-locked"));
  if (place.kind === "card" && place.there) said.push(words.line("board-city-stack", { n: place.city!.pile }));
  if (place.there) said.push(...influenceLines(view, place, words));
  return said.join(" ");
}

/** Who leads there, and everybody's influence. */
export function influenceLines(view: View, place: Place, words: Words): string[] {
  const me = view.viewer;
  const rows = influences(view, place);
  const leader = leaderOf(rows);
  const first = rows[0];
  if (!first) return [words.line("board-city-empty")];
  const lead = leader === null ? words.line("board-city-tie") : leader === me ? words.line("board-city-you-lead", { n: first.points }) : words.line("board-city-leads", { seat: `seat-${leader}`, n: first.points });
  return [lead, ...rows.map((row) => words.line("board-city-pieces", { seat: who(row.seat, me), n: row.points, cubes: row.cubes, agents: row.agents }))];
}

/** What I would need to claim there. */
export function claimLine(view: View, place: Place, words: Words): string | null {
  const me = view.viewer;
  if (me === null || view.over !== "" || !place.there || place.blocked || (place.kind === "box" && (place.city?.control === me || place.city?.locked))) return null;
  const rows = influences(view, place);
  if ((place.cubes[me] ?? 0) > 0 && isHighest(rows, me)) return words.line("board-city-can-claim");
  return words.line("board-city-short", { n: shortOf(rows, me) });
}

/** A place with everything behind it: the card that lies there, what I would need. */
function placeAbout(view: View, place: Place, words: Words): string {
  const lines = [placeName(view, place, words)];
  const claim = claimLine(view, place, words);
  if (claim) lines.push(claim);
  if (place.kind === "card" && place.there) lines.push(cardAbout(place.city!.face_up, words));
  if (place.kind === "effect") lines.push(effectAbout(place.id, words));
  if (place.kind === "box") lines.push(...cityNumbers(place.city!, words));
  return lines.filter(Boolean).join("\n");
}

/** The numbers of a city with where they come from. */
export function cityNumbers(city: CityView, words: Words): string[] {
  const sources = CITY_SOURCES[city.id] ?? {};
  return [
    sourced(sources["vp"], words.line("board-city-points", { n: city.vp }), words),
    sourced(sources["defence"], words.line("board-city-defence", { n: city.defence }), words),
  ];
}

/** A royal person, with where the numbers come from: one sentence is as sure as the less sure of them. */
export function royalAbout(view: View, city: CityView, words: Words): string {
  const sources = CITY_SOURCES[city.id] ?? {};
  return [royalLine(view, city, words), sourced(leastSure([sources["royal_defence"], sources["royal_vp"]]), words.line("board-royal-card", { bombs: city.royal_defence, points: city.royal_vp }), words)].join("\n");
}

// ------------------------------------------------------------ agents

/** "Vera Figner, Ada's agent, in Paris, one bomb, AR: …" */
export function agentName(view: View, agent: AgentView, words: Words): string {
  return [words.name(agent.id), ...agentFacts(view, agent, words)].join(", ");
}

export function agentFacts(view: View, agent: AgentView, words: Words): string[] {
  const me = view.viewer;
  const said: string[] = [];
  if (agent.controller !== null && agent.kept_by === null) said.push(isMain(agent) ? words.line("board-agent-main") : words.line("board-agent-of", { seat: who(agent.controller, me) }));
  said.push(agentPlace(view, agent, words));
  if (agent.vampire) said.push(words.line("board-agent-vampire"));
  if (agent.bombs) said.push(words.line("board-agent-bombs", { n: agent.bombs }));
  if (agent.vp) said.push(words.line("board-agent-points", { n: agent.vp }));
  const mark = CARDS[agent.id]?.counter?.mark ?? "none";
  if (mark !== "none") said.push(words.line("board-agent-mark", { mark }));
  if (view.own?.doubles.includes(agent.id)) said.push(words.line("board-double"));
  const known = view.own?.elsewhere.find(([id]) => id === agent.id);
  if (known) said.push(words.line("board-double-known", { seat: known[1] === null ? "nobody" : `seat-${known[1]}` }));
  if (agent.double_by !== null) said.push(words.line("board-double-shown", { seat: who(agent.double_by, me) }));
  return said;
}

/** Where an agent is. */
export function agentPlace(view: View, agent: AgentView, words: Words): string {
  if (inCity(view, agent)) return words.line("board-agent-in", { city: agent.place });
  if (agent.kept_by !== null) return words.line("board-agent-killed", { seat: who(agent.kept_by, view.viewer) });
  if (agent.place === "card") return words.line("board-agent-card", { city: view.cities.find((city) => city.face_up === agent.id)?.id ?? view.cities[0]!.id });
  return words.line(`board-agent-${agent.place === "mi_go" || agent.place === "yog_sothoth" || agent.place === "aside" ? agent.place : "lost"}`);
}

// ------------------------------------------------------------ tracks

export function trackAbout(view: View, track: TrackName, words: Words): string {
  const top = track === "war" ? view.war_top : view.revolution_top;
  const next = TRACKS[track].find(({ space }) => space > view[track]);
  return [
    words.line("board-track", { track, n: view[track], of: top }),
    words.line("board-track-worth", { track, n: track === "war" ? view.war_vp : view.revolution_vp }),
    ...(next ? [words.line("board-track-next", { at: next.space, n: next.vp })] : []),
    words.line("board-track-near", { of: top }),
  ].join("\n");
}

// ------------------------------------------------------------ players

export function madLimit(view: View, seat: number): number {
  return owns(view, seat, "sigmund_freud") ? GAME.madLimitFreud : GAME.madLimit;
}

/** Everything public about a player, a line each. */
export function seatAbout(view: View, seat: number, words: Words): string {
  const one = view.seats[seat];
  if (!one) return "";
  const main = view.agents.find((agent) => agent.id === `main-${seat}`);
  const lines = [
    words.line("board-points", { n: one.disc }),
    ...(view.over === "" && one.disc < view.vp_end ? [words.line("board-to-go", { n: view.vp_end - one.disc })] : []),
    ...(view.first === seat && view.round > 0 ? [words.line("board-first")] : []),
    words.line(one.known ? "board-known-one" : "board-unknown-one"),
    words.line("board-hand-count", { n: one.hand }),
    words.line("board-deck-count", { n: one.deck }),
    words.line("board-discards-count", { n: one.discards.length + one.lost }),
    ...(one.top ? [words.line("board-top", { card: one.top })] : []),
    words.line("board-cubes-count", { stock: one.stock, limbo: one.limbo, pool: one.pool }),
    words.line("board-doubles-count", { n: one.doubles }),
    words.line("board-mad", { n: one.mad, of: madLimit(view, seat) }),
    ...(main && inCity(view, main) ? [words.line("board-main-in", { city: main.place })] : []),
    ...(one.buried ? [words.line("board-buried-count", { n: one.buried })] : []),
    ...seatNotes(view, seat, words).map((note) => note.text),
  ];
  return lines.join("\n");
}

export interface Note {
  icon: string;
  text: string;
  /** A card or effect that can be read, or empty. */
  ref: string;
  danger: boolean;
}

const EFFECT_ICONS: Readonly<Record<string, string>> = {
  change_of_heart: "identity", cultists: "control-disc", devils_island: "limbo", doctor_watson: "hand", master_of_disguise: "move", mi_go: "insanity", mrs_hudson: "discard",
  sebastian_moran: "bomb", sigmund_freud: "sane", society_of_leopold: "vampire", yog_sothoth: "insanity",
};

/** What lies before a player, and what hangs over him. */
export function seatNotes(view: View, seat: number, words: Words): Note[] {
  const one = view.seats[seat];
  if (!one) return [];
  const me = view.viewer;
  const notes: Note[] = [];
  const note = (icon: string, text: string, ref = "", danger = false) => notes.push({ icon, text, ref, danger });
  for (const effect of effectsOf(view, seat)) note(EFFECT_ICONS[effect.id] ?? "text", words.name(effect.id), effect.id);
  for (const city of view.cities)
    if (city.royal_by === seat && city.royal !== "gone") note(city.royal === "killed" ? "royal" : "hidden-royal", words.line(`board-royal-${city.royal}`, { royal: `royal_${city.id}` }), `royal_${city.id}`);
  for (const agent of view.agents) {
    if (agent.kept_by === seat && agent.controller !== null) note("assassinate", words.line("board-killed-agent", { seat: who(agent.controller, me), agent: agent.id }), agent.id);
    if (agent.controller === seat && agent.place === "mi_go") note("agent", words.line("board-on-mi-go", { agent: agent.id }), agent.id);
    if (agent.place === "yog_sothoth" && owns(view, seat, "yog_sothoth")) note("agent", words.line("board-on-yog", { agent: agent.id }), agent.id);
    if (agent.double_by === seat) note("double-agent", words.line("board-shown-double", { agent: agent.id }), agent.id);
  }
  if (view.zombie_owner === seat && !view.banished) note("zombie", words.line("board-zombies-owner"), "zombies");
  if (view.necronomicon_of === seat) note("text", words.line("board-necronomicon-owner"), "necronomicon");
  if (view.over === "" && view.turns > 0) {
    if (!one.revealed && one.mad === madLimit(view, seat) - 1) note("mad", words.line("board-last-mad"), "", true);
    if (one.known && !one.revealed && isAlone(view, seat) && agentsOf(view, seat).some((agent) => isMain(agent) && !agent.vampire)) note("agent", words.line("board-alone"), "", true);
  }
  return notes;
}

// ------------------------------------------------------------ cards

export function arrowName(arrow: Arrow, n: number, words: Words): string {
  return words.line("board-symbol-arrow", { track: trackOf(arrow), way: isUp(arrow) ? "up" : "down", n });
}

/** "2 cubes or a bomb". */
export function symbolsName(card: string, words: Words): string {
  const all = [...symbolsOf(card).map(([symbol, n]) => symbolName(symbol, n, words)), ...arrowsOf(card).map(([arrow, n]) => arrowName(arrow, n, words))];
  return list(words, all, "disjunction");
}

/** The heading of a card's text. */
export function headingName(card: string, words: Words): string {
  const own = heading(card);
  if (own === null) return "";
  return words.line(`board-heading-${own}`, { once: CARDS[card]?.once ? "once" : "often", mark: CARDS[card]?.counter?.mark ?? "none" });
}

/** A card's text without its heading; empty for a card without a text. */
export function textOf(card: string, words: Words): string {
  return heading(card) === null ? "" : textBelow(card, words);
}

/** Everything on a card, with where each number comes from. */
export function cardAbout(card: string, words: Words): string {
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
  if (fact.counter && fact.counter.mark !== "none") add("mark", words.line("board-agent-mark", { mark: fact.counter.mark }));
  return lines.join("\n");
}

/** What is left of everything that belongs to nobody. */
export function supplies(view: View, words: Words): { icon: string; n: number; text: string }[] {
  const rows = [
    ["sane", "sanity", view.sane_left + view.mad_left],
    ["zombie", "zombies", view.zombies_left],
    ["block-disc", "discs", view.blocking_discs],
    ["double-agent", "doubles", view.doubles_left],
  ] as const;
  return rows.map(([icon, what, n]) => ({ icon, n, text: words.line(`board-${what}-left`, { n }) }));
}

/** A Permanent Effect in reading size. */
export function effectAbout(effect: string, words: Words): string {
  const fact = EFFECTS[effect];
  if (!fact) return "";
  const lines = words.has(`text-${effect}`) ? [words.text(effect)] : [];
  if (fact.sanity) lines.push(sourced(fact.sources["sanity"], words.line("board-symbol-sanity"), words));
  return lines.join("\n");
}

/** More about whatever carries `data-about`. */
export function about(view: View, ref: string, words: Words): string | null {
  if (ref === "war" || ref === "revolution") return trackAbout(view, ref, words);
  const seat = seatOf(ref);
  if (seat !== null) return seatAbout(view, seat, words);
  const city = cityOf(view, ref);
  if (city) return [cityName(view, city, words), ...cityNumbers(city, words)].join("\n");
  const place = placeOf(view, ref);
  if (place) return placeAbout(view, place, words);
  if (ref.startsWith("royal_")) return royalAbout(view, cityOf(view, ref.slice(6))!, words);
  const agent = agentOf(view, ref);
  // Of an agent who is in the game, say first where he is.
  const there = agent && agent.place !== "aside" ? [agentFacts(view, agent, words).join(", ")] : [];
  if (ref in CARDS) return [...there, cardAbout(ref, words)].filter(Boolean).join("\n");
  return agent ? there.join("") : null;
}
