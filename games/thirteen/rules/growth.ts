/** Charms that change while they are held: they grow by events of the run, and some break after a number of boxes. */
import type { GrowthEvent } from "./growth-event.ts";
import type { Book } from "./items.ts";
import type { HeldCharm } from "./score.ts";
import { twistNow } from "./stage.ts";
import type { RunFact, RunState } from "./state.ts";

/** A count ends here, so that an endless run stays within exact numbers. */
export const mostGrowth = 60;

/** A silenced charm neither grows nor wears out. */
const isAwake = (state: RunState, at: number): boolean => at > 0 || twistNow(state)?.kind !== "hushed";

const counted = (charm: HeldCharm, by: number): HeldCharm =>
  by === 0 ? charm : { ...charm, grown: Math.min(mostGrowth, (charm.grown ?? 0) + by) };

/** The charms after these events; the same object if nothing changes. */
export const grow = (book: Book, state: RunState, ...events: readonly GrowthEvent[]): RunState => {
  if (!state.charms.some(({ item }) => book.charm(item).grows !== undefined)) return state;
  const charms = state.charms.map((charm, at) => {
    const { grows } = book.charm(charm.item);
    return counted(charm, isAwake(state, at) ? events.filter((event) => event === grows).length : 0);
  });
  return { ...state, charms };
};

/** After a scored box: charms that last for a number of boxes wear, and break in the end. */
export const wear = (book: Book, state: RunState): { readonly state: RunState; readonly facts: readonly RunFact[] } => {
  if (!state.charms.some(({ item }) => book.charm(item).lasts !== undefined)) return { state, facts: [] };
  const worn = state.charms.map((charm, at) =>
    counted(charm, isAwake(state, at) && book.charm(charm.item).lasts !== undefined ? 1 : 0),
  );
  const isBroken = ({ item, grown = 0 }: HeldCharm): boolean =>
    grown >= (book.charm(item).lasts ?? Number.POSITIVE_INFINITY);
  const facts: readonly RunFact[] = worn.filter(isBroken).map(({ item }) => ({ kind: "broke", item }));
  return { state: { ...state, charms: worn.filter((charm) => !isBroken(charm)) }, facts };
};
