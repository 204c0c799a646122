/** Whether this device syncs: only then is the code for it loaded behind every page. */
const key = "turnlight-sync";

export const syncFlag = {
  get is(): boolean {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
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
