/** Roofs, bunting and two torches behind the guillotines. */
const Torch = ({ x }: { readonly x: number }) => (
  <g class="torch" transform={`translate(${x} 62)`}>
    <circle class="torch-light" r="70" />
    <path class="ink" d="M-3 0h6l-2 90h-2z" />
    <path class="ink" d="M-6-4h12l-2 10h-8z" />
    <path class="torch-flame" d="M0-4c-12-9-7-18-2-28 2 8 7 7 6 14 4-2 4-6 4-9 6 10 4 19-8 23z" />
    <path class="torch-heart" d="M0-5c-5-4-3-9-1-13 2 4 4 4 3 7 2-1 2-3 2-4 3 5 1 9-4 10z" />
  </g>
);

const flags = Array.from({ length: 9 }, (_, i) => {
  const x = 20 + i * 45;
  return { x, y: 16 + 14 * Math.sin((i / 8) * Math.PI), kind: i % 3 };
});

export const Backdrop = () => (
  <svg
    class="gallows-backdrop"
    viewBox="0 0 400 260"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
    focusable="false"
  >
    <g class="sky">
      <path d="M10 60q60 8 120 0M250 52q50 8 130 2M30 92q40 6 70 2M300 88q40 6 80 0M150 40q40 5 90 0" />
    </g>
    <path
      class="roofs"
      d="M0 260V132l26-30 26 30v-18h34v26l20-22 20 22v30l18-60 18 60v20l24-24 24 24v-60l30-34 30 34v38h28v-24l26-26 26 26v-40l24-28 26 28v204z"
    />
    <path
      class="windows"
      d="M20 146h8v10h-8zM62 130h8v10h-8zM150 150h6v10h-6zM246 120h8v10h-8zM340 142h8v10h-8zM372 128h8v10h-8z"
    />
    <g class="bunting">
      <path class="string" d="M0 6q200 60 400 0" />
      {flags.map(({ x, y, kind }) => (
        <path key={x} class={`flag-${kind}`} d={`M${x - 8} ${y}l16 0-8 15z`} />
      ))}
    </g>
    <Torch x={200} />
  </svg>
);
