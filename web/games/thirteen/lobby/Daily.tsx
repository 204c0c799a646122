/** The run of the day: one seed for everybody, and how the days before went. */
import { useSignal } from "@preact/signals";
import { compact } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { allSummaries, type RunSummary } from "../keep.ts";
import { beginRun } from "../play/begin.ts";
import { Key } from "../play/Key.tsx";
import { confirmed, dayName, go, ShareSheet, today } from "../shared.ts";
import { words } from "../words.ts";
import { countsOn, dailyStreak } from "./days.ts";
import { abandonRun, type GoingOn, runGoingOn } from "./resume.ts";

const Result = ({ summary }: { readonly summary: RunSummary }) => (
  <>{words.value.daily.result(summary.cleared, compact(summary.score), compact(summary.target))}</>
);

export const Daily = () => {
  const said = words.value.daily;
  const now = today();
  const summaries = useSignal<readonly RunSummary[]>([]);
  const running = useSignal<GoingOn | undefined>(undefined);
  const shared = useSignal<RunSummary | undefined>(undefined);
  useEffect(() => {
    void allSummaries().then((all) => {
      summaries.value = all.filter(({ date }) => date !== "");
    });
    void runGoingOn().then((found) => {
      running.value = found;
    });
  }, [summaries, running]);
  const mine = countsOn(summaries.value, now);
  const there = running.value;
  const isRunning = there?.date === now;
  const play = async () => {
    if (there !== undefined) {
      const asked = words.value.lobby;
      if (!(await confirmed({ title: asked.abandonAsk, yes: asked.abandon, no: asked.keep }))) return;
      await abandonRun(there);
    }
    await beginRun({ kind: "daily", date: now });
  };
  const earlier = [...new Set(summaries.value.map(({ date }) => date))]
    .filter((date) => date < now)
    .sort()
    .reverse();
  const streak = dailyStreak(summaries.value, now);
  return (
    <div class="arcade">
      <section class="marquee">
        <h2>{dayName(now)}</h2>
        <p>{said.about}</p>
        {streak > 0 && <p class="marquee-stars">{said.streak(streak)}</p>}
        {mine?.over && (
          <p class="day-result">
            <b>
              <Result summary={mine} />
            </b>
            <br />
            {said.counts}
          </p>
        )}
        {isRunning ? (
          <Key tone="green" onPress={() => go(`/match/${there.id}`)}>
            {said.goOn}
          </Key>
        ) : (
          <Key tone="gold" onPress={() => void play()}>
            {mine === undefined ? said.play : said.again}
          </Key>
        )}
        {mine?.over && (
          <Key
            tone="dark"
            small
            onPress={() => {
              shared.value = mine;
            }}
          >
            {said.share}
          </Key>
        )}
      </section>
      <section class="panel">
        <h2>{said.earlier}</h2>
        {earlier.length === 0 && <p>{said.none}</p>}
        <ul class="run-rows">
          {earlier.map((date) => {
            const summary = countsOn(summaries.value, date);
            return (
              <li key={date}>
                <b>{dayName(date)}</b>
                <span>{summary !== undefined && <Result summary={summary} />}</span>
              </li>
            );
          })}
        </ul>
      </section>
      {shared.value !== undefined && (
        <ShareSheet
          title={said.shareTitle}
          text={said.shareText(
            dayName(now),
            shared.value.cleared,
            compact(shared.value.score),
            compact(shared.value.target),
          )}
          url={`${location.origin}${location.pathname}#/play/thirteen/daily`}
          onClose={() => {
            shared.value = undefined;
          }}
        />
      )}
    </div>
  );
};
