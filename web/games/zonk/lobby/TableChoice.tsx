/** The table, the target, and whether streaks count: for a match and for a tournament. */
import { useSignal } from "@preact/signals";
import { offeredTargets, type ScoringTable, tables, writeTable } from "@turnlight/games/zonk";
import { useEffect } from "preact/hooks";
import { series } from "../../../language/format.ts";
import { ownTables, type TableSetting } from "../saved.ts";
import { number } from "../shared.ts";
import { words } from "../words/words.ts";
import { aboutTable, residentsOf } from "./house-lines.ts";
import { Points } from "./Points.tsx";
import { tableNamed } from "./seating.ts";

interface TableChoiceProps {
  /** Makes the radio group's name unique. */
  readonly name: string;
  readonly now: TableSetting;
  onChange(changed: Partial<TableSetting>): void;
}

export const TableChoice = ({ name, now, onChange }: TableChoiceProps) => {
  const labels = words.value.lobby;
  const { target, streak } = now;
  const table = tableNamed(now.table);
  const own = useSignal<readonly ScoringTable[]>([]);
  useEffect(() => {
    void ownTables().then((found) => {
      own.value = found;
    });
  }, [own]);
  const residents = residentsOf(table);
  const texts = new Set([...tables, ...own.value, table].map(writeTable));
  return (
    <>
      <fieldset class="choice">
        <legend class="spoken-only">{labels.table}</legend>
        {[...texts].map((text) => (
          <label key={text}>
            <input
              type="radio"
              name={name}
              checked={writeTable(table) === text}
              onChange={() => onChange({ table: text, target: offeredTargets(tableNamed(text))[1] ?? target })}
            />
            <span>{labels.tableNames[text] ?? tableNamed(text).name}</span>
          </label>
        ))}
      </fieldset>
      <p class="soft">
        {aboutTable(table)}
        {residents.length > 0 && ` ${labels.atHome(series(residents))}`}
      </p>
      <label class="field">
        <span>{labels.target}</span>
        <input
          type="number"
          inputMode="numeric"
          name="target"
          min={100}
          max={100_000}
          step={10}
          value={target}
          onChange={({ currentTarget }) => {
            const wanted = Math.round(currentTarget.valueAsNumber);
            if (wanted >= 100 && wanted <= 100_000) onChange({ target: wanted });
            else currentTarget.value = String(target);
          }}
        />
      </label>
      <div class="lobby-targets">
        {offeredTargets(table).map((offered) => (
          <button
            key={offered}
            type="button"
            class="chip"
            aria-pressed={target === offered}
            onClick={() => onChange({ target: offered })}
          >
            {number(offered)}
          </button>
        ))}
      </div>
      <label class="switch">
        <input
          type="checkbox"
          checked={streak}
          onChange={({ currentTarget }) => onChange({ streak: currentTarget.checked })}
        />
        <span>{labels.streak}</span>
      </label>
      <Points table={table} />
    </>
  );
};
