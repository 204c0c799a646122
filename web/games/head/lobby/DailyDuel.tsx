/** The daily duel, the longer one of the day: earlier days, the streak, and a result to share. */
import { useSignal } from "@preact/signals";
import { type DailyDuelResult, dailyDuel, limitOf } from "@turnlight/games/head";
import { daysBefore, streakOf } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { useToday } from "../../../language/useToday.ts";
import { resumeDaily } from "../../../match/resume.ts";
import { signLines } from "../play/share-signs.ts";
import { standing } from "../saved.ts";
import { Button, dayAndMonth, dayName, PlayIcon, ShareIcon, ShareSheet, today } from "../shared.ts";
import { words } from "../words/lobby.ts";
import { Portrait } from "./Portrait.tsx";
import { configFor, playDay } from "./start-daily.ts";
import { archived, firstDay } from "./table-half.ts";

/** The result as rows of signs, short enough for a message. */
const shared = (date: string, { won, turns, misses, limit, signs }: DailyDuelResult): string => {
  const texts = words.value.daily;
  return [texts.shareText(dayName(date), won, turns, misses, limit), ...signLines(signs), texts.shareKey].join("\n");
};

const resultLine = (result: DailyDuelResult | undefined): string => {
  const texts = words.value.daily;
  if (result === undefined) return texts.open;
  const { won, turns, misses, limit } = result;
  return won ? texts.won(turns, misses, limit) : texts.lost(turns);
};

export const DailyDuel = () => {
  const now = useToday();
  const results = useSignal<Readonly<Record<string, DailyDuelResult>>>({});
  const sharing = useSignal<string | undefined>(undefined);
  const opening = useSignal(false);
  useEffect(() => {
    void standing().then(({ days }) => {
      results.value = days;
    });
  }, [results]);
  const texts = words.value.daily;
  const { grids, words: counts, pack } = configFor(now);
  const mine = results.value[now];
  const streak = streakOf((date) => {
    const result = results.value[date];
    return result?.won === true && result.inTime;
  }, now);
  const begin = async (date: string) => {
    opening.value = true;
    if (results.peek()[date] !== undefined || !(await resumeDaily("head", date, dailyDuel))) await playDay(date);
    opening.value = false;
  };
  return (
    <div class="daily-duel">
      <section class="sheet woodcut paper day-now">
        <Portrait of="executioner" />
        <div>
          <h2 class="day-title">{texts.today}</h2>
          {streak > 0 && <p class="day-streak">{texts.streak(streak)}</p>}
          <dl class="day-table">
            <div>
              <dt>{texts.board}</dt>
              <dd>{texts.theirs(grids[1], counts[1])}</dd>
            </div>
            <div>
              <dt>{texts.yours}</dt>
              <dd>{texts.theirs(grids[0], counts[0])}</dd>
            </div>
            <div>
              <dt>{texts.pack}</dt>
              <dd>{words.value.newGame.packs[pack]}</dd>
            </div>
            <div>
              <dt>{texts.limit}</dt>
              <dd>{limitOf(configFor(now), 0)}</dd>
            </div>
          </dl>
          <p>{mine === undefined ? texts.about : resultLine(mine)}</p>
          {mine !== undefined && (
            <p class="day-signs" aria-hidden="true">
              {mine.signs}
            </p>
          )}
          <div class="day-keys">
            <Button icon={PlayIcon} disabled={opening.value} onPress={() => void begin(today())}>
              {mine === undefined ? texts.play : texts.again}
            </Button>
            {mine !== undefined && (
              <Button
                kind="quiet"
                icon={ShareIcon}
                onPress={() => {
                  sharing.value = shared(now, mine);
                }}
              >
                {texts.share}
              </Button>
            )}
          </div>
        </div>
      </section>
      <section class="sheet woodcut paper">
        <h2 class="sheet-title">{texts.archive}</h2>
        <p class="soft">{texts.late}</p>
        <ol class="days">
          {daysBefore(now, archived, firstDay).map((date) => {
            const result = results.value[date];
            const [day = "", month = ""] = dayAndMonth(date).split(" ");
            return (
              <li key={date}>
                <button
                  type="button"
                  class={`day-tile${result === undefined ? "" : result.won ? " won" : " lost"}`}
                  disabled={opening.value}
                  onClick={() => void begin(date)}
                >
                  <span class="spoken-only">
                    {dayName(date)}, {resultLine(result)}
                  </span>
                  <span aria-hidden="true">
                    {day} <small>{month}</small>
                  </span>
                  <span aria-hidden="true">{result === undefined ? "·" : result.won ? "✓" : "✕"}</span>
                </button>
              </li>
            );
          })}
        </ol>
      </section>
      {sharing.value !== undefined && (
        <ShareSheet
          title={texts.shareTitle}
          text={sharing.value}
          place="/play/head/daily"
          onClose={() => {
            sharing.value = undefined;
          }}
        />
      )}
    </div>
  );
};
