/** Polls for a condition instead of sleeping. */

/** Generous for busy machines. */
const patience = 90_000;

/** A navigating page does not answer; the caller asks again. */
const asked = async <T>(question: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await question();
  } catch {
    return undefined;
  }
};

/** Milliseconds between two polls, growing: quick results are seen early, and slow operations are not slowed down further. */
const pauses = { first: 10, last: 160 } as const;

/** Polls until there is an answer. */
export const until = async <T>(
  question: () => Promise<T | null | undefined | false>,
  what: () => string,
  timeout = patience,
): Promise<T> => {
  const end = Date.now() + timeout;
  for (let pause: number = pauses.first; ; pause = Math.min(2 * pause, pauses.last)) {
    const answer = await asked(question);
    if (answer !== undefined && answer !== null && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`after ${timeout} ms: ${what()}`);
    await new Promise((next) => setTimeout(next, pause));
  }
};
