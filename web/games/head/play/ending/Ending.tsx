/** The end of a duel: who won, the figures, achievements, and what to do next. */
import { useSignal } from "@preact/signals";
import {
  type CharacterName,
  type Habit,
  type HeadView,
  type LadderStep,
  ladderProgress,
  type Summary,
  signsOf,
  stepClimbed,
  stepDifficulty,
  summaryOf,
  tallyOf,
} from "@turnlight/games/head";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { openReview } from "../../../../match/review/navigation.ts";
import { page as headPage } from "../../page.ts";
import {
  BackIcon,
  Button,
  EyeIcon,
  go,
  HintIcon,
  number,
  PlayIcon,
  ReviewStrip,
  ShareIcon,
  ShareSheet,
  showReplay,
  TrophyIcon,
} from "../../shared.ts";
import { words as gateWords } from "../../words/gate.ts";
import { words } from "../../words/play.ts";
import type { SeriesShown } from "../gallows/Pips.tsx";
import { habitAtEnd } from "../habits.ts";
import type { Taste } from "../preferences.ts";
import { signLines } from "../share-signs.ts";
import { Decided } from "./Decided.tsx";
import { Retelling } from "./Retelling.tsx";
import { Tally } from "./Tally.tsx";
import type { DuelOutcome } from "./useEnding.ts";
import "./ending.css";

interface DuelEndingProps {
  readonly view: HeadView;
  readonly ended: DuelOutcome;
  /** The viewer's seat; 0 where two players share the device. */
  readonly me: 0 | 1;
  /** The viewer had that seat, as opposed to spectators and people who share the device. */
  readonly isSeated: boolean;
  readonly alone: boolean;
  readonly taste: Taste;
  readonly series: SeriesShown | undefined;
  readonly character: CharacterName | undefined;
  /** What the Executioner has noticed about the viewer; undefined against others. */
  readonly habit: Habit | undefined;
  nameOf(seat: number): string;
  colourOf(seat: number): number;
  /** Replaces the rematch button. */
  readonly rematch: ComponentChildren;
  onRematch(): void;
}

const rows: readonly (keyof Pick<Summary, "hits" | "misses" | "words" | "turns" | "accuracy">)[] = [
  "hits",
  "misses",
  "words",
  "turns",
  "accuracy",
];

const figureOf = (summary: Summary, row: (typeof rows)[number]): string => {
  if (row === "accuracy") return words.value.percent(Math.round(100 * summary.accuracy));
  return row === "misses" ? `${number(summary.misses)} / ${number(summary.limit)}` : number(summary[row]);
};

