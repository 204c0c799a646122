/** Whether this device has ever joined an online table: only then does the home page ask the server for tables. */
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
      // Without storage the home page shows no list.
    }
  },
};
