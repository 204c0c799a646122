CREATE TABLE sessions (
  token TEXT PRIMARY KEY,
  guest TEXT NOT NULL,
  made BIGINT NOT NULL
);
CREATE INDEX sessions_of ON sessions (guest);
INSERT INTO sessions (token, guest, made) SELECT token, id, made FROM guests;

CREATE TABLE recovery (
  guest TEXT PRIMARY KEY,
  code TEXT NOT NULL UNIQUE
);

CREATE TABLE blocks (
  guest TEXT NOT NULL,
  blocked TEXT NOT NULL,
  PRIMARY KEY (guest, blocked)
);
CREATE INDEX blocks_of ON blocks (blocked);
