/** What each creature does and why, in words: on the aimed move, or what it is after while nothing is aimed at. */
import type { Cardinal, Enemy, Foretold, WispState } from "@turnlight/games/wisp";
import { neighbour } from "@turnlight/games/wisp";
import type { WispTexts } from "../words/texts.en.ts";
import type { Aimed } from "./preview.ts";

export interface CreatureReaction {
  readonly who: number;
  readonly kind: Enemy["kind"];
  readonly facing: Cardinal | undefined;
  /** Its place in the order of moves; undefined for one that sleeps on, and while nothing is aimed at. */
  readonly order: number | undefined;
  readonly name: string;
  /** Empty while nothing is aimed at. */
  readonly does: string;
  readonly why: string;
  /** More than a plain step towards the wisp, so it is said where there is room for a few sentences only. */
  readonly notable: string | undefined;
}

/** A sleeper that wakes up is a prowler at once. */
const kindThen = ({ enemies }: WispState, { who, wakes }: Foretold): Enemy["kind"] => {
  const kind = enemies.find(({ id }) => id === who)?.kind ?? "red";
  return wakes && kind === "sleeper" ? "purple" : kind;
};

/** Which of two equally near ways a creature prefers, and why; `who` names it. */
const preferenceOf = (
  { path, tie }: Foretold,
  { level }: WispState,
  who: string,
  { aim, ways }: WispTexts,
): string | undefined => {
  if (tie === undefined) return undefined;
  const [way, other] = tie.between;
  const [from] = path;
  const leadsHome = from !== undefined && neighbour(level, from, other) === level.goal;
  const tell = tie.by === "order" ? aim.byOrder : leadsHome ? aim.intoGrove : aim.byGrove;
  return tell(who, ways[way], ways[other]);
};

/** The preference with the creature's cell, for screen readers. */
export const spokenPreference = (one: Foretold, state: WispState, spot: string, texts: WispTexts): string | undefined =>
  preferenceOf(one, state, texts.aim.whoAt(texts.theKinds[kindThen(state, one)], spot), texts);

const wayOf = ({ facts }: Aimed, who: number): Cardinal | undefined => {
  const step = facts.find((fact) => fact.kind === "step" && fact.who === who);
  return step?.kind === "step" ? step.direction : undefined;
};

const doesOf = (aimed: Aimed, one: Foretold, { guide, ways }: WispTexts): string => {
  const way = wayOf(aimed, one.who);
  if (one.stays === "asleep") return guide.sleeps;
  if (one.ends === "catches") return guide.catches;
  if (way === undefined) return one.wakes ? guide.wakes : guide.stays;
  if (one.ends === "purified") return guide.purified(ways[way]);
  return one.wakes ? guide.wakesAndGoes(ways[way]) : guide.goes(ways[way]);
};

const jumps = ({ facts }: Aimed, who: number): boolean =>
  facts.some((fact) => fact.kind === "step" && fact.who === who && fact.jump);

const whyOf = (aimed: Aimed, one: Foretold, state: WispState, texts: WispTexts): string => {
  const { why } = texts.guide;
  const kind = kindThen(state, one);
  if (one.stays !== undefined) return why[one.stays];
  const preference = preferenceOf(one, state, texts.theKinds[kind], texts);
  if (preference !== undefined) return preference;
  if (one.wakes) return why.wakes;
  if (one.mergesInto !== undefined) return why.merges;
  if (jumps(aimed, one.who)) return why.jumps;
  if (one.path.length > 2) return why.slides;
  if (kind === "guard") return one.sees ? why.sees : why.patrols;
  return why.only;
};

const isNotable = ({ stays, tie, wakes, sees, mergesInto }: Foretold): boolean =>
  (stays !== undefined && stays !== "asleep") || tie !== undefined || wakes || sees || mergesInto !== undefined;

const facingOf = (enemy: Enemy): Cardinal | undefined => (enemy.kind === "guard" ? enemy.facing : undefined);

/** One line for each creature, in the order of moves. */
export const reactionsOf = (
  aimed: Aimed | undefined,
  state: WispState,
  texts: WispTexts,
): readonly CreatureReaction[] => {
  const { kinds, theKinds, guide } = texts;
  if (aimed === undefined)
    return state.enemies.map((enemy) => ({
      who: enemy.id,
      kind: enemy.kind,
      facing: facingOf(enemy),
      order: undefined,
      name: kinds[enemy.kind],
      does: "",
      why: enemy.stuck ? guide.after.held : guide.after[enemy.kind],
      notable: undefined,
    }));
  return aimed.foretold.map((one) => {
    const enemy = state.enemies.find(({ id }) => id === one.who);
    const kind = kindThen(state, one);
    const does = doesOf(aimed, one, texts);
    const why = whyOf(aimed, one, state, texts);
    return {
      who: one.who,
      kind,
      facing: enemy === undefined ? undefined : facingOf(enemy),
      order: one.stays === "asleep" ? undefined : one.order,
      name: kinds[kind],
      does,
      why,
      notable: !isNotable(one) ? undefined : one.tie !== undefined ? why : `${theKinds[kind]} ${does}. ${why}`,
    };
  });
};
