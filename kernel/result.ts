/** Saying no: a value with a code for programs and a sentence for people. An exception is always a bug. */

export interface Refusal {
  /** Stable and short, for programs and translations: `not-your-turn`. */
  readonly code: string;
  /** What was wrong, for people. */
  readonly reason: string;
  /** Where it was wrong: `entry 7`, `line 3, column 5`. */
  readonly where?: string;
  /** What would have been right. */
  readonly right?: string;
  /** What a translation needs to say it with: plain numbers and texts, by name. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The result of reading anything from outside: the value, or why there is none. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const accept = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (
  code: string,
  reason: string,
  more: Omit<Refusal, "code" | "reason"> = {},
): { readonly ok: false; readonly refusal: Refusal } => ({ ok: false, refusal: { code, reason, ...more } });

/** The same refusal, placed: `entry 7` outside, `column 3` inside becomes `entry 7, column 3`. */
export const within = (
  where: string,
  refusal: Refusal,
  values?: Refusal["values"],
): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: {
    ...refusal,
    where: refusal.where === undefined ? where : `${where}, ${refusal.where}`,
    ...((values ?? refusal.values) && { values: { ...values, ...refusal.values } }),
  },
});

/** A refusal in one line: where, what, and what would be right. */
export const sentence = ({ where, reason, right }: Refusal): string =>
  `${where === undefined ? "" : `${where}: `}${reason}${right === undefined ? "" : `; expected ${right}`}`;

/** Foreign text as it may be quoted in a sentence: short, on one line, harmless to a terminal. */
export const quote = (text: string): string => {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return JSON.stringify(shown).replace(
    /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    (odd) => `\\u${odd.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
};
