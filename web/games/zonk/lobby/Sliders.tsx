/** A slider for every setting of the stranger, starting from one of the regular opponents. */
import { type HybridKey, hybridKeys, type ScoringTable } from "@turnlight/games/zonk";
import type { ZonkSetting } from "../saved.ts";
import { Button, number, RestartIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import { baseNames, rangeOf, startOf } from "./ranges.ts";

/** The most important settings; the others are in a collapsed section. */
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
  /** A regular opponent's settings may depend on it. */
  readonly table: ScoringTable;
  onChange(changed: Partial<Pick<ZonkSetting, "base" | "moved">>): void;
}

export const Sliders = ({ base, moved, table, onChange }: SlidersProps) => {
  const texts = words.value;
  const start = startOf(base, table);
  const Slider = ({ name }: { readonly name: HybridKey }) => {
    const [least, most, step] = rangeOf(name, start[name]);
    const value = moved[name] ?? start[name];
    return (
      <label class={`tavern-slider${moved[name] === undefined ? "" : " moved"}`}>
        <span>{texts.sliders[name]}</span>
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
      <h2>{texts.lobby.custom}</h2>
      <p>{texts.lobby.customAbout}</p>
      <label class="field">
        <span>{texts.lobby.base}</span>
        <select value={base} onChange={({ currentTarget }) => onChange({ base: currentTarget.value, moved: {} })}>
          {baseNames.map((one) => (
            <option key={one} value={one}>
              {texts.patrons[`hybrid:${one}`].name}
            </option>
          ))}
        </select>
      </label>
      <div class="tavern-sliders">{main.map((key) => Slider({ name: key }))}</div>
      <details>
        <summary>{texts.lobby.all}</summary>
        <div class="tavern-sliders">
          {hybridKeys.filter((key) => !main.includes(key)).map((key) => Slider({ name: key }))}
        </div>
      </details>
      <Button kind="quiet" icon={RestartIcon} onPress={() => onChange({ moved: {} })}>
        {texts.lobby.reset}
      </Button>
    </section>
  );
};
