/** The lobby's choices: seats, table and its settings. */
import { parlour, readTableText, type ScoringTable } from "@turnlight/games/zonk";
import type { ZonkSetting } from "../saved.ts";
import { profile, type Sitter, texts } from "../shared.ts";

export const me = (): Extract<Sitter, { readonly kind: "person" }> => {
  const mine = profile.value;
  return {
    kind: "person",
    name: mine?.name || texts.value.profile.usualName,
    colour: mine?.colour ?? 0,
    avatar: mine?.avatar ?? 0,
  };
};

/** By its name, or by its full text. */
export const tableNamed = (text: string): ScoringTable => {
  const read = readTableText(text);
  return read.ok ? read.value : parlour;
};

export const configOf = ({
  seats,
  table,
  target,
  streak,
}: Pick<ZonkSetting, "table" | "target" | "streak"> & { readonly seats: readonly unknown[] }): string =>
  `seats=${seats.length} table=${table} target=${target} streak=${streak ? "on" : "off"}`;
