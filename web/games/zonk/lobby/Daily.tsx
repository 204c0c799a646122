/** The daily table: its opponents, the result, the streak, earlier days, and a result to share. */
import { useSignal } from "@preact/signals";
import type { ZonkDay } from "@turnlight/games/zonk";
import { daysBefore, streakOf } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { Medal } from "../faces/Bust.tsx";
import { standing } from "../hall/standing.ts";
import { Button, dayName, number, PlayIcon, ShareIcon, ShareSheet, today } from "../shared.ts";
import { words } from "../words/words.ts";
import { dayTarget, firstDay, opponentOf } from "./daily.ts";
import { sitDownAt } from "./start-daily.ts";

/** How many past days can be played. */
const archived = 28;

const resultSaid = ({ won, score, other }: ZonkDay): string => {
  const texts = words.value.daily;
  return won ? texts.won(number(score), number(other)) : texts.lost(number(score), number(other));
};

export const Daily = () => {
  const now = today();
  const days = useSignal<Readonly<Record<string, ZonkDay>>>({});
  const opening = useSignal(false);
  const sharing = useSignal(false);
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
          <p>{texts.about(number(dayTarget))}</p>
          {streak > 0 && <p>{texts.streak(streak)}</p>}
          {mine !== undefined && (
            <p>
              <strong>{resultSaid(mine)}</strong>
            </p>
          )}
          <Button icon={PlayIcon} disabled={opening.value} onPress={() => void play(now)}>
            {mine === undefined ? texts.play : texts.again}
          </Button>
          {mine !== undefined && (
            <Button
              kind="quiet"
              icon={ShareIcon}
              onPress={() => {
                sharing.value = true;
              }}
            >
              {texts.share}
            </Button>
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
                <button type="button" class="tavern-day-row" disabled={opening.value} onClick={() => void play(date)}>
                  <strong>{dayName(date)}</strong>
                  <span>{words.value.patrons[opponentOf(date)].name}</span>
                  <span>{result === undefined ? texts.open : resultSaid(result)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </section>
      {sharing.value && mine !== undefined && (
        <ShareSheet
          title={texts.share}
          text={texts.shareText(dayName(now), name, resultSaid(mine))}
          place="/play/zonk/daily"
          onClose={() => {
            sharing.value = false;
          }}
        />
      )}
    </div>
  );
};
