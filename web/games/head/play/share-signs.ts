/** A duel's guesses in colour, for a text to share: short lines that no message breaks, and no letters or places. */

/** By the signs as they are kept: circles are letters, squares cells, diamonds words; what is pale was wrong. */
const coloured: ReadonlyMap<string, string> = new Map([
  ["●", "🟢"],
  ["○", "⚪"],
  ["■", "🟩"],
  ["□", "⬜"],
  ["◆", "🔷"],
  ["◇", "🔸"],
]);

const perLine = 10;

export const signLines = (signs: string): readonly string[] => {
  const all = [...signs].map((sign) => coloured.get(sign) ?? sign);
  return Array.from({ length: Math.ceil(all.length / perLine) }, (_, i) =>
    all.slice(i * perLine, (i + 1) * perLine).join(""),
  );
};
