/** What decided a duel, as a person would retell it: the same stories as in the review, else the finds and wrong words. */
import { useSignal } from "@preact/signals";
import { type HeadView, turningPoints } from "@turnlight/games/head";
import { useEffect } from "preact/hooks";
import { withTexts } from "../../../../language/catalogue.ts";
import { openMatch } from "../../../../match/review/opened-match.ts";
import type { RetoldStory } from "../../../../match/review/review-words.ts";
import { words } from "../../words/play.ts";
import { guessSaid } from "../sentences.ts";
import type { DuelOutcome } from "./useEnding.ts";

interface DecidedProps {
  readonly view: HeadView;
  readonly ended: DuelOutcome;
  readonly me: 0 | 1;
  /** The viewer had that seat. */
  readonly isSeated: boolean;
  nameOf(seat: number): string;
}

/** At most so many. */
const most = 3;

/** The loser's stories first: they decided it. Where there are few, finds and wrong words are retold, too. */
const linesOf = async ({ view, ended, me, isSeated, nameOf }: DecidedProps): Promise<readonly RetoldStory[]> => {
  const [match, { review }] = await Promise.all([openMatch(ended.record), withTexts(import("../../words/review.ts"))]);
  if (!match.ok) return [];
  const { record, viewAt, entryAt } = match.value;
  const stories = [ended.loser, ended.loser === 0 ? 1 : 0].flatMap(
    (seat) =>
      review.value.stories?.({
        seat,
        isOwn: isSeated && seat === me,
        of: record.entries.length,
        viewAt: (n) => viewAt(n, seat) as HeadView,
        entryAt,
        nameOf,
      }) ?? [],
  );
  const guesses = record.entries.filter(({ by, move }) => by !== "chance" && !move.startsWith("place"));
  const points = turningPoints({ ...view, boards: ended.boards }, most);
  const finds = (points.ok ? points.value : []).flatMap(({ at, guess }): readonly RetoldStory[] => {
    const n = guesses[at]?.n;
    if (n === undefined || stories.some((story) => story.n === n)) return [];
    return [{ n, text: guessSaid(guess, nameOf(guess.by), view, words.peek()) }];
  });
  return [...stories, ...finds].slice(0, most).toSorted((a, b) => a.n - b.n);
};

export const Decided = (props: DecidedProps) => {
  const lines = useSignal<readonly RetoldStory[]>([]);
  useEffect(() => {
    let isLeft = false;
    void linesOf(props).then((found) => {
      if (!isLeft) lines.value = found;
    });
    return () => {
      isLeft = true;
    };
  }, [props.ended.record, words.value]);
  const texts = words.value;
  if (lines.value.length === 0) return null;
  return (
    <section class="hunt-decided" aria-label={texts.turns}>
      <h3>{texts.turns}</h3>
      <ol>
        {lines.value.map(({ n, text }) => (
          <li key={n}>{text}</li>
        ))}
      </ol>
    </section>
  );
};
