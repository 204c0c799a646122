/** The boards and difficulties of a new duel: a preset, or each player's own half. */
import {
  difficulties,
  gridSizes,
  type HeadConfig,
  type HouseRule,
  limitParts,
  type Pair,
  type PresetName,
  presetNames,
} from "@turnlight/games/head";
import type { ComponentChildren } from "preact";
import { reckonedFor } from "../setup/limits.ts";
import { Options } from "../setup/Shape.tsx";
import { Emblem, seatStyle } from "../shared.ts";
import { words } from "../words/lobby.ts";
import { words as setUpWords } from "../words/setup.ts";
import type { HeadPreferences } from "./preferences.ts";
import { halvesOf, presetChosen, presetOf, presetOfBoth, type TableHalf } from "./table-half.ts";
import "./duel.css";

const sizes = Array.from({ length: gridSizes.most - gridSizes.least + 1 }, (_, i) => gridSizes.least + i);

export interface TableProps {
  readonly kept: HeadPreferences;
  change(changed: Partial<HeadPreferences>): void;
}

const Presets = ({ kept, change, preset }: TableProps & { readonly preset: PresetName | undefined }) => {
  const texts = setUpWords.value;
  return (
    <>
      <Options
        name="preset"
        legend={texts.preset}
        options={presetNames}
        chosen={preset}
        label={(name) => texts.presets[name]}
        onChoose={(name) => change(presetChosen(name, kept.house))}
      />
      <p class="soft">{words.value.newGame.presetAbout[preset ?? "own"]}</p>
    </>
  );
};

interface ShapeOptionsProps {
  /** Makes the radio group's name unique where two halves are on one page. */
  readonly group?: string;
  readonly legends: { readonly grid: string; readonly words: string };
  readonly shape: TableHalf;
  onChange(shape: TableHalf): void;
}

const ShapeOptions = ({ group = "", legends, shape, onChange }: ShapeOptionsProps) => {
  const texts = setUpWords.value;
  return (
    <>
      <Options
        name="difficulty"
        group={group}
        legend={texts.difficulty}
        options={difficulties}
        chosen={shape.difficulty}
        label={(name) => texts.difficulties[name]}
        onChoose={(difficulty) => onChange({ ...shape, difficulty })}
      />
      <Options
        name="grid-size"
        group={group}
        legend={legends.grid}
        options={sizes}
        chosen={shape.grid}
        label={String}
        spoken={texts.gridSize}
        onChoose={(grid) => onChange({ ...shape, grid })}
      />
      <Options
        name="word-count"
        group={group}
        legend={legends.words}
        options={[3, 4] as const}
        chosen={shape.words === 4 ? 4 : 3}
        label={(n) => texts.counts[n]}
        onChoose={(n) => onChange({ ...shape, words: n })}
      />
    </>
  );
};

/** Against a bot: only one's own half. The bot's half comes from the preset, or follows from the difficulty. */
export const DuelAlone = ({ kept, change, rival }: TableProps & { readonly rival: string }) => {
  const texts = words.value.newGame;
  const spoken = setUpWords.value;
  const { grid, words: count, difficulty, house } = kept;
  const preset = presetOf(kept);
  const parts = limitParts({ grid, words: count, difficulty, mercy: house.includes("mercy") });
  return (
    <section class="sheet woodcut paper">
      <h2 class="sheet-title">{texts.duel}</h2>
      <Presets kept={kept} change={change} preset={preset} />
      <ShapeOptions
        legends={{ grid: spoken.grid, words: spoken.count }}
        shape={{ grid, words: count, difficulty }}
        onChange={change}
      />
      <p class="soft">
        {preset === undefined
          ? texts.houseBoard[difficulty]
          : spoken.limitTold(undefined, parts.limit, spoken.limitSum({ parts, grid, words: count, rival, difficulty }))}
      </p>
    </section>
  );
};

export interface Player {
  /** Undefined for the viewer. */
  readonly name: string | undefined;
  readonly colour: number;
  /** Further choices for this player. */
  readonly more?: ComponentChildren;
}

interface HalfProps {
  readonly seat: 0 | 1;
  readonly players: Pair<Player>;
  readonly halves: Pair<TableHalf>;
  readonly house: readonly HouseRule[];
  onChange(shape: TableHalf): void;
}

const Half = ({ seat, players, halves, house, onChange }: HalfProps) => {
  const spoken = setUpWords.value;
  const { name, colour, more } = players[seat];
  const [one, two] = halves;
  const table: Pick<HeadConfig, "grids" | "words" | "difficulty" | "house"> = {
    grids: [one.grid, two.grid],
    words: [one.words, two.words],
    difficulty: [one.difficulty, two.difficulty],
    house,
  };
  const reckoned = reckonedFor(table, seat, players[seat === 0 ? 1 : 0].name);
  const title = name ?? words.value.newGame.you;
  return (
    <fieldset class="player-half" style={seatStyle(colour)}>
      <legend class="spoken-only">{title}</legend>
      <p class="half-name" aria-hidden="true">
        <Emblem colour={colour} /> {title}
      </p>
      {more}
      <ShapeOptions
        group={` of ${seat}`}
        legends={{ grid: spoken.playerGrid, words: spoken.playerWords }}
        shape={halves[seat]}
        onChange={onChange}
      />
      <p class="half-limit">{spoken.limitTold(name, reckoned.parts.limit, spoken.limitSum(reckoned))}</p>
    </fieldset>
  );
};

/** Between two people each chooses a half of their own; a preset sets both. */
export const DuelOfTwo = ({
  kept,
  change,
  players,
  children,
}: TableProps & { readonly players: Pair<Player>; readonly children?: ComponentChildren }) => {
  const texts = words.value.newGame;
  const halves = halvesOf(kept);
  const shared = { players, halves, house: kept.house };
  return (
    <section class="sheet woodcut paper">
      <h2 class="sheet-title">{texts.duel}</h2>
      <Presets kept={kept} change={change} preset={presetOfBoth(halves, kept.house)} />
      <p class="soft">{texts.halvesAbout}</p>
      <div class="player-halves">
        {/* The other half stays as it is, even where both were equal until now. */}
        <Half {...shared} seat={0} onChange={(mine) => change({ ...mine, theirs: halves[1] })} />
        <Half {...shared} seat={1} onChange={(theirs) => change({ theirs })} />
      </div>
      {children}
    </section>
  );
};
