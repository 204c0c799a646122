/**
 * One writer a match: of all open tabs one has a match and plays it, the others say that it is open elsewhere. A lock of
 * the browser says who; a tab that has a match answers whoever asks for it, and a lock that is just being let go, as by
 * a page that reloads, is waited for. Where there are no locks (plain http) the tab that came last has the match.
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import { onPageFreeze } from "../../worker-rpc/index.ts";

export interface Claim {
  /** Another tab has taken the match: nothing may be written any more. */
  readonly lost: ReadonlySignal<boolean>;
  release(): void;
}

export interface Claims {
  /** Nothing where another tab has the match, unless it is to be taken from it. */
  claim(match: string, how?: { readonly take: boolean }): Promise<Claim | undefined>;
}

/** As much of the browser as this needs, and as some have. */
export interface Between {
  readonly locks?: Pick<LockManager, "request"> | undefined;
  readonly channel?: Pick<BroadcastChannel, "postMessage" | "addEventListener"> | undefined;
}

type ClaimMessage = { readonly kind: "asked" | "mine" | "taken"; readonly match: string };

/** What other builds of the page may say is passed over. */
const saidIn = (data: unknown): ClaimMessage | undefined => {
  const kind: unknown = Reflect.get(Object(data), "kind");
  const match: unknown = Reflect.get(Object(data), "match");
  if (typeof match !== "string" || (kind !== "asked" && kind !== "mine" && kind !== "taken")) return undefined;
  return { kind, match };
};

/** Milliseconds; a tab that was put to sleep keeps its lock and answers nobody. */
const patience = 2_000;

export const claimsBetween = ({ locks, channel }: Between, wait = patience): Claims => {
  /** What this tab has, and how it loses it. */
  const mine = new Map<string, () => void>();
  /** Who waits for a lock here and is told that another tab has it. */
  const asking = new Map<string, () => void>();

  channel?.addEventListener("message", ({ data }) => {
    const said = saidIn(data);
    if (said === undefined) return;
    if (said.kind === "asked" && mine.has(said.match)) channel.postMessage({ kind: "mine", match: said.match });
    if (said.kind === "mine") asking.get(said.match)?.();
    if (said.kind === "taken") mine.get(said.match)?.();
  });

  interface Held extends Claim {
    lose(): void;
  }

  const held = (match: string, letGo: () => void): Held => {
    const lost = signal(false);
    const drop = (): void => {
      if (mine.get(match) === lose) mine.delete(match);
      stay();
      letGo();
    };
    const lose = (): void => {
      lost.value = true;
      drop();
    };
    const stay = onPageFreeze(drop);
    mine.set(match, lose);
    return { lost, release: drop, lose };
  };

  const byLock = (manager: Pick<LockManager, "request">, match: string, take: boolean): Promise<Claim | undefined> =>
    new Promise((resolve) => {
      let own: Held | undefined;
      let isSettled = false;
      const control = new AbortController();
      // A browser may be slow to say that a request was called off: whoever waits need not be.
      const giveUp = (): void => {
        control.abort();
        settled(undefined);
      };
      const timer = take ? undefined : setTimeout(giveUp, wait);
      if (!take) asking.set(match, giveUp);
      const settled = (claim: Claim | undefined): void => {
        isSettled = true;
        clearTimeout(timer);
        asking.delete(match);
        resolve(claim);
      };
      manager
        .request(
          `turnlight-match ${match}`,
          take ? { steal: true } : { signal: control.signal },
          () =>
            // The lock is held for as long as this promise is open.
            new Promise<void>((letGo) => {
              if (isSettled) {
                letGo();
                return;
              }
              own = held(match, letGo);
              settled(own);
            }),
        )
        // Given up, refused, or taken by another tab while it was held.
        .catch(() => {
          own?.lose();
          if (!isSettled) settled(undefined);
        });
      if (!take) channel?.postMessage({ kind: "asked", match });
    });

  return {
    async claim(match, { take } = { take: false }) {
      if (locks !== undefined) return byLock(locks, match, take);
      channel?.postMessage({ kind: "taken", match });
      return held(match, () => {});
    },
  };
};

const channelName = "turnlight-matches";

/** Between the tabs of this browser. */
export const tabClaims = (): Claims =>
  claimsBetween({
    locks: navigator.locks,
    channel: typeof BroadcastChannel === "function" ? new BroadcastChannel(channelName) : undefined,
  });
