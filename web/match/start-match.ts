/** Starts a match and opens it: the same for every game, with the player's own seat from the profile. */
import { type Result, refuse } from "@turnlight/kernel";
import type { Localized } from "../language/catalogue.ts";
import { texts } from "../language/language.ts";
import { refusalText } from "../language/refusals.ts";
import type { RefusalWords } from "../language/texts/refusal-said.ts";
import { go } from "../navigation/routes.ts";
import { profile } from "../store/device-store.ts";
import { toast } from "../ui/index.ts";
import { oneAtATime } from "../ui/one-at-a-time.ts";
import type { PresetDraw, Sitter, TableSetup } from "./table.ts";
import { createTable } from "./tables.ts";

export type PersonSeat = Extract<Sitter, { readonly kind: "person" }>;

/** The seat of the device's owner. */
export const ownSeat = (): PersonSeat => {
  const mine = profile.value;
  return {
    kind: "person",
    name: mine?.name || texts.value.profile.usualName,
    colour: mine?.colour ?? 0,
    avatar: mine?.avatar ?? 0,
  };
};

interface StartOptions {
  readonly drawn?: PresetDraw;
  /** The game's own texts for its refusals. */
  readonly refusals?: Localized<RefusalWords>;
  /** Awaited before the match is opened, for saving something with it. */
  readonly before?: (address: string) => Promise<unknown>;
}

const laying = oneAtATime();

/** A refusal is shown and returned. The second tap of a double tap is refused silently. */
export const startMatch = async (laid: TableSetup, how: StartOptions = {}): Promise<Result<string>> =>
  (await laying.run(() => lay(laid, how))) ?? refuse("laying", "a table is being laid");

const lay = async (
  laid: TableSetup,
  { drawn, refusals, before = async () => undefined }: StartOptions,
): Promise<Result<string>> => {
  const address = await createTable(laid, drawn);
  if (!address.ok) {
    toast(refusalText(address.refusal, refusals), { tone: "bad" });
    return address;
  }
  await before(address.value);
  go(`/match/${address.value}`);
  return address;
};
