ALTER TABLE profiles ADD COLUMN ratings INTEGER NOT NULL DEFAULT 0;

CREATE TABLE shown_records (
  id TEXT PRIMARY KEY,
  guest TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  game TEXT NOT NULL,
  played BIGINT NOT NULL,
  scores TEXT NOT NULL,
  seat INTEGER NOT NULL,
  made BIGINT NOT NULL,
  record TEXT NOT NULL,
  UNIQUE (guest, fingerprint)
);
CREATE INDEX shown_records_of ON shown_records (guest, made);
