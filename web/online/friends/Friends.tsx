/** Friends with their presence, requests and challenges; and the people played lately. */
import { useSignal } from "@preact/signals";
import type { Friend } from "@turnlight/wire";
import { isPlayedOnline } from "../../games/page.ts";
import { allPages, pageOf } from "../../games/pages.ts";
import { texts } from "../../language/language.ts";
import { serverApi } from "../../match/online/server-api.ts";
import { hasVisited } from "../../match/online/visited.ts";
import { ownSeat } from "../../match/start-match.ts";
import { go } from "../../navigation/routes.ts";
import { findLinkServer, sharedLink } from "../../navigation/shared-link.ts";
import {
  Button,
  CheckIcon,
  CloseIcon,
  CopyIcon,
  canSend,
  confirm,
  copy,
  ForwardIcon,
  IconButton,
  MenuIcon,
  PlayIcon,
  PlusIcon,
  ShareIcon,
  send,
  toast,
} from "../../ui/index.ts";
import { useOneAtATime } from "../../ui/one-at-a-time.ts";
import { AwayIcon, ConnectedIcon } from "../presence/icons.tsx";
import { Challenge, sendChallenge } from "./Challenge.tsx";
import { act, type FriendsNow, isShown, useFriends } from "./friend-list.ts";
import { Recent } from "./Recent.tsx";
import { words } from "./words.ts";
import "../online.css";
import "./friends.css";

const AddByLink = () => {
  const labels = words.value;
  const link = useSignal("");
  const going = useOneAtATime();
  const make = () =>
    void going.run(async () => {
      const made = await serverApi.friendLink(ownSeat().name);
      if (made.ok) {
        await findLinkServer();
        link.value = sharedLink(`/online/friend/${made.value.code}`);
      } else await act(Promise.resolve(made));
    });
  if (link.value === "")
    return (
      <Button kind="quiet" icon={PlusIcon} disabled={going.going.value} onPress={make}>
        {labels.addByLink}
      </Button>
    );
  const shared = { title: "Turnlight", text: labels.acceptTitle, url: link.value };
  const copyIt = async () => {
    toast((await copy(link.value)) ? labels.copied : labels.copyByHand);
  };
  return (
    <div class="friend-link">
      <p>{labels.linkAbout}</p>
      <label class="online-link">
        <span class="spoken-only">{labels.link}</span>
        <input readonly value={link.value} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <div class="online-keys">
        {canSend(shared) && (
          <Button icon={ShareIcon} onPress={() => void send(shared)}>
            {labels.shareLink}
          </Button>
        )}
        <Button kind="quiet" icon={CopyIcon} onPress={() => void copyIt()}>
          {labels.copyLink}
        </Button>
      </div>
    </div>
  );
};

export const Presence = ({ online }: { readonly online: boolean }) => (
  <small class="friend-presence" data-online={online}>
    {online ? <ConnectedIcon /> : <AwayIcon />}
    {online ? words.value.online : words.value.offline}
  </small>
);

interface PartProps {
  readonly now: FriendsNow;
  reload(): Promise<void>;
}

const titleOf = (game: string): string => {
  const page = pageOf(game);
  return page === undefined ? game : page.words.value.title;
};

