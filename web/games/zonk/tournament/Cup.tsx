/** The cup, and everybody who watches the final. */
import { Crowd } from "./Crowd.tsx";

export const Cup = () => (
  <svg class="cup" viewBox="0 0 240 190" aria-hidden="true">
    <defs>
      <linearGradient id="cup-gold" x1="0" x2="1">
        <stop offset="0" stop-color="#8c5f17" />
        <stop offset=".45" stop-color="#f9dca0" />
        <stop offset="1" stop-color="#a8762a" />
      </linearGradient>
      <radialGradient id="cup-glow">
        <stop offset="0" stop-color="#ffd98c" stop-opacity=".55" />
        <stop offset="1" stop-color="#ffd98c" stop-opacity="0" />
      </radialGradient>
    </defs>
    <circle cx="120" cy="84" r="92" fill="url(#cup-glow)" />
    <g fill="#2d1a09">
      <Crowd />
    </g>
    <path d="M82 34h76v34q0 44-38 44T82 68z" fill="url(#cup-gold)" stroke="#5d3c05" stroke-width="2" />
    <path d="M82 44H62q0 36 24 40M158 44h20q0 36-24 40" fill="none" stroke="#d9ab5b" stroke-width="7" />
    <path d="M114 110h12v22h-12zM98 132h44l6 16H92z" fill="url(#cup-gold)" stroke="#5d3c05" stroke-width="2" />
    <rect
      x="108"
      y="54"
      width="24"
      height="24"
      rx="5"
      fill="#f6ecd4"
      stroke="#5d3c05"
      stroke-width="2"
      transform="rotate(8 120 66)"
    />
    <circle cx="120" cy="66" r="3.5" fill="#2a1a0e" />
  </svg>
);
