/** When an item triggers, in a few words; generated from its hooks like its description. */
import type { Charm, Item } from "@turnlight/games/thirteen";
import { type ItemLanguage, perWords } from "./about.ts";

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const charmWhen = (tongue: ItemLanguage, charm: Charm): string => {
  const { said } = tongue;
  const { gives, in: section, copies, rolls, pay, interest, unused, tips, bends, diceAgain, turnsInto } = charm;
  if (gives !== undefined) {
    const where = [section === undefined ? "" : said.inSection[section], perWords(tongue, charm)].filter(
      (part) => part !== "",
    );
    return where.length === 0 ? said.when.always : capital(where.join(" "));
  }
  if (copies !== undefined) return said.when.copies;
  if (rolls !== undefined) return said.when.round;
  if (tips !== undefined) return said.when[tips.for];
  if ([pay, interest, unused, turnsInto].some((hook) => hook !== undefined)) return said.when.stageEnd;
  if (diceAgain !== undefined) return said.when.always;
  return bends === undefined ? "" : said.when.always;
};

export const whenIn = (tongue: ItemLanguage, item: Item): string => {
  const { said } = tongue;
  switch (item.kind) {
    case "charm":
      return charmWhen(tongue, item);
    case "manual":
      return capital(said.inSection[item.section]);
    case "die":
      return said.when.die;
    case "consumable":
      return said.when.once;
    case "pack":
      return said.when.pack;
  }
};