const FriendRows = ({ now: { list, opponents }, reload }: PartProps) => {
  const labels = words.value;
  const going = useOneAtATime();
  /** The game last played with them, or with anybody. */
  const gameWith = ({ name }: Friend): string => {
    const played = opponents.find((one) => one.friend === "friend" && one.name === name) ?? opponents[0];
    return played?.game ?? allPages().find(([, page]) => isPlayedOnline(page))?.[0] ?? "";
  };
  const challenged = useSignal<Friend | undefined>(undefined);
  const remove = async ({ friend, name }: Friend) => {
    const meant = await confirm({
      title: labels.removeAsk(name),
      text: labels.removeAbout,
      yes: labels.removeYes,
      no: labels.cancel,
      danger: true,
    });
    if (!meant || !(await act(serverApi.removeFriend(friend)))) return;
    toast(labels.removed(name));
    await reload();
  };
  return (
    <>
      {list.friends.length === 0 && <p>{labels.none}</p>}
      <ul class="online-list friend-rows">
        {list.friends.map((friend) => (
          <li key={friend.friend}>
            <span class="online-name">{friend.name}</span>
            <Presence online={friend.online} />
            <Button
              kind="quiet"
              icon={PlayIcon}
              disabled={going.going.value}
              onPress={() => void going.run(async () => void (await sendChallenge(friend, gameWith(friend))))}
            >
              {labels.challengeTo(titleOf(gameWith(friend)))}
            </Button>
            <IconButton
              icon={MenuIcon}
              label={labels.challengeOther(friend.name)}
              onPress={() => {
                challenged.value = friend;
              }}
            />
            <IconButton icon={CloseIcon} label={labels.remove(friend.name)} onPress={() => void remove(friend)} />
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

/** What others have asked, and what one has asked oneself. */
const Requests = ({ now: { list }, reload }: PartProps) => {
  const labels = words.value;
  const accept = async (friend: string) => {
    if (await act(serverApi.agreeToFriend(friend))) toast(labels.nowFriends, { tone: "good" });
    await reload();
  };
  const end = async (friend: string) => {
    if (await act(serverApi.removeFriend(friend))) await reload();
  };
  if (list.wishes.length + list.asked.length === 0) return null;
  return (
    <>
      <h3>{labels.wishes}</h3>
      <ul class="online-list friend-rows">
        {list.wishes.map(({ friend, name }) => (
          <li key={friend}>
            <span class="online-name">{labels.wants(name)}</span>
            <Button icon={CheckIcon} onPress={() => void accept(friend)}>
              {labels.accept}
            </Button>
            <Button kind="quiet" icon={CloseIcon} onPress={() => void end(friend)}>
              {labels.decline}
            </Button>
          </li>
        ))}
        {list.asked.map(({ friend, name }) => (
          <li key={friend}>
            <span class="online-name">{labels.asked(name)}</span>
            <Button kind="quiet" icon={CloseIcon} onPress={() => void end(friend)}>
              {labels.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};

const Challenges = ({ now: { list } }: Pick<PartProps, "now">) => {
  const labels = words.value;
  if (list.challenges.length === 0) return null;
  return (
    <>
      <h3>{labels.challenges}</h3>
      <ul class="online-list friend-rows">
        {list.challenges.map(({ table, friend }) => {
          const name = list.friends.find((one) => one.friend === friend)?.name ?? "";
          const page = pageOf(table.game);
          const game = page === undefined ? table.game : page.words.value.title;
          return (
            <li key={table.id}>
              <span class="online-name">{labels.challengesYou(name, game)}</span>
              <Button icon={ForwardIcon} onPress={() => go(`/online/${table.id}`)}>
                {labels.open}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** Only for guests: mere visitors have nothing to see here, and the server is not asked for them. */
export const Friends = () => (hasVisited.is ? <GuestFriends /> : null);

const GuestFriends = () => {
  const labels = words.value;
  const shown = useSignal(isShown.is);
  const { now, reload } = useFriends(shown.value);
  const state = now.value;
  if (state === undefined || "code" in state) return null;
  return (
    <>
      <section class="sheet paper">
        <h2>{labels.title}</h2>
        <Challenges now={state} />
        <FriendRows now={state} reload={reload} />
        <Requests now={state} reload={reload} />
        <AddByLink />
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
        <p class="online-soft">{labels.private}</p>
      </section>
      <Recent now={state} reload={reload} />
    </>
  );
};

/** The page behind a friend's link. */
export const AcceptFriend = ({ code }: { readonly code: string }) => {
  const labels = words.value;
  const going = useOneAtATime();
  const accept = () =>
    void going.run(async () => {
      if (!(await act(serverApi.acceptFriend(code, ownSeat().name)))) return;
      go("/online");
      toast(words.peek().nowFriends, { tone: "good" });
    });
  return (
    <section class="sheet paper">
      <h2>{labels.acceptTitle}</h2>
      <p>{labels.acceptAbout}</p>
      <div class="online-keys">
        <Button icon={CheckIcon} disabled={going.going.value} onPress={accept}>
          {labels.acceptYes}
        </Button>
        <Button kind="quiet" icon={CloseIcon} onPress={() => go("/online")}>
          {texts.value.match.cancel}
        </Button>
      </div>
    </section>
  );
};
