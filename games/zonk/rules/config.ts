/**
 * A match's settings as text: `seats=2 table=parlour target=2000 streak=on first=0`, and `rounds=10` for a duplicate.
 */
import { accept, onOff, type Result, type Setting, settings, type TextForm, whole } from "@turnlight/kernel";
import type { ZonkConfig } from "./state.ts";
import { parlour, type ScoringTable } from "./table.ts";
import { readTableText, tableForm, writeTable } from "./table-text.ts";

/** At scale 1; multiplied by the scale of other tables, which makes 10,000 for Classic. */
const usualTargetAtScaleOne = 2000;
/** The targets offered for a table, at scale 1. */
const offeredAtScaleOne = [1000, 2000, 5000] as const;
export const leastTarget = 10;
export const mostTarget = 1_000_000;

const scaled = ({ scale }: ScoringTable, points: number): number => Math.max(leastTarget, Math.round(points * scale));

export const usualTarget = (table: ScoringTable): number => scaled(table, usualTargetAtScaleOne);
export const offeredTargets = (table: ScoringTable): readonly number[] =>
  offeredAtScaleOne.map((t) => scaled(table, t));

const tableSetting: Setting<ScoringTable> = {
  usual: parlour,
  right: tableForm,
  write: writeTable,
  read: readTableText,
};

/** The default target depends on the table; this placeholder stands for it until the table is known. */
const tablesOwn = 0;
const targetSetting: Setting<number> = { ...whole(leastTarget, mostTarget, leastTarget), usual: tablesOwn };

/** This stands for a race. */
const noRounds = 0;
export const mostRounds = 50;

const fields = settings(
  {
    seats: whole(2, 6, 2),
    table: tableSetting,
    target: targetSetting,
    streak: onOff(true),
    first: whole(0, 5, 0),
    rounds: whole(noRounds, mostRounds, noRounds),
  },
  ({ seats, first }) =>
    first < seats
      ? undefined
      : { code: "bad-setting", reason: `seat ${first} can't start`, right: `a seat from 0 to ${seats - 1}` },
);

const raceWord = ` rounds=${noRounds}`;

/** Settings that a race does not have are not written, so that its text is the same as ever. */
export const configText: TextForm<ZonkConfig> = {
  write: (config) => fields.write({ rounds: noRounds, ...config }).replace(raceWord, ""),
  read(text): Result<ZonkConfig> {
    const read = fields.read(text);
    if (!read.ok) return read;
    const { rounds, ...config } = read.value;
    return accept({
      ...config,
      target: config.target === tablesOwn ? usualTarget(config.table) : config.target,
      ...(rounds !== noRounds && { rounds }),
    });
  },
};
