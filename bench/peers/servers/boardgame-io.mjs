// The dice race on boardgame.io: on PostgreSQL if an address is given on the command line, else in memory.
import { PostgresStore } from "bgio-postgres";
import boardgame from "boardgame.io/dist/cjs/server.js";
import { answerAt } from "./answering.ts";

const address = process.argv[2] ?? "";
/** As many connections as our own store opens. */
const connections = 8;

const diceRace = {
  name: "dice-race",
  setup: () => ({ target: 1000, scores: [0, 0], turn: 0 }),
  moves: {
    roll({ G, random, events }) {
      const face = random.D6();
      G.turn = face === 1 ? 0 : G.turn + face;
      if (face === 1) events.endTurn();
    },
  },
};

const server = boardgame.Server({
  games: [diceRace],
  origins: [boardgame.Origins.LOCALHOST],
  ...(address !== "" && { db: new PostgresStore(address, { logging: false, pool: { max: connections } }) }),
});
const { appServer } = await server.run(0);
answerAt(`http://127.0.0.1:${appServer.address().port}/`);
