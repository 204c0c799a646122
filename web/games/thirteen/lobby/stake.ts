/** The stake of the next run, as chosen last. */
import { stakes } from "@turnlight/games/thirteen";
import { integer, object } from "@turnlight/kernel/schema";
import { store } from "../../../store/device-store.ts";
import type { Format } from "../../../store/index.ts";
import { standing } from "../saved.ts";

const stakeFormat: Format<{ readonly stake: number }> = {
  name: "stake",
  version: 1,
  read: object({ stake: integer(0, stakes.most) }),
};

const drawer = async () => (await store).drawer("thirteen", stakeFormat);
const only = "mine";

/** Never above what has been unlocked: a backup of another device may have brought the choice alone. */
export const stakeChosen = async (): Promise<number> => {
  const [kept, { stake }] = await Promise.all([drawer().then((kept) => kept.get(only)), standing()]);
  return Math.min(kept?.stake ?? 0, stake);
};

export const keepStake = async (stake: number): Promise<void> => {
  await (await drawer()).put(only, { stake });
};
