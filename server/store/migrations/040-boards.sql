CREATE TABLE board_entries (
  board TEXT NOT NULL,
  guest TEXT NOT NULL,
  id TEXT NOT NULL UNIQUE,
  list INTEGER NOT NULL,
  deficit BIGINT NOT NULL,
  at BIGINT NOT NULL,
  name TEXT NOT NULL,
  colour INTEGER NOT NULL,
  avatar INTEGER NOT NULL,
  figures TEXT NOT NULL,
  helped INTEGER NOT NULL,
  rules INTEGER NOT NULL,
  fingerprint TEXT NOT NULL,
  watchable INTEGER NOT NULL,
  revision BIGINT NOT NULL,
  PRIMARY KEY (board, guest)
);
CREATE INDEX board_order ON board_entries (board, list, deficit, at, guest);
CREATE INDEX board_entries_of ON board_entries (guest);
CREATE INDEX board_fingerprints ON board_entries (fingerprint);

CREATE TABLE board_records (
  id TEXT PRIMARY KEY,
  record TEXT NOT NULL
);

CREATE TABLE board_counts (
  board TEXT NOT NULL,
  list INTEGER NOT NULL,
  level INTEGER NOT NULL,
  part BIGINT NOT NULL,
  slot BIGINT NOT NULL,
  entries BIGINT NOT NULL,
  PRIMARY KEY (board, list, level, part, slot)
) /* kept in the order of its key */;
