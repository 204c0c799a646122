CREATE TABLE level_authors (
  guest TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  colour INTEGER NOT NULL,
  avatar INTEGER NOT NULL
);

CREATE TABLE published_levels (
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  game TEXT NOT NULL,
  likeness TEXT NOT NULL,
  title TEXT NOT NULL,
  code TEXT NOT NULL,
  config TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  cells INTEGER NOT NULL,
  difficulty INTEGER NOT NULL,
  par INTEGER NOT NULL,
  ideas TEXT NOT NULL,
  made BIGINT NOT NULL,
  players BIGINT NOT NULL,
  solvers BIGINT NOT NULL,
  detours BIGINT NOT NULL,
  likes BIGINT NOT NULL,
  dislikes BIGINT NOT NULL,
  worth BIGINT NOT NULL,
  picked BIGINT NOT NULL
);
CREATE UNIQUE INDEX published_levels_alike ON published_levels (game, likeness);
CREATE INDEX published_levels_best ON published_levels (game, worth, made, id);
CREATE INDEX published_levels_new ON published_levels (game, made, id);
CREATE INDEX published_levels_of ON published_levels (owner, made);
CREATE INDEX published_levels_unsolved ON published_levels (game, made, id) WHERE solvers = 0;
CREATE INDEX published_levels_picked ON published_levels (game, picked) WHERE picked > 0;

CREATE TABLE level_ideas (
  level TEXT NOT NULL,
  idea TEXT NOT NULL,
  PRIMARY KEY (idea, level)
) /* kept in the order of its key */;
CREATE INDEX level_ideas_of ON level_ideas (level);

CREATE TABLE level_plays (
  level TEXT NOT NULL,
  guest TEXT NOT NULL,
  begun BIGINT NOT NULL,
  moves BIGINT NOT NULL,
  helped INTEGER NOT NULL,
  vote TEXT NOT NULL,
  PRIMARY KEY (level, guest)
);
CREATE INDEX level_plays_of ON level_plays (guest);

CREATE TABLE level_packs (
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  game TEXT NOT NULL,
  title TEXT NOT NULL,
  tale TEXT NOT NULL,
  levels TEXT NOT NULL,
  made BIGINT NOT NULL
);
CREATE INDEX level_packs_of ON level_packs (owner, made);
CREATE INDEX level_packs_new ON level_packs (game, made, id);

CREATE TABLE level_reports (
  id TEXT PRIMARY KEY,
  at BIGINT NOT NULL,
  reporter TEXT NOT NULL,
  level TEXT NOT NULL,
  owner TEXT NOT NULL,
  title TEXT NOT NULL,
  reason TEXT NOT NULL,
  text TEXT NOT NULL,
  is_open INTEGER NOT NULL
);
CREATE INDEX level_reports_of ON level_reports (reporter);
CREATE INDEX level_reports_open ON level_reports (at) WHERE is_open = 1;
