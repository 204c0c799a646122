/** The lobby's start screen: resume, start, a seed, a challenge, and links to the other screens. */
import { batch, useSignal } from "@preact/signals";
import { type Challenge, challenges, type ThirteenStanding } from "@turnlight/games/thirteen";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Key } from "../play/Key.tsx";
import type { Wish } from "../play/start-run.ts";
import {
  BookIcon,
  CalendarIcon,
  ChartIcon,
  GlobeIcon,
  hasSavedAfterPaint,
  number,
  QuestionIcon,
  refusalText,
  StarIcon,
  TrophyIcon,
  UnfinishedHere,
  useOneAtATime,
} from "../shared.ts";
import { refusals } from "../words/refusals.ts";
import { words } from "../words/words.ts";
import type { Stuck } from "./resume.ts";
import type { StakesProps } from "./Stakes.tsx";

const summary = () => import("../hall/load-summary.ts");
/** The screen renders before these modules are loaded. */
const behind = () => Promise.all([import("../saved.ts"), import("./resume.ts"), import("../play/start-run.ts")]);

const bestOf = (mine: ThirteenStanding | undefined, challenge: Challenge): string => {
  const texts = words.value.lobby;
  const top = mine?.best[challenge];
  if (top === undefined) return texts.untried;
  return challenge === "purist" ? texts.bestPurist(number(top)) : texts.best(top);
};

const Rooms = () => {
  const texts = words.value.lobby;
  const rooms = [
    ["learn", texts.howTo, QuestionIcon],
    ["daily", texts.daily, CalendarIcon],
    ["collection", texts.collection, BookIcon],
    ["statistics", texts.statistics, ChartIcon],
    ["achievements", texts.achievements, TrophyIcon],
    ["/online/new/thirteen-side-by-side", texts.far, GlobeIcon],
  ] as const;
  return (
    <nav class="panel rooms" aria-label={texts.rooms}>
      {rooms.map(([room, name, Sign]) => (
        <a key={room} href={room.startsWith("/") ? `#${room}` : `#/play/thirteen/${room}`}>
          <Sign />
          <span>{name}</span>
        </a>
      ))}
    </nav>
  );
};

export const Door = ({ typed }: { readonly typed: string }) => {
  const texts = words.value.lobby;
  const seed = useSignal(typed);
  const wrong = useSignal("");
  const stuck = useSignal<readonly Stuck[]>([]);
  const mine = useSignal<ThirteenStanding | undefined>(undefined);
  const Stakes = useSignal<ComponentType<StakesProps> | undefined>(undefined);
  const stake = useSignal(0);
  const stars = useSignal(0);
  const freeScratch = useSignal(false);
  useEffect(() => {
    void (async () => {
      if (!(await hasSavedAfterPaint())) return;
      const [{ collection, habits, standing }, { runsBegun }] = await behind();
      const [begun, earned, { stars: kept }, { freeScratch: free }] = await Promise.all([
        runsBegun(),
        standing(),
        collection(),
        habits(),
      ]);
      const staked = earned.stake > 0 ? (await import("./Stakes.tsx")).Stakes : undefined;
      batch(() => {
        stuck.value = begun.stuck;
        mine.value = earned;
        Stakes.value = staked;
        stars.value = kept;
        freeScratch.value = free;
      });
    })();
  }, [stuck, mine, Stakes, stars, freeScratch]);

  const beginning = useOneAtATime();
  const begin = (wish: Extract<Wish, { kind: "run" | "seed" }>) =>
    beginning.run(async () => {
      const [, { makeWay }, { beginRun }] = await behind();
      if (!(await makeWay())) return;
      const begun = await beginRun({ ...wish, freeScratch: freeScratch.value });
      wrong.value = begun.ok ? "" : refusalText(begun.refusal, refusals);
    });
  const Staked = Stakes.value;
  const playSeed = () => void begin({ kind: "seed", seed: seed.value });
  return (
    <div class="arcade">
      <UnfinishedHere game="thirteen" summary={summary} />
      <section class="marquee">
        <p class="insert">{texts.insert}</p>
        <p class="marquee-stars">
          <StarIcon /> {words.value.hud.stars(stars.value)}
        </p>
        {stuck.value.map((one) => (
          <p class="where stuck" key={one.id}>
            {texts.stuck} {refusalText(one.why, refusals)}{" "}
            <Key
              tone="dark"
              small
              onPress={() => {
                stuck.value = stuck.value.filter((other) => other !== one);
                void import("./resume.ts").then(({ putAway }) => putAway(one));
              }}
            >
              {texts.putAway}
            </Key>
          </p>
        ))}
        {Staked !== undefined && (
          <Staked
            most={mine.value?.stake ?? 0}
            chosen={stake.value}
            onChoose={(now) => {
              stake.value = now;
            }}
          />
        )}
        <Key tone="gold" onPress={() => void begin({ kind: "run", stake: stake.value })}>
          {texts.newRun}
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
        <h2>{texts.seed}</h2>
        <p id="seed-about">{texts.seedAbout}</p>
        <div class="seed-row">
          <input
            aria-label={texts.seed}
            aria-describedby="seed-about"
            value={seed.value}
            placeholder={texts.seedPlaceholder}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              seed.value = currentTarget.value;
            }}
          />
          <Key tone="cyan" onPress={playSeed}>
            {texts.playSeed}
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
              const { checked } = currentTarget;
              void import("../saved.ts").then(({ changeHabits }) => changeHabits({ freeScratch: checked }));
            }}
          />
          <span>{texts.freeScratch}</span>
        </label>
      </form>
      <section class="panel">
        <h2>{texts.challenges}</h2>
        <ul class="challenge-list">
          {challenges
            .filter((challenge) => challenge !== "none" && challenge !== "ascending")
            .map((challenge) => (
              <li key={challenge}>
                <button type="button" class="challenge-row" onClick={() => void begin({ kind: "run", challenge })}>
                  <b>{words.value.challenges[challenge]}</b>
                  <span>{words.value.challengesAbout[challenge]}</span>
                  <small>{bestOf(mine.value, challenge)}</small>
                </button>
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
};
