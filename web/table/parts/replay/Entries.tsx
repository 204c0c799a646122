/** What happened around the position, as the viewer heard it; a tap on an entry goes there. */
import type { Actor, Telling } from "@turnlight/kernel";
import { useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../words.ts";
import type { OpenRecord, ReplayPosition } from "./open.ts";
import type { Tell } from "./Replay.tsx";
import { Tree } from "./Tree.tsx";

/** Enough to read on, few enough for a record of thousands. */
const around = 20;

export const actorName = (by: Actor, names: readonly string[]): string => {
  const { chance, host, seat } = words.value;
  if (by === "chance") return chance;
  return by === "host" ? host : (names[by] ?? seat(by));
};

/** An entry without a fact to tell: somebody gave up, or did what only they may know. */
const unsaid = ({ by, move }: ReplayPosition, names: readonly string[]): string => {
  const said = words.value;
  if (by === undefined) return "";
  const forfeited = /^forfeit (\d+)$/.exec(move ?? "")?.[1];
  if (forfeited !== undefined) return said.forfeits(actorName(Number(forfeited), names));
  return (move === "resign" ? said.resigns : said.moves)(actorName(by, names));
};

const Fact = ({ fact }: { readonly fact: Telling }) => (
  <>
    <b>{fact.kind}</b>
    {Object.entries(fact)
      .filter(([key]) => key !== "kind")
      .map(([key, value]) => (
        <span key={key} class="fact-part">
          <span class="tree-name">{key}</span> <Tree value={value} level={9} />
        </span>
      ))}
  </>
);

export interface EntriesProps {
  readonly record: OpenRecord;
  readonly here: ReplayPosition;
  readonly names: readonly string[];
  /** A fact in the game's own words. */
  readonly tell?: Tell | undefined;
  readonly onGo: (n: number) => void;
}

export const Entries = ({ record, here, names, tell, onGo }: EntriesProps) => {
  const list = useRef<HTMLOListElement>(null);
  const first = Math.max(1, here.n - around);
  const last = Math.min(record.length, here.n + around);
  const said = words.value;
  // The list follows the position.
  useLayoutEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>("[aria-current]");
    if (box !== null && current) box.scrollTop = current.offsetTop - (box.clientHeight - current.offsetHeight) / 2;
  }, [here.n, here.viewer]);
  return (
    <ol ref={list} class="replay-entries" aria-label={said.entries}>
      {Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i).map((n) => {
        const position = record.at(n, here.viewer);
        const { facts } = position;
        return (
          <li key={n}>
            <button
              type="button"
              class="replay-entry"
              onClick={() => onGo(n)}
              {...(n === here.n ? { "aria-current": "step" } : {})}
            >
              <span class="replay-n">{n}</span>
              <span class="replay-told">
                {facts.map((fact, at) => (
                  <span key={`${at} ${fact.kind}`} class="replay-fact">
                    {tell === undefined ? <Fact fact={fact} /> : tell(fact, position)}
                  </span>
                ))}
                {facts.length === 0 && <span class="replay-fact">{unsaid(position, names)}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
};
