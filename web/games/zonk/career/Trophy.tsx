/** The trophies of the career: what each regular gives away. */
import type { CareerBot } from "@turnlight/games/zonk";
import type { ComponentChildren } from "preact";

const drawings: Readonly<Record<CareerBot, ComponentChildren>> = {
  "hybrid:easy": (
    <>
      <path d="M50 8C28 10 12 28 14 50c20-2 36-18 36-42z" fill="#b8382a" />
      <path d="M50 8C38 22 26 36 14 50l4-14zM46 16 34 18M44 24l-14 3M38 34l-14 3" fill="#8a2417" stroke="#e8725c" />
      <path d="M50 8 10 58" fill="none" stroke="#f6dcb0" stroke-width="2.5" />
    </>
  ),
  "hybrid:reckless": (
    <>
      <path d="M14 18h36l-5 38H19z" fill="#6b4423" />
      <path d="M40 18h10l-5 38h-8z" fill="#3f2712" />
      <ellipse cx="32" cy="18" rx="18" ry="6" fill="#2a180a" stroke="#b98a46" stroke-width="2.5" />
      <path d="M17 40h30" stroke="#d9ab5b" stroke-width="3" />
      <rect x="24" y="5" width="13" height="13" rx="3" fill="#f6ecd4" transform="rotate(14 30 11)" />
      <circle cx="30.500" cy="11.500" r="2" fill="#2a1a0e" />
    </>
  ),
  reference: (
    <>
      <path d="m24 32-10 26 10-4 6 6 6-24M40 32l10 26-10-4-6 6-4-24" fill="#8f2f4f" />
      <circle cx="32" cy="24" r="18" fill="#c2486f" />
      <circle cx="32" cy="24" r="11" fill="#f6dcb0" />
      <path
        d="m32 15 2.600 6 6.400.600-4.900 4.200 1.500 6.200-5.600-3.300-5.600 3.300 1.500-6.200-4.900-4.200 6.400-.600z"
        fill="#b8862f"
      />
    </>
  ),
  "hybrid:normal": (
    <>
      <circle cx="32" cy="11" r="6" fill="none" stroke="#e8bd66" stroke-width="4" />
      <path d="M32 17v40M20 24h24" stroke="#e8bd66" stroke-width="5" />
      <path d="M10 38c2 12 10 19 22 19s20-7 22-19" fill="none" stroke="#b8862f" stroke-width="5" />
      <path d="m4 42 7-9 6 10zM60 42l-7-9-6 10z" fill="#e8bd66" />
    </>
  ),
  "hybrid:balanced": (
    <>
      <path d="M10 56 46 18" stroke="#e8bd66" stroke-width="4.500" />
      <path d="M10 56 46 18" stroke="#8c5f17" stroke-width="1.500" />
      <circle cx="50" cy="14" r="9" fill="#c22f3f" stroke="#e8bd66" stroke-width="2.500" />
      <path d="M46 10q3-3 6-1" fill="none" stroke="#ffd0c8" stroke-width="2" />
    </>
  ),
  "hybrid:cautious": (
    <>
      <path d="M24 20C8 30 6 58 32 58s24-28 8-38z" fill="#7a4a26" />
      <path d="M40 20c10 8 14 30 2 37 14-4 14-27-2-37z" fill="#4c2c14" />
      <path d="M20 8q6 6 12 2 6 4 12-2l-5 12H25z" fill="#8f5a30" />
      <path d="M23 21h18" stroke="#e8bd66" stroke-width="4" />
      <circle cx="47" cy="53" r="7" fill="#e8bd66" stroke="#8c5f17" stroke-width="2" />
      <circle cx="37" cy="57" r="5" fill="#f9dca0" stroke="#8c5f17" stroke-width="2" />
    </>
  ),
  "hybrid:learning": (
    <>
      <path d="m12 52 4-14L44 10l10 10-28 28z" fill="#e8a72f" />
      <path d="m21 43 28-28 5 5-28 28z" fill="#b8741a" />
      <path d="m12 52 4-14 10 10z" fill="#f6dcb0" />
      <path d="m12 52 1.600-5.500 4 4z" fill="#2a1a0e" />
      <path d="m44 10 4-4q3-2 6 1l3 3q3 3 1 6l-4 4z" fill="#c2486f" />
    </>
  ),
  "hybrid:hard": (
    <>
      <circle cx="28" cy="26" r="17" fill="#9fc4d6" fill-opacity=".45" stroke="#e8bd66" stroke-width="5" />
      <path d="M18 24q4-9 12-9" fill="none" stroke="#fff" stroke-width="2.500" />
      <path
        d="M42 36c10 4 2 10 8 14s-2 8 6 10"
        fill="none"
        stroke="#d9ab5b"
        stroke-width="3"
        stroke-dasharray="3 2.500"
      />
    </>
  ),
  perfect: (
    <>
      <path
        d="M22 8c-10 0-14 8-14 13s4 13 14 13c5 0 8-3 10-6 2 3 5 6 10 6 10 0 14-8 14-13S52 8 42 8c-5 0-8 3-10 6-2-3-5-6-10-6z"
        fill="#e0a83c"
        stroke="#8c5f17"
        stroke-width="2"
      />
      <circle cx="21" cy="21" r="6" fill="#2a180a" />
      <circle cx="43" cy="21" r="6" fill="#2a180a" />
      <path d="M28 30h8v26h-8zM36 42h8v5h-8zM36 50h6v5h-6z" fill="#b8741a" stroke="#8c5f17" />
      <path d="M14 13q4-3 8-2" fill="none" stroke="#fff1d0" stroke-width="2.500" />
    </>
  ),
};

/** In colour once it is won, else its outline. */
export const Trophy = ({ of, isWon }: { readonly of: CareerBot; readonly isWon: boolean }) => (
  <svg
    class="career-trophy"
    viewBox="0 0 64 64"
    stroke-linecap="round"
    stroke-linejoin="round"
    data-won={isWon}
    aria-hidden="true"
  >
    {drawings[of]}
  </svg>
);
