/** The online pages: my tables, a new table for a game, and the table behind a link. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { texts } from "../language/language.ts";
import { hasServer } from "../match/online/server-api.ts";
import { Frame } from "../ui/frame/Frame.tsx";
import { NotFound } from "../ui/NotFound.tsx";
import { Account } from "./account/Account.tsx";
import { useAnnouncements } from "./announcements.ts";
import { AcceptFriend } from "./friends/Friends.tsx";
import { MeetingRoom } from "./meeting/MeetingRoom.tsx";
import { MyTables } from "./meeting/MyTables.tsx";
import { NewTable } from "./meeting/NewTable.tsx";
import { QuickMatch } from "./meeting/QuickMatch.tsx";
import { RatingsPage } from "./ratings/RatingsPage.tsx";
import { SyncPage } from "./sync/SyncPage.tsx";
import { words } from "./words.ts";

const RoomAt = ({ place }: { readonly place: string }) => {
  if (place === "") return <MyTables />;
  if (place === "account") return <Account />;
  if (place === "sync") return <SyncPage />;
  if (place === "ratings") return <RatingsPage />;
  const [first, game = ""] = place.split("/");
  if (first === "friend")
    return (
      <Frame title={words.value.title}>
        <div class="online-room">
          <AcceptFriend code={game} />
        </div>
      </Frame>
    );
  if (first === "quick") return <QuickMatch key={game} game={game} />;
  return first === "new" ? <NewTable key={game} game={game} /> : <MeetingRoom place={place} />;
};

/** Following a table retries its connection forever, so it is not started where there is no server. */
const isTable = (place: string): boolean =>
  !["", "account", "sync", "ratings"].includes(place) && !/^(?:new|quick|friend)\//.test(place);

export const OnlinePages = ({ place }: { readonly place: string }) => {
  const isServed = useSignal<boolean | undefined>(undefined);
  useEffect(() => {
    void hasServer().then((is) => {
      isServed.value = is;
    });
  }, [isServed]);
  useAnnouncements(isServed.value === true);
  const { notHere, title } = words.value;
  if (isServed.value === false) return <NotFound title={notHere.title} about={notHere.about} />;
  if (isServed.value === true || !isTable(place)) return <RoomAt place={place} />;
  return (
    <Frame title={title}>
      <p class="moment" role="status">
        {texts.value.frame.wait}
      </p>
    </Frame>
  );
};
