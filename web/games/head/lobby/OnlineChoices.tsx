/** The duel for people far away: both halves, the words and the house rules, chosen by whoever invites. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { FarChoicesProps } from "../../page.ts";
import { standing } from "../saved.ts";
import { ownSeat } from "../shared.ts";
import { words } from "../words/lobby.ts";
import { guestSeat } from "./begin.ts";
import { farConfigOf } from "./config.ts";
import { DuelOfTwo } from "./Duel.tsx";
import { changeHabits, type HeadPreferences, habits } from "./preferences.ts";
import { House, Words } from "./TableRules.tsx";
import { offered } from "./table-half.ts";
import "../tokens.css";

export const FarChoices = ({ onChoose }: FarChoicesProps) => {
  const kept = useSignal<HeadPreferences | undefined>(undefined);
  const choose = (next: HeadPreferences): void => {
    kept.value = next;
    onChoose(farConfigOf(next));
  };
  useEffect(() => {
    void Promise.all([habits(), standing()]).then(([found, { duels }]) => choose(offered(found, duels.length)));
  }, []);
  const now = kept.value;
  if (now === undefined) return null;
  const said = words.value.newGame;
  const table = {
    kept: now,
    change(changed: Partial<HeadPreferences>) {
      choose({ ...now, ...changed });
      void changeHabits({ ...now, ...changed });
    },
  };
  return (
    <div class="far-duel">
      <DuelOfTwo
        {...table}
        players={[
          { name: undefined, colour: ownSeat().colour },
          { name: said.guest, colour: guestSeat(now).colour },
        ]}
      >
        <p class="soft">{said.equalHalves}</p>
      </DuelOfTwo>
      <Words {...table} />
      <House {...table} hasCurtain={false} />
    </div>
  );
};
