/**
 * Today leads: the day's challenges as objects on a shelf, the first open one beside the lamp with the only amber key.
 * They tell the truth: open, begun or played, with result and time left.
 */
import { useSignal } from "@preact/signals";
import { dayBefore, streakOf } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { hallCards } from "../../games/index.ts";
import { timeLeft } from "../../language/time-left.ts";
import { today } from "../../language/today.ts";
import { scaled } from "../../settings/text-size.ts";
import { navigationWords } from "../../ui/frame/words.ts";
import { PlateWords, Shelf, ShelfObject } from "../../ui/pieces/Shelf.tsx";
import { GearIcon, PlayIcon, ShareIcon } from "../../ui/shell-icons.tsx";
import { vast } from "../../ui/theme/vast.ts";
import { lazy } from "../lazy.tsx";
import { loadArt, loadedArt, loadStart, startBoards } from "./art.ts";
import { type DailyChallenge, isOpen, panesOn, playedOn, shelfOrder } from "./challenges.ts";
import { Lamp } from "./Lamp.tsx";
import { SmallStreak, Streak } from "./Streak.tsx";
import { haveSummaries, summaries } from "./summaries.ts";
import { homeWords } from "./words.ts";
import "../../ui/pieces/gold-key.css";

const Calendar = lazy(async () => (await import("./Calendar.tsx")).Calendar);
const WallMonth = lazy(async () => (await import("./Calendar.tsx")).WallMonth);
const ShareDay = lazy(async () => (await import("./ShareDay.tsx")).ShareDay);

const dailyGames = Object.keys(hallCards).filter((game) => hallCards[game]?.daily !== undefined);

/** Without the device's data the day's start is shown; where it is known, the position. */
const Picture = ({ challenge: { game, state } }: { readonly challenge: DailyChallenge }) => {
  const art = loadedArt.value[game];
  if (typeof art !== "object") return null;
  return <art.Today board={state?.board ?? startBoards.value[game]} />;
};

/** A newcomer reads what the challenge is; who has played before, that it is open. */
const stateOf = ({ game, state }: DailyChallenge, now: number): { readonly long: string; readonly brief: string } => {
  const words = homeWords.value;
  const { hours, minutes } = timeLeft(now);
  const left = words.left(hours, minutes);
  if (state?.done === true) {
    const result = state.result.value;
    return { long: result, brief: state.short === undefined ? result : state.short.value };
  }
  if (state?.begun !== undefined) return { long: `${words.begun} · ${left}`, brief: words.begun };
  const about = hallCards[game]?.words.value.today ?? words.open;
  return state === undefined
    ? { long: about, brief: left }
    : { long: `${state.name?.value || words.open} · ${left}`, brief: left };
};

const Day = ({
  challenge,
  isLead,
  now,
}: {
  readonly challenge: DailyChallenge;
  readonly isLead: boolean;
  readonly now: number;
}) => {
  const { game, state } = challenge;
  const card = hallCards[game];
  if (card === undefined) return null;
  const words = homeWords.value;
  const { title, short = title } = card.words.value;
  const isDone = !isOpen(challenge);
  const isBegun = state?.begun !== undefined;
  const { long, brief } = stateOf(challenge, now);
  const failed = loadedArt.value[game] === "failed";
  const to = isDone ? `#/play/${game}/${card.daily}` : `#/play/${game}/${card.playDaily ?? card.daily}`;
  return (
    <a
      class={`day${isLead ? " lead" : ""}${isDone ? " is-done" : ""}`}
      href={to}
      data-game={game}
      onClick={() => {
        if (failed) void loadArt(game);
      }}
    >
      <ShelfObject
        isDone={isDone}
        picture={typeof loadedArt.value[game] === "object" ? <Picture challenge={challenge} /> : undefined}
        plate={
          <>
            <PlateWords
              isDone={isDone}
              title={
                <>
                  <span class="long">{title}</span>
                  <span class="short">{isLead ? title : short}</span>
                </>
              }
              state={
                <>
                  {isDone && <span class="spoken-only">{words.done} </span>}
                  <span class="long">{failed ? words.notLoaded : long}</span>
                  <span class="short">{isLead ? long : brief}</span>
                </>
              }
            />
            {!isDone && (
              <span class={isLead ? "gold-key" : "day-go"}>
                <PlayIcon />
                <span>{isBegun ? words.goOn : words.play}</span>
              </span>
            )}
          </>
        }
      />
    </a>
  );
};

