/** Laying a table and going there: one way for every game, with the own seat as the profile has it. */
import { type Read, refuse } from "@turnlight/kernel";
import { texts, type Worded } from "../language/language.ts";
import { refusalSaid } from "../language/refusals.ts";
import type { RefusalWords } from "../language/texts/refusal-said.ts";
import { go } from "../routes.ts";
import { profile } from "../store/device.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { toast } from "./parts/index.ts";
import type { Drawn, Laid, Sitter } from "./table.ts";
import { layTable } from "./tables.ts";

export type Person = Extract<Sitter, { readonly kind: "person" }>;

/** The one whose device it is. */
export const ownSeat = (): Person => {
  const mine = profile.value;
  return {
    kind: "person",
    name: mine?.name || texts.value.profile.usualName,
    colour: mine?.colour ?? 0,
    avatar: mine?.avatar ?? 0,
  };
};

interface Laying {
  readonly drawn?: Drawn;
  /** The game's own words for what it refuses. */
  readonly refusals?: Worded<RefusalWords>;
  /** What is to be kept before one goes there. */
  readonly before?: (address: string) => Promise<unknown>;
}

const laying = oneAtATime();

/** A refusal is told, and comes back. The second tap of two is refused without a word: the first one leads there. */
export const layAndGo = async (laid: Laid, how: Laying = {}): Promise<Read<string>> =>
  (await laying.run(() => lay(laid, how))) ?? refuse("laying", "a table is being laid");

const lay = async (laid: Laid, { drawn, refusals, before = async () => undefined }: Laying): Promise<Read<string>> => {
  const address = await layTable(laid, drawn);
  if (!address.ok) {
    toast(refusalSaid(address.refusal, refusals), { tone: "bad" });
    return address;
  }
  await before(address.value);
  go(`/match/${address.value}`);
  return address;
};
