/** The stranger's every figure on a slider, starting from one of the regulars. */
import { type HybridKey, hybridKeys, type ScoringTable } from "@turnlight/games/zonk";
import type { ZonkSetting } from "../saved.ts";
import { Button, number, RestartIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import { baseNames, rangeOf, startOf } from "./ranges.ts";

/** What changes a character most; the others are one fold away. */
const main: readonly HybridKey[] = [
  "pointsCapAggressive",
  "pointsCapPassive",
  "initialBufferCap",
  "aggressiveBaseMultiplier",
  "passiveBaseMultiplier",
  "baseCapStopChance",
  "aggressiveMaxIterations",
  "passiveMaxIterations",
  "aggressiveRiskThreshold",
  "passiveRiskThreshold",
];

interface SlidersProps extends Pick<ZonkSetting, "base" | "moved"> {
  /** A regular's numbers may depend on it. */
  readonly table: ScoringTable;
  onChange(changed: Partial<Pick<ZonkSetting, "base" | "moved">>): void;
}

export const Sliders = ({ base, moved, table, onChange }: SlidersProps) => {
  const said = words.value;
  const start = startOf(base, table);
  const Slider = ({ name }: { readonly name: HybridKey }) => {
    const [least, most, step] = rangeOf(name, start[name]);
    const value = moved[name] ?? start[name];
    return (
      <label class={`tavern-slider${moved[name] === undefined ? "" : " moved"}`}>
        <span>{said.sliders[name]}</span>
        <input
          type="range"
          min={least}
          max={most}
          step={step}
          value={value}
          onInput={({ currentTarget }) => onChange({ moved: { ...moved, [name]: currentTarget.valueAsNumber } })}
        />
        <output>{number(value)}</output>
      </label>
    );
  };
  return (
    <section class="sheet paper tavern-stranger">
      <h2>{said.lobby.custom}</h2>
      <p>{said.lobby.customAbout}</p>
      <label class="field">
        <span>{said.lobby.base}</span>
        <select value={base} onChange={({ currentTarget }) => onChange({ base: currentTarget.value, moved: {} })}>
          {baseNames.map((one) => (
            <option key={one} value={one}>
              {said.patrons[`hybrid:${one}`].name}
            </option>
          ))}
        </select>
      </label>
      <div class="tavern-sliders">{main.map((key) => Slider({ name: key }))}</div>
      <details>
        <summary>{said.lobby.all}</summary>
        <div class="tavern-sliders">
          {hybridKeys.filter((key) => !main.includes(key)).map((key) => Slider({ name: key }))}
        </div>
      </details>
      <Button kind="quiet" icon={RestartIcon} onPress={() => onChange({ moved: {} })}>
        {said.lobby.reset}
      </Button>
    </section>
  );
};
