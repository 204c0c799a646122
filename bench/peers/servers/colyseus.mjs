// The dice race on Colyseus. It stores nothing; a patch is sent with every move, not on a timer.
import { Room, Server } from "@colyseus/core";
import { schema, t } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { answerAt } from "./answering.ts";

const Race = schema({
  target: t.uint16(),
  scores: t.array("uint16"),
  seat: t.uint8(),
  turn: t.uint16(),
  rolls: t.uint32(),
});

class RaceRoom extends Room {
  maxClients = 2;
  /** Longer than any round. */
  patchRate = 3_600_000;
  seats = new Map();

  onCreate() {
    const state = new Race();
    Object.assign(state, { target: 1000, seat: 0, turn: 0, rolls: 0 });
    state.scores.push(0, 0);
    this.state = state;
    this.onMessage("roll", (client) => {
      if (this.seats.get(client.sessionId) !== state.seat) return;
      const face = 1 + Math.floor(Math.random() * 6);
      state.rolls += 1;
      state.turn = face === 1 ? 0 : state.turn + face;
      if (face === 1) state.seat = 1 - state.seat;
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    this.seats.set(client.sessionId, this.seats.size);
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define("dice-race", RaceRoom);
await server.listen(0, "127.0.0.1");
answerAt(`http://127.0.0.1:${transport.server.address().port}/`);
