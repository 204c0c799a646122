/** A backup meets what is on the device. Nothing is lost: of two that differ one stays, and the other is set aside. */
import { type Refusal, refuse, same } from "@turnlight/kernel";
import { freshKey, putAside } from "./aside.ts";
import { type Packed, packItem } from "./backup.ts";
import { type Decision, type Found, type Item, shelves, type Write } from "./cupboard.ts";
import { type Kept, open } from "./kind.ts";
import { matchKind } from "./kinds.ts";
import { continues, worthMore } from "./lineage.ts";

/** How many things came new, took the place of an older one, gave way to a newer one, or were there already. */
export interface Imported {
  readonly added: number;
  readonly replaced: number;
  readonly kept: number;
  readonly same: number;
}

interface Verdict {
  readonly count: keyof Imported;
  /** What loses its place without being part of what stays, and why. */
  readonly loses?: { readonly value: unknown; readonly refusal: Refusal };
}

const older: Refusal = refuse("older", "a newer one came with, or met, an import").refusal;

/** For matches the log decides and not the clock. A log that goes on in the other one is not lost. */
const betweenMatches = (there: Kept, packed: Packed): Verdict | undefined => {
  const [ours, theirs] = [open(matchKind, there), open(matchKind, packed.kept)];
  if (!ours.ok || !theirs.ok) return undefined;
  const stays = worthMore(ours.value, theirs.value) === ours.value;
  const [winner, loser] = stays ? [ours.value, theirs.value] : [theirs.value, ours.value];
  const count = stays ? "kept" : "replaced";
  return continues(winner, loser)
    ? { count }
    : { count, loses: { value: stays ? packed.kept : there, refusal: older } };
};

const between = (there: Item | undefined, packed: Packed): Verdict => {
  if (there === undefined) return { count: "added" };
  // Keys of things set aside are drawn at random: the same key is the same thing.
  if (packed.shelf === "aside") return { count: "same" };
  const kept = packItem(packed.shelf, there);
  if (!kept.ok) return { count: "replaced", loses: { value: there.value, refusal: kept.refusal } };
  if (same(kept.value.value, packed.kept.value)) return { count: "same" };
  if (packed.shelf === "matches" || packed.shelf === "records") {
    const verdict = betweenMatches(kept.value, packed);
    if (verdict !== undefined) return verdict;
  }
  return packed.kept.at > kept.value.at
    ? { count: "replaced", loses: { value: there.value, refusal: older } }
    : { count: "kept", loses: { value: packed.kept, refusal: older } };
};

/** `found` is what `everything` finds. */
export const merge = (found: Found, backup: readonly Packed[], at: number): Decision<Imported> => {
  const device = new Map(
    shelves.flatMap((shelf, i) => (found[i] ?? []).map((item) => [`${shelf}/${item.key}`, item] as const)),
  );
  const counts = { added: 0, replaced: 0, kept: 0, same: 0 };
  const writes: Write[] = [];
  for (const packed of backup) {
    const { shelf, key, kept } = packed;
    const { count, loses } = between(device.get(`${shelf}/${key}`), packed);
    counts[count] += 1;
    if (loses !== undefined) writes.push(putAside({ shelf, from: key, at, ...loses }, freshKey(at)));
    if (count === "added" || count === "replaced") writes.push({ kind: "put", shelf, key, value: kept });
  }
  return { writes, result: counts };
};
