/** A verdict on paper, with a sign for its kind: what a review or a lesson says about a board beside it. */
import "./verdict.css";
import type { ComponentChildren } from "preact";

/** Shape first, colour second: a tick, a diamond, a triangle, a square, a dashed ring. */
const signs = {
  good: "m4.5 12.5 5 5.5 10-12",
  slip: "m12 3.5 8.5 8.5-8.5 8.5-8.5-8.5z",
  mistake: "M12 3.5 22 20.5H2z",
  blunder: "M4.5 4.5h15v15h-15z",
  luck: "M12 3.5a8.5 8.5 0 1 0 .01 0z",
} as const;

export type VerdictKind = keyof typeof signs;

interface VerdictPaperProps {
  readonly kind: VerdictKind;
  readonly title: string;
  readonly children?: ComponentChildren;
}

export const Verdict = ({ kind, title, children }: VerdictPaperProps) => (
  <div class={`verdict-paper paper of-${kind}`}>
    <svg class="verdict-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[kind]} />
    </svg>
    <div>
      <p class="verdict-title">{title}</p>
      {children}
    </div>
  </div>
);
