/** Notes in the match that the coach or a hint was used, so that its result says so. */
import { useSignalEffect } from "@preact/signals";
import { helpNote } from "@turnlight/games/thirteen";
import { useRef } from "preact/hooks";
import type { RunScreenProps } from "../play/run.ts";
import type { RunCoach } from "./useCoach.ts";

export const useHelp = (coach: RunCoach, { sight, actions }: Pick<RunScreenProps, "sight" | "actions">): void => {
  const noted = useRef(false);
  useSignalEffect(() => {
    const isHelped = coach.mode.value !== "off" || coach.hint.value !== undefined;
    if (!isHelped || noted.current || sight.peek().outcome !== undefined) return;
    noted.current = true;
    void actions?.note?.(helpNote);
  });
};
