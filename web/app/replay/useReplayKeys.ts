/** Keyboard shortcuts of the replay, wherever the focus is: arrows step, Space plays, Home and End jump. */
import { useKeyPress } from "../../ui/index.ts";
import type { ReplayPlayer } from "./player.ts";

const isTaken = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, select, textarea, dialog, [role=grid]") !== null) return true;
  return key === " " && target.closest("button, a, summary") !== null;
};

export const useReplayKeys = (player: ReplayPlayer, length: number): void => {
  useKeyPress((event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (isTaken(event.target, event.key)) return;
    const deeds: Readonly<Record<string, () => void>> = {
      ArrowLeft: player.back,
      ArrowRight: player.forward,
      Home: () => player.go(0),
      End: () => player.go(length),
      " ": player.toggle,
    };
    const deed = Object.hasOwn(deeds, event.key) ? deeds[event.key] : undefined;
    if (deed === undefined) return;
    event.preventDefault();
    deed();
  });
};
