/** A lobby's unfinished matches, under their title. */
import { type UnfinishedCard, UnfinishedMatches } from "./UnfinishedMatches.tsx";
import { words } from "./words.ts";

export interface UnfinishedListProps {
  readonly matches: readonly UnfinishedCard[];
  onChange(): void;
}

export const UnfinishedList = ({ matches, onChange }: UnfinishedListProps) => (
  <section class="left-here">
    <h2 class="left-title">{words.value.title}</h2>
    <UnfinishedMatches matches={matches} now={Date.now()} onChange={onChange} />
  </section>
);
