/** Finished matches without a review, and reviewing them one by one. */
import { peopleOf, playersOf, recordOf, tableAfterLog } from "@turnlight/host";
import { writeRecord } from "@turnlight/kernel";
import { pageOf } from "../games/pages.ts";
import { makeReview, type ReviewRequest } from "../match/review/progress.ts";
import { reviewKey } from "../match/review/saved-reviews.ts";
import { openReviewClient } from "../match/review/worker-client.ts";
import { store } from "../store/device-store.ts";

/** How many matches back the search goes. */
const most = 200;

/** The person's seat in every match that can be reviewed and is not yet. */
export const notReviewed = async (known: ReadonlySet<string>): Promise<readonly ReviewRequest[]> => {
  const opened = await store;
  const found: ReviewRequest[] = [];
  for (const { id, game } of await opened.finished({ limit: most })) {
    if (pageOf(game)?.review === undefined) continue;
    const match = await opened.archived(id);
    if (match === undefined) continue;
    const { sitters } = tableAfterLog(match);
    const record = writeRecord({ ...recordOf(match), players: playersOf(sitters) });
    const [seat] = peopleOf(sitters);
    if (seat === undefined || known.has(reviewKey(record, seat))) continue;
    found.push({ record, game, seat });
  }
  return found;
};

/** Reviews them one after the other; calls back after each, and stops when the signal says so. */
export const reviewEach = async (
  asked: readonly ReviewRequest[],
  done: (n: number) => void,
  stop: AbortSignal,
): Promise<void> => {
  const line = openReviewClient();
  for (const [i, one] of asked.entries()) {
    if (stop.aborted) break;
    const making = makeReview(one, line);
    const giveUp = (): void => making.stop();
    stop.addEventListener("abort", giveUp, { once: true });
    await making.whole;
    stop.removeEventListener("abort", giveUp);
    done(i + 1);
  }
  line.close();
};
