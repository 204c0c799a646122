/** The daily level, earlier days, the streak, and a result to share. */
import { useSignal } from "@preact/signals";
import { type DailyLevelResult, readCode } from "@turnlight/games/wisp";
import { daysBefore, streakOf } from "@turnlight/kernel";
import { useEffect, useMemo } from "preact/hooks";
import { Backdrop } from "../backdrops/Backdrop.tsx";
import { Still } from "../board/Still.tsx";
import { standingNow } from "../hall/standing.ts";
import { beginLevel } from "../play/begin.ts";
import { Stars } from "../play/Stars.tsx";
import { Button, dayName, PlayIcon, refusalText, ShareIcon, ShareSheet, toast, today } from "../shared.ts";
import { type GeneratedLevel, openSolver } from "../solver-worker.ts";
import { dailyName } from "../words/campaign.ts";
import { refusals } from "../words/refusals.ts";
import { words } from "../words/words.ts";
import { dailyPlace, dailyShareText, resultSaid } from "./daily-share.ts";
import { firstDay } from "./days.ts";
import { IdeaTold } from "./IdeaTold.tsx";
import { biomeOf } from "./levels.ts";

/** How many past days can be played. */
const archived = 28;

export const Daily = () => {
  const now = today();
  const solver = useMemo(() => openSolver(), []);
  useEffect(() => () => solver.close(), [solver]);
  const made = useSignal<GeneratedLevel | "growing" | "none">("growing");
  const results = useSignal<ReadonlyMap<string, DailyLevelResult>>(new Map());
  const waiting = useSignal<string | undefined>(undefined);
  const shared = useSignal<string | undefined>(undefined);
  const texts = words.value.daily;

  useEffect(() => {
    void (async () => {
      const { days } = await standingNow();
      results.value = new Map(days.map((day) => [day.date, day]));
      const read = await solver.ask("daily", { date: now });
      made.value = read.ok ? read.value : "none";
    })();
  }, [solver, now, made, results]);

  const play = async (date: string) => {
    waiting.value = date;
    const read = await solver.ask("daily", { date });
    waiting.value = undefined;
    if (read.ok) await beginLevel(read.value.code, { kind: "daily", about: date });
    else toast(`${texts.none} ${refusalText(read.refusal, refusals)}`, { tone: "warn" });
  };

  const mine = results.value.get(now);
  const streak = streakOf((date) => results.value.get(date)?.inTime === true, now);
  const level = typeof made.value === "object" ? readCode(made.value.code) : undefined;
  return (
    <div class="wisp-room wisp-daily">
      <Backdrop biome={biomeOf(now)} />
      <section class="chapter day-now">
        <div class="day-picture">
          {level?.ok ? <Still level={level.value} biome={biomeOf(now)} /> : <p>{texts.making}</p>}
        </div>
        <div class="day-words">
          <p class="chapter-number">{texts.today}</p>
          <h2>{dailyName(now) ?? dayName(now)}</h2>
          {dailyName(now) !== undefined && <p>{dayName(now)}</p>}
          {streak > 0 && <p class="day-streak">{texts.streak(streak)}</p>}
          {mine === undefined ? (
            <p>{texts.open}</p>
          ) : (
            <p class="day-result">
              <Stars count={mine.stars} /> {resultSaid(mine.line.length, mine.par)}
            </p>
          )}
          {mine !== undefined && typeof made.value === "object" && made.value.idea !== undefined && (
            <p class="day-idea">
              <IdeaTold idea={made.value.idea} />
            </p>
          )}
          <div class="day-keys">
            <Button
              icon={PlayIcon}
              disabled={typeof made.value !== "object" || waiting.value !== undefined}
              onPress={() => void play(now)}
            >
              {mine === undefined ? texts.play : texts.again}
            </Button>
            {mine !== undefined && (
              <Button
                kind="quiet"
                icon={ShareIcon}
                onPress={() => {
                  shared.value = dailyShareText(mine);
                }}
              >
                {texts.share}
              </Button>
            )}
          </div>
        </div>
      </section>
      <section class="chapter">
        <header>
          <h2>{texts.archive}</h2>
        </header>
        <ol class="archive">
          {daysBefore(now, archived, firstDay).map((date) => {
            const result = results.value.get(date);
            const [, , day] = date.split("-");
            const name = dailyName(date);
            return (
              <li key={date}>
                <button
                  type="button"
                  class={`level-tile day-tile${result === undefined ? "" : " solved"}`}
                  disabled={waiting.value !== undefined}
                  title={name}
                  aria-label={`${dayName(date)}${name === undefined ? "" : `, ${name}`}, ${result === undefined ? texts.open : resultSaid(result.line.length, result.par)}`}
                  onClick={() => void play(date)}
                >
                  <span class="tile-number">{waiting.value === date ? "…" : Number(day)}</span>
                  <Stars count={result?.stars ?? 0} quiet />
                </button>
              </li>
            );
          })}
        </ol>
        <p role="status">{waiting.value === undefined ? "" : texts.making}</p>
      </section>
      {shared.value !== undefined && (
        <ShareSheet
          title={texts.shareTitle}
          text={shared.value}
          place={dailyPlace}
          onClose={() => {
            shared.value = undefined;
          }}
        />
      )}
    </div>
  );
};
