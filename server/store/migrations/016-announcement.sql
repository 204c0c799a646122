CREATE TABLE announcement (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL,
  at BIGINT NOT NULL,
  until BIGINT,
  text TEXT NOT NULL,
  german TEXT
);
