/** The turn log in the review: every turn up to the moment that is looked at, with the opponents' reasons. */
import { useSignal } from "@preact/signals";
import type { ZonkView } from "@turnlight/games/zonk";
import { useEffect } from "preact/hooks";
import { TurnLog } from "../play/TurnLog.tsx";
import { type KnownReasons, loggedTurns } from "../play/turn-log.ts";
import { reasonsOf } from "../play/useReasons.ts";
import { tableHabits } from "../saved.ts";
import { type ReviewLogProps, usePreferences } from "../shared.ts";
import "../faces/bust.css";
import "../play/candle.css";
import "../play/screen.css";
import "../play/scene.css";
import "../tokens.css";
import "./log.css";

export const ReviewLog = ({ record, view, sitters, nameOf }: ReviewLogProps<ZonkView>) => {
  const reasons = useSignal<KnownReasons>(new Map());
  const [habits, changeHabits] = usePreferences(tableHabits);
  useEffect(() => {
    let isPast = false;
    void reasonsOf(record).then((found) => {
      if (!isPast) reasons.value = found;
    });
    return () => {
      isPast = true;
    };
  }, [record]);
  return (
    <div class="review-log">
      <TurnLog
        log={loggedTurns(view, reasons.value)}
        table={view.table}
        sitters={sitters}
        all={habits.value.reasons === "full"}
        hasTitle={false}
        isPaused={false}
        onAll={(all) => changeHabits({ reasons: all ? "full" : "short" })}
        onPause={undefined}
        onClose={undefined}
        nameOf={nameOf}
      />
    </div>
  );
};
