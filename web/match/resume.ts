/** Resuming a match that was begun, where there is one. */
import { go } from "../navigation/routes.ts";
import { store } from "../store/device-store.ts";

/** Opens the day's challenge, or its match of another kind, if it was begun and not finished; false if there is none. */
export const resumeDaily = async (game: string, date: string, kind = "daily"): Promise<boolean> => {
  const lines = await (await store).running({ game });
  const begun = lines.find(({ occasion }) => occasion?.kind === kind && occasion.about === date);
  if (begun === undefined) return false;
  go(`/match/${begun.id}`);
  return true;
};
