/** Who one may meet on the square, as a small print. */
import type { ComponentChildren } from "preact";
import type { Opponent } from "../keep.ts";

const pictures: Readonly<Record<Opponent, ComponentChildren>> = {
  executioner: (
    <>
      <path class="ink" d="M48 8c20 0 30 18 30 38l8 42H10l8-42C18 26 28 8 48 8z" />
      <path class="skin" d="M28 52q20-14 40 0-4 10-12 8-5-2-8-6-3 4-8 6-8 2-12-8z" />
      <path class="ink" d="M34 52h8v5h-8zM54 52h8v5h-8z" />
      <path class="red" d="M66 74l18-14 6 18-18 8z" />
    </>
  ),
  oracle: (
    <>
      <path class="plum" d="M48 6c24 0 34 20 32 40l10 42H6l10-42C14 26 24 6 48 6z" />
      <path class="skin" d="M30 42c0-12 8-18 18-18s18 6 18 18c0 14-8 24-18 24S30 56 30 42z" />
      <path class="ink" d="M28 36q20-10 40 0l-1 6q-19-9-38 0z" />
      <path class="brass" d="M40 30q8-8 16 0-8 8-16 0z" />
      <circle class="ink" cx="48" cy="30" r="2.4" />
      <path class="line" d="M42 56q6 4 12 0" />
    </>
  ),
  person: (
    <>
      <path class="ink" d="M8 88q2-26 24-28 22 2 24 28zM42 88q2-26 24-28 22 2 24 28z" />
      <circle class="skin" cx="32" cy="44" r="16" />
      <circle class="skin" cx="66" cy="44" r="16" />
      <path class="red" d="M16 40q2-18 16-18t16 18q-8-8-16-8t-16 8z" />
      <path class="blue" d="M50 40l8-22 8 10 8-10 8 22q-16-10-32 0z" />
      <path class="line" d="M27 45h.1M37 45h.1M28 52q4 3 8 0M61 45h.1M71 45h.1M62 53q4-3 8 0" />
    </>
  ),
};

export const Portrait = ({ of }: { readonly of: Opponent }) => (
  <svg class="portrait" viewBox="0 0 96 92" aria-hidden="true">
    {pictures[of]}
  </svg>
);
