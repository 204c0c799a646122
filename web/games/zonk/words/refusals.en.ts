/** Zonk: refusals of moves and requests, in English, by code. */
export const refusals = {
  "not-now": "You can’t do that right now. Check what’s on the table first.",
  "no-such-die": "Not enough dice showing {face}: you chose {wanted}, but the roll has {there}.",
  "no-combination": "That doesn’t score at this table. Choose a combination from the list.",
  "bad-roll": "That’s the wrong number of dice for this roll.",
  "bad-table": "This table can’t be read. Check the point values.",
  "unknown-table": "This table doesn’t exist.",
  "unknown-combination": "This combination doesn’t exist.",
  "no-single": "A single one or five has to score, or the last die could never score.",
  "bad-memory": "What this opponent has learned about you can’t be read.",
  "no-seat": "Nobody is sitting there.",
  "bad-tournament": "A tournament needs eight players with different names.",
  "not-due": "This tournament match can’t be played yet.",
  "not-a-duplicate":
    "This match was a race to a target. This report is only for matches with a fixed number of rounds.",
  "no-winner": "A tournament match needs a winner.",
};
