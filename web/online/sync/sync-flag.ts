/** Whether this device syncs: only then is the code for it loaded behind every page (`web/app/background.ts`). */
const key = "turnlight-sync";

export const syncFlag = {
  keep(): void {
    try {
      localStorage.setItem(key, "yes");
    } catch {
      // Without storage there is nothing to sync either.
    }
  },
  drop(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};
