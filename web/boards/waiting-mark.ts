/** A mark that results wait to be sent, so that a page without any need not look into the store. */

const mark = "turnlight-results-waiting";

/** Storage may be blocked; then nothing waits across a reload. */
export const hasWaiting = (): boolean => {
  try {
    return localStorage.getItem(mark) !== null;
  } catch {
    return false;
  }
};

export const markWaiting = (isWaiting: boolean): void => {
  try {
    if (isWaiting) localStorage.setItem(mark, "1");
    else localStorage.removeItem(mark);
  } catch {
    // The outbox itself is kept in the store.
  }
};
