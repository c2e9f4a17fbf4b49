/* Made by tools/types.mjs out of the server's schema. */

/**
 * What a page of emerald1 holds.
 */
export interface Emerald1 {
[k: string]: any
}
/**
 * The table as one seat sees it, or as everybody does (`viewer` None).
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
viewer: (number | null)
options: {
[k: string]: boolean | number
}
round: number
turns: number
first: number
active: number
actions: number
free_used: boolean
hudson_used: boolean
safe: string[]
hunted: string[]
delayed: boolean
due: string
due_seat: number
over: string
war: number
revolution: number
war_high: number
revolution_high: number
war_top: number
revolution_top: number
war_vp: number
revolution_vp: number
vp_end: number
cities: CityView[]
effects: EffectView[]
agents: AgentView[]
seats: SeatView[]
blocking_discs: number
zombies_left: number
zombie_owner: (number | null)
banished: boolean
sane_left: number
mad_left: number
doubles_left: number
doubles_drawn: number
necronomicon_of: (number | null)
in_play: string
unseen: string[]
removed: string[]
own: (OwnView | null)
agenda: [string, number[]][]
}
/**
 * A city. Rows have a place for every seat.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "CityView".
 */
export interface CityView {
id: string
vp: number
defence: number
control: (number | null)
locked: boolean
destroyed: boolean
box: number[]
box_blocked: boolean
face_up: string
cubes: number[]
blocked: boolean
pile: number
royal: string
royal_by: (number | null)
royal_defence: number
royal_vp: number
zombies: number
}
/**
 * A Permanent Effect.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "EffectView".
 */
export interface EffectView {
id: string
place: string
owner: (number | null)
cubes: number[]
blocked: boolean
}
/**
 * An agent's counter.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "AgentView".
 */
export interface AgentView {
id: string
place: string
controller: (number | null)
kept_by: (number | null)
vampire: boolean
since: number
bombs: number
vp: number
double: string
double_by: (number | null)
}
/**
 * What everybody knows of a player.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
colour: string
stock: number
pool: number
limbo: number
mad: number
struck: number
revealed: boolean
side: string
turned: boolean
looked_at_by: number[]
known: boolean
disc: number
doubles: number
hand: number
deck: number
top: string
discards: string[]
lost: number
buried: number
unplaced: string[]
shuffled: string[]
shuffled_unseen: number
final: (number | null)
}
/**
 * What only the viewer knows.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "OwnView".
 */
export interface OwnView {
side: string
hand: string[]
deck: string[]
lost: string[]
buried: string[]
plan: (PlanView | null)
looked: [number, string][]
doubles: string[]
drawn: string[]
elsewhere: [string, (number | null)][]
worth: number
kills: number
}
/**
 * An action that the viewer is putting together.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "PlanView".
 */
export interface PlanView {
kind: string
using: string
chosen: string[]
picked: number[]
}
/**
 * What follows from a view.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "Board".
 */
export interface Board {
attack: (Attacked | null)
places: PlaceShown[]
departures: Departure[]
revolution: TrackShown
war: TrackShown
seats: SeatShown[]
suspects: Suspect[]
doubles: KnownDouble[]
plan: string[]
scores: Score[]
lowest: (number | null)
tie: boolean
}
/**
 * An attack that somebody is asked about.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "Attacked".
 */
export interface Attacked {
how: ("attempt" | "cthulhu" | "shoggoth" | "vampire" | "zombie")
attacker: number
target: string
city: string
}
/**
 * A place for cubes: who has how much influence there, and what that means for the viewer.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "PlaceShown".
 */
export interface PlaceShown {
id: string
kind: ("box" | "card" | "effect")
city: string
card: string
there: boolean
blocked: boolean
cubes: number[]
influence: Influence[]
leader: (number | null)
claim: ("none" | "open" | "short")
short: number
}
/**
 * A player's influence at a place.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "Influence".
 */
export interface Influence {
seat: number
cubes: number
agents: number
points: number
}
/**
 * Where the viewer's agents in one city can go for gold.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "Departure".
 */
export interface Departure {
city: string
journeys: Journey[]
}
/**
 * The cheapest open way to a city.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "Journey".
 */
export interface Journey {
city: string
cost: number
via: string[]
}
/**
 * The next space of a track that is worth more; None: there is none.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "TrackShown".
 */
export interface TrackShown {
next_at: (number | null)
next_worth: number
}
/**
 * What follows from the view about a player.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "SeatShown".
 */
export interface SeatShown {
side: ("hidden" | "loyalist" | "restorationist")
to_go: number
mad_limit: number
main: string
points: Gain[]
beside: Beside[]
evidence: Evidence[]
}
/**
 * Points of a player, and what for.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "Gain".
 */
export interface Gain {
what: ("agents" | "cards" | "cities" | "kills" | "necronomicon" | "royals" | "track")
n: number
}
/**
 * Something that lies before a player, or that everybody knows of them.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "Beside".
 */
export interface Beside {
what: ("alone" | "effect" | "killed-agent" | "last-mad" | "necronomicon-owner" | "on-mi-go" | "on-yog" | "royal-hidden" | "royal-killed" | "shown-double" | "zombies-owner")
thing: string
seat: (number | null)
}
/**
 * Something that everybody sees and that speaks for a side.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "Evidence".
 */
export interface Evidence {
what: ("agents" | "hid-royalty" | "killed-agents" | "killed-royalty" | "vampires" | "yog" | "zombies")
n: number
side: ("hidden" | "loyalist" | "restorationist")
weight: number
}
/**
 * An agent of the viewer's, and how likely it is that another player holds the double agent counter.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "Suspect".
 */
export interface Suspect {
agent: string
percent: number
known: (number | null)
}
/**
 * A double agent counter that the viewer does not hold but knows of.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "KnownDouble".
 */
export interface KnownDouble {
agent: string
holder: (number | null)
}
/**
 * A final score with its reasons.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "Score".
 */
export interface Score {
seat: number
side: ("hidden" | "loyalist" | "restorationist")
had: number
parts: Gain[]
points: number
out: boolean
place: number
wins: boolean
}
/**
 * What a draft has, what it needs, and what it would change.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "Prospect".
 */
export interface Prospect {
action: string
cards: string[]
cubes: (Amount | null)
gold: (Amount | null)
bought: number
bombs: (Bombs | null)
trips: Trip[]
moved: Moved[]
standings: Standing[]
revolution: Change
war: Change
points: Change
worth: Change
}
/**
 * How many there are, of how many.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "Amount".
 */
export interface Amount {
n: number
of: number
}
/**
 * What an attempt takes, and what it has.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "Bombs".
 */
export interface Bombs {
target: string
city: string
need: number
agents: number
cards: number
points: number
}
/**
 * An agent who goes somewhere.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "Trip".
 */
export interface Trip {
agent: string
start: string
city: string
cost: number
via: string[]
}
/**
 * Cubes that come to a place (more than 0) or leave it.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "Moved".
 */
export interface Moved {
place: string
seat: number
n: number
}
/**
 * A place where the player's influence would change, or who leads there.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
place: string
points: Change
leader_before: (number | null)
leader_after: (number | null)
}
/**
 * A number before and after.
 * 
 * This interface was referenced by `Emerald1`'s JSON-Schema
 * via the `definition` "Change".
 */
export interface Change {
before: number
after: number
}
