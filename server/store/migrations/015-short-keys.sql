CREATE TABLE numbered_matches (
  number BIGINT /* counted by the database */ PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  head TEXT NOT NULL,
  ending TEXT,
  packed TEXT,
  packed_versions BIGINT NOT NULL DEFAULT 0
);
INSERT INTO numbered_matches (id, head, ending, packed, packed_versions)
  SELECT id, head, ending, packed, packed_versions FROM matches;

CREATE TABLE numbered_log (
  match BIGINT NOT NULL,
  n BIGINT NOT NULL,
  versions INTEGER NOT NULL,
  at BIGINT NOT NULL,
  command TEXT,
  happened TEXT NOT NULL,
  PRIMARY KEY (match, n)
);
INSERT INTO numbered_log (match, n, versions, at, command, happened)
  SELECT number, n, versions, at, command, happened FROM log JOIN numbered_matches ON id = match ORDER BY at;

DROP TABLE log;
DROP TABLE matches;
ALTER TABLE numbered_matches RENAME TO matches;
ALTER TABLE numbered_log RENAME TO log;
