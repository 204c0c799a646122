/** A review in sentences: its decisive moments, and the whole match as text for screen readers. */
import { type DecisiveMoment, decisiveMoments, type ReviewedEntry, type ReviewScale } from "@turnlight/kernel";
import { amountSaid, outlookSaid, percent, sentenceOf, signs } from "./amounts.ts";
import type { ReviewWords } from "./review-words.ts";
import { words } from "./words.ts";

export interface ReviewContext {
  readonly own: ReviewWords;
  /** What the seat saw before this entry. */
  viewBefore(n: number): unknown;
}

export const momentSaid = (
  scale: ReviewScale,
  entries: readonly ReviewedEntry[],
  { n, kind, size }: DecisiveMoment,
  { own, viewBefore }: ReviewContext,
): string => {
  const texts = words.value;
  if (kind === "dice") return texts.dice(percent(Math.abs(size)), size > 0);
  const judged = entries.find((entry) => entry.n === n)?.judged;
  if (judged === undefined) return "";
  const doing = sentenceOf(own.doing(judged.move, viewBefore(n)));
  return texts.cost(doing, amountSaid(scale, size));
};

/** The entries between two mistakes are summed up by the position's value. */
export const storyOf = (
  scale: ReviewScale,
  entries: readonly ReviewedEntry[],
  { title, name, total, ...telling }: ReviewContext & { title: string; name: string; total: string },
): readonly string[] => {
  const { story, better, mark: markNames } = words.value;
  const { own, viewBefore } = telling;
  const decisive = decisiveMoments(scale, entries, entries.length).filter(({ kind }) => kind === "fault");
  const lines = decisive
    .toSorted((a, b) => a.n - b.n)
    .map((moment) => {
      const judged = entries.find(({ n }) => n === moment.n)?.judged;
      const before = entries.findLast(({ n }) => n < moment.n)?.outlook;
      const [best] = judged?.options ?? [];
      const instead = best === undefined ? "" : better(own.move(best.move, viewBefore(moment.n)));
      const mark = judged?.mark;
      const sign = mark === undefined ? "" : ` (${signs[mark]}, ${markNames[mark]})`;
      const stood = before === undefined ? "" : story.from(outlookSaid(scale, before));
      return [stood, `${momentSaid(scale, entries, moment, telling)}${sign}`, instead]
        .filter((part) => part !== "")
        .join(" ");
    });
  const last = entries.at(-1)?.outlook;
  return [
    story.begin(title, name),
    ...lines,
    ...(last === undefined ? [] : [story.ends(outlookSaid(scale, last))]),
    story.end(total),
  ];
};
