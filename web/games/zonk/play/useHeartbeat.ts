/** The sound and the feel over a throw that matters: a breath as it begins, then a heartbeat until the dice rest. */
import { useEffect } from "preact/hooks";
import { sound } from "../shared.ts";
import { vibrate } from "./haptics.ts";
import { heartbeats, type Tension } from "./suspense.ts";

/** Milliseconds of a heartbeat in the hand. */
const beat = 20;

export const useHeartbeat = (tension: Tension): void => {
  useEffect(() => {
    if (tension === 0) return;
    sound.play("wake", { strength: 0.2 + 0.15 * tension, lift: tension });
    const strike = (): void => {
      sound.play("tick", { strength: 0.25 + 0.2 * tension, lift: tension });
      if (tension > 1) vibrate(beat);
    };
    strike();
    const timer = setInterval(strike, heartbeats[tension]);
    return () => clearInterval(timer);
  }, [tension]);
};
