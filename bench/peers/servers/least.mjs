// The minimal server that stores every move: `ws` and SQLite with the keys of our own log, one sync per group of moves.
// It has no rules, no limits and no secrets, replies to no command, and sends only three numbers.
import { DatabaseSync } from "node:sqlite";
import { WebSocketServer } from "ws";
import { answerAt } from "./answering.ts";

const file = process.argv[2] ?? "";

/** Stores rows (match, move number, command, events); does nothing without a file. */
const keeping = () => {
  if (file === "") return () => undefined;
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536;
    PRAGMA wal_autocheckpoint = 16000;
    CREATE TABLE log (
      match TEXT NOT NULL, n INTEGER NOT NULL, command TEXT NOT NULL, happened TEXT NOT NULL,
      PRIMARY KEY (match, n), UNIQUE (match, command)
    ) WITHOUT ROWID`);
  const log = database.prepare("INSERT INTO log (match, n, command, happened) VALUES (?, ?, ?, ?)");
  return (rows) => {
    database.exec("BEGIN IMMEDIATE");
    for (const row of rows) log.run(...row);
    database.exec("COMMIT");
  };
};
const keep = keeping();

let waiting = [];
const keepAll = () => {
  const group = waiting;
  waiting = [];
  keep(group.map(({ row }) => row));
  for (const { tell } of group) tell();
};
const later = (row, tell) => {
  if (waiting.length === 0) setImmediate(keepAll);
  waiting.push({ row, tell });
};

const matches = new Map();
const matchAt = (id) => {
  const match = matches.get(id) ?? { id, rolls: 0, seat: 0, turn: 0, lines: [] };
  matches.set(id, match);
  return match;
};

const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
server.on("connection", (line, { url = "" }) => {
  const [, id, place] = url.split("/");
  const match = matchAt(id);
  const mine = Number(place);
  match.lines[mine] = line;
  const state = () => JSON.stringify({ rolls: match.rolls, seat: match.seat, turn: match.turn });
  line.on("message", (bytes) => {
    const { command } = JSON.parse(bytes.toString());
    if (mine !== match.seat) return;
    const face = 1 + Math.floor(Math.random() * 6);
    match.rolls += 1;
    match.turn = face === 1 ? 0 : match.turn + face;
    if (face === 1) match.seat = 1 - mine;
    const told = state();
    later([id, match.rolls, `${mine} ${command}`, JSON.stringify({ by: mine, face })], () => {
      for (const one of match.lines) one.send(told);
    });
  });
  line.send(state());
});
server.on("listening", () => answerAt(`ws://127.0.0.1:${server.address().port}/`));
