/** A whole match for the replay, played by a bot that takes the next move of the list each time. */
import { games } from "@turnlight/games";
import { Match, writeRecord } from "@turnlight/kernel";

const seed = "7".repeat(64);
const mostMoves = 200;

export const playedRecord = async (id: string, config: string): Promise<string> => {
  const game = await games[id]?.();
  if (game === undefined) return "";
  const { rules } = game;
  const read = rules.configText.read(config);
  if (!read.ok) return "";
  const { match } = Match.begin(rules, read.value, { seed });
  for (let n = 0; n < mostMoves && match.turn.kind === "seats"; n++) {
    const [seat = 0] = match.turn.seats;
    const moves = match.moves(seat);
    if (!Array.isArray(moves)) break;
    match.play(seat, rules.moveText.write(moves[(n * 5) % moves.length]));
  }
  return writeRecord(match.record);
};
