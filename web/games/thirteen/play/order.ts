/** Whether a charm's place in the row matters, and what moving it would change. */
import {
  type Charm,
  charmsOf,
  type Item,
  isInShop,
  type RunState,
  twistNow,
  usualBook,
} from "@turnlight/games/thirteen";
import { nextStage } from "../items/example.ts";
import { nameIn } from "../items/name.ts";
import type { ThrowsTexts } from "../words/texts.en.ts";

/** A locale's texts, and its formats for numbers and lists. */
export interface OrderLanguage {
  readonly texts: ThrowsTexts;
  readonly number: (value: number) => string;
  readonly list: (items: readonly string[]) => string;
}

/** The stage in which the order of the row will count: in the shop the next one, with its boss. */
const stageAhead = (state: RunState): RunState => (isInShop(state.phase) ? nextStage(state) : state);

/** The charm that a boss of the stage silences by its place. */
const silencedIn = (state: RunState): string | undefined =>
  twistNow(state)?.kind === "hushed" ? state.charms[0]?.item : undefined;

const countsPlaces = ({ per }: Charm): boolean => per === "charms-left" || per === "leftmost";
const copiesOther = ({ copies }: Charm): boolean => copies !== undefined;
const looksAtPlaces = (charm: Charm): boolean => copiesOther(charm) || countsPlaces(charm);

/** What a charm of the row does: the charm whose effect it has, and what that counts by its place. */
interface CharmEffect {
  readonly charm: Charm;
  readonly own: number;
}

const effectsIn = (state: RunState): ReadonlyMap<string, CharmEffect> =>
  new Map(charmsOf(usualBook, state).map(({ item, charm, own }) => [item, { charm, own }]));

const copyWords = ({ texts }: OrderLanguage, item: string, effect: CharmEffect | undefined): string =>
  effect === undefined
    ? texts.order.copiesNothing(nameIn(texts, item))
    : texts.order.copies(nameIn(texts, item), nameIn(texts, effect.charm.id));

const silenceWords = ({ texts }: OrderLanguage, item: string): string =>
  texts.order.silences(texts.twists.hushed, nameIn(texts, item));

const ownWords = (tongue: OrderLanguage, state: RunState, charm: Charm): string => {
  const { order } = tongue.texts;
  if (countsPlaces(charm)) return order.counts;
  if (copiesOther(charm))
    return state.charms.some(({ item }) => item === charm.id)
      ? copyWords(tongue, charm.id, effectsIn(state).get(charm.id))
      : order.matters;
  const others = state.charms.filter(({ item }) => item !== charm.id && looksAtPlaces(usualBook.charm(item)));
  if (others.length > 0) return order.mattersTo(tongue.list(others.map(({ item }) => nameIn(tongue.texts, item))));
  return twistNow(state)?.kind === "hushed" ? "" : order.noMatter;
};

/** For a charm's card; undefined for what stands in no row. */
export const orderWords = (tongue: OrderLanguage, state: RunState, item: Item): string | undefined => {
  if (item.kind !== "charm") return undefined;
  const ahead = stageAhead(state);
  const { order, twists } = tongue.texts;
  if (silencedIn(ahead) === item.id) return silenceWords(tongue, item.id);
  const first = twistNow(ahead)?.kind === "hushed" ? order.silencesFirst(twists.hushed) : "";
  return [ownWords(tongue, ahead, item), first].filter((part) => part !== "").join(" ");
};

/** The row with a charm moved to another place. */
const movedTo = (state: RunState, item: string, to: number): RunState => {
  const charm = state.charms.find((one) => one.item === item);
  if (charm === undefined) return state;
  const rest = state.charms.filter((one) => one.item !== item);
  return { ...state, charms: rest.toSpliced(to, 0, charm) };
};

/** What a charm that looks at places does differently afterwards; undefined if it does the same. */
const changeWords = (
  tongue: OrderLanguage,
  item: string,
  before: CharmEffect | undefined,
  after: CharmEffect | undefined,
): string | undefined => {
  const { texts, number } = tongue;
  if (copiesOther(usualBook.charm(item)) && before?.charm !== after?.charm) return copyWords(tongue, item, after);
  if (after === undefined || !countsPlaces(after.charm)) return undefined;
  const mult = ({ charm, own }: CharmEffect): number => Math.round(100 * own * (charm.gives?.mult ?? 0)) / 100;
  const [from, to] = [before === undefined ? 0 : mult(before), mult(after)];
  return from === to ? undefined : texts.order.instead(nameIn(texts, item), number(to), number(from));
};

/** What moving a charm would change: whom a boss silences, what is copied, and what is counted; or nothing. */
export const moveWords = (tongue: OrderLanguage, state: RunState, item: string, to: number): string => {
  const now = stageAhead(state);
  const then = movedTo(now, item, to);
  const silenced = silencedIn(then);
  const before = effectsIn(now);
  const after = effectsIn(then);
  const parts = [
    silenced === undefined || silenced === silencedIn(now) ? undefined : silenceWords(tongue, silenced),
    ...then.charms
      .filter((charm) => charm.item !== silenced)
      .map((charm) => changeWords(tongue, charm.item, before.get(charm.item), after.get(charm.item))),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? tongue.texts.order.changesNothing : parts.join(" ");
};
