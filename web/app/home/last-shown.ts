/** What the home page showed last, as one line of text: whether there were unfinished matches, then the games played. */
export interface LastShown {
  readonly played: readonly string[];
  readonly left: boolean;
}

export const readShown = (text: string): LastShown => {
  const [left, ...played] = text.split(" ");
  return { played, left: left === "left" };
};

export const writeShown = (summaries: Readonly<Record<string, { readonly left: number }>>, online: number): string => {
  const isLeft = online > 0 || Object.values(summaries).some(({ left }) => left > 0);
  return [isLeft ? "left" : "none", ...Object.keys(summaries)].join(" ");
};
