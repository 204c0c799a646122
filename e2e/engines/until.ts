/** Waits for a sign, not for time. */

/** Generous, since a busy machine is no fault of the page. */
const patience = 90_000;

/** A page on its way to another answers nothing; whoever waits asks again. */
const asked = async <T>(question: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await question();
  } catch {
    return undefined;
  }
};

/** Between two questions, in milliseconds: what comes soon is seen soon, and what takes its time is not kept from it. */
const pauses = { first: 10, last: 160 } as const;

/** Asks until there is an answer. */
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
