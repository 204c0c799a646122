/** A slider for every setting of the stranger, starting from one of the regular opponents. */
import type { HybridKey, ScoringTable } from "@turnlight/games/zonk";
import type { ZonkSetting } from "../saved.ts";
import { Button, number, RestartIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import { baseNames, levelBase, rangeOf, startOf } from "./ranges.ts";
import { mainSliders, otherSliders, sliderEffects, winsAtLevel } from "./slider-effects.ts";

interface SlidersProps extends Pick<ZonkSetting, "base" | "moved" | "level"> {
  /** A regular opponent's settings may depend on it. */
  readonly table: ScoringTable;
  onChange(changed: Partial<Pick<ZonkSetting, "base" | "moved" | "level">>): void;
}

/** What a slider was measured to do, from its left end to its right. */
const effectOf = (name: HybridKey, { oncePerRoll }: ScoringTable): string => {
  const effect = sliderEffects[name];
  const { lobby } = words.value;
  if (effect === undefined) return lobby.littleEffect;
  const at = oncePerRoll ? 0 : 1;
  return lobby.effect(effect.wins[at], effect.zonks[at]);
};

/** The difficulty from 0 to 100, and what it means. */
const LevelSlider = ({ level, table, onChange }: Pick<SlidersProps, "level" | "table" | "onChange">) => {
  const texts = words.value.lobby;
  return (
    <label class="tavern-slider tavern-level">
      <span>{texts.level}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={level}
        onInput={({ currentTarget }) => onChange({ level: currentTarget.valueAsNumber })}
      />
      <output>{number(level)}</output>
      <small>{texts.levelMeans(winsAtLevel(level, table.oncePerRoll))}</small>
    </label>
  );
};

export const Sliders = ({ base, moved, level, table, onChange }: SlidersProps) => {
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
        <small>{effectOf(name, table)}</small>
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
          <option value={levelBase}>{texts.lobby.byLevel}</option>
          {baseNames.map((one) => (
            <option key={one} value={one}>
              {texts.patrons[`hybrid:${one}`].name}
            </option>
          ))}
        </select>
      </label>
      {base === levelBase ? (
        <LevelSlider level={level} table={table} onChange={onChange} />
      ) : (
        <>
          <div class="tavern-sliders">{mainSliders.map((key) => Slider({ name: key }))}</div>
          <details>
            <summary>{texts.lobby.all}</summary>
            <div class="tavern-sliders">{otherSliders.map((key) => Slider({ name: key }))}</div>
          </details>
          <Button kind="quiet" icon={RestartIcon} onPress={() => onChange({ moved: {} })}>
            {texts.lobby.reset}
          </Button>
        </>
      )}
    </section>
  );
};
