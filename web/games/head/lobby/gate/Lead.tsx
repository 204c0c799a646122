/** The start screen's head: whom one plays, at which table, and the one button that starts or continues. */
import { go, useOneAtATime } from "../../shared.ts";
import { words } from "../../words/gate.ts";
import { halvesAgainstBot, halvesOf, limitsOf, presetOfBoth } from "../halves.ts";
import { levelOf } from "../last-game.ts";
import type { HeadPreferences } from "../preferences.ts";
import { PlayButton, SlidersIcon } from "./PlayButton.tsx";
import { PresetAbout } from "./Sheet.tsx";
import type { UnfinishedDuel } from "./unfinished-duel.ts";
import type { GateState } from "./useGate.ts";

const pips = { easy: 1, normal: 2, hard: 3 } as const;

const Level = ({ kept }: { readonly kept: HeadPreferences }) => {
  const level = levelOf(kept);
  if (level === undefined)
    return <p class="gate-level">{kept.opponent !== "person" && words.value.temper[kept.opponent]}</p>;
  return (
    <p class="gate-level">
      <span class="gate-pips" aria-hidden="true">
        {[1, 2, 3].map((pip) => (
          <i key={pip} class={pip <= pips[level] ? "on" : ""} />
        ))}
      </span>
      {words.value.levels[level]}
    </p>
  );
};

/** The table in a line: its preset, and both limits. */
const Table = ({ kept }: { readonly kept: HeadPreferences }) => {
  const texts = words.value;
  const halves = kept.opponent === "person" ? halvesOf(kept) : halvesAgainstBot(kept);
  const preset = presetOfBoth(halves, kept.house);
  const limits = limitsOf(halves, kept.house);
  return (
    <p class="gate-line">
      <span>{preset === undefined ? texts.ownTable : texts.presets[preset]}</span>
      {(kept.best === 3 || kept.best === 5) && <span>{texts.bestOf[kept.best]}</span>}
      <span aria-hidden="true">{texts.misses(...limits)}</span>
      <span class="spoken-only">{texts.missesSaid(...limits)}</span>
    </p>
  );
};

/** Continues the duel that was left, or the series whose last duel is over. */
const GoOn = ({ id, series }: UnfinishedDuel) => {
  const texts = words.value;
  if (series === undefined) return <PlayButton to={`/match/${id}`}>{texts.goOn}</PlayButton>;
  const label = texts.goOnSeries(...series.wins);
  if (series.isLaid)
    return (
      <PlayButton isLong to={`/match/${id}`}>
        {label}
      </PlayButton>
    );
  const goOn = async () => {
    const { nextGameAt } = await import("../../play/next-game.ts");
    nextGameAt(id);
    go(`/match/${id}`);
  };
  return (
    <PlayButton isLong onPress={() => void goOn()}>
      {label}
    </PlayButton>
  );
};

/** The opponent of the next duel, with the level where there is one. */
const nextRival = (kept: HeadPreferences): string => {
  const level = levelOf(kept);
  const rival = words.value.rivals[kept.opponent];
  return level === undefined ? rival : `${rival}, ${words.value.levels[level]}`;
};

interface LeadProps {
  readonly gate: GateState;
  readonly onCustomise: () => void;
}

export const Lead = ({ gate, onCustomise }: LeadProps) => {
  const texts = words.value;
  const starting = useOneAtATime();
  const kept = gate.kept.value;
  const { unfinished } = gate.progress.value;
  const isNew = gate.isNew.value;
  const start = () => void starting.run(gate.play);
  return (
    <section class="gate-lead" data-loaded={gate.isLoaded.value}>
      <h2 class="gate-rival">{unfinished === undefined ? texts.rivals[kept.opponent] : unfinished.against.value}</h2>
      {unfinished === undefined && <Level kept={kept} />}
      {unfinished !== undefined ? (
        <p class="gate-line">
          {unfinished.series === undefined ? unfinished.score.value : texts.bestOf[unfinished.series.best]}
        </p>
      ) : isNew ? (
        <p class="gate-line">{texts.guided}</p>
      ) : (
        <Table kept={kept} />
      )}
      <div class="gate-acts">
        {unfinished === undefined ? (
          <PlayButton disabled={starting.going.value} onPress={start}>
            {texts.play}
          </PlayButton>
        ) : (
          <GoOn {...unfinished} />
        )}
        <button type="button" class="gate-quiet gate-customise" onClick={onCustomise}>
          <SlidersIcon />
          <span>{texts.customise}</span>
        </button>
      </div>
      {unfinished !== undefined && (
        <div class="gate-besides">
          <button
            type="button"
            class="gate-quiet gate-new"
            disabled={starting.going.value}
            onClick={() => void starting.run(gate.begin)}
          >
            {texts.newDuel(nextRival(kept))}
          </button>
          {unfinished.count > 1 && (
            <a class="gate-quiet" href="#/unfinished">
              {texts.allUnfinished(unfinished.count)}
            </a>
          )}
        </div>
      )}
      {unfinished === undefined && !isNew && <PresetAbout kept={kept} />}
      {unfinished === undefined && isNew && (
        <div class="gate-besides">
          <button type="button" class="gate-quiet gate-skip" onClick={() => gate.change({ learnt: true })}>
            {texts.skip}
          </button>
        </div>
      )}
    </section>
  );
};
