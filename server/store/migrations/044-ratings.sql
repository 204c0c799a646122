CREATE TABLE rated_matches (
  match TEXT PRIMARY KEY,
  at_table TEXT NOT NULL,
  game TEXT NOT NULL,
  pace TEXT NOT NULL,
  one TEXT NOT NULL,
  other TEXT NOT NULL,
  pair_day TEXT NOT NULL,
  state TEXT NOT NULL
);
CREATE INDEX rated_matches_open ON rated_matches (match) WHERE state = 'open';
CREATE INDEX rated_matches_pairs ON rated_matches (pair_day) WHERE state = 'counted';
CREATE INDEX rated_matches_at ON rated_matches (at_table);
CREATE INDEX rated_matches_one ON rated_matches (one);
CREATE INDEX rated_matches_other ON rated_matches (other);

CREATE TABLE ratings (
  guest TEXT NOT NULL,
  game TEXT NOT NULL,
  pace TEXT NOT NULL,
  rating BIGINT NOT NULL,
  deviation BIGINT NOT NULL,
  volatility BIGINT NOT NULL,
  matches BIGINT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (guest, game, pace)
);

CREATE TABLE rating_history (
  guest TEXT NOT NULL,
  game TEXT NOT NULL,
  pace TEXT NOT NULL,
  n BIGINT NOT NULL,
  at BIGINT NOT NULL,
  rating BIGINT NOT NULL,
  deviation BIGINT NOT NULL,
  result BIGINT NOT NULL,
  PRIMARY KEY (guest, game, pace, n)
) /* kept in the order of its key */;
