/**
 * Makes a match's worker wait with opening its store until the page has repaired what a killed page left. Uses a
 * browser lock; without the Web Locks API (plain http) nobody waits.
 */
const name = "mending";

type Locks = Pick<LockManager, "request">;
const here = (): Locks | null => navigator.locks ?? null;

/** Everybody who calls for the lock from now on waits until the work is done. */
export const repairFirst = async (work: () => Promise<void>, locks = here()): Promise<void> => {
  if (locks === null) await work();
  else await locks.request(name, work);
};

/** Milliseconds; a page that was frozen during the repair must not keep others from playing. */
const usualPatience = 4_000;

export const afterRepair = async (patience = usualPatience, locks = here()): Promise<void> => {
  const signal = AbortSignal.timeout(patience);
  await locks?.request(name, { mode: "shared", signal }, () => {}).catch(() => {});
};
