/** English texts about connections and actions under way, which define the type for every other language. */
import { pluralIn } from "../../language/count.ts";

const count = pluralIn("en");

export const en = {
  players: "Players",
  connected: "Connected",
  thinking: "Thinking…",
  holding: (dice: number) => count(dice, { one: "Holding # die", other: "Holding # dice" }),
  reconnecting: "Reconnecting…",
  away: "Away",
  awayFor: (time: string) => `Away ${time}`,
  isAway: (name: string) => `${name} is away.`,
  isReconnecting: (name: string) => `${name} is reconnecting.`,
  isBack: (name: string) => `${name} is back.`,
  lost: "Connection lost. Reconnecting…",
  back: "You’re connected again.",
  placed: "Placed",
  sending: "Sending…",
  confirmed: "Sent",
  refused: "Not accepted",
  kept: "It’ll be sent when you’re back online. Keep this page open.",
  left: (time: string) => `${time} left`,
  claimIn: (time: string) => `You can claim the win in ${time}`,
  claimOpen: (name: string) => `${name} has been away too long.`,
  claimWin: "Claim the win",
  outIn: (name: string, time: string) => `You can play on without ${name} in ${time}`,
  playOnWithout: (name: string) => `Play on without ${name}`,
  claimDraw: "Claim a draw",
  keepWaiting: "Keep waiting",
  vacation: (until: string) => `Away until ${until}`,
};

export type PresenceTexts = typeof en;
