/** The Hybrid by name: `hybrid:normal`, `hybrid:reckless`, `hybrid:learning`, `hybrid:75`, `hybrid:hard;pointsCapPassive=300`. */
import { accept, type Bot, type BotMaker, quote, type Read, refuse } from "@turnlight/kernel";
import { atLevel, difficulties, mostLevel, personalities } from "../../content/presets.ts";
import type { ZonkMove, ZonkView } from "../../rules/state.ts";
import { documentConfig, type HybridConfig, withSetting } from "./config.ts";
import { learn, learnedReasons } from "./learning.ts";
import { play } from "./turn-executor.ts";

export const hybridBot = (config: HybridConfig): Bot<ZonkView, ZonkMove> => ({ choose: (ask) => play(config, ask) });

/** Starts from a configuration and moves away from it as it gets to know its rival. */
export const learningBot = (config: HybridConfig): Bot<ZonkView, ZonkMove> => ({
  choose(ask) {
    const learned = learn(config, ask.view, ask.seat);
    const { move, why } = play(learned.config, ask);
    return { move, why: { ...why, ...learnedReasons(learned) } };
  },
});

interface Named {
  readonly config: HybridConfig;
  readonly learning?: boolean;
}

const presets: Readonly<Record<string, Named>> = {
  ...Object.fromEntries(
    Object.entries({ ...difficulties, ...personalities }).map(([name, config]) => [name, { config }]),
  ),
  learning: { config: difficulties.normal, learning: true },
};
const usualPreset = "normal";

const presetNames = Object.keys(presets).join(", ");
const right = `${presetNames}, a level from 0 to ${mostLevel}, or settings as in hard;pointsCapPassive=300`;

const readPreset = (name: string): Read<Named> => {
  const preset = Object.hasOwn(presets, name) ? presets[name] : undefined;
  if (preset !== undefined) return accept(preset);
  const level = /^\d{1,3}$/.test(name) ? Number(name) : Number.NaN;
  if (level <= mostLevel) return accept({ config: atLevel(level) });
  return refuse("bad-bot", `there is no Hybrid ${quote(name)}`, { right });
};

/** A preset or a level, then settings on top; settings alone are on top of the document's configuration. */
const readHybrid = (setting: string): Read<Named> => {
  const words = setting.split(";").map((word) => word.trim());
  const [first = "", ...rest] = words;
  const base: Read<Named> = first.includes("=") ? accept({ config: documentConfig }) : readPreset(first);
  if (!base.ok) return base;
  let { config } = base.value;
  for (const word of first.includes("=") ? words : rest) {
    const [, key = "", value = ""] = /^([A-Za-z0-9]+)=(\d{1,7}(?:\.\d{1,9})?)$/.exec(word) ?? [];
    if (key === "") return refuse("bad-bot", `${quote(word)} sets nothing`, { right });
    const set = withSetting(config, key, Number(value));
    if (!set.ok) return set;
    config = set.value;
  }
  return accept({ ...base.value, config });
};

export const hybrid: BotMaker<ZonkView, ZonkMove> = {
  about: `the document's opponent: hybrid:${presetNames.replaceAll(", ", "|")}, hybrid:0 to hybrid:${mostLevel}, or settings of its own`,
  make(setting = usualPreset) {
    const named = readHybrid(setting);
    if (!named.ok) return named;
    const { config, learning = false } = named.value;
    return accept(learning ? learningBot(config) : hybridBot(config));
  },
};
