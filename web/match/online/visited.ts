/** Whether this device has ever sat down at a server's table: only then does the hall ask the server for tables. */
const key = "turnlight-far";

export const hasVisited = {
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
      // A browser that keeps nothing shows no list in the hall.
    }
  },
};
