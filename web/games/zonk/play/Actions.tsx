/**
 * The current actions: roll, or set aside and continue in one tap. Each says what it brings and costs; one is gold only
 * where nothing speaks against it.
 */
import { tenthsOf, type ZonkView } from "@turnlight/games/zonk";
import { Button, DiceIcon, IconButton, number, percent, UndoIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import { BellIcon } from "./BellIcon.tsx";
import { Notches } from "./Notches.tsx";
import type { TakeOffer } from "./offers.ts";
import { leastGain } from "./stake.ts";
import { obviousAction, type Prospect, prospectOf, type Then } from "./tap-flow.ts";

interface ActionsProps {
  readonly view: ZonkView;
  /** It is the viewer's turn and nothing is being performed. */
  readonly mine: boolean;
  readonly chosen: TakeOffer | undefined;
  readonly anyPicked: boolean;
  /** The roll button shows its risk. */
  readonly risk: boolean;
  readonly canUndo: boolean;
  readonly waiting: string;
  onGo(then: Then): void;
  onUndo(): void;
}

/** What a zonk would cost, or what a safe roll brings. */
const rollCosts = (view: ZonkView, { zonk, points, dice }: Prospect): string => {
  const { play } = words.value;
  if (zonk === 0) return play.certain(number(leastGain(view.table, dice)));
  const inRow = view.streaks[view.seat] ?? 0;
  const streak = view.streak && inRow > 0 ? number(tenthsOf(inRow) / 10) : undefined;
  return points === 0 && streak === undefined ? play.losesNothing : play.loses(number(points), streak);
};

/** The streak's sum with its rounding; undefined without a streak. */
const bankSum = ({ streaks, seat, streak }: ZonkView, { points, banked }: Prospect): string | undefined => {
  const inRow = streaks[seat] ?? 0;
  if (!streak || inRow === 0) return undefined;
  const tenths = tenthsOf(inRow);
  const product = (points * tenths) / 10;
  return words.value.play.streakSum(number(points), number(tenths / 10), number(product), product !== banked);
};

export const Actions = ({ view, mine, chosen, anyPicked, risk, canUndo, waiting, onGo, onUndo }: ActionsProps) => {
  const texts = words.value.play;
  const { phase } = view;
  if (!mine)
    return (
      <div class="tavern-actions" data-keys="">
        <p class="tavern-waiting">{waiting}</p>
      </div>
    );
  const prospect = prospectOf(view, chosen);
  if (prospect === undefined)
    return (
      <div class="tavern-actions" data-keys="">
        <Button wide disabled kind="quiet" onPress={() => {}}>
          {anyPicked ? texts.noCombination : texts.takeNothing}
        </Button>
      </div>
    );
  const { dice, zonk, banked, wins } = prospect;
  const obvious = obviousAction(prospect);
  const said = zonk === 0 ? texts.noZonk : texts.zonkRisk(percent(zonk, 0));
  if (phase.kind === "ready")
    return (
      <div class="tavern-actions" data-keys="">
        <Button wide icon={DiceIcon} onPress={() => onGo("roll")}>
          {`${texts.rollFirst}${risk && zonk > 0 ? ` · ${said}` : ""}`}
        </Button>
      </div>
    );
  const verbs = phase.kind === "taking" ? texts.setAsideAnd : texts.only;
  const sum = bankSum(view, prospect);
  const score = (view.scores[view.seat] ?? 0) + banked;
  return (
    <div class="tavern-actions two" data-keys="">
      {canUndo && <IconButton icon={UndoIcon} label={texts.undo} onPress={onUndo} />}
      <Button kind={obvious === "roll" ? "main" : "quiet"} icon={DiceIcon} onPress={() => onGo("roll")}>
        <b>{verbs.roll}</b>
        <small class="brings">
          <span>{risk ? texts.onward(words.value.dice(dice), said) : words.value.dice(dice)}</span>
          {risk && <Notches chance={zonk} />}
        </small>
        {risk && <small class="costs">{rollCosts(view, prospect)}</small>}
      </Button>
      <Button kind={obvious === "bank" ? "main" : "quiet"} icon={BellIcon} onPress={() => onGo("bank")}>
        <b>{verbs.bank}</b>
        <small class="brings">{texts.makes(number(banked), number(score), wins)}</small>
        {sum !== undefined && <small class="costs">{sum}</small>}
      </Button>
    </div>
  );
};
