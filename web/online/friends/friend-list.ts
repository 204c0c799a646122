/** The guest's friends, with their presence as it changes, and everything asked between them. */

import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { Refusal, Result } from "@turnlight/kernel";
import { followFriends } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { ago } from "../../language/format.ts";
import { pageConnection } from "../../match/online/page-connection.ts";
import { type FriendList, type RecentOpponent, serverApi } from "../../match/online/server-api.ts";
import { sayRefused } from "../refusals.ts";

export interface FriendsNow {
  readonly list: FriendList;
  readonly opponents: readonly RecentOpponent[];
}

const key = "turnlight-shown-online";

/** Whether friends see that one is online: only if one has said so on this device. */
export const isShown = {
  get is(): boolean {
    try {
      return localStorage.getItem(key) === "yes";
    } catch {
      return false;
    }
  },
  keep(is: boolean): void {
    try {
      if (is) localStorage.setItem(key, "yes");
      else localStorage.removeItem(key);
    } catch {
      // Without storage one stays hidden.
    }
  },
};

/** Runs a request, and says why if it was refused; returns whether it worked. */
export const act = async (doing: Promise<Result<unknown>>): Promise<boolean> => {
  const done = await doing;
  if (!done.ok) sayRefused(done.refusal);
  return done.ok;
};

/** Who is what to oneself, for comparison. */
const relationsIn = ({ friends, wishes, asked }: FriendList): string =>
  [friends, wishes, asked].map((some) => some.map(({ friend }) => friend).join(" ")).join("\n");

export const useFriends = (
  shown: boolean,
): { readonly now: ReadonlySignal<FriendsNow | Refusal | undefined>; reload(): Promise<void> } => {
  const now = useSignal<FriendsNow | Refusal | undefined>(undefined);
  const reload = async () => {
    const [list, opponents] = await Promise.all([serverApi.friends(), serverApi.opponents()]);
    if (!list.ok) now.value = list.refusal;
    else now.value = { list: list.value, opponents: opponents.ok ? opponents.value : [] };
  };
  useEffect(() => {
    void reload();
    return followFriends(pageConnection, shown, ({ friends, challenges, wishes, asked }) => {
      const before = now.peek();
      if (before === undefined || "code" in before) return;
      const { list } = before;
      const next = { friends, challenges, wishes: wishes ?? list.wishes, asked: asked ?? list.asked };
      // With somebody new, what one may ask of recent opponents changes, too.
      if (relationsIn(next) === relationsIn(list)) now.value = { ...before, list: next };
      else void reload();
    });
  }, [shown]);
  return { now, reload };
};

/** How long ago a match was, a minute at least. */
export const whenPlayed = (at: number): string => {
  const now = Date.now();
  return ago(Math.min(at, now - 60_000), now) ?? "";
};