/** The time left is written anew this often, in milliseconds. */
const tick = 30_000;

const useNow = (): number => {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) now.value = Date.now();
    }, tick);
    return () => clearInterval(timer);
  }, [now]);
  return now.value;
};

/** Whether there is room for a month on the wall. */
const useIsVast = (): boolean => {
  const query = matchMedia(scaled(vast));
  const isVast = useSignal(query.matches);
  useEffect(() => {
    const look = () => {
      isVast.value = query.matches;
    };
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, [query.media, isVast]);
  return isVast.value;
};

export const Today = () => {
  const words = homeWords.value;
  const now = useNow();
  const isVast = useIsVast();
  const shown = useSignal<"calendar" | "share" | undefined>(undefined);
  const states = Object.fromEntries(dailyGames.map((game) => [game, summaries.value[game]?.today]));
  const challenges = shelfOrder(dailyGames, states);
  const played = challenges.filter((one) => !isOpen(one)).length;
  const date = today();
  const streak = streakOf((day) => playedOn(day, states), date);
  const week = Array.from({ length: 7 }, (_, i) => dayBefore(date, 6 - i)).map((day) => ({
    date: day,
    panes: panesOn(day, states),
  }));
  const { hours, minutes } = timeLeft(now);
  const haveArt = Object.keys(loadedArt.value).length === dailyGames.length;
  useEffect(() => {
    if (!haveSummaries.value || !haveArt) return;
    for (const game of dailyGames) void loadStart(game, summaries.peek()[game] !== undefined);
  }, [haveSummaries.value, haveArt]);
  const open = (what: "calendar" | "share") => () => {
    shown.value = what;
  };
  const close = () => {
    shown.value = undefined;
  };
  const [lead, ...others] = challenges;
  const days = { streak, week, onOpen: open("calendar") };
  return (
    <section class="stage" aria-labelledby="today">
      <div class="wall">
        <i />
        <svg class="sun" viewBox="0 0 1000 420" preserveAspectRatio="none" aria-hidden="true">
          <path d="M52 0h208l84 156H112zM304 0h228l96 156H396zM120 176h236l104 244H224zM412 176h236l116 244H520z" />
        </svg>
      </div>
      <div class="hall-bar">
        <h1 tabIndex={-1}>Turnlight</h1>
        <SmallStreak {...days} />
        <a class="tool" href="#/settings" aria-label={navigationWords.value.settings}>
          <GearIcon />
        </a>
      </div>
      <header class="stage-head">
        <h2 id="today">{words.today}</h2>
        <p class="when">
          <b>
            {played === challenges.length
              ? words.allPlayed
              : played === 0
                ? words.fresh
                : words.played(played, challenges.length)}
          </b>{" "}
          ·{" "}
          <span class="long">
            {played === challenges.length ? words.newIn(hours, minutes) : words.leftLong(hours, minutes)}
          </span>
          <span class="short">
            {played === challenges.length ? words.newIn(hours, minutes) : words.left(hours, minutes)}
          </span>
        </p>
        <Streak {...days} />
        {played > 0 && (
          <button type="button" class="quiet-key share-day" aria-label={words.shareDay} onClick={open("share")}>
            <ShareIcon />
            <span>{words.share}</span>
          </button>
        )}
      </header>
      <div class="shelves">
        <Shelf class="first">
          <span class="lamp-place">
            <Lamp played={played} of={challenges.length} />
          </span>
          {lead !== undefined && <Day challenge={lead} isLead now={now} />}
        </Shelf>
        <Shelf class="second">
          {others.map((challenge) => (
            <Day key={challenge.game} challenge={challenge} isLead={false} now={now} />
          ))}
        </Shelf>
      </div>
      {isVast && (
        <div class="wall-month">
          <WallMonth states={states} />
        </div>
      )}
      {shown.value === "calendar" && <Calendar states={states} onClose={close} />}
      {shown.value === "share" && <ShareDay states={states} streak={streak} onClose={close} />}
    </section>
  );
};
