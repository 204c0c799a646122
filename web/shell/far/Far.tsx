/** The rooms for people far away: one's tables, a new one for a game, and the table a link leads to. */
import { MyTables } from "./MyTables.tsx";
import { NewTable } from "./NewTable.tsx";
import { People } from "./People.tsx";
import { Room } from "./Room.tsx";

export const Far = ({ place }: { readonly place: string }) => {
  if (place === "") return <MyTables />;
  if (place === "you") return <People />;
  const [first, game = ""] = place.split("/");
  return first === "new" ? <NewTable key={game} game={game} /> : <Room place={place} />;
};
