/** Days off in a match by correspondence: one's own clock stands still. */
import { useSignal } from "@preact/signals";
import { nearDay } from "../../language/format.ts";
import { serverApi } from "../../match/online/server-api.ts";
import type { OnlineState } from "../../match/table.ts";
import { Button, CalendarIcon, CheckIcon } from "../../ui/index.ts";
import { useOneAtATime } from "../../ui/one-at-a-time.ts";
import { words } from "../friends/words.ts";
import { meetingWords } from "../meeting/words.ts";
import { sayRefused } from "../refusals.ts";
import "../../ui/forms.css";

interface DaysOffProps {
  readonly online: OnlineState;
  /** The viewer's seat; spectators have none. */
  readonly seat: number | undefined;
}

export const DaysOff = ({ online, seat }: DaysOffProps) => {
  const labels = words.value;
  const wanted = useSignal(1);
  const going = useOneAtATime();
  const { vacationLeft, vacations } = online.state.value;
  const left = seat === undefined ? undefined : vacationLeft?.[seat];
  if (left === undefined) return null;
  const own = vacations?.find((one) => one.seat === seat);
  const take = (days: number) =>
    void going.run(async () => {
      const done = await serverApi.vacation(online.id, days);
      if (!done.ok) sayRefused(done.refusal);
    });
  if (own !== undefined)
    return (
      <p class="online-stop">
        <span>{labels.vacationUntil(nearDay(own.until))}</span>
        <Button kind="quiet" icon={CheckIcon} disabled={going.going.value} onPress={() => take(0)}>
          {labels.vacationEnd}
        </Button>
      </p>
    );
  if (left === 0) return null;
  return (
    <div class="online-stop">
      <label class="field">
        <span>{labels.vacationDays}</span>
        <select
          value={wanted.value}
          onChange={({ currentTarget }) => {
            wanted.value = Number(currentTarget.value);
          }}
        >
          {Array.from({ length: left }, (_, i) => i + 1).map((days) => (
            <option key={days} value={days}>
              {meetingWords.value.span.days(days)}
            </option>
          ))}
        </select>
      </label>
      <Button
        kind="quiet"
        icon={CalendarIcon}
        disabled={going.going.value}
        onPress={() => take(Math.min(wanted.peek(), left))}
      >
        {labels.vacationTake}
      </Button>
      <small>{labels.vacationAbout(meetingWords.value.span.days(left))}</small>
    </div>
  );
};
