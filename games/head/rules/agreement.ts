/**
 * Words by agreement: before a board is set, its player may ask to hide a word that is not in the dictionary. The word
 * stays secret; the other allows any word in that row, or declines. Each row can be asked for once.
 */
import type { Applied, Refusal, Seat } from "@turnlight/kernel";
import { other } from "./config.ts";
import type { AgreementMove } from "./moves.ts";
import type { HeadFact, HeadState, WordRequest } from "./state.ts";

/** Rows of a seat's own board whose words need not be in the dictionary. */
export const agreedRows = (requests: readonly WordRequest[], seat: Seat): readonly number[] =>
  requests.flatMap((request) => (request.seat === seat && request.answer === "allowed" ? [request.row] : []));

/** The request that waits for an answer; there is at most one. */
export const openRequest = (requests: readonly WordRequest[]): WordRequest | undefined =>
  requests.find(({ answer }) => answer === "open");

/** Whether the asking seat may ask is decided by the caller; this is about the request itself. */
export const agreementRefusal = (
  { requests, config }: Pick<HeadState, "requests" | "config">,
  by: Seat,
  { kind, row }: AgreementMove,
): Refusal | undefined => {
  const open = openRequest(requests);
  if (kind !== "ask") {
    if (open !== undefined && open.seat !== by && open.row === row) return undefined;
    return { code: "not-asked", reason: `nobody has asked for word ${row}`, right: "an answer to an open request" };
  }
  const count = config.words[by === 0 ? 0 : 1];
  if (row > count)
    return { code: "no-such-row", reason: `there is no word ${row}`, right: `a number from 1 to ${count}` };
  if (requests.some((request) => request.seat === by && request.row === row))
    return { code: "asked-before", reason: `word ${row} has been asked for before`, right: "another word" };
  return undefined;
};

export const applyAgreement = (
  state: HeadState,
  by: Seat,
  { kind, row }: AgreementMove,
): Applied<HeadState, HeadFact> => {
  if (kind === "ask")
    return {
      state: { ...state, requests: [...state.requests, { seat: by, row, answer: "open" }] },
      told: [{ fact: { kind: "asked", seat: by, row } }],
      final: true,
    };
  const answer = kind === "allow" ? "allowed" : "declined";
  const requests = state.requests.map((request) =>
    request.seat === other(by) && request.answer === "open" ? ({ ...request, answer } as const) : request,
  );
  return { state: { ...state, requests }, told: [{ fact: { kind: answer, seat: by, row } }], final: true };
};