const Figures = ({ view, me, nameOf }: Pick<DuelEndingProps, "view" | "me" | "nameOf">) => {
  const they = me === 0 ? 1 : 0;
  const [mine, theirs] = [summaryOf(view, me), summaryOf(view, they)];
  return (
    <table class="duel-figures">
      <caption class="spoken-only">{words.value.summary.title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{nameOf(me)}</th>
          <th scope="col">{nameOf(they)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{words.value.summary[row]}</th>
            <td>{figureOf(mine, row)}</td>
            <td>{figureOf(theirs, row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What the opponent says at the end, and how far one has come on the ladder. */
const LastWords = ({
  view,
  ended,
  me,
  character,
  habit,
}: Pick<DuelEndingProps, "view" | "ended" | "me" | "character" | "habit">) => {
  const texts = words.value;
  const hasWon = ended.loser === me;
  const rival = ended.duels.at(-1)?.opponent;
  const said =
    character !== undefined
      ? texts.characters[character][hasWon ? "wins" : "loses"]
      : rival === "executioner" || rival === "oracle"
        ? habit !== undefined && !hasWon
          ? habitAtEnd(habit, texts)
          : texts.lastWords[rival][hasWon ? "wins" : "loses"]
        : undefined;
  const climbed = stepClimbed(ended.duels);
  const { next } = ladderProgress(ended.duels);
  const nameOfStep = (step: LadderStep): string => {
    const own = stepDifficulty(step);
    const { rivals, levels } = gateWords.value;
    const name = rivals[step === "easy" || step === "normal" || step === "hard" ? "executioner" : step];
    return own === undefined ? name : `${name} (${levels[own]})`;
  };
  return (
    <>
      {said !== undefined && <p class="last-words">{said}</p>}
      {climbed !== undefined && view.fall !== null && (
        <p class="ladder-step">
          <TrophyIcon /> {texts.ladder.climbed(nameOfStep(climbed))}{" "}
          {next === undefined ? texts.ladder.top : texts.ladder.next(nameOfStep(next))}
        </p>
      )}
    </>
  );
};

const Earned = ({ deeds, peopleDeeds }: Pick<DuelOutcome, "deeds" | "peopleDeeds">) => {
  const texts = words.value;
  const earned = [...deeds.map((deed) => texts.deeds[deed]), ...peopleDeeds.map((deed) => texts.peopleDeeds[deed])];
  if (earned.length === 0) return null;
  return (
    <section class="hunt-earned" aria-label={texts.earned}>
      <h3>{texts.earned}</h3>
      <ul>
        {earned.map(({ name, about }) => (
          <li key={name}>
            <TrophyIcon />
            <span>
              <strong>{name}</strong> {about}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Who keeps their head. */
export const titleOf = ({
  loser,
  me,
  alone,
  nameOf,
}: Pick<DuelEndingProps, "me" | "alone" | "nameOf"> & { readonly loser: number }): string => {
  const texts = words.value;
  const winner = loser === 0 ? 1 : 0;
  if (!alone) return texts.keeps(nameOf(winner));
  return winner === me ? texts.youKeep : texts.youLose;
};

export const Ending = (props: DuelEndingProps) => {
  const { view, ended, me, isSeated, taste, series, nameOf, colourOf, rematch, onRematch } = props;
  const sharing = useSignal(false);
  const coachOpen = useSignal(taste.coach);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const texts = words.value;
  const winner = ended.loser === 0 ? 1 : 0;
  const title = headPage.words.value.title;
  const text = texts.shareText({
    title,
    winner: nameOf(winner),
    loser: nameOf(ended.loser),
    turns: summaryOf(view, winner).turns,
    guesses: [me, me === 0 ? 1 : 0].flatMap((seat) => [`${nameOf(seat)}:`, ...signLines(signsOf(view, seat))]),
  });
  return (
    <section class="duel-ending paper" aria-label={texts.result}>
      <h2 ref={heading} tabIndex={-1}>
        {titleOf({ ...props, loser: ended.loser })}
      </h2>
      <p class="ending-how">{texts.how[ended.how](nameOf(ended.loser), nameOf(winner))}</p>
      {series !== undefined && <Retelling series={series} games={ended.games} nameOf={nameOf} colourOf={colourOf} />}
      <div class="duel-keys">
        <Button
          kind="quiet"
          icon={HintIcon}
          onPress={() => openReview({ text: ended.record, seat: me, isOwn: isSeated })}
        >
          {texts.review}
        </Button>
        {rematch ?? (
          <Button icon={PlayIcon} onPress={onRematch}>
            {series === undefined
              ? texts.rematch
              : series.score.winner === undefined
                ? texts.series.next
                : texts.series.another}
          </Button>
        )}
        <Button kind="quiet" icon={EyeIcon} onPress={() => showReplay(ended.record)}>
          {texts.replay}
        </Button>
        <Button
          kind="quiet"
          icon={ShareIcon}
          onPress={() => {
            sharing.value = true;
          }}
        >
          {texts.share}
        </Button>
        <Button kind="quiet" icon={BackIcon} onPress={() => go("/play/head")}>
          {texts.toMenu}
        </Button>
      </div>
      <LastWords {...props} />
      {!coachOpen.value && <Decided view={view} ended={ended} me={me} isSeated={isSeated} nameOf={nameOf} />}
      <Figures view={view} me={me} nameOf={nameOf} />
      <Earned deeds={ended.deeds} peopleDeeds={ended.peopleDeeds} />
      {coachOpen.value ? (
        <ReviewStrip text={ended.record} seat={me} isOwn={isSeated} own={() => import("../../words/review.ts")} />
      ) : (
        <Button
          kind="quiet"
          icon={HintIcon}
          onPress={() => {
            coachOpen.value = true;
          }}
        >
          {texts.coach.ask}
        </Button>
      )}
      {ended.duels.length > 0 && <Tally duels={ended.duels} tally={tallyOf(ended.duels)} />}
      {sharing.value && (
        <ShareSheet
          title={title}
          text={text}
          place="/play/head"
          onClose={() => {
            sharing.value = false;
          }}
        />
      )}
    </section>
  );
};
