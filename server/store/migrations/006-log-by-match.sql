CREATE TABLE log_by_match (
  match TEXT NOT NULL,
  n BIGINT NOT NULL,
  at BIGINT NOT NULL,
  command TEXT,
  happened TEXT NOT NULL,
  PRIMARY KEY (match, n)
) /* kept in the order of its key */;
INSERT INTO log_by_match (match, n, at, command, happened) SELECT match, n, at, command, happened FROM log;
DROP TABLE log;
ALTER TABLE log_by_match RENAME TO log;
CREATE UNIQUE INDEX log_commands ON log (match, command) WHERE command IS NOT NULL;
