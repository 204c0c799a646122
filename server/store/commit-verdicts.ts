/** What a database says to a commit, and what that means to whoever asked. */
import type { Committed } from "@turnlight/host";
import { accept, refuse } from "@turnlight/kernel";

export const verdicts = ["good", "no-match", "repeated", "stale"] as const;

export interface CommitVerdict {
  readonly verdict: (typeof verdicts)[number];
  /** The version that is kept. */
  readonly newest: number | string;
}

const reasons = {
  "no-match": "there is no such match",
  repeated: "this command was committed before",
  stale: "the match has gone on",
} as const;

export const committed = ({ verdict, newest }: CommitVerdict): Committed =>
  verdict === "good"
    ? accept(undefined)
    : refuse(verdict, reasons[verdict], verdict === "stale" ? { where: `version ${newest}` } : {});

/** Of those asked for together all are good or none is. */
export const allOrNone = (answers: readonly Committed[]): readonly Committed[] => {
  const refused = answers.find(({ ok }) => !ok);
  return refused === undefined ? answers : answers.map((answer) => (answer.ok ? refused : answer));
};
