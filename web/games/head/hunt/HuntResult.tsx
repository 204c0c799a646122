/** A hunt that is over: against the Oracle's par, as a picture to share, among one's earlier hunts. */
import { useSignal } from "@preact/signals";
import {
  againstPar,
  binOf,
  type DailyHuntResult,
  farthest,
  type HuntFigures,
  huntDistribution,
} from "@turnlight/games/head";
import { streakOf } from "@turnlight/kernel";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { page as headPage } from "../page.ts";
import { Head } from "../play/gallows/Head.tsx";
import { Button, profile, type SharedFile, ShareIcon, ShareSheet, seatStyle } from "../shared.ts";
import { words } from "../words/hunt.ts";
import { huntNumber, longestStreak, timeToNext } from "./day.ts";
import { huntPicture } from "./picture.ts";
import { Trail } from "./Trail.tsx";
import { trailLooks } from "./trail.ts";
import "./hunt-result.css";

export type DailyHunts = Readonly<Record<string, DailyHuntResult>>;

interface HuntResultProps {
  readonly date: string;
  readonly figures: HuntFigures;
  /** All hunts kept on this device. */
  readonly hunts: DailyHunts;
  /** This one is the day's counted try. */
  readonly isCounted: boolean;
  /** It was just played: the heading takes the focus. */
  readonly isFresh?: boolean;
  /** Keys beside Share. */
  readonly children?: ComponentChildren;
}

const signs = ["h", "m", "u", "s"] as const;

const ownOf = ({ found, misses }: HuntFigures): string => (found ? String(misses) : words.value.unfinished);

const Verdict = ({ figures, isFresh = false }: Pick<HuntResultProps, "figures" | "isFresh">) => {
  const texts = words.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) heading.current?.focus({ preventScroll: true });
  }, [isFresh]);
  const { found, letters, misses, par } = figures;
  return (
    <section class="hunt-verdict">
      <h2 ref={heading} tabIndex={-1}>
        {found ? texts.verdict(againstPar(figures)) : texts.notFound}
      </h2>
      <p>{found ? texts.found(letters, misses) : texts.givenUp(par)}</p>
      <div class="hunt-pair">
        <div>
          <svg viewBox="-27 -28 56 48" aria-hidden="true" style={seatStyle(profile.value?.colour ?? 0)}>
            <Head
              look={{ kind: "person", number: profile.value?.avatar ?? 0 }}
              mood={found && misses <= par ? "gleeful" : "uneasy"}
            />
          </svg>
          <b>{misses}</b>
          <span>{texts.yourMisses}</span>
        </div>
        <div>
          <svg viewBox="-27 -28 56 48" aria-hidden="true" style={seatStyle(4)}>
            <Head look={{ kind: "veil" }} mood={found && misses < par ? "uneasy" : "calm"} />
          </svg>
          <b>{par}</b>
          <span>{texts.oracles}</span>
        </div>
      </div>
    </section>
  );
};

const Picture = ({ date, figures }: Pick<HuntResultProps, "date" | "figures">) => {
  const texts = words.value;
  return (
    <section class="hunt-picture" aria-label={texts.picture}>
      <header>
        <b>{headPage.words.value.title}</b>
        <span>{texts.number(huntNumber(date), ownOf(figures), figures.par)}</span>
      </header>
      <Trail trail={figures.trail} label={texts.guesses(figures.turns)} />
      <footer>
        <ul>
          {signs.map((sign) => (
            <li key={sign}>
              <i style={{ background: trailLooks[sign].ground }} />
              {texts.legend[sign]}
            </li>
          ))}
        </ul>
        <span>{texts.guesses(figures.turns)}</span>
      </footer>
    </section>
  );
};

/** What counts: played on the day itself. */
const countedHunts = (hunts: DailyHunts): readonly (readonly [date: string, result: DailyHuntResult])[] =>
  Object.entries(hunts).filter(([, { inTime }]) => inTime);

const Distribution = ({ date, hunts }: Pick<HuntResultProps, "date" | "hunts">) => {
  const texts = words.value;
  const counted = countedHunts(hunts);
  const found = counted.filter(([, one]) => one.found).map(([day]) => day);
  const streak = streakOf((day) => found.includes(day), date);
  const bars = huntDistribution(counted.map(([, one]) => one));
  const most = Math.max(1, ...bars);
  const today = hunts[date];
  return (
    <section class="hunt-bars" aria-label={texts.hunts(counted.length)}>
      <header>
        <h3>{texts.hunts(counted.length)}</h3>
        <p>
          <svg class="hunt-flame" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 3q5 5 4 9 2-1 2-3 3 9-6 12-9-3-6-11 1 3 3 3-1-6 3-10z" />
          </svg>
          <b>{streak}</b> {texts.streak(streak)} <em>{texts.best(longestStreak(found))}</em>
        </p>
      </header>
      <ol>
        {bars.map((n, i) => {
          const against = i - farthest;
          const isEnd = Math.abs(against) === farthest;
          const isToday = today?.inTime === true && binOf(today) === against;
          const label = texts.bins(against, isEnd);
          return (
            <li key={label} class={isToday ? "is-today" : against === 0 ? "is-par" : ""}>
              <span class="spoken-only">{texts.binSaid(label, n, isToday)}</span>
              <b aria-hidden="true">{n}</b>
              <i style={{ "--share": n / most }} />
              <span aria-hidden="true">{label}</span>
            </li>
          );
        })}
      </ol>
      <p class="hunt-axis" aria-hidden="true">
        <span>{texts.fewer}</span>
        <span>{texts.more}</span>
      </p>
    </section>
  );
};

/** The time is written anew this often, in milliseconds. */
const tick = 20_000;

const NextHunt = () => {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, tick);
    return () => clearInterval(timer);
  }, [now]);
  const { hours, minutes } = timeToNext(now.value);
  return (
    <p class="hunt-next">
      {words.value.next} <b>{words.value.time(hours, minutes)}</b>
    </p>
  );
};

export const HuntResult = (props: HuntResultProps) => {
  const { date, figures, hunts, isCounted, children } = props;
  const texts = words.value;
  const title = headPage.words.value.title;
  const sharing = useSignal<SharedFile | "none" | undefined>(undefined);
  const number = huntNumber(date);
  const share = async () => {
    const picture = await huntPicture(figures, {
      title,
      number: texts.number(number, ownOf(figures), figures.par),
      legend: signs.slice(0, 3).map((sign) => [sign, texts.legend[sign]] as const),
      guesses: texts.guesses(figures.turns),
    });
    sharing.value =
      picture === undefined
        ? "none"
        : { name: `hunt-${number ?? "practice"}.png`, content: picture, type: "image/png" };
  };
  return (
    <div class="hunt-result">
      <Verdict {...props} />
      <Picture date={date} figures={figures} />
      {isCounted ? <Distribution date={date} hunts={hunts} /> : <p class="hunt-practice">{texts.practice}</p>}
      <div class="hunt-keys">
        <NextHunt />
        <Button icon={ShareIcon} onPress={() => void share()}>
          {texts.share}
        </Button>
        {children}
      </div>
      {sharing.value !== undefined && (
        <ShareSheet
          title={texts.picture}
          text={texts.shareText(title, number, ownOf(figures), figures.par)}
          place="/play/head/daily"
          {...(sharing.value !== "none" && { file: sharing.value })}
          onClose={() => {
            sharing.value = undefined;
          }}
        />
      )}
    </div>
  );
};
