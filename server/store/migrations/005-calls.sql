CREATE TABLE call_keys (
  number INTEGER PRIMARY KEY,
  public_key TEXT NOT NULL,
  private_key TEXT NOT NULL
);

CREATE TABLE call_addresses (
  endpoint TEXT PRIMARY KEY,
  guest TEXT NOT NULL,
  public_key TEXT NOT NULL,
  secret TEXT NOT NULL,
  language TEXT NOT NULL
);
CREATE INDEX call_addresses_of ON call_addresses (guest);

CREATE TABLE quiet_hours (
  guest TEXT PRIMARY KEY,
  begins INTEGER NOT NULL,
  ends INTEGER NOT NULL,
  ahead INTEGER NOT NULL
);

CREATE TABLE calls (
  guest TEXT NOT NULL,
  at_table TEXT NOT NULL,
  turn TEXT NOT NULL,
  due BIGINT NOT NULL,
  told INTEGER NOT NULL,
  PRIMARY KEY (guest, at_table)
);
CREATE INDEX calls_due ON calls (told, due);
