/** Every entry of a record in a sentence, as one viewer heard it, and which of them are key moments. */
import { type Actor, type BaseFact, forfeitedBy, type Viewer } from "@turnlight/kernel";
import { type FactWords, factSentence } from "../../games/facts.ts";
import type { OpenRecord, ReplayPosition } from "../../match/replay/open.ts";
import type { ReplayTexts } from "./words.en.ts";

interface FactNaming {
  nameOf(seat: number): string;
  number(value: number): string;
}

const actorName = (by: Actor, { nameOf }: FactNaming, said: ReplayTexts): string => {
  if (by === "chance") return said.chance;
  return by === "host" ? said.host : nameOf(by);
};

/** A headline is a sentence here. */
const closed = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);

/** Somebody left, or did what only they may know. */
const unsaid = ({ by, departures, move }: ReplayPosition, naming: FactNaming, said: ReplayTexts): string => {
  if (by === undefined) return said.start;
  const left = departures.at(-1);
  if (move === "resign" && left !== undefined) return said.resigns(naming.nameOf(left.seat));
  const ranOut = move === undefined ? [] : forfeitedBy({ by, move });
  if (ranOut.length > 1) return said.forfeitsTogether(ranOut.map(naming.nameOf).join(", "));
  if (by === "host" && left !== undefined) return said.forfeits(naming.nameOf(left.seat));
  return said.moves(actorName(by, naming, said));
};

export const entrySentence = (
  position: ReplayPosition,
  facts: FactWords | undefined,
  naming: FactNaming,
  said: ReplayTexts,
): string => {
  const told = position.facts.flatMap((fact: BaseFact) => {
    const text = facts === undefined ? "" : factSentence(facts, fact, { view: position.view, ...naming });
    return text === "" ? [] : [closed(text)];
  });
  return told.length === 0 ? unsaid(position, naming, said) : told.join(" ");
};

/** The entries that told something of these kinds, and every departure. */
export const momentsIn = (record: OpenRecord, kinds: readonly string[], viewer: Viewer): readonly number[] =>
  Array.from({ length: record.length }, (_, i) => i + 1).filter((n) => {
    const { facts, departures } = record.at(n, viewer);
    return (
      facts.some(({ kind }) => kinds.includes(kind)) || departures.length > record.at(n - 1, viewer).departures.length
    );
  });
