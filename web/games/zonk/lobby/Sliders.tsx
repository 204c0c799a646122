/** The stranger's every figure on a slider, starting from one of the regulars. */
import {
  configAt,
  difficulties,
  type HybridKey,
  hybridKeys,
  hybridSettings,
  personalities,
  type Table,
} from "@turnlight/games/zonk";
import type { Setting } from "../keep.ts";
import { Button, number, RestartIcon } from "../shared.ts";
import { words } from "../words.ts";

const bases = { ...difficulties, ...personalities } as const;
type Base = keyof typeof bases;
const baseNames = Object.keys(bases) as readonly Base[];

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

interface Limits {
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
  readonly slider?: readonly [number, number];
}

/** Counts go far beyond what anybody would slide to. */
const mostCount = 20;

/** A regular may stand beyond the usual ends; the slider then reaches it. */
const rangeOf = (key: HybridKey, start: number): readonly [number, number, number] => {
  const { least, most, whole = false, slider }: Limits = hybridSettings[key];
  const [from, to] = slider ?? [least, whole ? Math.min(most, mostCount) : most];
  const [low, high] = [Math.min(from, start), Math.max(to, start)];
  return [low, high, whole ? (high - low > 100 ? 10 : 1) : 0.01];
};

interface SlidersProps extends Pick<Setting, "base" | "moved"> {
  /** A regular's numbers may depend on it. */
  readonly table: Table;
  onChange(changed: Partial<Pick<Setting, "base" | "moved">>): void;
}

export const Sliders = ({ base, moved, table, onChange }: SlidersProps) => {
  const said = words.value;
  const start = configAt(bases[baseNames.find((one) => one === base) ?? "normal"], table);
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
