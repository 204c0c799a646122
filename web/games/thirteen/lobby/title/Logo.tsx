/** The game's name in two rows of dancing letters; a die takes the place of an O, or ends the second row. */

interface Glyphs {
  readonly row: "a" | "b";
  readonly signs: readonly string[];
}

const die = "⚄";

/** The first word above, the others below; every language has its own letters. */
export const rowsOf = (title: string): readonly Glyphs[] => {
  const [first = "", ...others] = title.toUpperCase().split(" ");
  const below = [...others.join(" ")];
  const round = below.indexOf("O");
  return [
    { row: "a", signs: [...first] },
    { row: "b", signs: round < 0 ? [...below, die] : below.with(round, die) },
  ];
};

const Die = () => (
  <svg viewBox="0 0 12 12" shape-rendering="crispEdges" aria-hidden="true">
    <path class="title-die-side" d="M0 1h12v12H0z" />
    <path class="title-die-face" d="M1 0h10v1h1v10h-1v1H1v-1H0V1h1z" />
    <path class="title-die-spots" d="M2 2h2v2H2zM8 2h2v2H8zM5 5h2v2H5zM2 8h2v2H2zM8 8h2v2H8z" />
  </svg>
);

/** From -1 at the left end of a row to 1 at its right end. */
const placeIn = (signs: readonly string[], i: number): number =>
  signs.length < 2 ? 0 : (2 * i) / (signs.length - 1) - 1;

export const Logo = ({ title }: { readonly title: string }) => (
  <div class="title-logo" aria-hidden="true">
    {rowsOf(title).map(({ row, signs }) => (
      <span key={row} class={`title-row ${row}`} style={{ "--signs": Math.max(signs.length, 6) }}>
        {signs.map((sign, i) => {
          const at = placeIn(signs, i);
          return (
            <span key={`${sign} ${i + 1}`} class="title-sign" style={{ "--t": at, "--y": at * at * 0.18 }}>
              {sign === die ? <Die /> : sign}
            </span>
          );
        })}
      </span>
    ))}
  </div>
);
