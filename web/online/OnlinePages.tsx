/** The rooms for people far away: one's tables, a new one for a game, and the table a link leads to. */

import { Account } from "./account/Account.tsx";
import { MeetingRoom } from "./meeting/MeetingRoom.tsx";
import { MyTables } from "./meeting/MyTables.tsx";
import { NewTable } from "./meeting/NewTable.tsx";

export const OnlinePages = ({ place }: { readonly place: string }) => {
  if (place === "") return <MyTables />;
  if (place === "you") return <Account />;
  const [first, game = ""] = place.split("/");
  return first === "new" ? <NewTable key={game} game={game} /> : <MeetingRoom place={place} />;
};
