/** The day's share card: a line for each result, the streak, and a picture with today's window. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { hallCards } from "../../games/index.ts";
import { dayName } from "../../language/format.ts";
import { today } from "../../language/today.ts";
import type { DailyState } from "../../match/unfinished/summary.ts";
import { ShareSheet } from "../../ui/index.ts";
import type { SharedFile } from "../../ui/share.ts";
import { paneOrder, panesOn } from "./challenges.ts";
import { paintDay, type SharedLine } from "./day-picture.ts";
import { homeWords } from "./words.ts";

interface ShareDayProps {
  readonly states: Readonly<Record<string, DailyState | undefined>>;
  readonly streak: number;
  onClose(): void;
}

/** The results of the challenges played today, in the order of the panes. */
export const linesOf = (states: ShareDayProps["states"]): readonly SharedLine[] =>
  paneOrder.flatMap((game) => {
    const [card, state] = [hallCards[game], states[game]];
    return card === undefined || state?.done !== true
      ? []
      : [{ title: card.words.value.title, result: state.result.value }];
  });

export const ShareDay = ({ states, streak, onClose }: ShareDayProps) => {
  const words = homeWords.value;
  const picture = useSignal<SharedFile | undefined>(undefined);
  const date = today();
  const lines = linesOf(states);
  const row = streak > 0 ? [words.shareStreak(words.days(streak))] : [];
  const text = [
    `Turnlight · ${dayName(date)}`,
    ...lines.map(({ title, result }) => words.shareLine(title, result)),
    ...row,
  ].join("\n");
  useEffect(() => {
    void paintDay({ day: dayName(date), lines, panes: panesOn(date, states), streak: row[0] ?? "" }).then((content) => {
      if (content !== undefined) picture.value = { name: `turnlight-${date}.png`, content, type: "image/png" };
    });
  }, []);
  return (
    <ShareSheet
      title={words.shareDay}
      text={text}
      url={`${location.origin}${location.pathname}`}
      {...(picture.value !== undefined && { file: picture.value })}
      onClose={onClose}
    />
  );
};
