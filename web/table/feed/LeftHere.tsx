/** A lobby's own list: every match of the game that was left, newest first; nothing where there is none. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Feeder } from "./feed.ts";
import { type Gathered, gather } from "./gather.ts";
import { LeftMatches } from "./LeftMatches.tsx";
import { words } from "./words.ts";

interface LeftHereProps {
  readonly game: string;
  readonly feeder: Feeder;
}

/** So many are looked at: more than anybody goes on with. */
const most = 20;

export const LeftHere = ({ game, feeder }: LeftHereProps) => {
  const feed = useSignal<Gathered | undefined>(undefined);
  const again = useSignal(0);
  useEffect(() => {
    void gather(game, feeder, most).then((now) => {
      feed.value = now;
    });
  }, [game, feeder, feed, again.value]);
  const matches = feed.value?.unfinished ?? [];
  if (matches.length === 0) return null;
  return (
    <section class="left-here">
      <h2 class="left-title">{words.value.title}</h2>
      <LeftMatches
        matches={matches.map((match) => ({ ...match, title: "", room: game }))}
        now={Date.now()}
        onChange={() => {
          again.value += 1;
        }}
      />
    </section>
  );
};
