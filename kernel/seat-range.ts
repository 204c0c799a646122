/** How many people a game is for, found from its rules. */
import type { AnyRules } from "./rules.ts";
import { settingFields } from "./settings.ts";

/** How many can sit at a table of these rules, at least and at most, and whether that is one of its settings. */
export const seatRange = (
  rules: AnyRules,
): { readonly seats: readonly [least: number, most: number]; readonly isSetting: boolean } => {
  const offer = settingFields(rules)["seats"]?.offer;
  if (offer?.kind === "range") return { seats: [Math.max(2, offer.least), offer.most], isSetting: true };
  const usual = rules.configText.read("");
  const count = usual.ok ? rules.seats(usual.value) : 2;
  return { seats: [count, count], isSetting: false };
};
