/** What a back-up's file is called, and what is said once one was read. */
import type { Refusal, Result } from "@turnlight/kernel";
import type { RoomTexts } from "../../language/texts/rooms.en.ts";
import type { ToastOptions } from "../../ui/index.ts";

/** By the day it was made; `type` says whether it is compressed. */
export const backupName = (made: number, type: string): string =>
  `turnlight-${new Date(made).toISOString().slice(0, 10)}.${type === "application/gzip" ? "json.gz" : "json"}`;

interface BackupNews extends ToastOptions {
  readonly text: string;
}

/** Somebody may have turned away while a long file was read: everything stands until it is seen. */
export const newsOfImport = (
  read: Result<{ readonly sealed: number }>,
  words: Pick<RoomTexts["settings"], "imported" | "staysBehind">,
  refusalText: (refusal: Refusal) => string,
): readonly BackupNews[] => {
  if (!read.ok) return [{ text: refusalText(read.refusal), tone: "bad", stays: true }];
  const { sealed } = read.value;
  return [
    { text: words.imported, tone: "good", stays: true },
    ...(sealed > 0 ? [{ text: words.staysBehind(sealed), stays: true }] : []),
  ];
};
