/** A moonlit clearing, lit by the wisp itself. */
import "./scene.css";

const trees: readonly (readonly [number, number, number])[] = [
  [14, 158, 1.25],
  [52, 148, 0.9],
  [92, 152, 0.7],
  [238, 150, 0.8],
  [276, 156, 1.15],
  [310, 148, 1],
];

export const Scene = () => (
  <svg
    class="scene scene-wisp"
    data-scope="wisp-scene"
    viewBox="0 0 320 180"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <defs>
      <radialGradient id="wisp-light">
        <stop offset="0" stop-color="#eaffff" />
        <stop offset=".16" stop-color="#8df3f6" />
        <stop offset=".5" stop-color="#2fb9c4" stop-opacity=".35" />
        <stop offset="1" stop-color="#2fb9c4" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="wisp-sky" x2="0" y2="1">
        <stop offset="0" stop-color="#0a1722" />
        <stop offset="1" stop-color="#12343a" />
      </linearGradient>
    </defs>
    <rect width="320" height="180" fill="url(#wisp-sky)" />
    <circle cx="262" cy="38" r="17" fill="#dff3ee" opacity=".85" />
    <circle cx="255" cy="34" r="15" fill="#0f2530" />
    <path d="M0 120q80-24 160-6t160-10v76H0z" fill="#0d2a2c" />
    <ellipse cx="160" cy="150" rx="128" ry="26" fill="#1a4a45" opacity=".75" />
    {trees.map(([x, y, size]) => (
      <path
        key={x}
        transform={`translate(${x} ${y}) scale(${size})`}
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
        fill="#06171a"
      />
    ))}
    <g class="prowlers" fill="#e5563d">
      <path d="M206 146l-12-4 4-22 8 6 8-6 4 22z" />
      <g fill="#2b0500">
        <circle cx="202" cy="134" r="1.8" />
        <circle cx="210" cy="134" r="1.8" />
      </g>
    </g>
    <g class="sleeper" fill="none" stroke="#a78bf0" stroke-width="5">
      <path d="M112 150a11 11 0 1 1 9-5" stroke-linecap="round" />
      <path d="M108 138q4 3 8 0" stroke-width="2" />
    </g>
    <g class="glowing">
      <circle cx="156" cy="112" r="70" fill="url(#wisp-light)" />
      <circle cx="156" cy="112" r="7" fill="#f5ffff" />
    </g>
    <g class="fireflies" fill="#d9ffe0">
      <circle cx="60" cy="92" r="1.6" />
      <circle cx="118" cy="70" r="1.3" />
      <circle cx="226" cy="88" r="1.5" />
      <circle cx="190" cy="60" r="1.2" />
    </g>
  </svg>
);
