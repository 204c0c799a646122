/** The current actions: roll, or set aside and continue in one tap, with the risk on the button. */
import type { ZonkView } from "@turnlight/games/zonk";
import { Button, DiceIcon, IconButton, number, percent, UndoIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import { BellIcon } from "./BellIcon.tsx";
import type { TakeOffer } from "./offers.ts";
import { prospectOf, type Then } from "./tap-flow.ts";

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
        <Button wide disabled onPress={() => {}}>
          {anyPicked ? texts.noCombination : texts.takeNothing}
        </Button>
      </div>
    );
  const { dice, zonk, banked, wins } = prospect;
  const danger = risk && zonk > 0 ? ` · ${texts.zonkRisk(percent(zonk, 0))}` : "";
  if (phase.kind === "ready")
    return (
      <div class="tavern-actions" data-keys="">
        <Button wide icon={DiceIcon} onPress={() => onGo("roll")}>
          {`${texts.rollFirst}${danger}`}
        </Button>
      </div>
    );
  const verbs = phase.kind === "taking" ? texts.setAsideAnd : texts.only;
  return (
    <div class="tavern-actions two" data-keys="">
      {canUndo && <IconButton icon={UndoIcon} label={texts.undo} onPress={onUndo} />}
      <Button kind="quiet" icon={DiceIcon} onPress={() => onGo("roll")}>
        {verbs.roll} <small>{`${words.value.dice(dice)}${danger}`}</small>
      </Button>
      <Button icon={BellIcon} onPress={() => onGo("bank")}>
        {verbs.bank} <small>{(wins ? texts.wins : words.value.points)(number(banked))}</small>
      </Button>
    </div>
  );
};
