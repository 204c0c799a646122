CREATE TABLE guests (
  id TEXT PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  made BIGINT NOT NULL
);

CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  version BIGINT NOT NULL,
  owner TEXT NOT NULL,
  is_open INTEGER NOT NULL,
  clocked INTEGER NOT NULL,
  touched BIGINT NOT NULL,
  state TEXT NOT NULL
);
CREATE INDEX tables_of ON tables (owner) WHERE is_open = 1;
CREATE INDEX tables_touched ON tables (touched) WHERE is_open = 1;

CREATE TABLE matches (
  id TEXT PRIMARY KEY,
  version BIGINT NOT NULL,
  head TEXT NOT NULL,
  ending TEXT
);

CREATE TABLE log (
  match TEXT NOT NULL,
  n BIGINT NOT NULL,
  at BIGINT NOT NULL,
  command TEXT,
  happened TEXT NOT NULL,
  PRIMARY KEY (match, n),
  UNIQUE (match, command)
);
