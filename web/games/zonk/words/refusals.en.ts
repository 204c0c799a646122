/** Zonk: refusals of moves and requests, in English, by code. */
export const refusals = {
  "not-now": "That has to wait: look what lies on the table.",
  "no-such-die": "There are not enough dice with a {face}: {wanted} wanted, {there} on the table.",
  "no-combination": "That is no combination of this table.",
  "bad-roll": "So many dice cannot be rolled here.",
  "bad-table": "This table of points cannot be read.",
  "unknown-table": "There is no such table of points.",
  "unknown-combination": "There is no such combination.",
  "no-single": "A single one or five must score, or the last die could never be played.",
  "bad-memory": "What this opponent remembers of you cannot be read.",
  "no-seat": "Nobody sits there.",
  "bad-tournament": "A tournament needs eight entrants with different names.",
  "not-due": "This match of the tournament is not due.",
  "no-winner": "A tournament’s match needs a winner.",
};
