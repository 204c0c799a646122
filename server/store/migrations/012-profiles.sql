CREATE TABLE profiles (
  guest TEXT PRIMARY KEY,
  link TEXT NOT NULL UNIQUE,
  audience TEXT NOT NULL,
  profile TEXT NOT NULL,
  at BIGINT NOT NULL
);
