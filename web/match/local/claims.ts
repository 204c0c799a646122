/**
 * One writer a match: of all open tabs one plays a match, and the others show that it is open elsewhere. A browser lock
 * decides; the tab that has a match answers whoever asks for it, and a lock that is just being released, as by a page
 * that reloads, is waited for. Without the Web Locks API (plain http) the latest tab has the match.
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import { onPageFreeze } from "../../worker-rpc/index.ts";

export interface Claim {
  /** Another tab has taken the match: nothing may be written any more. */
  readonly lost: ReadonlySignal<boolean>;
  release(): void;
}

export interface Claims {
  /** Undefined if another tab has the match; with `take` the match is taken over from it. */
  claim(match: string, how?: { readonly take: boolean }): Promise<Claim | undefined>;
}

/** The browser features this uses, each of which may be missing. */
export interface Between {
  readonly locks?: Pick<LockManager, "request"> | undefined;
  readonly channel?: Pick<BroadcastChannel, "postMessage" | "addEventListener"> | undefined;
}

type ClaimMessage = { readonly kind: "asked" | "mine" | "taken"; readonly match: string };

/** Messages from other builds of the page that cannot be read are ignored. */
const saidIn = (data: unknown): ClaimMessage | undefined => {
  const kind: unknown = Reflect.get(Object(data), "kind");
  const match: unknown = Reflect.get(Object(data), "match");
  if (typeof match !== "string" || (kind !== "asked" && kind !== "mine" && kind !== "taken")) return undefined;
  return { kind, match };
};

/** Milliseconds; a frozen tab keeps its lock and answers nobody. */
const patience = 2_000;

export const claimsBetween = ({ locks, channel }: Between, wait = patience): Claims => {
  /** The matches of this tab, each with a callback for its loss. */
  const mine = new Map<string, () => void>();
  /** Callbacks for those who wait for a lock that another tab turns out to have. */
  const asking = new Map<string, () => void>();

  channel?.addEventListener("message", ({ data }) => {
    const message = saidIn(data);
    if (message === undefined) return;
    if (message.kind === "asked" && mine.has(message.match))
      channel.postMessage({ kind: "mine", match: message.match });
    if (message.kind === "mine") asking.get(message.match)?.();
    if (message.kind === "taken") mine.get(message.match)?.();
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
      // A browser may be slow to report an aborted lock request, so this does not wait for it.
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
        // Aborted, refused, or taken over by another tab while it was held.
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

/** Claims among the tabs of this browser. */
export const tabClaims = (): Claims =>
  claimsBetween({
    locks: navigator.locks,
    channel: typeof BroadcastChannel === "function" ? new BroadcastChannel(channelName) : undefined,
  });
