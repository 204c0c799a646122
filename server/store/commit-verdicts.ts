/** Translates a database's verdict on a commit into the host's refusals. */
import type { Committed } from "@turnlight/host";
import { accept, refuse } from "@turnlight/kernel";

export const verdicts = ["good", "no-match", "stale"] as const;

export interface CommitVerdict {
  readonly verdict: (typeof verdicts)[number];
  /** The stored version. */
  readonly newest: number | string;
}

const reasons = {
  "no-match": "there is no such match",
  stale: "the match has gone on",
} as const;

export const committed = ({ verdict, newest }: CommitVerdict): Committed =>
  verdict === "good"
    ? accept(undefined)
    : refuse(verdict, reasons[verdict], verdict === "stale" ? { where: `version ${newest}` } : {});

/** For parts committed together: one refusal refuses all of them. */
export const allOrNone = (answers: readonly Committed[]): readonly Committed[] => {
  const refused = answers.find(({ ok }) => !ok);
  return refused === undefined ? answers : answers.map((answer) => (answer.ok ? refused : answer));
};
