CREATE TABLE sync_accounts (
  guest TEXT PRIMARY KEY,
  vault TEXT NOT NULL UNIQUE,
  version BIGINT NOT NULL,
  wrapped TEXT NOT NULL,
  made BIGINT NOT NULL
);

CREATE TABLE sync_blobs (
  vault TEXT NOT NULL REFERENCES sync_accounts (vault) ON DELETE CASCADE,
  name TEXT NOT NULL,
  n BIGINT NOT NULL,
  at BIGINT NOT NULL,
  size BIGINT NOT NULL,
  sealed TEXT NOT NULL,
  PRIMARY KEY (vault, name),
  UNIQUE (vault, n)
);
