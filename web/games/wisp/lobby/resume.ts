/** The campaign's match to resume, as stored on the device. */
import { unfinishedMatches } from "../../../match/unfinished/unfinished-ids.ts";
import { store } from "../../../store/device-store.ts";
import type { Bests } from "./campaign.ts";
import { type ResumableLevel, resumableIn } from "./resumable.ts";

export const matchToResume = async (bests: Bests): Promise<ResumableLevel | undefined> => {
  const { load } = await store;
  const lines = (await unfinishedMatches("wisp")).filter(({ occasion }) => occasion === undefined);
  const stored = await Promise.all(lines.map(({ id }) => load(id)));
  const matches = stored.flatMap((one) =>
    one.ok && one.value !== undefined ? [{ id: one.value.head.id, config: one.value.head.config }] : [],
  );
  return resumableIn(matches, bests);
};
