/** A table's settings as one line, `seats=2 target=50`: typed, with usual values, and clear about what is wrong. */
import { accept, quote, type Refusal, type Result, refuse, within } from "./result.ts";
import type { AnyRules, TextForm } from "./rules.ts";

/** One setting: its text form, what it usually is, and what may stand there, in words. */
export interface Setting<T> extends TextForm<T> {
  readonly usual: T;
  readonly right: string;
  /** What a form can offer: a few words to choose from, or a range of whole numbers. */
  readonly offer?: SettingChoices;
}

export type SettingChoices =
  | { readonly kind: "words"; readonly words: readonly string[] }
  | { readonly kind: "range"; readonly least: number; readonly most: number };

type SettingFields = Readonly<Record<string, Setting<unknown>>>;
type SettingValues<F extends SettingFields> = { readonly [K in keyof F]: F[K] extends Setting<infer T> ? T : never };

export interface SettingsForm<T> extends TextForm<T> {
  /** What can be set, for help texts. */
  readonly fields: Readonly<Record<string, Setting<unknown>>>;
}

const setting = <T>(
  usual: T,
  right: string,
  offer: SettingChoices,
  write: (value: T) => string,
  parse: (text: string) => T | undefined,
): Setting<T> => ({
  usual,
  right,
  offer,
  write,
  read(text) {
    const value = parse(text);
    return value === undefined ? refuse("bad-setting", `it is ${quote(text)}`, { right }) : accept(value);
  },
});

/** A setting that is a whole number in a range. */
export const whole = (least: number, most: number, usual: number): Setting<number> =>
  setting(usual, `a whole number from ${least} to ${most}`, { kind: "range", least, most }, String, (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  });

/** A setting that is one of a few words. */
export const oneOf = <const T extends string>(
  options: readonly [T, ...T[]],
  usual: NoInfer<T> = options[0],
): Setting<T> =>
  setting<T>(usual, options.join(" or "), { kind: "words", words: options }, String, (text) =>
    options.find((option) => option === text),
  );

/** A setting that is on or off. */
export const onOff = (usual: boolean): Setting<boolean> =>
  setting(
    usual,
    "on or off",
    { kind: "words", words: ["on", "off"] },
    (value) => (value ? "on" : "off"),
    (text) => (text === "on" ? true : text === "off" ? false : undefined),
  );

/**
 * Settings left out have their usual value; an unknown or repeated one is refused.
 * `check` sees the whole for what no single setting can know.
 */
export const settings = <F extends SettingFields>(
  fields: F,
  check?: (values: SettingValues<F>) => Refusal | undefined,
): SettingsForm<SettingValues<F>> => ({
  fields,
  write: (values) =>
    Object.entries(fields)
      .map(([key, field]) => `${key}=${field.write(values[key])}`)
      .join(" "),
  read(text): Result<SettingValues<F>> {
    const values: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(fields)) values[key] = field.usual;
    const known = Object.keys(fields).join(", ");
    const set = new Set<string>();
    for (const word of text.split(/\s+/).filter((part) => part !== "")) {
      const cut = word.indexOf("=");
      const key = cut < 0 ? word : word.slice(0, cut);
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (cut < 0)
        return refuse("bad-setting", `${quote(word)} isn't a setting`, { right: `key=value with one of ${known}` });
      if (field === undefined)
        return refuse("unknown-setting", `unknown setting ${quote(key)}`, {
          right: `one of ${known}`,
          values: { setting: key },
        });
      if (set.has(key)) return refuse("bad-setting", `${quote(key)} is set twice`, { right: "each setting once" });
      set.add(key);
      const value = field.read(word.slice(cut + 1));
      if (!value.ok) return within(`setting ${key}`, value.refusal);
      values[key] = value.value;
    }
    const complete = values as SettingValues<F>;
    const refusal = check?.(complete);
    return refusal === undefined ? accept(complete) : { ok: false, refusal };
  },
});

/** What can be set at a table of these rules, by name; nothing where their settings are no form. */
export const settingFields = ({ configText }: AnyRules): SettingFields =>
  "fields" in configText ? (configText as SettingsForm<unknown>).fields : {};

/** What a game for several is called that consists of boards of this one. */
export const sideBySideName = (game: string): string => `${game}-side-by-side`;
