/** When an item triggers, in a few words; generated from its hooks like its description. */
import type { Charm, Item } from "@turnlight/games/thirteen";
import type { ItemLanguage } from "./about.ts";

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const charmWhen = ({ said }: ItemLanguage, charm: Charm): string => {
  const { gives, per, in: section, copies, rolls, pay, interest, unused, tips, bends } = charm;
  if (gives !== undefined) {
    const where = `${section === undefined ? "" : said.inSection[section]}${per === undefined ? "" : said.per[per]}`;
    return where === "" ? said.when.always : capital(where.replace(/^, /, ""));
  }
  if (copies !== undefined) return said.when.copies;
  if (rolls !== undefined) return said.when.round;
  if (tips !== undefined) return said.when[tips.for];
  if (pay !== undefined || interest !== undefined || unused !== undefined) return said.when.stageEnd;
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
  }
};
