/** Begins a duel: lays the table and goes to it. */
import type { Seed } from "@turnlight/kernel";
import { go, layTable, profile, refusalSaid, type Sitter, tables, texts, toast } from "../house.ts";
import { refusals } from "../telling/refusals.ts";

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
    toast(refusalSaid(opened.refusal, refusals), { tone: "bad" });
    return;
  }
  const id = opened.value.id.value;
  tables.set(id, opened.value);
  go(`/match/${id}`);
};
