/** Keys of the player, wherever the focus is: arrows step, Space plays, Home and End jump. */
import { useEffect, useRef } from "preact/hooks";
import type { Player } from "./player.ts";

const isTaken = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, select, textarea, dialog, [role=grid]") !== null) return true;
  return key === " " && target.closest("button, a, summary") !== null;
};

export const useReplayKeys = (player: Player, length: number): void => {
  const latest = useRef({ player, length });
  latest.current = { player, length };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (isTaken(event.target, event.key)) return;
      const { player: now, length: end } = latest.current;
      const deeds: Readonly<Record<string, () => void>> = {
        ArrowLeft: now.back,
        ArrowRight: now.forward,
        Home: () => now.go(0),
        End: () => now.go(end),
        " ": now.toggle,
      };
      const deed = Object.hasOwn(deeds, event.key) ? deeds[event.key] : undefined;
      if (deed === undefined) return;
      event.preventDefault();
      deed();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
};
