/** Refusal texts by code, in English, for everything outside the games. `{name}` is replaced by a value. */
export const refusals = {
  // Matches.
  "match-over": "This match is over.",
  "nobody-absent": "Nobody has been away long enough. Please wait a little longer.",
  "not-waited-for": "It isn’t the absent player’s turn. Make your own move first.",
  "others-play-on": "Others are still playing, so you can’t claim a draw. You can play on without the absent player.",
  "not-your-turn": "It’s not your turn.",
  "no-such-seat": "This match has no such seat.",
  "unknown-move": "This game has no such move.",
  "move-too-long": "This move has {length} characters. The limit is {most}.",
  "not-now": "That’s not possible right now.",
  "nothing-to-undo": "There’s nothing to undo yet.",
  "undo-past-chance": "You can’t undo a roll or a draw.",
  "undo-past-other": "You can’t undo this move: another player has moved since.",
  "undo-past-reveal": "You can’t undo this move: it revealed something.",

  // Leaderboards.
  "no-board": "There’s no leaderboard for that.",
  "not-finished": "This result doesn’t count: it wasn’t finished as the leaderboard asks.",
  "cut-off": "This record ends in the middle of a move.",

  // Setting up a match.
  "unknown-game": "This game isn’t available here.",
  "unknown-setting": "There’s no setting “{setting}” in this game.",
  "bad-setting": "One of the settings isn’t valid.",
  "unknown-bot": "There’s no opponent “{bot}” in this game.",
  "bad-bot": "This opponent doesn’t have that setting.",
  "bad-seed": "A seed is 64 characters long: only 0–9 and a–f.",

  // Tables.
  watching: "You’re watching this match and can’t play in it.",
  "wrong-seats": "This match can’t be played with these players.",
  "too-late": "You’ve already made a move. The match can’t be changed any more.",
  "not-over": "The match isn’t over yet.",
  "no-match": "This match isn’t on this device.",
  "table-broken": "Something went wrong with this match. Please open it again.",
  stale: "The match has moved on in the meantime. Check the position and try again.",
  "gone-on": "Everybody has moved on to the next match.",
  "not-kept": "Your move couldn’t be saved, so it wasn’t played. Please try again.",
  repeated: "You’ve already done that.",
  "no-tables": "Matches can’t be started here.",
  "not-open": "This match isn’t open.",
  laying: "A match is already starting.",
  "open-elsewhere": "This match is open in another tab.",
  "cannot-seal": "This browser can’t encrypt unfinished matches, so this one can’t be downloaded.",
  "worker-broken": "Something went wrong. Please try again.",
  "unknown-question": "Something went wrong. Please reload the page.",
  "no-answer": "This took too long. Please try again.",
  cancelled: "Cancelled.",
  closed: "This was stopped before it finished.",
  "no-line": "Can’t reach the server. Check your connection and try again.",
  "no-server": "Online play isn’t available on this site. Everything else works.",
  "not-begun": "The match hasn’t started yet: there are still free seats.",
  "not-here": "This match is stored on the server.",
  "not-legal": "That move wasn’t allowed there.",

  // Match records.
  empty: "The file is empty.",
  "too-long": "This is too long: {length} characters. The limit is {most}.",
  "not-json": "The file is damaged or incomplete.",
  "not-a-record": "This isn’t a Turnlight replay.",
  "not-a-story": "This isn’t the text of a Turnlight match.",
  "bad-field": "Part of this is missing or damaged.",
  "bad-entry": "This step is missing or damaged.",
  "bad-line": "This line can’t be read.",
  "no-reviewer": "Match review isn’t available for this game.",
  "wrong-game": "This is a replay of a different game.",
  "wrong-version": "This replay was made with version {version} of the rules, which isn’t available here.",
  tampered: "This replay has been altered: a roll doesn’t match the seed.",

  // The store and backups.
  "not-a-backup": "This isn’t a Turnlight backup. Choose a file that you exported from Turnlight.",
  twice: "The file contains the same item twice.",
  "not-plain": "Part of this can’t be read.",
  "unknown-format": "This was saved in a format that is no longer supported.",
  "newer-format": "This was saved by a newer version of Turnlight. Please reload.",
  "wrong-key": "This was saved in the wrong place.",
  checksum: "This was changed or damaged after it was saved.",
  damaged: "This match can’t be read. Please try opening it again.",
  gap: "Part of this match is missing.",
  "no-head": "The start of this match is missing.",
  sealed: "This was encrypted on another device and can’t be opened here.",
  "passphrase-needed": "The unfinished matches in this file are encrypted. Enter its passphrase.",
  "wrong-passphrase": "That’s not the passphrase of this file. Nothing was imported.",
  "short-passphrase": "This passphrase is too short. Use at least 8 characters.",
  "sync-off": "Sync is off on this device.",
  "sync-busy": "Other devices are syncing right now. Please try again later.",
  "wrong-sync-code":
    "This doesn’t open your synced data. Use the recovery code that was last shown on a device that syncs, or a passkey you added there.",
  older: "There’s already a newer version.",
  taken: "Something else has been saved in its place.",
  "no-thing": "This no longer exists.",
  "cannot-restore": "This can’t be restored. You can download it instead.",
};

/** Where in an input something was wrong; put before the refusal's text. */
export const places = {
  lineColumn: (line: number, column: number, wrong: string) => `Line ${line}, column ${column}: ${wrong}`,
  line: (line: number, wrong: string) => `Line ${line}: ${wrong}`,
  entry: (n: number, wrong: string) => `Step ${n}: ${wrong}`,
};

/** For a code that has no text. */
export const otherwise = "That’s not possible here.";
