ALTER TABLE guests ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
CREATE INDEX guests_seen ON guests (seen);

ALTER TABLE matches ADD COLUMN packed TEXT;
ALTER TABLE matches ADD COLUMN packed_versions BIGINT NOT NULL DEFAULT 0;

ALTER TABLE tables ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_over ON tables (touched) WHERE is_open = 0;
CREATE INDEX tables_unpacked ON tables (touched) WHERE is_open = 0 AND packed = 0;
