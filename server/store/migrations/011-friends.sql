CREATE TABLE friends (
  guest TEXT NOT NULL,
  friend TEXT NOT NULL,
  name TEXT NOT NULL,
  own_name TEXT NOT NULL,
  made BIGINT NOT NULL,
  PRIMARY KEY (guest, friend)
);
CREATE INDEX friends_of ON friends (friend);

CREATE TABLE friend_links (
  code TEXT PRIMARY KEY,
  guest TEXT NOT NULL,
  name TEXT NOT NULL,
  made BIGINT NOT NULL
);
CREATE INDEX friend_links_of ON friend_links (guest);

CREATE TABLE invitations (
  guest TEXT NOT NULL,
  at_table TEXT NOT NULL,
  from_guest TEXT NOT NULL,
  made BIGINT NOT NULL,
  PRIMARY KEY (guest, at_table)
);
CREATE INDEX invitations_from ON invitations (from_guest);

CREATE TABLE online (
  guest TEXT PRIMARY KEY,
  at BIGINT NOT NULL
);

CREATE TABLE reports (
  id TEXT PRIMARY KEY,
  at BIGINT NOT NULL,
  reporter TEXT NOT NULL,
  at_table TEXT NOT NULL,
  seat INTEGER NOT NULL,
  guest TEXT NOT NULL,
  name TEXT NOT NULL,
  reason TEXT NOT NULL,
  text TEXT NOT NULL,
  is_open INTEGER NOT NULL
);
CREATE INDEX reports_of ON reports (reporter);
CREATE INDEX reports_about ON reports (guest);

ALTER TABLE tables ADD COLUMN here BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN slow INTEGER NOT NULL DEFAULT 0;
