/** The dice a player is about to keep, as shown to the others: by their place in the roll, which all pages share. */

import { useComputed, useSignalEffect } from "@preact/signals";
import type { Face } from "@turnlight/games/zonk";
import { matching } from "./arrangement.ts";
import type { ZonkScreenProps } from "./props.ts";
import type { DiceControls } from "./useDice.ts";

/** One place in the roll for each face. */
export const placesOf = (rolled: readonly Face[], faces: readonly Face[]): readonly number[] => {
  const found: number[] = [];
  for (const face of faces) {
    const at = rolled.findIndex((one, i) => one === face && !found.includes(i));
    if (at >= 0) found.push(at);
  }
  return found.sort((a, b) => a - b);
};

/** The faces at these places of the roll. */
export const facesAt = (rolled: readonly Face[], places: readonly number[]): readonly Face[] =>
  places.flatMap((at) => rolled[at] ?? []);

/** Shows one's own selection to the others; returns the positions of the dice that the player to move has selected. */
export const useHeldDice = (
  { sight, busy, intents, intend }: Pick<ZonkScreenProps, "sight" | "busy" | "intents" | "intend">,
  dice: DiceControls,
): { readonly value: readonly number[] } => {
  useSignalEffect(() => {
    const { view, holder, outcome } = sight.value;
    const picked = dice.picked.value;
    if (intend === undefined || busy.value || outcome !== undefined || view.phase.kind !== "taking") return;
    if (view.seat !== holder) return;
    const faces = picked.flatMap((i) => dice.arrangement.peek().dice[i]?.value ?? []);
    intend({ kind: "holding", dice: [...placesOf(view.phase.dice, faces)] });
  });
  return useComputed(() => {
    const { view, holder } = sight.value;
    const intent = view.seat === holder ? undefined : intents?.value.get(view.seat);
    if (busy.value || intent?.kind !== "holding" || view.phase.kind !== "taking") return [];
    return matching(dice.arrangement.value, facesAt(view.phase.dice, intent.dice));
  });
};
