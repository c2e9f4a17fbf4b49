/**
 * What a touch means here beyond what the page knows: an agent and the agent's card have one name, and of a card there
 * may be several in the hand. What may be touched is what the rules offer to the draft.
 */
import type { Light } from "../../drawing";
import type { Draft } from "../../lib/draft.svelte";
import type { Board, Prospect } from "./view";

export type Plan = Draft<Prospect>;

/** Verbs whose first thing is an agent. */
const OF_AGENTS = new Set(["go", "return", "shelter", "sacrifice", "show", "keep", "turn", "strike"]);
/** Verbs whose first thing is a card of the hand, and the symbol that it is played for. */
const OF_CARDS: Readonly<Record<string, string>> = {
  place: "cube",
  retrieve: "cube",
  buy: "gold",
  move: "gold",
  advance: "",
  attempt: "text",
  bomb: "bomb",
  use: "text",
  discard: "",
  swap: "",
  remove: "",
  bury: "",
};

const wordsOf = (phrase: string) => phrase.split(" ") as [string, string?, string?];
const verbOf = (phrase: string) => wordsOf(phrase)[0];

/** Is it a phrase that plays a card of my hand? */
export function isCard(phrase: string): boolean {
  return verbOf(phrase) in OF_CARDS;
}

/** What may be added is what an action may begin with; so it stays until the rules have spoken about the first wish. */
function offersMenu(draft: Plan, board: Board): boolean {
  return board.plan.length === 0 && draft.addable.some((phrase) => phrase === "pass" || phrase === "end");
}

/** Nothing is begun yet in my turn. */
export function isMenu(draft: Plan, board: Board): boolean {
  return draft.wishes.length === 0 && offersMenu(draft, board);
}

/** A card in my fingers of which it is not said yet what it is played for. */
export function heldCard(draft: Plan): string | null {
  const bare = draft.wishes.filter((wish) => !wish.includes(" ") && !draft.isAnswer(wish));
  const openings = new Set(draft.readings.map((reading) => verbOf(reading.phrases[0] ?? "")));
  const open =
    draft.readings.length !== 1 || [...draft.ways.values()].some((way) => way.instead !== undefined || way.all);
  return open ? ((openings.size > 1 ? bare[0] : bare.at(-1)) ?? null) : null;
}

/** Does it fit the verb that is chosen, if one is? Whoever means to move agents may begin with the agent. */
function inPath(draft: Plan, phrase: string): boolean {
  const [verb] = draft.path;
  return verb === undefined || verb === verbOf(phrase) || (verb === "move" && verbOf(phrase) === "go");
}

// ------------------------------------------------------------ agents

function naming(phrases: readonly string[], agent: string): string[] {
  return phrases.filter((phrase) => OF_AGENTS.has(verbOf(phrase)) && wordsOf(phrase)[1] === agent);
}

/** Is an agent part of what I mean to do? */
export function isDrafted(draft: Plan, agent: string): boolean {
  return naming(draft.phrases, agent).length > 0;
}

export function agentLight(draft: Plan, agent: string): Light {
  const [verb = "", chosen] = draft.path;
  if ((chosen === agent && OF_AGENTS.has(verb)) || isDrafted(draft, agent)) return "chosen";
  if (naming(draft.addable, agent).some((phrase) => inPath(draft, phrase))) return "open";
  return !draft.empty &&
    naming(
      draft.refused.map(({ phrase }) => phrase),
      agent,
    ).length
    ? "forbidden"
    : "none";
}

/** All agents that are asked for, chosen ones among them; none while they are only something one might begin with. */
export function askedAgents(draft: Plan, board: Board): string[] {
  const begun = draft.path[0] ?? verbOf(draft.wishes[0] ?? "");
  if (offersMenu(draft, board) && !OF_AGENTS.has(begun) && begun !== "move") return [];
  const open = draft.addable.filter((phrase) => inPath(draft, phrase));
  return [
    ...new Set(
      [...open, ...draft.phrases]
        .filter((phrase) => OF_AGENTS.has(verbOf(phrase)))
        .map((phrase) => wordsOf(phrase)[1]!),
    ),
  ];
}

/** What a touch on an agent means: the phrase that it is, or begins; undefined if it means nothing. */
export function agentPhrase(draft: Plan, agent: string): string | undefined {
  const open = naming(draft.addable, agent).filter((phrase) => inPath(draft, phrase));
  // Whoever could do several things with an agent goes somewhere; the others have buttons of their own.
  const phrase = open.find((one) => verbOf(one) === "go") ?? open[0];
  return phrase && wordsOf(phrase).slice(0, 2).join(" ");
}

