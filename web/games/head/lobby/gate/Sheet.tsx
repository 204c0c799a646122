/** The table as one folded sheet: presets above, one's own half left, the other's right. */
import { difficulties, gridSizes, presetNames, type SeriesLength } from "@turnlight/games/head";
import { ownSeat, seatStyle } from "../../shared.ts";
import { words } from "../../words/gate.ts";
import { halvesAgainstBot, halvesOf, limitsOf, presetForAll, presetOfBoth, type TableHalf } from "../halves.ts";
import type { HeadPreferences } from "../preferences.ts";
import { MiniBoard } from "./MiniBoard.tsx";
import { SlidersIcon } from "./PlayButton.tsx";
import type { GateState } from "./useGate.ts";

interface ChoiceProps<T> {
  readonly group: string;
  readonly legend: string;
  readonly options: readonly T[];
  readonly chosen: T | undefined;
  label(option: T): string;
  onChoose(option: T): void;
}

const Choice = <T extends string | number>({ group, legend, options, chosen, label, onChoose }: ChoiceProps<T>) => (
  <fieldset class="gate-choice">
    <legend class="spoken-only">{legend}</legend>
    {options.map((option) => (
      <label key={option}>
        <input
          type="radio"
          class="gate-pick"
          name={group}
          checked={chosen === option}
          onChange={() => onChoose(option)}
        />
        <span>{label(option)}</span>
      </label>
    ))}
  </fieldset>
);

interface SheetHalfProps {
  readonly group: "mine" | "theirs";
  readonly name: string;
  readonly colour: number;
  readonly half: TableHalf;
  readonly limit: number;
  onChange(half: TableHalf): void;
}

const Half = ({ group, name, colour, half, limit, onChange }: SheetHalfProps) => {
  const texts = words.value.sheet;
  const { grid, words: count, difficulty } = half;
  const resize = (by: number) => onChange({ ...half, grid: grid + by });
  return (
    <fieldset class={`gate-half ${group}`} style={seatStyle(colour)}>
      <legend class="spoken-only">{name}</legend>
      <p class="gate-half-name" aria-hidden="true">
        <i class="gate-seat" />
        <b>{name}</b>
        <small>{texts.hides(count)}</small>
      </p>
      <MiniBoard size={grid} words={count} hidden={group === "theirs"} />
      <div class="gate-rows">
        <div class="gate-row">
          <span aria-hidden="true">{texts.grid}</span>
          <span class="gate-size">
            <button
              type="button"
              aria-label={texts.smaller}
              disabled={grid <= gridSizes.least}
              onClick={() => resize(-1)}
            >
              −
            </button>
            <output aria-live="polite">{texts.size(grid)}</output>
            <button type="button" aria-label={texts.larger} disabled={grid >= gridSizes.most} onClick={() => resize(1)}>
              +
            </button>
          </span>
        </div>
        <div class="gate-row">
          <span aria-hidden="true">{texts.words}</span>
          <Choice
            group={`words of ${group}`}
            legend={texts.words}
            options={[3, 4] as const}
            chosen={count === 4 ? 4 : 3}
            label={String}
            onChoose={(n) => onChange({ ...half, words: n })}
          />
        </div>
        <div class="gate-row">
          <span aria-hidden="true">{texts.level}</span>
          <Choice
            group={`level of ${group}`}
            legend={texts.level}
            options={difficulties}
            chosen={difficulty}
            label={(level) => words.value.levels[level]}
            onChoose={(level) => onChange({ ...half, difficulty: level })}
          />
        </div>
      </div>
      <p class="gate-limit">
        <b>{texts.limit(limit)}</b> {group === "mine" ? texts.yours : texts.theirs}
      </p>
    </fieldset>
  );
};

/** The seat colour of a bot, as its portrait has it. */
const botColour = 1;

export const Presets = ({ gate }: { readonly gate: GateState }) => {
  const texts = words.value;
  const kept = gate.kept.value;
  const halves = kept.opponent === "person" ? halvesOf(kept) : halvesAgainstBot(kept);
  return (
    <Choice
      group="gate preset"
      legend={texts.sheet.preset}
      options={presetNames}
      chosen={presetOfBoth(halves, kept.house)}
      label={(name) => texts.presets[name]}
      onChoose={(name) => gate.change(presetForAll(name, kept.house))}
    />
  );
};

/** Not taken from the rules, which the start screen does not load. */
const lengths: readonly SeriesLength[] = [1, 3, 5];

export const Series = ({ gate }: { readonly gate: GateState }) => {
  const texts = words.value.sheet;
  return (
    <div class="gate-series">
      <span aria-hidden="true">{texts.series}</span>
      <Choice
        group="series"
        legend={texts.series}
        options={lengths}
        chosen={gate.kept.value.best ?? 1}
        label={String}
        onChoose={(best) => gate.change({ best })}
      />
    </div>
  );
};

/** What the chosen preset adds to the original rules. */
export const PresetAbout = ({ kept }: { readonly kept: HeadPreferences }) => {
  const texts = words.value;
  const halves = kept.opponent === "person" ? halvesOf(kept) : halvesAgainstBot(kept);
  const chosen = presetOfBoth(halves, kept.house);
  return <p class="gate-differs">{chosen === undefined ? texts.ownTable : texts.differs[chosen]}</p>;
};

export const Sheet = ({ gate }: { readonly gate: GateState }) => {
  const texts = words.value;
  const kept = gate.kept.value;
  const isShared = kept.opponent === "person";
  const halves = isShared ? halvesOf(kept) : halvesAgainstBot(kept);
  const limits = limitsOf(halves, kept.house);
  const [mine, theirs] = halves;
  const changeOther = (half: TableHalf) => (isShared ? { theirs: half } : { rival: half });
  const { colour } = ownSeat();
  return (
    <div class="gate-sheet">
      <Half
        group="mine"
        name={texts.sheet.you}
        colour={colour}
        half={mine}
        limit={limits[0]}
        onChange={(half) => gate.change({ ...half, ...changeOther(theirs) })}
      />
      <Half
        group="theirs"
        name={isShared ? kept.guestName || texts.rivals.person : texts.rivals[kept.opponent]}
        colour={colour === botColour ? 0 : botColour}
        half={theirs}
        limit={limits[1]}
        onChange={(half) => gate.change(changeOther(half))}
      />
    </div>
  );
};

export const RestLink = () => (
  <a class="gate-rest" href="#/play/head/new">
    {words.value.sheet.rest}
  </a>
);

/** On a desk the sheet lies on the boards. */
export const Table = ({ gate }: { readonly gate: GateState }) => (
  <section class="gate-table" aria-label={words.value.customise}>
    <div class="gate-table-head">
      <h2>
        <SlidersIcon />
        {words.value.customise}
      </h2>
      <Presets gate={gate} />
      <Series gate={gate} />
      <RestLink />
    </div>
    <Sheet gate={gate} />
  </section>
);
