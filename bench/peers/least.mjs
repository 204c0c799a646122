// A minimal server as a target, without a file and with one: the baseline cost of sockets and a disk.
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { WebSocket } from "ws";
import { serverProcess } from "./driver.ts";

/** A client on its own connection that can wait for a roll. */
const follow = (url, match, seat) => {
  const line = new WebSocket(`${url}${match}/${seat}`);
  const person = { line, commands: 0, rolls: -1, seat: 0, wake: () => undefined };
  line.on("message", (bytes) => {
    Object.assign(person, JSON.parse(String(bytes)));
    person.wake();
  });
  return person;
};

const until = (person, rolls) =>
  new Promise((resolve) => {
    person.wake = () => {
      if (person.rolls >= rolls) resolve();
    };
    person.wake();
  });

const sitDown = async (url) => {
  const match = randomUUID();
  const pair = [0, 1].map((seat) => follow(url, match, seat));
  await Promise.all(pair.map((person) => until(person, 0)));
  let rolls = 0;
  let mover = pair[0];
  return {
    async ready() {
      await until(pair[0], rolls);
      mover = pair[pair[0].seat];
      await until(mover, rolls);
    },
    async move() {
      rolls += 1;
      const told = until(mover, rolls);
      mover.commands += 1;
      mover.line.send(JSON.stringify({ command: mover.commands }));
      await told;
    },
    leave() {
      for (const { line } of pair) line.terminate();
    },
  };
};

/** @param {string} folder Where the server's files go. */
export const leastTargets = (folder) => [
  { name: "ws alone", durable: false, start: () => serverProcess("least.mjs", ""), sitDown },
  {
    name: "ws and SQLite alone",
    durable: true,
    start: () => serverProcess("least.mjs", join(mkdtempSync(join(folder, "least-")), "log")),
    sitDown,
  },
];
