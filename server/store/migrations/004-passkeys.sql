CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  guest TEXT NOT NULL,
  public_key TEXT NOT NULL,
  uses BIGINT NOT NULL
);
CREATE INDEX passkeys_of ON passkeys (guest);

CREATE TABLE challenges (
  challenge TEXT PRIMARY KEY,
  made BIGINT NOT NULL
);
