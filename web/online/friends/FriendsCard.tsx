/** Friends on the profile: presence, the game played last, and an invitation. Without a server it says so. */
import { useSignal } from "@preact/signals";
import type { Friend } from "@turnlight/wire";
import { pageOf } from "../../games/pages.ts";
import { Button, PlayIcon } from "../../ui/index.ts";
import { Challenge } from "./Challenge.tsx";
import { Presence } from "./Friends.tsx";
import { type FriendsNow, isShown, useFriends, whenPlayed } from "./friend-list.ts";
import { words } from "./words.ts";
import "./friends.css";

/** How many friends are listed; the rest is a link away. */
const most = 5;

const Rows = ({ now: { list, opponents } }: { readonly now: FriendsNow }) => {
  const labels = words.value;
  const challenged = useSignal<Friend | undefined>(undefined);
  /** What the two have played last. */
  const lastWith = ({ name }: Friend): string => {
    const met = opponents.find((one) => one.friend === "friend" && one.name === name);
    if (met === undefined) return "";
    return labels.played(pageOf(met.game)?.words.value.title ?? met.game, whenPlayed(met.at));
  };
  const friends = list.friends.toSorted((a, b) => Number(b.online) - Number(a.online)).slice(0, most);
  if (friends.length === 0) return <p>{labels.none}</p>;
  return (
    <>
      <ul class="friends-card-rows">
        {friends.map((friend) => (
          <li key={friend.friend}>
            <span class="friends-card-name">
              <a href={`#/profile/${friend.friend}`}>{friend.name}</a>
              <Presence online={friend.online} />
              <small>{lastWith(friend)}</small>
            </span>
            <Button
              kind="quiet"
              icon={PlayIcon}
              onPress={() => {
                challenged.value = friend;
              }}
            >
              {labels.challengeTitle(friend.name)}
            </Button>
          </li>
        ))}
      </ul>
      {challenged.value !== undefined && (
        <Challenge
          friend={challenged.value}
          onClose={() => {
            challenged.value = undefined;
          }}
        />
      )}
    </>
  );
};

export const FriendsCard = () => {
  const labels = words.value;
  const shown = useSignal(isShown.is);
  const { now } = useFriends(shown.value);
  const state = now.value;
  if (state === undefined) return <p role="status">{labels.loading}</p>;
  if ("code" in state) return <p role="status">{state.code === "no-server" ? labels.noServer : labels.noConnection}</p>;
  return (
    <>
      <Rows now={state} />
      <label class="switch">
        <input
          type="checkbox"
          checked={shown.value}
          onChange={({ currentTarget }) => {
            isShown.keep(currentTarget.checked);
            shown.value = currentTarget.checked;
          }}
        />
        <span>{labels.shown}</span>
      </label>
    </>
  );
};
