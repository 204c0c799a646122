/** The rooms for people far away: one's tables, a new one for a game, and the table a link leads to. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { NotFound } from "../app/pages/NotFound.tsx";
import { texts } from "../language/language.ts";
import { hasServer } from "../match/online/server-api.ts";
import { Frame } from "../ui/frame/Frame.tsx";
import { Account } from "./account/Account.tsx";
import { MeetingRoom } from "./meeting/MeetingRoom.tsx";
import { MyTables } from "./meeting/MyTables.tsx";
import { NewTable } from "./meeting/NewTable.tsx";
import { words } from "./words.ts";

const RoomAt = ({ place }: { readonly place: string }) => {
  if (place === "") return <MyTables />;
  if (place === "you") return <Account />;
  const [first, game = ""] = place.split("/");
  return first === "new" ? <NewTable key={game} game={game} /> : <MeetingRoom place={place} />;
};

/** A table is followed over a line that never gives up: it is not even opened where there is no server. */
const isTable = (place: string): boolean => place !== "" && place !== "you" && !place.startsWith("new/");

export const OnlinePages = ({ place }: { readonly place: string }) => {
  const isServed = useSignal<boolean | undefined>(undefined);
  useEffect(() => {
    void hasServer().then((is) => {
      isServed.value = is;
    });
  }, [isServed]);
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
