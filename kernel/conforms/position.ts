/** Checks that apply to any single position. */
import { anyMove } from "../bot.ts";
import { type Draw, pick } from "../chance.ts";
import { isReserved } from "../match.ts";
import { isEqual } from "../plain-data.ts";
import { longestMove } from "../record.ts";
import type { AnyRules, Mover, Seat, Turn, Viewer } from "../rules.ts";
import { hold, show } from "./promises.ts";

/** How many moves of other positions and corrupted texts are tried in a position. */
const strangers = 4;
/** How many moves of a large list or a described set are checked in a position. */
const sample = 24;

export const checkTurn = (turn: Turn, seats: number, gone: readonly Seat[]): void => {
  if (turn.kind === "over") {
    hold(
      turn.scores.length === seats,
      "sound turns",
      () => `the match is over with scores ${show(turn.scores)} for ${seats} seats`,
    );
    return;
  }
  if (turn.kind === "chance") return;
  const known = turn.seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats && !gone.includes(seat));
  const once = new Set(turn.seats).size === turn.seats.length;
  hold(
    known && once && turn.seats.length > 0,
    "sound turns",
    () => `the position waits for seats ${show(turn.seats)} of ${seats}`,
  );
};

/** Checks that a move's text reads back as the same move; returns the text. */
export const checkMoveText = ({ moveText }: AnyRules, move: unknown): string => {
  const text = moveText.write(move);
  const oneLine = text !== "" && text.length <= longestMove && text.trim() === text && !/\p{Cc}/u.test(text);
  hold(oneLine, "move text", () => `${show(move)} is written ${show(text)}, which is not one trimmed line`);
  hold(
    !isReserved(text),
    "move text",
    () => `${show(move)} is written ${show(text)}, which the kernel keeps for itself`,
  );
  const back = moveText.read(text);
  hold(back.ok, "move text", () => `${show(move)} is written ${show(text)}, which is refused`);
  hold(
    isEqual(back.value, move),
    "move text",
    () => `${show(move)} is written ${show(text)}, which reads as ${show(back.value)}`,
  );
  return text;
};

/** A text with one small corruption. */
export const garbled = (text: string, draw: Draw): string => {
  const at = draw.below(text.length + 1);
  const junk = pick(draw, ["", " ", "0", "9", "-", "x", "é", "\n", "99999999999999999999", "\u0000", "🎲"]);
  return text.slice(0, at) + junk + text.slice(at + draw.below(2));
};

/** Listed moves must be legal, distinct and playable; foreign, corrupted and misplaced ones must be refused. */
export const checkMoves = (rules: AnyRules, state: unknown, seat: Seat, seen: readonly string[], draw: Draw): void => {
  const moves = rules.moves(state, seat);
  const listed = "pick" in moves ? undefined : new Set(moves.map((move) => rules.moveText.write(move)));
  if (!("pick" in moves)) {
    hold(moves.length > 0, "sound turns", () => `the position waits for seat ${seat}, which has no move`);
    hold(listed?.size === moves.length, "move text", () => "two listed moves have the same text");
  }
  const looked =
    "pick" in moves || moves.length > sample ? Array.from({ length: sample / 4 }, () => anyMove(moves, draw)) : moves;
  for (const move of looked) {
    const text = checkMoveText(rules, move);
    const refusal = rules.refusal(state, seat, move);
    hold(
      refusal === undefined,
      "listed moves apply",
      () => `seat ${seat} may "${text}" by the list, but is refused: ${show(refusal)}`,
    );
    rules.apply(state, seat, move);
  }
  if (seen.length === 0) return;
  for (let i = 0; i < strangers; i++) {
    const stranger = pick(draw, seen);
    checkStranger(rules, state, seat, i % 2 === 0 ? stranger : garbled(stranger, draw), listed);
  }
};

const checkStranger = (
  rules: AnyRules,
  state: unknown,
  seat: Seat,
  text: string,
  listed: ReadonlySet<string> | undefined,
): void => {
  const read = rules.moveText.read(text);
  if (!read.ok) {
    hold(
      read.refusal.code !== "" && read.refusal.reason !== "",
      "move text",
      () => `${show(text)} is refused without code or reason`,
    );
    return;
  }
  const written = checkMoveText(rules, read.value);
  const refusal = rules.refusal(state, seat, read.value);
  if (refusal === undefined) {
    const known = listed === undefined || listed.has(written);
    hold(known, "unlisted moves are refused", () => `seat ${seat} may "${written}" although it is not listed`);
    rules.apply(state, seat, read.value);
  } else {
    const spoken = refusal.code !== "" && refusal.reason !== "";
    hold(spoken, "unlisted moves are refused", () => `seat ${seat} is refused "${written}" without code or reason`);
    const strayed = listed?.has(written) === true;
    hold(
      !strayed,
      "listed moves apply",
      () => `seat ${seat} may "${written}" by the list, but is refused: ${show(refusal)}`,
    );
  }
  // A logged chance move is external input as well: it must either be refused or be applicable.
  if (rules.turn(state).kind === "chance" && rules.refusal(state, "chance", read.value) === undefined)
    rules.apply(state, "chance", read.value);
};

export const checkOdds = (rules: AnyRules, state: unknown, rolled: unknown): void => {
  const refusal = rules.refusal(state, "chance", rolled);
  hold(refusal === undefined, "listed moves apply", () => `the roll ${show(rolled)} is refused: ${show(refusal)}`);
  const odds = rules.odds?.(state);
  if (odds === undefined) return;
  const weighty = odds.every(({ weight }) => weight > 0);
  hold(weighty, "odds", () => `a weight is not positive in ${show(odds)}`);
  hold(
    odds.some(({ move }) => isEqual(move, rolled)),
    "odds",
    () => `${show(rolled)} was rolled, but is not among ${show(odds)}`,
  );
};

/** A state imagined from a view must produce the same view for this viewer. */
export const checkView = (rules: AnyRules, state: unknown, viewer: Viewer, draw: Draw): void => {
  const who = viewer === "spectator" ? "a spectator" : `seat ${viewer}`;
  const view = rules.view(state, viewer);
  const imagined = rules.imagine(view, viewer, draw);
  const again = rules.view(imagined, viewer);
  hold(
    isEqual(again, view),
    "views can be imagined",
    () => `${who} sees ${show(view)}, but in the state imagined from it ${show(again)}`,
  );
  const turn = rules.turn(state);
  const imaginedTurn = rules.turn(imagined);
  hold(
    turn.kind === imaginedTurn.kind && (turn.kind !== "seats" || isEqual(turn, imaginedTurn)),
    "views can be imagined",
    () => `the position waits for ${show(turn)}, the state imagined by ${who} for ${show(imaginedTurn)}`,
  );
  if (turn.kind === "seats" && viewer !== "spectator" && turn.seats.includes(viewer)) {
    const real = rules.moves(state, viewer);
    const dreamt = rules.moves(imagined, viewer);
    const alike = "pick" in real ? "pick" in dreamt : isEqual(real, dreamt);
    hold(
      alike,
      "views can be imagined",
      () => `${who} may ${show(real)}, but in the state imagined from its view ${show(dreamt)}`,
    );
  }
};

export const describeMover = (by: Mover): string => (by === "chance" ? "chance" : `seat ${by}`);
