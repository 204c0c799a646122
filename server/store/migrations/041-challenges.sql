CREATE TABLE course_challenges (
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  name TEXT NOT NULL,
  title TEXT NOT NULL,
  game TEXT NOT NULL,
  rules INTEGER NOT NULL,
  course TEXT NOT NULL,
  made BIGINT NOT NULL
);
CREATE INDEX course_challenges_of ON course_challenges (owner, made);
