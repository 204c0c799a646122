/** The hunt of the day: an invitation or its result, earlier hunts as practice, and below it the daily duel. */
import { useSignal } from "@preact/signals";
import { daysBefore } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { useToday } from "../../../language/useToday.ts";
import { resumeDaily } from "../../../match/resume.ts";
import { type DailyHunts, HuntResult } from "../hunt/HuntResult.tsx";
import { standing } from "../saved.ts";
import { Button, dayAndMonth, dayName, PlayIcon, texts as pageTexts, today } from "../shared.ts";
import { words } from "../words/hunt.ts";
import { DailyDuel } from "./DailyDuel.tsx";
import { Portrait } from "./Portrait.tsx";
import { playHunt } from "./start-daily.ts";
import { archived, firstDay } from "./table-half.ts";

const resultOf = (hunts: DailyHunts, date: string): string => {
  const texts = words.value;
  const one = hunts[date];
  if (one === undefined) return texts.dayOpen;
  return one.found ? texts.dayResult(one.misses, one.par) : texts.dayNotFound;
};

const Archive = ({
  hunts,
  now,
  onPlay,
}: {
  readonly hunts: DailyHunts;
  readonly now: string;
  onPlay(date: string): void;
}) => {
  const texts = words.value;
  return (
    <section class="sheet woodcut paper">
      <h2 class="sheet-title">{texts.archive}</h2>
      <p class="soft">{texts.archiveAbout}</p>
      <ol class="days">
        {daysBefore(now, archived, firstDay).map((date) => {
          const one = hunts[date];
          const [day = "", month = ""] = dayAndMonth(date).split(" ");
          const look = one === undefined ? "" : one.found && one.misses <= one.par ? " won" : " lost";
          return (
            <li key={date}>
              <button type="button" class={`day-tile${look}`} onClick={() => onPlay(date)}>
                <span class="spoken-only">
                  {dayName(date)}, {resultOf(hunts, date)}
                </span>
                <span aria-hidden="true">
                  {day} <small>{month}</small>
                </span>
                <span aria-hidden="true">{one === undefined ? "·" : one.found ? one.misses : "✕"}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};

export const Daily = () => {
  const now = useToday();
  const hunts = useSignal<DailyHunts | undefined>(undefined);
  useEffect(() => {
    void standing().then((kept) => {
      hunts.value = kept.hunts ?? {};
    });
  }, [hunts]);
  const texts = words.value;
  const kept = hunts.value;
  if (kept === undefined) return <p class="moment">{pageTexts.value.frame.wait}</p>;
  const mine = kept[now];
  const play = async (date: string) => {
    if (kept[date] !== undefined || !(await resumeDaily("head", date))) await playHunt(date);
  };
  return (
    <div class="daily">
      {mine === undefined ? (
        <section class="sheet woodcut paper day-now">
          <Portrait of="oracle" />
          <div>
            <p class="day-kicker">{texts.today}</p>
            <h2 class="day-title">{dayName(now)}</h2>
            <p>{texts.about}</p>
            <div class="day-keys">
              <Button icon={PlayIcon} onPress={() => void play(today())}>
                {texts.play}
              </Button>
            </div>
          </div>
        </section>
      ) : (
        <HuntResult date={now} figures={mine} hunts={kept} isCounted={mine.inTime}>
          <Button kind="quiet" icon={PlayIcon} onPress={() => void play(now)}>
            {texts.practise}
          </Button>
        </HuntResult>
      )}
      <Archive hunts={kept} now={now} onPlay={(date) => void play(date)} />
      <h2 class="daily-more">
        {texts.duel} <small>{texts.duelAbout}</small>
      </h2>
      <DailyDuel />
    </div>
  );
};
