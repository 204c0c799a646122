/** The dice area: connects the dice tray to the run, and dims it when a stage is over. */

import type { RunFact } from "@turnlight/games/thirteen";
import { firstLockable, plainDie, type RunState } from "@turnlight/games/thirteen";
import type { ComponentChildren } from "preact";
import { type DiceLook, DiceTray, lookNamed, pace, type TrayDie } from "../shared.ts";
import { words } from "../words/words.ts";

interface TrayProps {
  readonly state: RunState;
  readonly run: string;
  readonly busy: boolean;
  readonly fact: RunFact | undefined;
  readonly locked: readonly number[];
  /** Dice that a hint would keep. */
  readonly hinted: readonly number[] | undefined;
  /** Dice that have been counted in the score being shown, with their pips. */
  readonly counted: ReadonlyMap<number, string>;
  readonly canLock: boolean;
  /** The look of plain dice. */
  readonly look: string;
  readonly children?: ComponentChildren;
  onTap(die: number): void;
}

/** The faces in the tray: during a throw, the dice that were drawn. */
const facesOf = ({ sheet }: RunState, busy: boolean, fact: RunFact | undefined): readonly number[] =>
  busy && fact?.kind === "rolled" ? fact.shown : sheet.shown;

/** The tray's looks share their names with the dice of the stock. */
const lookOf = (kind: string, worn: string): DiceLook => lookNamed(kind === plainDie ? worn : kind);

export const Tray = ({
  state,
  run,
  busy,
  fact,
  locked,
  hinted,
  counted,
  canLock,
  look,
  children,
  onTap,
}: TrayProps) => {
  const { sheet, dice, stage } = state;
  const faces = facesOf(state, busy, fact);
  const loose = firstLockable(state);
  const performing = busy && fact?.kind === "rolled";
  const keptDice = state.phase.kind === "rolling" ? state.phase.keep : performing ? locked : undefined;
  const roll = performing ? fact.roll : sheet.rolled;
  const shown: readonly TrayDie[] = dice.map((kind, die) => ({
    value: faces[die],
    look: lookOf(kind, look),
    locked: locked.includes(die),
    selectable: canLock && faces.length > 0 && die >= loose,
    highlighted: hinted?.includes(die) === true && !locked.includes(die),
    ...(counted.has(die) && { tag: counted.get(die) ?? "" }),
  }));
  const thrown =
    faces.length === 0
      ? undefined
      : {
          seed: `${run} ${stage} ${sheet.round} ${roll}`,
          dice: dice.flatMap((_, die) => (keptDice?.includes(die) ? [] : [die])),
        };
  return (
    <section class="tray" aria-label={words.value.tray.label}>
      <DiceTray
        dice={shown}
        {...(thrown === undefined ? {} : { thrown })}
        settled={!busy}
        pace={pace.value.factor}
        onTap={onTap}
      />
      {children}
    </section>
  );
};
