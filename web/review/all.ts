/** Finished matches that nobody has reviewed yet, and going through them one by one. */
import { peopleOf, recordOf, standingOf } from "@turnlight/host";
import { writeRecord } from "@turnlight/kernel";
import { cardOf } from "../games/index.ts";
import { store } from "../store/device.ts";
import { reviewKey } from "../table/review/keep.ts";
import { openReviewLine } from "../table/review/line.ts";
import { type Asked, makeReview } from "../table/review/progress.ts";

/** As far back as one looks. */
const most = 200;

/** A person's decisions in every match that can be reviewed and is not yet. */
export const notReviewed = async (known: ReadonlySet<string>): Promise<readonly Asked[]> => {
  const opened = await store;
  const found: Asked[] = [];
  for (const { id, game } of await opened.finished({ limit: most })) {
    if (cardOf(game)?.review === undefined) continue;
    const match = await opened.archived(id);
    if (match === undefined) continue;
    const { sitters } = standingOf(match);
    const record = writeRecord(recordOf(match));
    const [seat] = peopleOf(sitters);
    if (seat === undefined || known.has(reviewKey(record, seat))) continue;
    found.push({ record, game, seat });
  }
  return found;
};

/** Reviews them one after the other; calls back after each, and stops where it is told to. */
export const reviewEach = async (
  asked: readonly Asked[],
  done: (n: number) => void,
  stop: AbortSignal,
): Promise<void> => {
  const line = openReviewLine();
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
