ALTER TABLE tables ADD COLUMN game TEXT;
ALTER TABLE tables ADD COLUMN code TEXT;
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE is_open = 1;
CREATE INDEX tables_listed ON tables (game, touched) WHERE listed = 1;

CREATE TABLE sitters (
  guest TEXT NOT NULL,
  at_table TEXT NOT NULL,
  PRIMARY KEY (guest, at_table)
);
CREATE INDEX sitters_at ON sitters (at_table);
