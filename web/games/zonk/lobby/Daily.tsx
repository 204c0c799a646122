/** The daily match: its opponent, the result to share, the streak, and earlier days. */
import { useSignal } from "@preact/signals";
import type { ZonkDay } from "@turnlight/games/zonk";
import { daysBefore, streakOf } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { useToday } from "../../../language/useToday.ts";
import { DuplicateResult } from "../duplicate/DuplicateResult.tsx";
import { Medal } from "../faces/Bust.tsx";
import { standing } from "../hall/standing.ts";
import { Button, dayName, number, PlayIcon, percent, today } from "../shared.ts";
import { duplicateWords } from "../words/duplicate.ts";
import { words } from "../words/words.ts";
import { dayRounds, firstDay, opponentOf } from "./daily.ts";
import { sitDownAt } from "./start-daily.ts";

/** How many past days can be played. */
const archived = 28;

const resultSaid = ({ won, score, other, duplicate }: ZonkDay): string => {
  const texts = words.value.daily;
  if (duplicate !== undefined)
    return `${duplicateWords.value.points(number(score))} · ${duplicateWords.value.decisions} ${percent(duplicate.quality, 0)}`;
  return won ? texts.won(number(score), number(other)) : texts.lost(number(score), number(other));
};

export const Daily = () => {
  const now = useToday();
  const days = useSignal<Readonly<Record<string, ZonkDay>>>({});
  const opening = useSignal(false);
  useEffect(() => {
    void standing().then((mine) => {
      days.value = mine.days;
    });
  }, [days]);
  const texts = words.value.daily;
  const mine = days.value[now];
  const streak = streakOf((date) => days.value[date]?.inTime === true, now);
  const opponent = opponentOf(now);
  const { name, about } = words.value.patrons[opponent];
  const play = async (date: string) => {
    opening.value = true;
    await sitDownAt(date);
    opening.value = false;
  };
  return (
    <div class="tavern-lobby">
      <section class="sheet paper tavern-day">
        <span class="lobby-face">
          <Medal name={opponent} isPainted />
        </span>
        <div class="tavern-day-words">
          <h2>{dayName(now)}</h2>
          <p>
            <strong>{texts.against(name)}</strong> {about}
          </p>
          <p>{texts.about(dayRounds)}</p>
          {streak > 0 && <p>{texts.streak(streak)}</p>}
          {mine === undefined && (
            <Button icon={PlayIcon} disabled={opening.value} onPress={() => void play(today())}>
              {texts.play}
            </Button>
          )}
          {mine !== undefined && mine.duplicate === undefined && (
            <p>
              <strong>{resultSaid(mine)}</strong>
            </p>
          )}
          {mine?.duplicate !== undefined && (
            <DuplicateResult
              date={now}
              points={mine.score}
              result={mine.duplicate}
              opponent={opponent}
              other={mine.other}
            />
          )}
        </div>
      </section>
      <section class="sheet paper">
        <h2>{texts.archive}</h2>
        <p>{texts.late}</p>
        <ul class="tavern-days">
          {daysBefore(now, archived, firstDay).map((date) => {
            const result = days.value[date];
            return (
              <li key={date}>
                <button
                  type="button"
                  class="tavern-day-row"
                  disabled={opening.value || result !== undefined}
                  onClick={() => void play(date)}
                >
                  <strong>{dayName(date)}</strong>
                  <span>{words.value.patrons[opponentOf(date)].name}</span>
                  <span>{result === undefined ? texts.open : resultSaid(result)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
};
