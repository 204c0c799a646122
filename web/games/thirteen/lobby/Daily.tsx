/** The daily run: one seed for everybody, and the results of earlier days. */
import { useSignal } from "@preact/signals";
import type { DailyRunResult, ThirteenStanding } from "@turnlight/games/thirteen";
import { streakOf } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { Key } from "../play/Key.tsx";
import { beginRun } from "../play/start-run.ts";
import { isDayBegun, standing } from "../saved.ts";
import { dayName, go, number, ShareSheet, today, useOneAtATime } from "../shared.ts";
import { words } from "../words/words.ts";
import { type GoingOn, makeWay, runsBegun } from "./resume.ts";

const resultWords = ({ cleared, score, target }: DailyRunResult): string =>
  words.value.daily.result(cleared, number(score), number(target));

export const Daily = () => {
  const texts = words.value.daily;
  const now = today();
  const days = useSignal<ThirteenStanding["days"]>({});
  const begun = useSignal(false);
  const running = useSignal<GoingOn | undefined>(undefined);
  const shared = useSignal<DailyRunResult | undefined>(undefined);
  useEffect(() => {
    void standing().then((mine) => {
      days.value = mine.days;
    });
    void isDayBegun(now).then((is) => {
      begun.value = is;
    });
    void runsBegun().then(({ goingOn }) => {
      running.value = goingOn;
    });
  }, [days, begun, running, now]);
  const mine = days.value[now];
  const there = running.value;
  const isRunning = there?.date === now;
  const beginning = useOneAtATime();
  const play = () =>
    beginning.run(async () => {
      if (await makeWay()) await beginRun({ kind: "daily", date: now });
    });
  const earlier = Object.keys(days.value)
    .filter((date) => date < now)
    .sort()
    .reverse();
  const streak = streakOf((date) => days.value[date] !== undefined, now);
  return (
    <div class="arcade">
      <section class="marquee">
        <h2>{dayName(now)}</h2>
        <p>{texts.about}</p>
        {streak > 0 && <p class="marquee-stars">{texts.streak(streak)}</p>}
        {mine !== undefined && (
          <p class="day-result">
            <b>{resultWords(mine)}</b>
            <br />
            {texts.counts}
          </p>
        )}
        {isRunning ? (
          <Key tone="green" onPress={() => go(`/match/${there.id}`)}>
            {texts.goOn}
          </Key>
        ) : (
          <Key tone="gold" onPress={() => void play()}>
            {begun.value ? texts.again : texts.play}
          </Key>
        )}
        {mine !== undefined && (
          <Key
            tone="dark"
            small
            onPress={() => {
              shared.value = mine;
            }}
          >
            {texts.share}
          </Key>
        )}
      </section>
      <section class="panel">
        <h2>{texts.earlier}</h2>
        {earlier.length === 0 && <p>{texts.none}</p>}
        <ul class="run-rows">
          {earlier.map((date) => {
            const result = days.value[date];
            return (
              <li key={date}>
                <b>{dayName(date)}</b>
                <span>{result === undefined ? "" : resultWords(result)}</span>
              </li>
            );
          })}
        </ul>
      </section>
      {shared.value !== undefined && (
        <ShareSheet
          title={texts.shareTitle}
          text={texts.shareText(
            dayName(now),
            shared.value.cleared,
            number(shared.value.score),
            number(shared.value.target),
          )}
          place="/play/thirteen/daily"
          onClose={() => {
            shared.value = undefined;
          }}
        />
      )}
    </div>
  );
};
