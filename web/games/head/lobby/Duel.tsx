/** The boards and difficulties of a new duel: a preset, or each player's own half. */
import {
  difficulties,
  evenPairing,
  gridSizes,
  type HeadConfig,
  type HouseRule,
  type HouseTally,
  type Pair,
  type PastGame,
  type PresetName,
  presetNames,
  publishedGap,
  strengthGap,
} from "@turnlight/games/head";
import type { ComponentChildren } from "preact";
import { reckonedFor } from "../setup/limits.ts";
import { Options } from "../setup/Shape.tsx";
import { announce, Button, Emblem, seatStyle } from "../shared.ts";
import { words } from "../words/lobby.ts";
import { words as setUpWords } from "../words/setup.ts";
import { halvesAgainstBot, halvesOf, limitsOf, presetForAll, presetOfBoth, type TableHalf } from "./halves.ts";
import type { HeadPreferences } from "./preferences.ts";
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
        onChoose={(name) => change(presetForAll(name, kept.house))}
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

interface Player {
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

interface EvenOutProps {
  readonly past: NonNullable<DuelProps["past"]>;
  readonly house: readonly HouseRule[];
  onPropose(halves: Pair<TableHalf>): void;
}

const EvenOut = ({ past: { name, games, published, others }, house, onPropose }: EvenOutProps) => {
  const texts = words.value.newGame;
  const expected = published === undefined ? 0 : publishedGap(published.mine, published.theirs);
  return (
    <div class="even-out">
      {others}
      <Button
        kind="quiet"
        disabled={games.length === 0 && published === undefined}
        onPress={() => {
          const halves = evenPairing(strengthGap(games, expected));
          onPropose(halves);
          const [mine, theirs] = limitsOf(halves, house);
          announce(texts.evened(name, mine, theirs));
        }}
      >
        {texts.even}
      </Button>
      <p class="soft">
        {published === undefined ? texts.evenAbout(name, games.length) : texts.evenPublished(name, games.length)}
      </p>
    </div>
  );
};

interface DuelProps extends TableProps {
  readonly players: Pair<Player>;
  readonly againstBot?: boolean;
  /** Past results between the two, and the other's name; without it nothing is proposed. */
  readonly past?:
    | {
        readonly name: string;
        readonly games: readonly PastGame[];
        /** The results of both against the house, where both have published them. */
        readonly published?: { readonly mine: HouseTally; readonly theirs: HouseTally } | undefined;
        /** Chooses another opponent to compare oneself with. */
        readonly others?: ComponentChildren;
      }
    | undefined;
  readonly children?: ComponentChildren;
}

/** Each player has a half of their own; a preset sets both. */
export const DuelOfTwo = ({ kept, change, players, againstBot = false, past, children }: DuelProps) => {
  const texts = words.value.newGame;
  const halves = againstBot ? halvesAgainstBot(kept) : halvesOf(kept);
  const changeOther = (half: TableHalf) => (againstBot ? { rival: half } : { theirs: half });
  const shared = { players, halves, house: kept.house };
  return (
    <section class="sheet woodcut paper">
      <h2 class="sheet-title">{texts.duel}</h2>
      <Presets kept={kept} change={change} preset={presetOfBoth(halves, kept.house)} />
      <p class="soft">{texts.halvesAbout}</p>
      <div class="player-halves">
        {/* The other half stays as it is, even where both were equal until now. */}
        <Half {...shared} seat={0} onChange={(mine) => change({ ...mine, ...changeOther(halves[1]) })} />
        <Half {...shared} seat={1} onChange={(half) => change(changeOther(half))} />
      </div>
      {past !== undefined && (
        <EvenOut
          past={past}
          house={kept.house}
          onPropose={([mine, theirs]) => change({ ...mine, ...changeOther(theirs) })}
        />
      )}
      {children}
    </section>
  );
};
