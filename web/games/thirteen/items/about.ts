/** An item's description, generated from its hooks so that text and rules always agree. */
import {
  type Charm,
  countsUp,
  type Die,
  type HeldCharm,
  type Item,
  level,
  type Manual,
  type RunState,
} from "@turnlight/games/thirteen";
import type { ThrowsTexts } from "../words/texts.en.ts";

/** A locale's texts, and its number format. */
export interface ItemLanguage {
  readonly said: ThrowsTexts["items"];
  readonly number: (value: number) => string;
}

const sampleBase = 10;

/** When a charm's effect applies, in words; one that grows says at what. */
export const perWords = ({ said }: ItemLanguage, { per, grows }: Charm): string => {
  if (per === undefined) return "";
  return per === "growth" && grows !== undefined ? said.grows[grows] : said.per[per];
};

/** Where and when a charm applies: its section, its trigger, both or neither. */
const whereOf = (tongue: ItemLanguage, charm: Charm): string =>
  [charm.in === undefined ? "" : tongue.said.inSection[charm.in], perWords(tongue, charm)]
    .filter((part) => part !== "")
    .join(" ");

/** How often its trigger counts the charm itself at the moment; undefined for other triggers. */
const countNow = ({ per, lasts = 0 }: Charm, held: HeldCharm | undefined): number | undefined => {
  if (held === undefined) return undefined;
  if (per === "stage-held") return held.held === 0 ? undefined : 1 + held.held;
  if (per === "growth") return held.grown ?? 0;
  return per === "remaining" ? lasts - (held.grown ?? 0) : undefined;
};

const givesWords = (tongue: ItemLanguage, charm: Charm, held: HeldCharm | undefined): readonly string[] => {
  const { said, number } = tongue;
  const { gives, per } = charm;
  if (gives === undefined) return [];
  const where = whereOf(tongue, charm);
  const parts: string[] = [];
  if (gives.points !== undefined) parts.push(said.points(number(gives.points), where));
  if (gives.mult !== undefined) parts.push(said.mult(number(gives.mult), where));
  if (gives.xmult !== undefined)
    parts.push(countsUp(per) ? said.xmultMore(number(gives.xmult - 1), where) : said.xmult(number(gives.xmult), where));
  const times = countNow(charm, held);
  if (times !== undefined) {
    if (gives.mult !== undefined) parts.push(said.now(`+${number(Math.round(100 * times * gives.mult) / 100)}`));
    if (gives.xmult !== undefined)
      parts.push(said.now(`×${number(Math.round(100 + 100 * times * (gives.xmult - 1)) / 100)}`));
  }
  return parts;
};

const bendWords = (
  { said }: ItemLanguage,
  { shorterRuns, twoPairs, fewerAlike, anyHouse, roundRuns }: NonNullable<Charm["bends"]>,
): readonly string[] => [
  ...(fewerAlike === undefined ? [] : [said.fewerAlike(fewerAlike)]),
  ...(anyHouse === undefined ? [] : [said.anyHouse]),
  ...(roundRuns === undefined ? [] : [said.roundRuns]),
  ...(shorterRuns === undefined ? [] : [said.shorterRuns(shorterRuns)]),
  ...(twoPairs === undefined ? [] : [said.twoPairs]),
];

/** What only charms since version 4 of the rules do. */
const engineWords = ({ said }: ItemLanguage, charm: Charm): readonly string[] => [
  ...(charm.lasts === undefined ? [] : [said.lasts(charm.lasts)]),
  ...(charm.diceAgain === undefined ? [] : [said.diceAgain(charm.diceAgain)]),
  ...(charm.turnsInto === undefined ? [] : [said.turnsPlain(said.names[charm.turnsInto] ?? charm.turnsInto)]),
];

