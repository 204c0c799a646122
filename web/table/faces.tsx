/** Eight faces to choose from, composed of the same few lines. */
import "./parts/parts.css";

const eyes = ["M22 28h.1M42 28h.1", "M18 27q4-4 8 0M38 27q4-4 8 0", "M20 28l5-2M39 26l5 2", "M18 28h8M38 28h8"];
const mouths = ["M24 42q8 7 16 0", "M25 44h14", "M26 42q6-5 12 0", "M27 43a5 4 0 1 0 10 0a5 4 0 1 0-10 0"];
const hats = ["", "M14 18q18-14 36 0", "M20 14h24v-8H20zM14 15h36", "M14 18l8-12 10 9 10-9 8 12"];

export const faceCount = 8;

export const Face = ({ number }: { readonly number: number }) => (
  <svg viewBox="0 0 64 64" class="face" aria-hidden="true">
    <circle cx="32" cy="34" r="22" fill="#f3d7b0" stroke="#2a2117" stroke-width="2.5" />
    <g fill="none" stroke="#2a2117" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">
      <path d={eyes[number % eyes.length]} />
      <path d={mouths[(number >> 1) % mouths.length]} />
      <path d={hats[(number * 3 + (number >> 2)) % hats.length]} fill="#2a2117" />
    </g>
  </svg>
);
