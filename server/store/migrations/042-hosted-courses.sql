CREATE TABLE hosted_courses (
  attempt TEXT PRIMARY KEY,
  board TEXT NOT NULL,
  guest TEXT NOT NULL,
  at_table TEXT NOT NULL,
  begun BIGINT NOT NULL,
  entered INTEGER NOT NULL
);
CREATE INDEX hosted_courses_of ON hosted_courses (guest);
CREATE INDEX hosted_courses_open ON hosted_courses (at_table) WHERE entered = 0;

CREATE TABLE board_secrets (
  number INTEGER PRIMARY KEY,
  secret TEXT NOT NULL
);
