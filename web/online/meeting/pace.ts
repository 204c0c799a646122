/** The paces offered for an online table, and how a pace reads. */
import type { TableState } from "@turnlight/wire";
import type { MeetingTexts } from "./words.en.ts";

/** Seconds per move; with an increment, seconds per player for the match. */
export type MovePace = Pick<TableState, "clock" | "increment">;

export const paces: readonly MovePace[] = [
  {},
  { clock: 30 },
  { clock: 60 },
  { clock: 120 },
  { clock: 300, increment: 10 },
  { clock: 900, increment: 10 },
  { clock: 86_400 },
  { clock: 259_200 },
  { clock: 432_000 },
];

/** For quick matches: few, so that people meet. */
export const quickPaces: readonly MovePace[] = [{ clock: 60 }, { clock: 300, increment: 10 }, { clock: 86_400 }];

/** Identifies a pace in a form. */
export const paceKey = ({ clock, increment }: MovePace): string => {
  if (clock === undefined) return "none";
  return increment === undefined ? String(clock) : `${clock}+${increment}`;
};

/** "30 seconds", "2 minutes", "3 days". */
export const spanText = (seconds: number, { span }: MeetingTexts): string => {
  const units = [
    [86_400, span.days],
    [3600, span.hours],
    [60, span.minutes],
  ] as const;
  const [size, say] = units.find(([one]) => seconds >= one && seconds % one === 0) ?? [1, span.seconds];
  return say(Math.round(seconds / size));
};

export const paceText = ({ clock, increment }: MovePace, labels: MeetingTexts): string => {
  if (clock === undefined) return labels.pace.none;
  if (increment === undefined) return labels.pace.perMove(spanText(clock, labels));
  return labels.pace.perMatch(Math.round(clock / 60), increment);
};
