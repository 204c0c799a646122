/** Whose words are hidden, on what board, and the resulting limits: the player's own half of the table. */
import { other } from "@turnlight/games/head";
import type { ComponentChildren } from "preact";
import { Count, Emblem, emblemCount, seatStyle, texts } from "../shared.ts";
import type { LimitReckoned } from "../words/setup.en.ts";
import { words } from "../words/setup.ts";
import { reckonedFor } from "./limits.ts";
import type { TableSettings } from "./useTable.ts";
import "./setup.css";

const longestName = 24;

interface HalfOptionsProps<T> {
  readonly name: string;
  /** Makes the radio group's name unique. */
  readonly group?: string;
  readonly legend: string;
  readonly options: readonly T[];
  readonly chosen: T | undefined;
  readonly label: (option: T) => string;
  /** The accessible label, where the visible one is only a symbol. */
  readonly spoken?: (option: T) => string;
  readonly onChoose: (option: T) => void;
}

/** The group's name, visually hidden in its legend: WebKit gives a visible legend a line of its own, whatever its style. */
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
  group = "",
  legend,
  options,
  chosen,
  label,
  spoken,
  onChoose,
}: HalfOptionsProps<T>) => (
  <fieldset class={`options ${name}`}>
    <Legend>{legend}</Legend>
    <div class="option-row">
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            class="option-pick"
            name={`${name}${group}`}
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

interface LimitProps {
  readonly name: string;
  readonly reckoned: LimitReckoned;
  readonly colour: number | undefined;
}

const Limit = ({ name, reckoned, colour }: LimitProps) => (
  <div {...(colour !== undefined && { style: seatStyle(colour) })}>
    <dt>{name}</dt>
    <dd class="limit-count">
      <Count value={reckoned.parts.limit} />
    </dd>
    <dd class="limit-sum">{words.value.limitSum(reckoned)}</dd>
  </div>
);

/** Both limits, each with its calculation. */
const Limits = ({ table, seat, nameOf }: ShapeProps) => {
  const labels = words.value;
  const evens = table.evens.value;
  const config = table.config.value;
  const rival = nameOf(other(seat));
  return (
    <section class="limits" aria-label={labels.limits}>
      <h3>{labels.limits}</h3>
      <dl>
        <Limit name={labels.limitYou} reckoned={reckonedFor(config, seat, rival)} colour={table.half.value.colour} />
        <Limit name={rival} reckoned={reckonedFor(config, other(seat), undefined)} colour={table.taken} />
      </dl>
      <p class="limits-house">{labels.house(config.house.map((rule) => labels.houseRules[rule]))}</p>
      {evens !== undefined && <p class="limits-evens">{labels.evens[evens](rival)}</p>}
    </section>
  );
};

export interface ShapeProps {
  readonly table: TableSettings;
  readonly seat: number;
  nameOf(seat: number): string;
  readonly children?: ComponentChildren;
}

export const Shape = (props: ShapeProps) => {
  const { table } = props;
  const labels = words.value;
  const { name, colour } = table.half.value;
  return (
    <div class="shape">
      {!table.isNamed && (
        <>
          <label class="name-field">
            <span>{labels.name}</span>
            <input
              value={name}
              maxLength={longestName}
              autoComplete="nickname"
              onInput={({ currentTarget }) => table.change({ name: currentTarget.value.slice(0, longestName) })}
            />
          </label>
          <Colours
            name="own colour"
            legend={labels.colour}
            chosen={colour}
            taken={table.taken}
            onChoose={(chosen) => table.change({ colour: chosen })}
          />
        </>
      )}
      {table.isDaily && <p class="given">{labels.given}</p>}
      <Limits {...props} />
    </div>
  );
};
