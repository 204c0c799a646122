/** Every entry of a record as a sentence for one viewer, and which entries are key moments. */

import { type Actor, type BaseFact, forfeitedBy, type Viewer } from "@turnlight/kernel";
import { type FactWords, factSentence } from "../../games/facts.ts";
import type { OpenRecord, ReplayPosition } from "../../match/replay/open.ts";
import type { ReplayTexts } from "./words.en.ts";

interface FactNaming {
  nameOf(seat: number): string;
  number(value: number): string;
}

const actorName = (by: Actor, { nameOf }: FactNaming, texts: ReplayTexts): string => {
  if (by === "chance") return texts.chance;
  return by === "host" ? texts.host : nameOf(by);
};

/** A headline is used as a sentence here. */
const closed = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);

/** A departure, or a move this viewer may not see. */
const withoutFacts = ({ by, departures, move }: ReplayPosition, naming: FactNaming, texts: ReplayTexts): string => {
  if (by === undefined) return texts.start;
  const left = departures.at(-1);
  if (move === "resign" && left !== undefined) return texts.resigns(naming.nameOf(left.seat));
  const ranOut = move === undefined ? [] : forfeitedBy({ by, move });
  if (ranOut.length > 1) return texts.forfeitsTogether(ranOut.map(naming.nameOf));
  if (by === "host" && left !== undefined) return texts.forfeits(naming.nameOf(left.seat));
  return texts.moves(actorName(by, naming, texts));
};

export const entrySentence = (
  position: ReplayPosition,
  facts: FactWords | undefined,
  naming: FactNaming,
  texts: ReplayTexts,
): string => {
  const sentences = position.facts.flatMap((fact: BaseFact) => {
    const text = facts === undefined ? "" : factSentence(facts, fact, { view: position.view, ...naming });
    return text === "" ? [] : [closed(text)];
  });
  return sentences.length === 0 ? withoutFacts(position, naming, texts) : sentences.join(" ");
};

/** Entries with a fact of one of these kinds, and every departure. */
export const momentsIn = (record: OpenRecord, kinds: readonly string[], viewer: Viewer): readonly number[] =>
  Array.from({ length: record.length }, (_, i) => i + 1).filter((n) => {
    const { facts, departures } = record.at(n, viewer);
    return (
      facts.some(({ kind }) => kinds.includes(kind)) || departures.length > record.at(n - 1, viewer).departures.length
    );
  });
