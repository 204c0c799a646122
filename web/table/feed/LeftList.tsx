/** A lobby's matches that were left, under their title. */
import { type LeftMatch, LeftMatches } from "./LeftMatches.tsx";
import { words } from "./words.ts";

export interface LeftListProps {
  readonly matches: readonly LeftMatch[];
  onChange(): void;
}

export const LeftList = ({ matches, onChange }: LeftListProps) => (
  <section class="left-here">
    <h2 class="left-title">{words.value.title}</h2>
    <LeftMatches matches={matches} now={Date.now()} onChange={onChange} />
  </section>
);
