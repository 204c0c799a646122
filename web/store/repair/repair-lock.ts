/**
 * What a page that was cut off has left is mended before anything is told to be safe: a match's worker opens its store
 * once the page has mended. A lock of the browser says when; where there are none (plain http) nobody waits.
 */
const name = "mending";

type Locks = Pick<LockManager, "request">;
const here = (): Locks | null => navigator.locks ?? null;

/** Everybody who asks from now on waits until the work is done. */
export const repairFirst = async (work: () => Promise<void>, locks = here()): Promise<void> => {
  if (locks === null) await work();
  else await locks.request(name, work);
};

/** Milliseconds; a page that was put to sleep while it mended must not keep others from playing. */
const usualPatience = 4_000;

export const afterRepair = async (patience = usualPatience, locks = here()): Promise<void> => {
  const signal = AbortSignal.timeout(patience);
  await locks?.request(name, { mode: "shared", signal }, () => {}).catch(() => {});
};
