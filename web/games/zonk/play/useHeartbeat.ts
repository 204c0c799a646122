/** The sound over the last dice: a breath as they are thrown, then a heartbeat until they rest. */
import { useEffect } from "preact/hooks";
import { sound } from "../shared.ts";
import { heartbeats, type Tension } from "./suspense.ts";

export const useHeartbeat = (tension: Tension): void => {
  useEffect(() => {
    if (tension === 0) return;
    sound.play("wake", { strength: 0.2 + 0.15 * tension, lift: tension });
    const timer = setInterval(
      () => sound.play("tick", { strength: 0.25 + 0.2 * tension, lift: tension }),
      heartbeats[tension],
    );
    return () => clearInterval(timer);
  }, [tension]);
};
