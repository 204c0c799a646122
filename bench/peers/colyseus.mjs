// Colyseus as a target. It sends no reply to a move: the player who moved receives the patch.
import { Client } from "@colyseus/sdk";
import { serverProcess } from "./driver.ts";

/** A client on its own connection that can wait for a roll. */
const follow = (room) => {
  const person = { room, wake: () => undefined };
  room.reconnection.enabled = false;
  room.onStateChange(() => person.wake());
  return person;
};

const until = (person, rolls) =>
  new Promise((resolve) => {
    person.wake = () => {
      if ((person.room.state?.rolls ?? -1) >= rolls) resolve();
    };
    person.wake();
  });

const sitDown = async (url) => {
  const first = await new Client(url).create("dice-race");
  const second = await new Client(url).joinById(first.roomId);
  const pair = [first, second].map(follow);
  await Promise.all(pair.map((person) => until(person, 0)));
  let rolls = 0;
  let mover = pair[0];
  return {
    async ready() {
      await until(pair[0], rolls);
      mover = pair[pair[0].room.state.seat];
      await until(mover, rolls);
    },
    async move() {
      rolls += 1;
      const told = until(mover, rolls);
      mover.room.send("roll");
      await told;
    },
    leave() {
      for (const { room } of pair) void room.leave();
    },
  };
};

export const colyseusTargets = [
  { name: "Colyseus", durable: false, start: () => serverProcess("colyseus.mjs", ""), sitDown },
];