/** An agent is touched. False if that means nothing. */
export function pickAgent(draft: Plan, agent: string): boolean {
  if (draft.postpone(() => void pickAgent(draft, agent))) return true;
  const [chosen] = naming(draft.phrases, agent);
  const phrase = agentPhrase(draft, agent);
  if (chosen) draft.drop(chosen);
  else if (draft.path[1] === agent) draft.path = [];
  else if (phrase === undefined) return false;
  else if (draft.addable.includes(phrase)) draft.add(phrase);
  else draft.path = phrase.split(" ");
  return true;
}

/** The agent who goes somewhere with the next city. */
export function traveller(draft: Plan): string | null {
  if (draft.path[0] === "go" || draft.path[0] === "return") return draft.path[1] ?? null;
  const agents = new Set(draft.addable.map((phrase) => (verbOf(phrase) === "go" ? wordsOf(phrase)[1]! : "")));
  return agents.size === 1 ? [...agents][0]! || null : null;
}

// ------------------------------------------------------------ cards

/** The answers in which a card of my hand is part of my action: those given already, then those I wish for. */
function cardWishes(draft: Plan, board: Board, card: string): string[] {
  const given = board.plan.filter((phrase) => verbOf(phrase) in OF_CARDS && wordsOf(phrase)[1] === card);
  return [
    ...given,
    ...draft.wishes.filter((wish) => wish === card || (verbOf(wish) in OF_CARDS && wordsOf(wish)[1] === card)),
  ];
}

/** How many cards of this name are part of my action, those among them that the rules leave no choice about. */
export function drafted(draft: Plan, board: Board, card: string): number {
  const begun = draft.path[1] === card && verbOf(draft.path[0] ?? "") in OF_CARDS ? 1 : 0;
  const forced = draft.prospect?.cards.filter((one) => one === card).length ?? 0;
  return Math.max(cardWishes(draft, board, card).length, draft.pending ? 0 : forced) + begun;
}

/** The symbol for which a card is part of my action, if that is known. */
export function useOf(draft: Plan, board: Board, card: string, copy: number): string | null {
  const wish = cardWishes(draft, board, card)[copy];
  if (wish === undefined) return null;
  const phrase = wish.includes(" ")
    ? wish
    : draft.phrases.find((one) => verbOf(one) in OF_CARDS && wordsOf(one)[1] === card);
  const [verb = "", , arrow] = wordsOf(phrase ?? "");
  return (verb === "advance" ? arrow : OF_CARDS[verb]) || null;
}

function open(draft: Plan, card: string): string[] {
  return draft.addable.filter(
    (phrase) => verbOf(phrase) in OF_CARDS && wordsOf(phrase)[1] === card && inPath(draft, phrase),
  );
}

/** The arrows of a card that a touch would play now. */
export function openArrows(draft: Plan, card: string): string[] {
  return open(draft, card)
    .filter((phrase) => verbOf(phrase) === "advance")
    .map((phrase) => wordsOf(phrase)[2]!);
}

export function cardLight(draft: Plan, card: string): Light {
  if (open(draft, card).length) return "open";
  return !draft.empty && whyNotCard(draft, card) ? "forbidden" : "none";
}

/** Why a card cannot be part of my action. */
export function whyNotCard(draft: Plan, card: string) {
  const all = draft.refused.filter(({ phrase }) => verbOf(phrase) in OF_CARDS && wordsOf(phrase)[1] === card);
  return all.find(({ phrase }) => inPath(draft, phrase)) ?? null;
}

/** A card of my hand is touched, or one of its arrows. False if that means nothing, and the page may say why. */
export function pickCard(draft: Plan, board: Board, card: string, copy: number, arrow: string | null): boolean {
  if (draft.postpone(() => void pickCard(draft, board, card, copy, arrow))) return true;
  const all = open(draft, card);
  if (arrow !== null && all.includes(`advance ${card} ${arrow}`)) draft.add(`advance ${card} ${arrow}`);
  else if (arrow !== null && draft.ways.has(arrow)) draft.touch(arrow);
  else if (copy < drafted(draft, board, card)) {
    const wish = cardWishes(draft, board, card)[copy];
    if (wish === undefined && draft.path[1] === card) draft.path = draft.path.slice(0, 1);
    else if (wish === undefined)
      return true; // it has no choice
    else if (draft.wishes.includes(wish)) draft.drop(draft.wishes.lastIndexOf(wish));
    else return false; // it is given already: only a take-back helps
  } else if (all.length === 1) draft.add(all[0]!);
  else if (all.length > 1 && all.every((phrase) => verbOf(phrase) === "advance")) draft.path = ["advance", card];
  else return all.length > 0 && draft.touch(card);
  return true;
}
