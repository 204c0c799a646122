/** The Hybrid by name: `hybrid:normal`, `hybrid:reckless`, `hybrid:learning`, `hybrid:75`, `hybrid:hard;pointsCapPassive=300`. */
import { accept, type Bot, type BotMaker, quote, type Refusal, type Result, refuse } from "@turnlight/kernel";
import { atLevel, difficulties, mostLevel, personalities } from "../../content/presets.ts";
import type { ZonkMove, ZonkView } from "../../rules/state.ts";
import { type Acquaintance, readAcquaintance, writeAcquaintance } from "./acquaintance.ts";
import { type Blend, blendOf, type Character, characterOf, configAt, drawnCharacter } from "./character.ts";
import { documentConfig, type HybridConfig, withSetting } from "./config.ts";
import { learn, learnedReasons } from "./learning.ts";
import { play } from "./turn-executor.ts";

export const hybridBot = (who: HybridConfig | Character | Blend): Bot<ZonkView, ZonkMove> => {
  const blend = blendOf(who);
  return { choose: (ask) => play(configAt(drawnCharacter(blend, ask.draw), ask.view.table), ask) };
};

/** Starts from a character and adapts as it learns about its rival; earlier knowledge may be given. */
export const learningBot = (who: HybridConfig | Character, known?: Acquaintance): Bot<ZonkView, ZonkMove> => {
  const character = characterOf(who);
  return {
    choose(ask) {
      const learned = learn(configAt(character, ask.view.table), ask.view, ask.seat, known);
      const { move, why } = play(learned.config, ask);
      return { move, why: { ...why, ...learnedReasons(learned) } };
    },
  };
};

interface Named {
  readonly blend: Blend;
  readonly learning?: boolean;
  readonly known?: Acquaintance;
}

const presets: Readonly<Record<string, Named>> = {
  ...Object.fromEntries(
    Object.entries({ ...difficulties, ...personalities }).map(([name, who]) => [name, { blend: blendOf(who) }]),
  ),
  learning: { blend: blendOf(difficulties.normal), learning: true },
};
const usualPreset = "normal";

const presetNames = Object.keys(presets).join(", ");
const right = `${presetNames}, a level from 0 to ${mostLevel}, or settings as in hard;pointsCapPassive=300`;

const readPreset = (name: string): Result<Named> => {
  const preset = Object.hasOwn(presets, name) ? presets[name] : undefined;
  if (preset !== undefined) return accept(preset);
  // The landlady is a bare number; the stranger's level says what it is.
  const level = Number(/^(?:level-)?(\d{1,3})$/.exec(name)?.[1] ?? Number.NaN);
  if (level <= mostLevel) return accept({ blend: atLevel(level) });
  return refuse("bad-bot", `there is no Hybrid called ${quote(name)}`, { right });
};

/** Applies one setting, at every table and in both halves of a blend. */
const withWord = (blend: Blend, key: string, value: number): Result<Blend> => {
  let refusal: Refusal | undefined;
  const set = (config: HybridConfig): HybridConfig => {
    const read = withSetting(config, key, value);
    if (read.ok) return read.value;
    refusal = read.refusal;
    return config;
  };
  const both = ({ once, many }: Character): Character => ({ once: set(once), many: set(many) });
  const changed = { ...blend, from: both(blend.from), to: both(blend.to) };
  return refusal === undefined ? accept(changed) : { ok: false, refusal };
};

const knows = "knows=";

/** A preset or a level, then settings on top; settings alone modify the document's configuration. */
const readHybrid = (setting: string): Result<Named> => {
  const words = setting.split(";").map((word) => word.trim());
  const [first = "", ...rest] = words;
  const base: Result<Named> = first.includes("=") ? accept({ blend: blendOf(documentConfig) }) : readPreset(first);
  if (!base.ok) return base;
  let named = base.value;
  for (const word of first.includes("=") ? words : rest) {
    if (named.learning && word.startsWith(knows)) {
      const known = readAcquaintance(word.slice(knows.length));
      if (!known.ok) return known;
      named = { ...named, known: known.value };
      continue;
    }
    const [, key = "", value = ""] = /^([A-Za-z0-9]+)=(\d{1,7}(?:\.\d{1,9})?)$/.exec(word) ?? [];
    if (key === "") return refuse("bad-bot", `${quote(word)} isn't a setting`, { right });
    const set = withWord(named.blend, key, Number(value));
    if (!set.ok) return set;
    named = { ...named, blend: set.value };
  }
  return accept(named);
};

/** The bot name of the learning bot with its memory of a player. */
export const learningWith = (known: Acquaintance): string => `hybrid:learning;${knows}${writeAcquaintance(known)}`;

export const hybrid: BotMaker<ZonkView, ZonkMove> = {
  about: `the main opponent: hybrid:${presetNames.replaceAll(", ", "|")}, hybrid:0 to hybrid:${mostLevel}, or settings of its own`,
  make(setting = usualPreset) {
    const named = readHybrid(setting);
    if (!named.ok) return named;
    const { blend, learning = false, known } = named.value;
    return accept(learning ? learningBot(blend.from, known) : hybridBot(blend));
  },
};
