/** What the config of an online duel may not have: in a rated match, and where anybody can join. */
import { head, unratedRules } from "@turnlight/games/head";
import { configText, shapeIn, withShape } from "./table-half.ts";

/** The same text if it can be rated as it is. */
export const ratedConfig = (text: string): string => {
  const read = head.rules.configText.read(text);
  if (!read.ok) return text;
  const house = read.value.house.filter((rule) => !unratedRules.includes(rule));
  return house.length === read.value.house.length ? text : configText({ ...read.value, house });
};

/** In a quick match the guest has agreed to nothing: both get the first half, without an aid and for one match. */
export const fairToAnybody = (text: string): string => {
  const read = head.rules.configText.read(ratedConfig(text));
  if (!read.ok) return text;
  return configText({ ...withShape(read.value, 1, shapeIn(read.value, 0)), best: 1 });
};
