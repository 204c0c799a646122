/** The rules of an online table of Zonk: scoring, target and streak bonus. */
import { offeredTargets, readTableText, tables, usualTarget, writeTable } from "@turnlight/games/zonk";
import { number } from "../../../language/format.ts";
import { settingIn, withSettings } from "../../config-text.ts";
import type { OnlineRule } from "../../page.ts";
import { ruleLabels } from "../words/online-rules.ts";
import { words } from "../words/words.ts";
import { aboutTable } from "./house-lines.ts";
import { tableNamed } from "./seating.ts";

export const zonkRules = (config: string): readonly OnlineRule[] => {
  const said = ruleLabels.value;
  const names = words.value.lobby.tableNames;
  const tableText = settingIn(config, "table") ?? writeTable(tableNamed(""));
  const read = readTableText(tableText);
  const table = read.ok ? read.value : tableNamed("");
  const target = Number(settingIn(config, "target") ?? usualTarget(table));
  const streak = settingIn(config, "streak") !== "off";
  const tableName = (text: string): string => names[text] ?? tableNamed(text).name;
  const tableTexts = [...new Set([...tables.map(writeTable), writeTable(table)])];
  const targets = [...new Set([...offeredTargets(table), target])].sort((a, b) => a - b);
  return [
    {
      key: "table",
      label: said.table,
      explanation: aboutTable(table),
      value: tableName(writeTable(table)),
      options: tableTexts.map((text) => ({
        name: tableName(text),
        // Another table has other targets.
        config: withSettings(config, { table: text, target: String(usualTarget(tableNamed(text))) }),
        isChosen: text === writeTable(table),
      })),
    },
    {
      key: "target",
      label: said.target,
      value: number(target),
      options: targets.map((points) => ({
        name: number(points),
        config: withSettings(config, { target: String(points) }),
        isChosen: points === target,
      })),
    },
    {
      key: "streak",
      label: said.streak,
      about: said.streakAbout,
      value: streak ? said.on : said.off,
      options: [true, false].map((is) => ({
        name: is ? said.on : said.off,
        config: withSettings(config, { streak: is ? "on" : "off" }),
        isChosen: is === streak,
      })),
    },
  ];
};
