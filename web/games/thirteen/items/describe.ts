/** What an item is called and does, read off its hooks, so that the words always agree with the rules. */
import {
  type Charm,
  type Die,
  type Item,
  level,
  type Manual,
  type Rarity,
  type RunState,
  type Section,
  sections,
  usualBook,
} from "@turnlight/games/thirteen";
import { number } from "../house.ts";
import { words } from "../words.ts";
import { nameIn } from "./name.ts";

export const nameOf = (id: string): string => nameIn(words.value, id);

export const itemOf = (id: string): Item | undefined => usualBook.find(id);

export const rarityOf = (item: Item): Rarity => (item.kind === "charm" ? item.rarity : "common");

/** Where a hook says something other than nothing: everywhere, or in these sections. */
const whereOf = (values: readonly number[], nothing: number): string => {
  const said = words.value.items;
  if (values.every((value) => value !== nothing)) return "";
  return sections.flatMap((section, i) => (values[i] === nothing ? [] : [said.inSection[section]])).join(", ");
};

const sampleBase = 10;
const overSections = (ask: (section: Section) => number): readonly number[] => sections.map(ask);

const charmWords = (charm: Charm, held: number): readonly string[] => {
  const said = words.value.items;
  const parts: string[] = [];
  const points = charm.points?.({ section: "upper", base: sampleBase }, held);
  if (points !== undefined) parts.push(said.points(number(points)));
  const ofHook = (
    hook: Charm["mult"],
    nothing: number,
    say: (value: string, where: string) => string,
  ): readonly string[] => {
    if (hook === undefined) return [];
    const now = overSections((section) => hook({ section, base: sampleBase }, held));
    const later = overSections((section) => hook({ section, base: sampleBase }, held + 1));
    const at = now.findIndex((value) => value !== nothing);
    const growth = (later[at] ?? 0) - (now[at] ?? 0);
    return [
      say(number(now[at] ?? nothing), whereOf(now, nothing)),
      ...(growth > 0 ? [said.grows(number(growth))] : []),
    ];
  };
  parts.push(...ofHook(charm.mult, 0, said.mult), ...ofHook(charm.xmult, 1, said.xmult));
  if (charm.rolls !== undefined) parts.push(said.rolls(charm.rolls));
  if (charm.pay !== undefined) parts.push(said.pay(charm.pay));
  if (charm.interest !== undefined) parts.push(said.interest(charm.interest));
  return parts;
};

const usualSides = "1 2 3 4 5 6";

const dieWords = (die: Die): readonly string[] => {
  const said = words.value.items;
  const parts: string[] = [];
  const [first = 1] = die.sides;
  if (die.sides.every((side) => side === first)) parts.push(said.always(first));
  else if (die.sides.join(" ") !== usualSides) parts.push(said.faces(die.sides.join(" ")));
  if (die.pips !== undefined) parts.push(said.pips(number(die.pips(sampleBase) / sampleBase)));
  const wild = die.sides.find((side) => (die.standsFor?.(side).length ?? 1) > 1);
  if (wild !== undefined) parts.push(said.wild(wild));
  if (die.earns !== undefined) {
    const { money, limit } = die.earns;
    const paying = die.sides.filter((side) => money(side) > 0);
    parts.push(said.earns(money(paying[0] ?? first), paying.join("/"), limit));
  }
  if (die.xmult !== undefined) parts.push(said.onItsBox(number(die.xmult)));
  if (die.breaksOneIn !== undefined) parts.push(said.breaks(die.breaksOneIn));
  return parts.length === 0 ? [said.plainDie] : parts;
};

const manualWords = ({ section }: Manual, at: number): string => {
  const said = words.value.items;
  const points = Math.round(100 * (1 + level.points * at)) / 100;
  const mult = Math.round(100 * level.mult * at) / 100;
  return said.level(at, number(points), number(mult), said.inSection[section]);
};

/** In a run: a manual says what its next level brings, a charm what it is worth by now. */
export const aboutOf = (item: Item, state?: RunState): string => {
  switch (item.kind) {
    case "charm": {
      const held = state?.charms.find((charm) => charm.item === item.id)?.held ?? 0;
      return charmWords(item, held).join(" ");
    }
    case "die":
      return dieWords(item).join(" ");
    case "manual":
      return manualWords(item, (state?.levels[item.section] ?? 0) + 1);
    case "consumable":
      return words.value.items.about[item.id] ?? "";
  }
};
