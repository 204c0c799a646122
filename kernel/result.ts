/**
 * Results and refusals: a refusal is a value with a code for programs and a sentence for people. Exceptions are bugs.
 */

export interface Refusal {
  /** A stable, short code for programs and translations: `not-your-turn`. */
  readonly code: string;
  /** The reason, as a sentence for people. */
  readonly reason: string;
  /** The place of the error: `entry 7`, `line 3, column 5`. */
  readonly where?: string;
  /** What would have been valid. */
  readonly right?: string;
  /** Values for a translated message: plain numbers and texts, by name. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The result of validating external input: the value, or the refusal. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** The result of what succeeded. */
export const accept = <T>(value: T): Result<T> => ({ ok: true, value });

/** The result of what was refused: a code for programs, a reason for people, and what would be right. */
export const refuse = (
  code: string,
  reason: string,
  more: Omit<Refusal, "code" | "reason"> = {},
): { readonly ok: false; readonly refusal: Refusal } => ({ ok: false, refusal: { code, reason, ...more } });

/** Adds an outer place to a refusal: `entry 7` outside, `column 3` inside becomes `entry 7, column 3`. */
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

/** A refusal formatted as one line: the place, the reason, and what would be valid. */
export const sentence = ({ where, reason, right }: Refusal): string =>
  `${where === undefined ? "" : `${where}: `}${reason}${right === undefined ? "" : `; expected ${right}`}`;

/** External text made safe to quote in a message: short, on one line, without control characters. */
export const quote = (text: string): string => {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return JSON.stringify(shown).replace(
    /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    (odd) => `\\u${odd.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
};
