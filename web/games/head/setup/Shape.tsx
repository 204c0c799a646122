/** Who hides here, on what board, and how many misses that leaves: one's own half of the table. */
import { difficulties, gridSizes, other } from "@turnlight/games/head";
import type { ComponentChildren } from "preact";
import { presetNames, presetOf, presets } from "../shapes.ts";
import { Count, Emblem, emblemCount, seatStyle, texts } from "../shared.ts";
import type { OwnTable } from "./useTable.ts";
import { words } from "./words.ts";

const longestName = 24;
const sizes = Array.from({ length: gridSizes.most - gridSizes.least + 1 }, (_, i) => gridSizes.least + i);

interface OptionsProps<T> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly T[];
  readonly chosen: T | undefined;
  readonly label: (option: T) => string;
  /** What is read aloud, where the label is only a sign. */
  readonly spoken?: (option: T) => string;
  readonly onChoose: (option: T) => void;
}

/** The group's name, for ears in its legend: WebKit gives a legend that is seen a line of its own, whatever the style says. */
const Legend = ({ children }: { readonly children: string }) => (
  <>
    <legend class="spoken-only">{children}</legend>
    <span class="options-title" aria-hidden="true">
      {children}
    </span>
  </>
);

export const Options = <T extends string | number>({
  name,
  legend,
  options,
  chosen,
  label,
  spoken,
  onChoose,
}: OptionsProps<T>) => (
  <fieldset class={`options ${name}`}>
    <Legend>{legend}</Legend>
    <div class="option-row">
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            class="option-pick"
            name={name}
            checked={chosen === option}
            {...(spoken === undefined ? {} : { "aria-label": spoken(option) })}
            onChange={() => onChoose(option)}
          />
          <span class="option-face">{label(option)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

export const Colours = ({
  legend,
  name,
  chosen,
  taken,
  onChoose,
}: {
  readonly legend: string;
  readonly name: string;
  readonly chosen: number;
  readonly taken: number | undefined;
  readonly onChoose: (colour: number) => void;
}) => {
  const names = texts.value.profile.colours;
  return (
    <fieldset class="options colours">
      <Legend>{legend}</Legend>
      <div class="option-row">
        {Array.from({ length: emblemCount }, (_, colour) => (
          <label key={names[colour]} style={seatStyle(colour)} title={names[colour]}>
            <input
              type="radio"
              class="option-pick"
              name={name}
              aria-label={taken === colour ? `${names[colour]}, ${words.value.taken}` : names[colour]}
              checked={chosen === colour}
              disabled={taken === colour}
              onChange={() => onChoose(colour)}
            />
            <span class="option-face">
              <Emblem colour={colour} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const Limits = ({ table, seat, nameOf }: ShapeProps) => {
  const said = words.value;
  const { mine, theirs, settled } = table.limits.value;
  const config = table.config.value;
  const rival = other(seat);
  return (
    <section class="limits" aria-label={said.limits}>
      <h3>{said.limits}</h3>
      <dl>
        <div style={seatStyle(table.half.value.colour)}>
          <dt>{said.limitYou}</dt>
          <dd>
            <Count value={mine} />
          </dd>
        </div>
        <div>
          <dt>{nameOf(rival)}</dt>
          <dd>
            <Count value={theirs} />
          </dd>
        </div>
      </dl>
      <p>{settled ? said.limitWhy(config.grids[rival], config.words[rival]) : said.limitOpen(nameOf(rival))}</p>
    </section>
  );
};

export interface ShapeProps {
  readonly table: OwnTable;
  readonly seat: number;
  nameOf(seat: number): string;
  readonly children?: ComponentChildren;
}

export const Shape = (props: ShapeProps) => {
  const { table } = props;
  const said = words.value;
  const { name, colour, shape } = table.half.value;
  return (
    <div class="shape">
      <label class="name-field">
        <span>{said.name}</span>
        <input
          value={name}
          maxLength={longestName}
          autoComplete="nickname"
          onInput={({ currentTarget }) => table.change({ name: currentTarget.value.slice(0, longestName) })}
        />
      </label>
      <Colours
        name="own colour"
        legend={said.colour}
        chosen={colour}
        taken={table.taken}
        onChoose={(chosen) => table.change({ colour: chosen })}
      />
      {table.isDaily && <p class="given">{said.given}</p>}
      {!table.isGiven && (
        <>
          <Options
            name="preset"
            legend={said.preset}
            options={presetNames}
            chosen={presetOf(shape)}
            label={(preset) => said.presets[preset]}
            onChoose={(preset) => table.change({ shape: presets[preset] })}
          />
          <Options
            name="grid-size"
            legend={said.grid}
            options={sizes}
            chosen={shape.grid}
            label={String}
            spoken={said.gridSize}
            onChoose={(grid) => table.change({ shape: { ...shape, grid } })}
          />
          <Options
            name="word-count"
            legend={said.count}
            options={[3, 4] as const}
            chosen={shape.words === 4 ? 4 : 3}
            label={(count) => said.counts[count]}
            onChoose={(count) => table.change({ shape: { ...shape, words: count } })}
          />
          <Options
            name="difficulty"
            legend={said.difficulty}
            options={difficulties}
            chosen={shape.difficulty}
            label={(difficulty) => said.difficulties[difficulty]}
            onChoose={(difficulty) => table.change({ shape: { ...shape, difficulty } })}
          />
        </>
      )}
      <Limits {...props} />
    </div>
  );
};
