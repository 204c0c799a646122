CREATE TABLE queues (
  key TEXT PRIMARY KEY,
  version BIGINT NOT NULL,
  state TEXT NOT NULL,
  touched BIGINT NOT NULL
);
