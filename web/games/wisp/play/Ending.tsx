/** A solved level: the stars, the moves, and what to do next. */
import { useSignal } from "@preact/signals";
import type { LevelIdea } from "@turnlight/games/wisp";
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../../../ui/index.ts";
import { dailyPlace, dailyShareText, resultSaid } from "../lobby/daily-share.ts";
import { IdeaTold } from "../lobby/IdeaTold.tsx";
import { Button, ChartIcon, ForwardIcon, RestartIcon, ShareIcon, ShareSheet, texts } from "../shared.ts";
import { openSolver } from "../solver-worker.ts";
import { words } from "../words/words.ts";
import { CleanMark } from "./CleanMark.tsx";
import type { Onward } from "./onward.ts";
import { Stars } from "./Stars.tsx";
import type { Finish, GameControls } from "./useGame.ts";

interface WispEndingProps {
  readonly game: GameControls;
  readonly onward: Onward;
  readonly finish: Finish;
  /** The day and the level's code, if this is a daily level. */
  readonly daily: { readonly date: string; readonly code: string } | undefined;
}

/** The idea of the day's level; days before ideas have none. */
const useDayIdea = (date: string | undefined): LevelIdea | undefined => {
  const idea = useSignal<LevelIdea | undefined>(undefined);
  useEffect(() => {
    if (date === undefined) return undefined;
    const solver = openSolver();
    void solver.ask("daily", { date }).then((read) => {
      if (read.ok) idea.value = read.value.idea;
      solver.close();
    });
    return () => solver.close();
  }, [date, idea]);
  return idea.value;
};

export const Ending = ({ game, onward, finish, daily }: WispEndingProps) => {
  const labels = words.value;
  const { stars, line, par, helped, clean, looks } = finish;
  const sharing = useSignal(false);
  const idea = useDayIdea(daily?.date);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const said = stars === 3 ? labels.ending.perfect : `${labels.ending.won}.`;
    const more = [...(helped ? [labels.message.helped] : []), ...(clean ? [`${labels.ending.clean}.`] : [])];
    // The focus says what comes next.
    section.current?.querySelector<HTMLElement>(":scope > button")?.focus({ preventScroll: true });
    announce([said, `${labels.panel.stars(stars)}.`, `${resultSaid(line.length, par)}.`, ...more].join(" "));
  }, []);
  return (
    <section ref={section} class="level-ending" aria-label={labels.ending.won} data-keys="">
      <div class="ending-result">
        <Stars count={stars} />
        <p>
          <strong>{stars === 3 ? labels.ending.perfect : labels.ending.won}</strong>
          <span>{resultSaid(line.length, par)}</span>
          {helped && <span>{labels.message.helped}</span>}
          {idea !== undefined && (
            <span class="ending-idea">
              <IdeaTold idea={idea} />
            </span>
          )}
          {looks.map((look) => (
            <a key={look} class="ending-look" href="#/play/wisp/looks">
              {labels.looks.unlocked(labels.looks.names[look])}
            </a>
          ))}
          {clean && (
            <span class="ending-clean">
              <CleanMark quiet /> {labels.ending.clean}
            </span>
          )}
        </p>
      </div>
      <div class="ending-keys">
        <Button kind="quiet" icon={ChartIcon} onPress={game.review}>
          {texts.value.match.review}
          {!helped && stars !== 3 && game.best.value?.stars !== 3 && <small class="price">{labels.panel.price}</small>}
        </Button>
        <Button kind="quiet" icon={RestartIcon} onPress={game.reset}>
          {labels.panel.again}
        </Button>
        {daily !== undefined && (
          <Button
            kind="quiet"
            icon={ShareIcon}
            onPress={() => {
              sharing.value = true;
            }}
          >
            {labels.daily.share}
          </Button>
        )}
      </div>
      <Button icon={ForwardIcon} wide onPress={onward.go}>
        {onward.label}
      </Button>
      {daily !== undefined && sharing.value && (
        <ShareSheet
          title={labels.daily.shareTitle}
          text={dailyShareText({ ...daily, line, par, stars })}
          place={dailyPlace}
          onClose={() => {
            sharing.value = false;
          }}
        />
      )}
    </section>
  );
};
