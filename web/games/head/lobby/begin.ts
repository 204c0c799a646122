/** Begins a duel: lays the table and goes to it. */
import { type Seed, sentence } from "@turnlight/kernel";

import { go, layTable, profile, type Sitter, tables, texts, toast } from "../house.ts";

/** The one whose device it is. */
export const mySeat = (): Sitter & { readonly kind: "person" } => {
  const mine = profile.value;
  return {
    kind: "person",
    name: mine?.name || texts.value.profile.usualName,
    colour: mine?.colour ?? 0,
    avatar: mine?.avatar ?? 0,
  };
};

export const beginDuel = async (config: string, sitters: readonly Sitter[], seed?: Seed): Promise<void> => {
  const opened = await layTable({ game: "head", config, sitters }, seed);
  if (!opened.ok) {
    toast(sentence(opened.refusal), { tone: "bad" });
    return;
  }
  const id = opened.value.id.value;
  tables.set(id, opened.value);
  go(`/match/${id}`);
};
