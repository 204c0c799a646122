/** The game's background: a carnival at night as a woodcut, with roofs, tents, bunting, a crowd and two torches. */
import "./square.css";

const count = (length: number): readonly number[] => Array.from({ length }, (_, i) => i);

/** A string of pennants that sags between two points. */
const Bunting = ({ from, to, y, sag, flags }: Readonly<Record<"from" | "to" | "y" | "sag" | "flags", number>>) => {
  const at = (t: number): readonly [number, number] => [from + (to - from) * t, y + sag * 4 * t * (1 - t)];
  const middle = (from + to) / 2;
  return (
    <g>
      <path class="cord" d={`M${from} ${y}Q${middle} ${y + 2 * sag} ${to} ${y}`} />
      {count(flags).map((i) => {
        const [x, top] = at((i + 0.5) / flags);
        return <path key={i} class={`pennant p${i % 3}`} d={`M${x - 13} ${top - 1}h26l-12 ${30 + (i % 2) * 5}z`} />;
      })}
    </g>
  );
};

/** Somebody in the crowd, seen from behind: five kinds of hat. */
const hats = [
  "M-16 0q16-22 32 0z",
  "M-20 2h40v-5h-10v-18h-20v18h-10z",
  "M-14 0l14-34 14 34z",
  "M-18 0q2-20 12-16q6-14 12 0q10-4 12 16z",
  "M-13 0q13-12 26 0z",
] as const;

const Head = ({ x, y, kind, size }: Readonly<Record<"x" | "y" | "kind" | "size", number>>) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-34 70q2-34 20-40q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 40z" />
    <path d={hats[kind % hats.length]} transform="translate(0 -3)" />
  </g>
);

const crowd = (row: number, people: number, y: number, size: number) =>
  count(people).map((i) => (
    <Head
      key={`${row} ${i}`}
      x={((i + 0.5) * 1480) / people - 20 + ((i * 37 + row * 53) % 23) - 11}
      y={y + ((i * 29 + row * 17) % 19)}
      kind={(i * 7 + row * 3) % 5}
      size={size}
    />
  ));

const Torch = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 470)`}>
    <circle class="halo" r="300" fill="url(#head-halo)" />
    <path class="near" d="M-7 20h14l-5 330h-4z" />
    <path class="near" d="M-16 14h32l-6 22h-20z" />
    <path class="flame" d="M0 14c-26-6-22-34-8-52 0 10 6 14 9 20 4-10 2-24-2-36 22 16 30 62 1 68z" />
    <path class="flame-heart" d="M0 12c-12-3-11-18-2-28 2 8 8 10 8 18 0 6-2 9-6 10z" />
  </g>
);

const Tent = ({ x, y, size }: Readonly<Record<"x" | "y" | "size", number>>) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path class="mid" d="M-130 0L-112-110Q0-150 112-110L130 0z" />
    <path class="mid" d="M-126-104Q-40-130 0-236Q40-130 126-104Q60-92 0-92T-126-104z" />
    <path class="stripe" d="M-92 0L-78-100-46-96-54 0zM-18 0L-15-94H15L18 0zM54 0L46-96 78-100 92 0z" />
    <path class="stripe" d="M-86-100Q-20-136 0-236Q-24-140-46-96zM46-96Q24-140 0-236Q20-136 86-100z" />
    <path class="stripe" d="M0-236v-34l34 12-34 12z" />
  </g>
);

export const Square = () => (
  <svg class="square" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <defs>
      <linearGradient id="head-sky" x1="0" x2="0" y1="0" y2="1">
        <stop class="sky-top" offset="0" />
        <stop class="sky-low" offset="0.62" />
        <stop class="sky-glow" offset="0.86" />
      </linearGradient>
      <radialGradient id="head-halo">
        <stop class="halo-0" offset="0" />
        <stop class="halo-1" offset="0.35" />
        <stop class="halo-2" offset="1" />
      </radialGradient>
    </defs>
    <rect width="1440" height="900" fill="url(#head-sky)" />
    <g class="star">
      {count(46).map((i) => (
        <circle key={i} cx={(i * 211 + 40) % 1440} cy={(i * 97 + 13) % 380} r={0.8 + (i % 3) * 0.5} />
      ))}
    </g>
    <path
      class="far"
      d="M0 900V560l46-44 46 44v-70h22l30-74 30 74h22v84l40-36 58 50v-96l26-58 26 58v70l64-40 70 44V470h30v-40h12v-30l20-54 20 54v30h12v40h30v88l60-44 64 46v-70l34-30 34 30v48l48-30 52 34v-92l22-62 22 62v70l62-46 66 50v-60h26l26-70 26 70h26v92l60-40 58 40v340z"
    />
    <path
      class="window"
      d="M60 560h8v14h-8zM132 500h9v16h-9zM250 575h8v14h-8zM345 520h8v16h-8zM420 570h8v14h-8zM548 470h9v18h-9zM546 512h9v18h-9zM664 560h8v14h-8zM760 556h8v14h-8zM880 566h8v14h-8zM968 520h8v16h-8zM1058 566h8v14h-8zM1190 524h9v16h-9zM1192 566h9v16h-9zM1300 570h8v14h-8zM1384 572h8v14h-8z"
    />
    <Tent x={250} y={770} size={1.05} />
    <Tent x={1190} y={770} size={1.2} />
    <g class="mid">
      <path d="M660 778v-24h-26v-14h26V424h-14v-18h150v18h-14v316h26v14h-26v24z" />
      <path class="gap" d="M680 424h80v316h-80z" />
      <path d="M680 458h80v22l-80 40zM716 406h8v54h-8zM676 676h88v16h-88zM676 720h88v16h-88z" />
    </g>
    <Bunting from={-30} to={500} y={150} sag={66} flags={12} />
    <Bunting from={460} to={980} y={120} sag={52} flags={12} />
    <Bunting from={940} to={1470} y={150} sag={70} flags={12} />
    <Torch x={70} />
    <Torch x={1370} />
    <path class="ground" d="M0 780q180-14 360-6t360-4 360 4 360-6v132H0z" />
    <g class="crowd-far">{crowd(0, 26, 800, 0.8)}</g>
    <g class="near">{crowd(1, 19, 846, 1.1)}</g>
  </svg>
);
