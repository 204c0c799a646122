// boardgame.io as a target, in memory and on PostgreSQL. It sends no reply to a move: the player who moved receives the
// new state.
import { io } from "socket.io-client";
import { serverProcess } from "./driver.ts";

const post = async (url, body) => {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** A client on its own connection that can wait for a state. */
const follow = (url, match, playerID, credentials) => {
  const socket = io(`${url}dice-race`, { transports: ["websocket"], forceNew: true });
  const person = { socket, playerID, credentials, state: undefined, wake: () => undefined };
  const see = (state) => {
    person.state = state;
    person.wake();
  };
  socket.on("connect", () => socket.emit("sync", match, playerID, credentials, 2));
  socket.on("sync", (_, { state }) => see(state));
  socket.on("update", (_, state) => see(state));
  return person;
};

const until = (person, stateId) =>
  new Promise((resolve) => {
    person.wake = () => {
      if ((person.state?._stateID ?? -1) >= stateId) resolve();
    };
    person.wake();
  });

const sitDown = async (url) => {
  const { matchID } = await post(`${url}games/dice-race/create`, { numPlayers: 2 });
  const joined = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`${url}games/dice-race/${matchID}/join`, {
      playerID,
      playerName: playerID,
    });
    joined.push({ playerID, playerCredentials });
  }
  // Connect only after both have joined: recording a connection overwrites a join at the same moment, and its
  // credentials are lost.
  const pair = joined.map(({ playerID, playerCredentials }) => follow(url, matchID, playerID, playerCredentials));
  await Promise.all(pair.map((person) => until(person, 0)));
  let newest = 0;
  let mover = pair[0];
  return {
    async ready() {
      await until(pair[0], newest);
      mover = pair[Number(pair[0].state.ctx.currentPlayer)];
      await until(mover, newest);
    },
    async move() {
      const { playerID, credentials } = mover;
      const action = { type: "MAKE_MOVE", payload: { type: "roll", args: [], playerID, credentials } };
      const { _stateID: known } = mover.state;
      const told = until(mover, known + 1);
      mover.socket.emit("update", action, known, matchID, playerID);
      await told;
      newest = mover.state._stateID;
    },
    leave() {
      for (const { socket } of pair) socket.close();
    },
  };
};

/** @param {import("../../server/tests/support/cluster.ts").Cluster} cluster */
export const boardgameIoTargets = (cluster) => [
  {
    name: "boardgame.io in memory",
    durable: false,
    start: () => serverProcess("boardgame-io.mjs", ""),
    sitDown,
  },
  {
    // It sends the new state to everybody before it saves it.
    name: "boardgame.io on PostgreSQL",
    durable: false,
    start: async () => serverProcess("boardgame-io.mjs", await cluster.fresh()),
    sitDown,
  },
];
