/** A match's settings as one line, `seats=2 target=50`: typed, with defaults, and with clear error messages. */
import { accept, quote, type Refusal, type Result, refuse, within } from "./result.ts";
import type { AnyRules, TextForm } from "./rules.ts";

/** One setting: its text form, its default, and a description of the valid values. */
export interface Setting<T> extends TextForm<T> {
  readonly usual: T;
  readonly right: string;
  /** The choices for a form: a few words, or a range of whole numbers. */
  readonly offer?: SettingChoices;
}

export type SettingChoices =
  | { readonly kind: "words"; readonly words: readonly string[] }
  | { readonly kind: "range"; readonly least: number; readonly most: number };

type SettingFields = Readonly<Record<string, Setting<unknown>>>;
type SettingValues<F extends SettingFields> = { readonly [K in keyof F]: F[K] extends Setting<infer T> ? T : never };

export interface SettingsForm<T> extends TextForm<T> {
  /** Descriptions of the settings, for help texts. */
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

export const whole = (least: number, most: number, usual: number): Setting<number> =>
  setting(usual, `a whole number from ${least} to ${most}`, { kind: "range", least, most }, String, (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  });

export const oneOf = <const T extends string>(
  options: readonly [T, ...T[]],
  usual: NoInfer<T> = options[0],
): Setting<T> =>
  setting<T>(usual, options.join(" or "), { kind: "words", words: options }, String, (text) =>
    options.find((option) => option === text),
  );

export const onOff = (usual: boolean): Setting<boolean> =>
  setting(
    usual,
    "on or off",
    { kind: "words", words: ["on", "off"] },
    (value) => (value ? "on" : "off"),
    (text) => (text === "on" ? true : text === "off" ? false : undefined),
  );

/**
 * Settings left out have their default; an unknown or repeated one is refused. `check` validates constraints between
 * several settings.
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
        return refuse("bad-setting", `${quote(word)} sets nothing`, { right: `key=value with one of ${known}` });
      if (field === undefined)
        return refuse("unknown-setting", `there is no setting ${quote(key)}`, {
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

/** The settings of these rules by name; empty if their settings cannot be shown as a form. */
export const settingFields = ({ configText }: AnyRules): SettingFields =>
  "fields" in configText ? (configText as SettingsForm<unknown>).fields : {};

/** The minimum and maximum number of seats of these rules, and whether it is one of their settings. */
export const seatRange = (
  rules: AnyRules,
): { readonly seats: readonly [least: number, most: number]; readonly isSetting: boolean } => {
  const offer = settingFields(rules)["seats"]?.offer;
  if (offer?.kind === "range") return { seats: [Math.max(2, offer.least), offer.most], isSetting: true };
  const usual = rules.configText.read("");
  const count = usual.ok ? rules.seats(usual.value) : 2;
  return { seats: [count, count], isSetting: false };
};

/** The id of the side-by-side version of a single-player game. */
export const sideBySideName = (game: string): string => `${game}-side-by-side`;
