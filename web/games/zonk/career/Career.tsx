/**
 * The career: whom one plays next sits at the table, with their story and their house rule; the ladder of all regulars
 * beside it, each with the trophy they give away.
 */
import { useSignal } from "@preact/signals";
import {
  type CareerBot,
  type CareerRung,
  type CareerStanding,
  career,
  freshSeries,
  isBeaten,
  isOpenRung,
  nextRung,
} from "@turnlight/games/zonk";
import { useEffect } from "preact/hooks";
import { GoldKey } from "../../../ui/pieces/GoldKey.tsx";
import { Bust, type BustMood, Medal } from "../faces/Bust.tsx";
import { standing } from "../hall/standing.ts";
import { aboutTable, tableName } from "../lobby/house-lines.ts";
import { DieKeyIcon } from "../lobby/icons.tsx";
import { CheckIcon, go, LockIcon, number, type RunningMatch, unfinishedMatches } from "../shared.ts";
import { careerWords } from "../words/career.ts";
import { frontWords } from "../words/front.ts";
import { words } from "../words/words.ts";
import { playRung, runningAt } from "./start-career.ts";
import { Trophy } from "./Trophy.tsx";
import "./career.css";

interface CareerState {
  readonly standing: CareerStanding;
  readonly running: readonly RunningMatch[];
}

const top = career.length - 1;

/** Whom the screen shows first: the next regular, at the end the last one. */
const firstShown = (climbed: CareerStanding): CareerBot => (nextRung(climbed) ?? career[top])?.bot ?? "perfect";

const nameOf = (bot: CareerBot): string => words.value.patrons[bot].name;

const moodOf = (climbed: CareerStanding, bot: CareerBot): BustMood => {
  const { won, lost, beaten } = climbed[bot] ?? freshSeries;
  if (beaten || won > lost) return "worried";
  return lost > won ? "pleased" : "calm";
};

/** The wins of a series as lights: filled ones are won. */
const Wins = ({ count, of, name }: { readonly count: number; readonly of: number; readonly name: string }) => (
  <span class="career-wins">
    <span>{name}</span>
    <span class="career-lights" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < count ? "on" : ""} />
      ))}
    </span>
  </span>
);

/** The regular at the table, and what it takes to beat them. */
const Stage = ({
  rung,
  state,
  onPlay,
  isOpening,
}: {
  readonly rung: CareerRung;
  readonly state: CareerState;
  readonly isOpening: boolean;
  onPlay(): void;
}) => {
  const texts = careerWords.value;
  const { bot, table, target, wins } = rung;
  const chapter = texts.chapters[bot];
  const series = state.standing[bot] ?? freshSeries;
  const isOpen = isOpenRung(state.standing, bot);
  const before = career[career.indexOf(rung) - 1];
  const isRunning = runningAt(state.running, bot) !== undefined;
  const front = frontWords.value;
  return (
    <section class="career-stage" aria-label={nameOf(bot)}>
      <div class="career-scene" aria-hidden="true">
        <span class="career-bust">
          <Bust key={bot} name={bot} mood={moodOf(state.standing, bot)} />
        </span>
        <span class="career-felt">
          <Trophy of={bot} isWon />
        </span>
      </div>
      <div class="career-card">
        <h2>{nameOf(bot)}</h2>
        <p class="career-story">{series.beaten ? chapter.after : chapter.story}</p>
        <dl class="career-terms">
          <div>
            <dt>{front.terms(tableName(table), number(target))}</dt>
            <dd>{aboutTable(table)}</dd>
          </div>
          <div>
            <dt>
              {series.beaten ? texts.trophyWon : texts.trophyOpen}: {chapter.trophy}
            </dt>
            <dd>{texts.firstTo(wins)}</dd>
          </div>
        </dl>
        <p class="career-series">
          <span class="spoken-only">{texts.series(series.won, series.lost)}</span>
          <span class="career-score" aria-hidden="true">
            <Wins count={series.won} of={wins} name={front.you} />
            <Wins count={series.lost} of={wins} name={front.plate(nameOf(bot))} />
          </span>
        </p>
        <div class="career-acts">
          {isOpen ? (
            <GoldKey icon={DieKeyIcon} disabled={isOpening} onPress={onPlay}>
              {isRunning ? texts.goOn : texts.play(nameOf(bot))}
            </GoldKey>
          ) : (
            <p class="career-locked">
              <LockIcon />
              {before !== undefined && texts.locked(nameOf(before.bot))}
            </p>
          )}
          {series.matches > 0 && <small>{texts.matches(series.matches)}</small>}
        </div>
      </div>
    </section>
  );
};

const Rung = ({
  rung,
  climbed,
  isShown,
  onShow,
}: {
  readonly rung: CareerRung;
  readonly climbed: CareerStanding;
  readonly isShown: boolean;
  onShow(): void;
}) => {
  const texts = careerWords.value;
  const { bot, table } = rung;
  const hasWon = isBeaten(climbed, bot);
  const isOpen = isOpenRung(climbed, bot);
  return (
    <li>
      <button
        type="button"
        class="career-rung"
        aria-pressed={isShown}
        data-state={hasWon ? "beaten" : isOpen ? "next" : "locked"}
        onClick={onShow}
      >
        <Medal name={bot} isPainted />
        <span class="career-rung-words">
          <strong>{frontWords.value.plate(nameOf(bot))}</strong>
          <span>{tableName(table)}</span>
        </span>
        <span class="career-rung-state">
          {hasWon ? <CheckIcon /> : !isOpen && <LockIcon />}
          <span>{hasWon ? texts.beaten : isOpen ? texts.next : texts.closed}</span>
        </span>
        <Trophy of={bot} isWon={hasWon} />
      </button>
    </li>
  );
};

export const CareerRoom = () => {
  const state = useSignal<CareerState | undefined>(undefined);
  const shown = useSignal<CareerBot | undefined>(undefined);
  const opening = useSignal(false);
  useEffect(() => {
    const load = async () => {
      const [{ career: climbed }, running] = await Promise.all([standing(), unfinishedMatches("zonk")]);
      state.value = { standing: climbed, running };
    };
    void load();
  }, [state]);
  const now = state.value;
  if (now === undefined) return null;
  const texts = careerWords.value;
  const bot = shown.value ?? firstShown(now.standing);
  const rung = career.find((one) => one.bot === bot);
  if (rung === undefined) return null;
  const won = career.filter((one) => isBeaten(now.standing, one.bot)).length;
  const play = async () => {
    // Read again: the match may have been saved after this page was opened.
    const running = runningAt(await unfinishedMatches("zonk"), bot);
    if (running !== undefined) {
      go(`/match/${running.id}`);
      return;
    }
    opening.value = true;
    await playRung(rung);
    opening.value = false;
  };
  return (
    <div class="career">
      <Stage rung={rung} state={now} isOpening={opening.value} onPlay={() => void play()} />
      <section class="career-ladder">
        <h2>
          {texts.ladder} <small>{texts.trophies(won, career.length)}</small>
        </h2>
        <p>{won === career.length ? texts.finished : texts.about}</p>
        <ol reversed>
          {career.toReversed().map((one) => (
            <Rung
              key={one.bot}
              rung={one}
              climbed={now.standing}
              isShown={one === rung}
              onShow={() => {
                shown.value = one.bot;
              }}
            />
          ))}
        </ol>
      </section>
    </div>
  );
};
