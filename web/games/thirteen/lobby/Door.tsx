/** The front of the machine: go on, begin, a seed, a challenge, and the doors to the other rooms. */
import { useSignal } from "@preact/signals";
import { type Challenge, challenges, compact } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { allSummaries, changeHabits, collection, habits, type RunSummary } from "../keep.ts";
import { beginRun, type Wish } from "../play/begin.ts";
import { Key } from "../play/Key.tsx";
import {
  BookIcon,
  CalendarIcon,
  ChartIcon,
  confirmed,
  go,
  QuestionIcon,
  refusalSaid,
  StarIcon,
  TrophyIcon,
} from "../shared.ts";
import { refusals } from "../telling/refusals.ts";
import { words } from "../words.ts";
import { abandonRun, type GoingOn, runGoingOn } from "./resume.ts";

const bestOf = (summaries: readonly RunSummary[], challenge: Challenge): string => {
  const said = words.value.lobby;
  const tried = summaries.filter((summary) => summary.challenge === challenge && summary.over);
  if (tried.length === 0) return said.untried;
  return challenge === "purist"
    ? said.bestPurist(compact(Math.max(...tried.map(({ score }) => score))))
    : said.best(Math.max(...tried.map(({ cleared }) => cleared)));
};

const whereIs = ({ state }: GoingOn): string => {
  const said = words.value.lobby;
  if (state.phase.kind === "draft") return said.goOnDraft;
  if (state.phase.kind === "shop") return said.goOnShop(state.stage);
  return said.goOnAbout(state.stage, state.sheet.round, state.sheet.inPlay.length);
};

const Rooms = () => {
  const said = words.value.lobby;
  const rooms = [
    ["learn", said.howTo, QuestionIcon],
    ["daily", said.daily, CalendarIcon],
    ["collection", said.collection, BookIcon],
    ["statistics", said.statistics, ChartIcon],
    ["achievements", said.achievements, TrophyIcon],
  ] as const;
  return (
    <nav class="panel rooms" aria-label={said.rooms}>
      {rooms.map(([room, name, Sign]) => (
        <a key={room} href={`#/play/thirteen/${room}`}>
          <Sign />
          <span>{name}</span>
        </a>
      ))}
    </nav>
  );
};

export const Door = ({ typed }: { readonly typed: string }) => {
  const said = words.value.lobby;
  const seed = useSignal(typed);
  const wrong = useSignal("");
  const running = useSignal<GoingOn | undefined>(undefined);
  const summaries = useSignal<readonly RunSummary[]>([]);
  const stars = useSignal(0);
  const freeScratch = useSignal(false);
  useEffect(() => {
    void runGoingOn().then((found) => {
      running.value = found;
    });
    void allSummaries().then((all) => {
      summaries.value = all;
    });
    void collection().then((mine) => {
      stars.value = mine.stars;
    });
    void habits().then((kept) => {
      freeScratch.value = kept.freeScratch;
    });
  }, [running, summaries, stars, freeScratch]);

  const begin = async (wish: Wish) => {
    const there = running.value;
    if (there !== undefined) {
      if (!(await confirmed({ title: said.abandonAsk, yes: said.abandon, no: said.keep }))) return;
      await abandonRun(there);
    }
    const begun = await beginRun({ ...wish, freeScratch: freeScratch.value });
    wrong.value = begun.ok ? "" : refusalSaid(begun.refusal, refusals);
  };
  const playSeed = () => void begin({ kind: "seed", seed: seed.value });
  return (
    <div class="arcade">
      <section class="marquee">
        <p class="insert">{said.insert}</p>
        <p class="marquee-stars">
          <StarIcon /> {words.value.hud.stars(stars.value)}
        </p>
        {running.value !== undefined && (
          <>
            <Key tone="green" onPress={() => go(`/match/${running.value?.id}`)}>
              {said.goOn}
            </Key>
            <p class="where">{whereIs(running.value)}</p>
          </>
        )}
        <Key tone="gold" onPress={() => void begin({ kind: "run" })}>
          {said.newRun}
        </Key>
      </section>
      <Rooms />
      <form
        class="panel seed-form"
        onSubmit={(event) => {
          event.preventDefault();
          playSeed();
        }}
      >
        <h2>{said.seed}</h2>
        <p id="seed-about">{said.seedAbout}</p>
        <div class="seed-row">
          <input
            aria-label={said.seed}
            aria-describedby="seed-about"
            value={seed.value}
            placeholder={said.seedPlaceholder}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              seed.value = currentTarget.value;
            }}
          />
          <Key tone="cyan" onPress={playSeed}>
            {said.playSeed}
          </Key>
        </div>
        <p class="wrong" role="alert">
          {wrong.value}
        </p>
        <label class="door-check">
          <input
            type="checkbox"
            checked={freeScratch.value}
            onChange={({ currentTarget }) => {
              freeScratch.value = currentTarget.checked;
              void changeHabits({ freeScratch: currentTarget.checked });
            }}
          />
          <span>{said.freeScratch}</span>
        </label>
      </form>
      <section class="panel">
        <h2>{said.challenges}</h2>
        <ul class="challenge-list">
          {challenges
            .filter((challenge) => challenge !== "none")
            .map((challenge) => (
              <li key={challenge}>
                <button type="button" class="challenge-row" onClick={() => void begin({ kind: "run", challenge })}>
                  <b>{words.value.challenges[challenge]}</b>
                  <span>{words.value.challengesAbout[challenge]}</span>
                  <small>{bestOf(summaries.value, challenge)}</small>
                </button>
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
};