const charmWords = (tongue: ItemLanguage, charm: Charm, held: HeldCharm | undefined): readonly string[] => {
  const { said } = tongue;
  const parts = [...givesWords(tongue, charm, held)];
  if (charm.copies !== undefined) parts.push(said.copies[charm.copies]);
  if (charm.bends !== undefined) parts.push(...bendWords(tongue, charm.bends));
  if (charm.rolls !== undefined) parts.push(said.rolls(charm.rolls));
  if (charm.pay !== undefined) parts.push(said.pay(charm.pay));
  if (charm.tips !== undefined) parts.push(said.tips[charm.tips.for](charm.tips.money));
  if (charm.interest !== undefined) parts.push(said.interest(charm.interest));
  if (charm.unused !== undefined) parts.push(said.unused(charm.unused));
  parts.push(...engineWords(tongue, charm));
  return parts;
};

const usualSides = "1 2 3 4 5 6";

const dieWords = ({ said, number }: ItemLanguage, die: Die): readonly string[] => {
  const parts: string[] = [];
  const [first = 1] = die.sides;
  if (die.opens !== undefined) parts.push(said.opens(die.opens));
  if (die.sides.join(" ") !== usualSides) parts.push(said.faces(die.sides.join(" ")));
  if (die.pips !== undefined) parts.push(said.pips(number(die.pips(sampleBase) / sampleBase)));
  const wild = die.sides.filter((side) => (die.standsFor?.(side).length ?? 1) > 1);
  if (wild.length === 1) parts.push(said.wild(wild[0] ?? first));
  else if (wild.length > 1) parts.push(said.opposite);
  if (die.earns !== undefined) {
    const { money, limit } = die.earns;
    const paying = die.sides.filter((side) => money(side) > 0);
    parts.push(said.earns(money(paying[0] ?? first), paying.join("/"), limit));
  }
  if (die.points !== undefined) parts.push(said.diePoints(die.points.points, die.points.faces.join("/")));
  if (die.mult !== undefined) parts.push(said.multOnItsBox(number(die.mult)));
  if (die.xmult !== undefined) parts.push(said.onItsBox(number(die.xmult)));
  if (die.breaksOneIn !== undefined) parts.push(said.breaks(die.breaksOneIn));
  return parts.length === 0 ? [said.plainDie] : parts;
};

const manualWords = ({ said, number }: ItemLanguage, { section }: Manual, at: number): string => {
  const points = Math.round(100 * (1 + level.points * at)) / 100;
  const mult = Math.round(100 * level.mult * at) / 100;
  return said.level(at, number(points), number(mult), said.inSection[section]);
};

/** What it does, without where and when: for a card that says these separately. */
export const effectIn = (tongue: ItemLanguage, item: Item, state?: RunState): string => {
  const { said, number } = tongue;
  if (item.kind === "manual") {
    const at = (state?.levels[item.section] ?? 0) + 1;
    const points = Math.round(100 * (1 + level.points * at)) / 100;
    return said.effect.level(at, number(points), number(Math.round(100 * level.mult * at) / 100));
  }
  if (item.kind !== "charm" || item.gives === undefined) return aboutIn(tongue, item, state);
  const { gives, per, bends } = item;
  return [
    ...(gives.points === undefined ? [] : [said.effect.points(number(gives.points))]),
    ...(gives.mult === undefined ? [] : [said.effect.mult(number(gives.mult))]),
    ...(gives.xmult === undefined
      ? []
      : [countsUp(per) ? said.effect.xmultMore(number(gives.xmult - 1)) : said.effect.xmult(number(gives.xmult))]),
    ...(bends === undefined ? [] : bendWords(tongue, bends)),
    ...engineWords(tongue, item),
  ].join(" ");
};

/** During a run: a manual's text shows its next level, a charm's its current value. */
export const aboutIn = (tongue: ItemLanguage, item: Item, state?: RunState): string => {
  switch (item.kind) {
    case "charm": {
      const held = state?.charms.find((charm) => charm.item === item.id);
      return charmWords(tongue, item, held).join(" ");
    }
    case "die":
      return dieWords(tongue, item).join(" ");
    case "manual":
      return manualWords(tongue, item, (state?.levels[item.section] ?? 0) + 1);
    case "consumable":
      return tongue.said.about[item.id] ?? "";
    case "pack":
      return tongue.said.packs[item.of](item.count);
  }
};
