/** Refusal texts by code, in English, for everything outside the games. `{name}` is replaced by a value. */
export const refusals = {
  // Matches.
  "match-over": "This match is over.",
  "not-your-turn": "It is not your turn.",
  "no-such-seat": "That seat is not in this match.",
  "unknown-move": "That is no move of this game.",
  "move-too-long": "That move has {length} characters. At most {most} are allowed.",
  "not-now": "That is not possible right now.",
  "nothing-to-undo": "There is nothing to take back yet.",
  "undo-past-chance": "What was rolled or drawn stays.",
  "undo-past-other": "Somebody else has moved since. This move stays.",
  "undo-past-reveal": "That move gave something away. It stays.",

  // Setting up a match.
  "unknown-game": "There is no such game here.",
  "unknown-setting": "This table has no setting “{setting}”.",
  "bad-setting": "A setting of this table does not fit.",
  "unknown-bot": "There is no opponent “{bot}” here.",
  "bad-bot": "This opponent cannot be set like that.",
  "bad-seed": "A seed has 64 digits, 0–9 and a–f.",

  // Tables.
  watching: "This match is only watched.",
  "wrong-seats": "Others, or another number of people, belong at this table.",
  "too-late": "You have moved already. The table stays as it is.",
  "not-over": "The match is not over yet.",
  "no-match": "This match is not on this device.",
  "table-broken": "The table has broken. Please open the match again.",
  stale: "The match has gone on in the meantime. Look again, then move.",
  "gone-on": "Everybody has gone on to the next match.",
  "not-kept": "That could not be kept, so it was not played. Please try again.",
  repeated: "That was done already.",
  "no-tables": "No table can be laid here.",
  "not-open": "This table does not lie open.",
  laying: "A table is being laid already.",
  "open-elsewhere": "This match is open in another tab.",
  "cannot-seal": "This browser has no key to seal an unfinished match with, so there can be no file of it.",
  "worker-broken": "Something broke on the way. Please try again.",
  "unknown-question": "Nobody here knows an answer to that. Please reload the page.",
  "no-answer": "There was no answer in time. Please try again.",
  cancelled: "That question was dropped.",
  closed: "This was closed before there was an answer.",
  "no-line": "The server cannot be reached. Please check the connection and try again.",
  "no-server": "Online play isn’t available on this site. Everything else works.",
  "not-begun": "Not everybody sits yet.",
  "not-here": "This match is kept by the server.",
  "not-legal": "That was not allowed there.",

  // Match records.
  empty: "There is nothing in it.",
  "too-long": "It has {length} characters. At most {most} can be read.",
  "not-json": "The file is damaged or not complete.",
  "not-a-record": "This is no record of a match.",
  "not-a-story": "This is no story of a match.",
  "bad-field": "A part of the file is missing or damaged.",
  "bad-entry": "This entry is missing or damaged.",
  "bad-line": "This line cannot be read.",
  "no-reviewer": "Nobody judges the decisions of this game.",
  "wrong-game": "This is a record of another game.",
  "wrong-version": "The record was made by version {version} of the rules. This house plays version {known}.",
  tampered: "The record says otherwise than its seed drew.",

  // The store and backups.
  "not-a-backup": "This is no file of Turnlight.",
  twice: "Something is in the file twice.",
  "not-plain": "A part of the file cannot be read.",
  "unknown-format": "It was kept in a form that nobody knows any more.",
  "newer-format": "It was kept by a newer Turnlight. Please reload.",
  "wrong-key": "It lies in the place of another.",
  checksum: "It has changed since it was written.",
  damaged: "This match cannot be read. Please open it again.",
  gap: "A part of this match is missing.",
  "no-head": "How this match began is missing.",
  sealed: "This was sealed on another device.",
  older: "A newer one is there already.",
  taken: "Something else is kept in its place by now.",
  "no-thing": "It is not here any more.",
  "cannot-restore": "It cannot be read. You can save it as a file.",
};

/** Where in an input something was wrong; put before the refusal's text. */
export const places = {
  lineColumn: (line: number, column: number, wrong: string) => `Line ${line}, column ${column}: ${wrong}`,
  line: (line: number, wrong: string) => `Line ${line}: ${wrong}`,
  entry: (n: number, wrong: string) => `Entry ${n}: ${wrong}`,
};

/** For a code that has no text. */
export const otherwise = "That does not work here.";
