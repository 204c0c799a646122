/** Turn notifications: whether this browser gets push messages while the page is closed, and the quiet hours. */
import { useSignal } from "@preact/signals";
import type { Result } from "@turnlight/kernel";
import type { QuietHours } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { serverApi } from "../../match/online/server-api.ts";
import { sayRefused } from "../refusals.ts";
import { words } from "../words.ts";
import { canBeNotified, isNotified, subscribeToPush, unsubscribeFromPush, updatePush } from "./subscription.ts";
import "../../ui/forms.css";

type Hours = Pick<QuietHours, "begins" | "ends">;

/** From ten in the evening to seven in the morning. */
const usualHours: Hours = { begins: 22 * 60, ends: 7 * 60 };

const here = (hours: Hours | undefined): QuietHours | undefined =>
  hours && { begins: hours.begins, ends: hours.ends, ahead: -new Date().getTimezoneOffset() };

const written = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

const minutesIn = (time: string): number | undefined => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
};

interface TimeProps {
  readonly label: string;
  readonly minutes: number;
  onChange(minutes: number): void;
}

const Time = ({ label, minutes, onChange }: TimeProps) => (
  <label class="field">
    <span>{label}</span>
    <input
      type="time"
      value={written(minutes)}
      onChange={({ currentTarget }) => {
        const chosen = minutesIn(currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  </label>
);

interface PushState {
  readonly key: string;
  readonly called: boolean;
  readonly quiet: Hours | undefined;
}

export const TurnNotifications = () => {
  const labels = words.value.calls;
  const known = useSignal<PushState | undefined>(undefined);
  const busy = useSignal(false);
  useEffect(() => {
    void Promise.all([serverApi.calls(), isNotified()]).then(async ([calls, called]) => {
      if (!calls.ok) return;
      const { key, quiet, addresses } = calls.value;
      known.value = { key, quiet, called: called && addresses > 0 };
      // The time zone may have changed since the last update: the device travelled, or daylight saving began.
      if (known.value.called) await updatePush(here(quiet));
    });
  }, [known]);
  const { value } = known;
  if (value === undefined) return null;
  const change = async (next: PushState, act: () => Promise<Result<unknown>>) => {
    // A refused change, or one made before the last was answered, resets the controls.
    if (busy.peek()) {
      known.value = { ...value };
      return;
    }
    busy.value = true;
    const done = await act();
    busy.value = false;
    known.value = done.ok ? next : { ...value };
    if (!done.ok) sayRefused(done.refusal);
  };
  const setQuiet = (quiet: Hours | undefined) => void change({ ...value, quiet }, () => updatePush(here(quiet)));
  return (
    <section class="sheet paper">
      <h2>{labels.title}</h2>
      {canBeNotified() ? (
        <>
          <label class="switch">
            <input
              type="checkbox"
              checked={value.called}
              onChange={({ currentTarget: { checked } }) =>
                void change({ ...value, called: checked }, () =>
                  checked ? subscribeToPush(value.key, here(value.quiet)) : unsubscribeFromPush(),
                )
              }
            />
            <span>{labels.callMe}</span>
          </label>
          <p class="online-soft">{labels.about}</p>
        </>
      ) : (
        <p>{labels.cannot}</p>
      )}
      {value.called && (
        <>
          <label class="switch">
            <input
              type="checkbox"
              checked={value.quiet !== undefined}
              onChange={({ currentTarget }) => setQuiet(currentTarget.checked ? usualHours : undefined)}
            />
            <span>{labels.quiet}</span>
          </label>
          {value.quiet !== undefined && (
            <div class="online-hours">
              <Time
                label={labels.begins}
                minutes={value.quiet.begins}
                onChange={(begins) => setQuiet({ ...usualHours, ...value.quiet, begins })}
              />
              <Time
                label={labels.ends}
                minutes={value.quiet.ends}
                onChange={(ends) => setQuiet({ ...usualHours, ...value.quiet, ends })}
              />
            </div>
          )}
        </>
      )}
    </section>
  );
};
