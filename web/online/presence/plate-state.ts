/** What a player's plate says at a moment: the connection, the turn, and the viewer's own action under way. */
import type { TapState } from "../../match/online/tap-state.ts";
import type { SeatIntent, ShownPresence } from "../../match/table.ts";
import { clockText } from "./time.ts";
import type { PresenceTexts } from "./words.en.ts";

export type PlateKind =
  | "connected"
  | "thinking"
  | "reconnecting"
  | "away"
  | "lost"
  | "placed"
  | "sending"
  | "kept"
  | "confirmed"
  | "refused";

export interface PlateState {
  readonly kind: PlateKind;
  readonly text: string;
}

export interface PlatePlace {
  readonly isMe: boolean;
  readonly presence: ShownPresence | undefined;
  readonly isOnTurn: boolean;
  readonly intent: SeatIntent | undefined;
  /** The viewer's own action. */
  readonly tap: TapState | undefined;
  /** Whether this device is connected: without that, nobody's presence is known. */
  readonly stands: boolean;
  readonly now: number;
  /** Until when the player has days off, as text. */
  readonly offUntil?: string | undefined;
}

const ownState = ({ tap, stands }: PlatePlace, labels: PresenceTexts): PlateState => {
  if (tap !== undefined) return { kind: tap.kind, text: labels[tap.kind] };
  return stands ? { kind: "connected", text: labels.connected } : { kind: "lost", text: labels.lost };
};

export const plateState = (place: PlatePlace, labels: PresenceTexts): PlateState => {
  const { isMe, presence, isOnTurn, intent, now, offUntil } = place;
  if (isMe) return ownState(place, labels);
  if (offUntil !== undefined) return { kind: "away", text: labels.vacation(offUntil) };
  if (presence?.state === "reconnecting") return { kind: "reconnecting", text: labels.reconnecting };
  if (presence?.state !== "connected") {
    const since = presence?.since;
    return { kind: "away", text: since === undefined ? labels.away : labels.awayFor(clockText(now - since)) };
  }
  if (!isOnTurn) return { kind: "connected", text: labels.connected };
  const dice = intent?.kind === "holding" ? intent.dice.length : 0;
  return { kind: "thinking", text: dice === 0 ? labels.thinking : labels.holding(dice) };
};

export interface ClaimPlace {
  readonly presence: readonly ShownPresence[];
  /** The viewer's seat; nobody else can claim. */
  readonly me: number;
  /** The seats the match waits for. */
  readonly waiting: readonly number[];
  /** Seconds of absence after which a claim is allowed. */
  readonly after: number | undefined;
  /** Seats on vacation: they cannot be claimed against. */
  readonly vacations: readonly number[];
  readonly now: number;
}

export interface ClaimState {
  readonly seat: number;
  /** Milliseconds until the claim is open; 0 once it is. */
  readonly in: number;
  /** From 0 to 1. */
  readonly share: number;
}

/** The claim against whoever the match waits for and has been away longest. */
export const claimState = ({ presence, me, waiting, after, vacations, now }: ClaimPlace): ClaimState | undefined => {
  if (after === undefined) return undefined;
  const [first] = presence
    .filter(({ seat, state }) => seat !== me && state === "away" && waiting.includes(seat) && !vacations.includes(seat))
    .flatMap(({ seat, since }) => (since === undefined ? [] : [{ seat, since }]))
    .sort((one, two) => one.since - two.since);
  if (first === undefined) return undefined;
  const whole = after * 1000;
  const left = Math.max(0, first.since + whole - now);
  return { seat: first.seat, in: left, share: 1 - left / whole };
};
