/** A review in sentences: its decisive moments, and the whole match as text for screen readers. */
import { type DecisiveMoment, decisiveMoments, type ReviewedEntry, type ReviewScale } from "@turnlight/kernel";
import { amountSaid, outlookSaid, percent, sentenceOf, signs } from "./amounts.ts";
import type { OpenedMatch } from "./opened-match.ts";
import type { RetoldStory, ReviewWords } from "./review-words.ts";
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
  const doing = sentenceOf(own.doing(judged.move, viewBefore(n), judged.next));
  return texts.cost(doing, amountSaid(scale, size));
};

interface RetellContext extends ReviewContext {
  readonly match: Pick<OpenedMatch, "viewAt" | "entryAt" | "record">;
  readonly seat: number;
  readonly isOwn: boolean;
  nameOf(seat: number): string;
}

/** At most so many are retold. */
const mostRetold = 3;

/** What decided a match: the game's own stories, then the costliest mistakes and the largest rolls, in their order. */
export const retoldMoments = (
  scale: ReviewScale,
  entries: readonly ReviewedEntry[],
  context: RetellContext,
): readonly RetoldStory[] => {
  const { own, match, seat, isOwn, nameOf } = context;
  const stories =
    own.stories?.({
      seat,
      isOwn,
      of: match.record.entries.length,
      viewAt: (n) => match.viewAt(n, seat),
      entryAt: match.entryAt,
      nameOf,
    }) ?? [];
  const moments = decisiveMoments(scale, entries, entries.length).flatMap((moment): readonly RetoldStory[] => {
    const { n, kind, size } = moment;
    const before = match.viewAt(n - 1, seat);
    const plain = () => `${own.where(before, seat)}: ${momentSaid(scale, entries, moment, context)}`;
    if (own.retell === undefined) return [{ n, text: plain() }];
    const text = own.retell({
      n,
      kind,
      seat,
      isOwn,
      nameOf,
      isGood: kind === "dice" && size > 0,
      amount: kind === "dice" ? percent(Math.abs(size)) : amountSaid(scale, size),
      before,
      after: match.viewAt(n, seat),
      judged: entries.find((entry) => entry.n === n)?.judged,
    });
    return text === undefined ? [] : [{ n, text }];
  });
  const places = new Set(stories.map(({ n }) => n));
  return [...stories, ...moments.filter(({ n }) => !places.has(n))].slice(0, mostRetold).toSorted((a, b) => a.n - b.n);
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
