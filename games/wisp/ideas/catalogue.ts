/**
 * The ideas of levels. An idea is something that may happen in a turn; a level is about it if it cannot be won without
 * it: if no sequence of moves wins in which every turn that has this mark is forbidden.
 */

/** Ideas that a single turn shows, in the order of their marks. */
const turnIdeas = [
  // The wisp.
  "sanctuary",
  "perch",
  "corner",
  "approach",
  "lead-away",
  "stone-step",
  // Trees and mud.
  "pin",
  "marking-time",
  "out-of-step",
  "mud",
  "mud-merge",
  // Several creatures.
  "merge",
  "doorstep-merge",
  "pair",
  "one-by-one",
  "purple-merge",
  "guard-merge",
  // Colours in each other's way.
  "shield",
  "sleeper-wall",
  "sidestep",
  "foxes-first",
  "foxes-last",
  // Sleepers.
  "wake-in-flight",
  "wake-last",
  "wake-pair",
  "wake-from-grove",
  // Ice.
  "slide",
  "overshoot",
  "slide-home",
  "stopped-slide",
  // Twin stones.
  "stone-ride",
  "blocked-stone",
  // Guards.
  "bait",
  "homecoming",
  "waylaid",
] as const;

/** Ideas that need the memory of earlier turns. */
const memoryIdeas = ["about-turn", "second-visit"] as const;

export type TurnIdea = (typeof turnIdeas)[number];
export type MemoryIdea = (typeof memoryIdeas)[number];
export type LevelIdea = TurnIdea | MemoryIdea;

export const ideas: readonly LevelIdea[] = [...turnIdeas, ...memoryIdeas];

/** What happens in a turn that shows the idea. The definitions are what the search forbids. */
export const ideaMeanings: Readonly<Record<LevelIdea, string>> = {
  sanctuary: "the wisp ends its move in the grove",
  perch: "the wisp ends its move in a tree",
  corner: "the wisp moves diagonally",
  approach: "the wisp steps nearer to the nearest creature that is awake, and nobody is purified",
  "lead-away": "no creature comes nearer to the grove, and one is led farther from it",
  "stone-step": "the wisp goes through twin stones",
  pin: "a creature stands still because trees or the edge bar every nearer cell",
  "marking-time": "creatures are awake, and none of them moves",
  "out-of-step": "of two creatures of one colour one moves and the other stands still",
  mud: "a creature gets stuck in mud",
  "mud-merge": "creatures merge in mud",
  merge: "creatures merge outside the grove",
  "doorstep-merge": "creatures merge directly beside the grove",
  pair: "two creatures enter the grove in the same turn",
  "one-by-one": "a creature is purified while others are left",
  "purple-merge": "woken sleepers merge outside the grove",
  "guard-merge": "guards merge outside the grove",
  shield: "a creature stands still because one of another colour, awake, is in its way",
  "sleeper-wall": "a creature stands still because a sleeper is in its way",
  sidestep: "a creature takes its second choice because another one is in the way of the first",
  "foxes-first": "a fox is purified while creatures of another colour are left",
  "foxes-last": "a creature of another colour is purified while foxes are left",
  "wake-in-flight": "a sleeper is woken while another creature is awake",
  "wake-last": "a sleeper is woken when nobody else is awake and somebody is already gone",
  "wake-pair": "two sleepers are woken by the same move",
  "wake-from-grove": "a sleeper is woken from inside the grove",
  slide: "a creature slides over ice",
  overshoot: "a creature slides and ends no nearer to the wisp than it began",
  "slide-home": "a creature slides into the grove",
  "stopped-slide": "a creature is stopped on the ice",
  "stone-ride": "a creature goes through twin stones",
  "blocked-stone": "somebody enters a twin stone whose partner is occupied, and stays",
  bait: "a guard sees the wisp and steps after it",
  homecoming: "a guard steps back towards its route",
  waylaid: "a guard waits because another creature is in its way",
  "about-turn": "the wisp returns to the cell it has just left",
  "second-visit": "the wisp enters the grove again after leaving it",
};

const wordBits = 32;

/** A turn idea as a bit of two words: the first 32 ideas are in the lower one. */
export interface IdeaBit {
  readonly isHigh: boolean;
  readonly mask: number;
}

const bits = new Map<LevelIdea, IdeaBit>(
  turnIdeas.map((idea, at) => [idea, { isHigh: at >= wordBits, mask: 1 << (at % wordBits) }]),
);

/** Undefined for an idea that needs memory. */
export const bitOf = (idea: LevelIdea): IdeaBit | undefined => bits.get(idea);

/** From the rarest idea to the commonest: of the ideas a level needs, it is about the first one of this list. */
const byRarity: readonly LevelIdea[] = [
  "guard-merge",
  "homecoming",
  "waylaid",
  "blocked-stone",
  "sleeper-wall",
  "wake-last",
  "wake-pair",
  "wake-from-grove",
  "mud-merge",
  "doorstep-merge",
  "pair",
  "purple-merge",
  "slide-home",
  "stopped-slide",
  "stone-step",
  "shield",
  "foxes-first",
  "foxes-last",
  "sidestep",
  "marking-time",
  "overshoot",
  "stone-ride",
  "bait",
  "wake-in-flight",
  "pin",
  "mud",
  "out-of-step",
  "merge",
  "slide",
  "second-visit",
  "about-turn",
  "perch",
  "sanctuary",
  "one-by-one",
  "corner",
  "approach",
  "lead-away",
];

/** The idea a level is about; undefined if it needs none. */
export const leadingIdea = (needed: readonly LevelIdea[]): LevelIdea | undefined =>
  byRarity.find((idea) => needed.includes(idea));
