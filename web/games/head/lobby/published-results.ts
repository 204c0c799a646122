/** Friends whose results can be compared with one's own: both have published theirs, and both have played this game. */
import type { HouseTally } from "@turnlight/games/head";
import type { PublishedProfile } from "@turnlight/wire";
import type { ServerApi } from "../../../match/online/server-api.ts";

export interface ComparedFriend {
  readonly name: string;
  readonly mine: HouseTally;
  readonly theirs: HouseTally;
}

/** Asking for more would take long, and hardly anybody has them. */
const mostFriends = 12;

const tallyIn = ({ games }: PublishedProfile): HouseTally | undefined => {
  const played = games.find(({ game }) => game === "head");
  return played?.won === undefined ? undefined : { matches: played.matches, won: played.won };
};

/** Empty without a server, or where one's own results are not published. */
export const comparedFriends = async (
  api: Pick<ServerApi, "publication" | "profile" | "friends">,
): Promise<readonly ComparedFriend[]> => {
  const published = await api.publication();
  if (!published.ok || published.value === undefined) return [];
  const [own, known] = await Promise.all([api.profile(published.value.link), api.friends()]);
  const mine = own.ok ? tallyIn(own.value) : undefined;
  if (mine === undefined || !known.ok) return [];
  const found = await Promise.all(
    known.value.friends.slice(0, mostFriends).map(async ({ friend, name }): Promise<readonly ComparedFriend[]> => {
      const profile = await api.profile(friend);
      const theirs = profile.ok ? tallyIn(profile.value) : undefined;
      return theirs === undefined ? [] : [{ name, mine, theirs }];
    }),
  );
  return found.flat();
};
