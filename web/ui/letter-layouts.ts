/** Layouts of the on-screen letter keyboard. */
export const letterLayouts = {
  qwerty: ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"],
  qwertz: ["QWERTZUIOP", "ASDFGHJKL", "YXCVBNM"],
  abc: ["ABCDEFG", "HIJKLMN", "OPQRSTU", "VWXYZ"],
  /** Fewer rows, where a board above needs the height. */
  nines: ["ABCDEFGHI", "JKLMNOPQR", "STUVWXYZ"],
  strip: ["ABCDEFGHIJKLM", "NOPQRSTUVWXYZ"],
} as const;

export type LetterLayout = keyof typeof letterLayouts;

/** The meaning of a pressed key for letter input. */
export type Spelled =
  | { readonly kind: "letter"; readonly letter: string }
  | { readonly kind: "erase" }
  | { readonly kind: "enter" };

/** Undefined for all other keys. */
export const spelledBy = (key: string): Spelled | undefined => {
  if (/^[a-z]$/i.test(key)) return { kind: "letter", letter: key.toUpperCase() };
  if (key === "Backspace" || key === "Delete") return { kind: "erase" };
  return key === "Enter" ? { kind: "enter" } : undefined;
};
