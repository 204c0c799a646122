/** The order of unfinished matches, and which of them are offered first. */
import type { ComponentType } from "preact";
import type { Localized } from "../../language/catalogue.ts";
import type { UnfinishedItem } from "./summary.ts";

/** The one played last first. */
export const newestFirst = <M extends { readonly touched: number }>(matches: readonly M[]): readonly M[] =>
  matches.toSorted((a, b) => b.touched - a.touched);

interface GameSummary {
  readonly unfinished: readonly UnfinishedItem[];
  readonly left: number;
}

/** An unfinished match on a server. */
export interface OnlineTicket {
  readonly id: string;
  /** An address inside the page, without `#`. */
  readonly to: string;
  readonly title: Localized;
  readonly room: string;
  readonly Scene: ComponentType;
  readonly against: Localized;
  /** Whose turn it is, or that the table waits for players. */
  readonly turn: Localized;
  readonly isOwnTurn: boolean;
  /** Since when it has been that turn. */
  readonly touched: number;
}

export type ContinueItem =
  | (UnfinishedItem & { readonly kind: "here"; readonly game: string })
  | (OnlineTicket & { readonly kind: "online" });

interface ContinueList {
  /** The newest of all games, on this device and online. */
  readonly matches: readonly ContinueItem[];
  /** How many there are altogether. */
  readonly count: number;
}

export const continueList = (
  summaries: Readonly<Record<string, GameSummary>>,
  online: readonly OnlineTicket[],
  limit: number,
): ContinueList => {
  const here = Object.entries(summaries).flatMap(([game, { unfinished }]) =>
    unfinished.map((match) => ({ ...match, kind: "here" as const, game })),
  );
  const all: readonly ContinueItem[] = [...here, ...online.map((table) => ({ ...table, kind: "online" as const }))];
  return {
    matches: newestFirst(all).slice(0, limit),
    count: Object.values(summaries).reduce((sum, { left }) => sum + left, online.length),
  };
};
