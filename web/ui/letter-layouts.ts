/** Where the letters lie on the on-screen keyboard. */
export const letterLayouts = {
  qwerty: ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"],
  qwertz: ["QWERTZUIOP", "ASDFGHJKL", "YXCVBNM"],
  abc: ["ABCDEFG", "HIJKLMN", "OPQRSTU", "VWXYZ"],
  /** Flatter, where a board above needs the height. */
  nines: ["ABCDEFGHI", "JKLMNOPQR", "STUVWXYZ"],
  strip: ["ABCDEFGHIJKLM", "NOPQRSTUVWXYZ"],
} as const;

export type LetterLayout = keyof typeof letterLayouts;

/** What a pressed key means for somebody who spells. */
export type Spelled =
  | { readonly kind: "letter"; readonly letter: string }
  | { readonly kind: "erase" }
  | { readonly kind: "enter" };

/** Nothing for keys that do not spell. */
export const spelledBy = (key: string): Spelled | undefined => {
  if (/^[a-z]$/i.test(key)) return { kind: "letter", letter: key.toUpperCase() };
  if (key === "Backspace" || key === "Delete") return { kind: "erase" };
  return key === "Enter" ? { kind: "enter" } : undefined;
};
