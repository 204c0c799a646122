/** A screen glowing in a dark arcade: five dice, thirteen boxes, a bar that wants to be full. */
import "./scene.css";

const faces = [6, 6, 5, 6, 6];
const dots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  5: [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  6: [
    [6, 5],
    [18, 5],
    [6, 12],
    [18, 12],
    [6, 19],
    [18, 19],
  ],
};

export const Scene = () => (
  <svg
    class="scene scene-thirteen"
    data-scope="thirteen-scene"
    viewBox="0 0 320 180"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <defs>
      <radialGradient id="thirteen-tube" cx=".5" cy=".45" r=".75">
        <stop offset="0" stop-color="#1a1c45" />
        <stop offset="1" stop-color="#07060f" />
      </radialGradient>
      <pattern id="thirteen-lines" width="4" height="4" patternUnits="userSpaceOnUse">
        <rect width="4" height="1.4" fill="#000" opacity=".35" />
      </pattern>
    </defs>
    <rect width="320" height="180" fill="#05040c" />
    <rect x="40" y="14" width="240" height="152" rx="16" fill="url(#thirteen-tube)" stroke="#2b2f63" stroke-width="5" />
    <rect x="62" y="30" width="196" height="12" rx="3" fill="#0b0d24" stroke="#35e0ff" />
    <rect class="filling" x="64" y="32" width="146" height="8" rx="2" fill="#ffd24a" />
    <g class="hand">
      {faces.map((face, i) => (
        <g key={`die ${i + 1}`} transform={`translate(${76 + i * 35} 56)`}>
          <rect width="24" height="24" rx="4" fill={face === 6 ? "#fdfdff" : "#8b90b8"} />
          {(dots[face] ?? []).map(([x, y]) => (
            <rect key={`${x} ${y}`} x={x - 2.2} y={y - 2.2} width="4.4" height="4.4" fill="#15183a" />
          ))}
        </g>
      ))}
    </g>
    {Array.from({ length: 6 }, (_, i) => (
      <rect
        key={`upper ${i + 1}`}
        x={64 + i * 33}
        y="94"
        width="26"
        height="22"
        rx="3"
        fill={i === 5 ? "#35e0ff" : "#171a3c"}
        stroke="#35e0ff"
        stroke-opacity=".5"
      />
    ))}
    {Array.from({ length: 7 }, (_, i) => (
      <rect
        key={`lower ${i + 1}`}
        x={64 + (i % 4) * 49.5}
        y={122 + Math.floor(i / 4) * 16}
        width="43"
        height="12"
        rx="2"
        fill={i === 1 ? "#ff4d6d" : "#171a3c"}
        stroke="#b36bff"
        stroke-opacity=".55"
      />
    ))}
    <rect class="lines" x="40" y="14" width="240" height="152" rx="16" fill="url(#thirteen-lines)" />
    <path
      d="M58 24q50-14 120-8"
      fill="none"
      stroke="#fff"
      stroke-opacity=".12"
      stroke-width="8"
      stroke-linecap="round"
    />
  </svg>
);
