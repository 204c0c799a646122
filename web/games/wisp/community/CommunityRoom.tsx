/** Published levels as a lobby screen, loaded on demand: the shelves, a level, an author, a pack. */
import type { LobbyProps } from "../../screen.ts";
import { Backdrop } from "../backdrops/Backdrop.tsx";
import { Frame } from "../shared.ts";
import { communityWords } from "../words/community.ts";
import { AuthorPage } from "./AuthorPage.tsx";
import { Browse } from "./Browse.tsx";
import { LevelPage } from "./LevelPage.tsx";
import { PackPage } from "./PackPage.tsx";
import "../tokens.css";
import "../lobby/lobby.css";
import "../lobby/rooms.css";
import "../packs/packs.css";
import "../play/stars.css";
import "../../../ui/forms.css";
import "./community.css";

const Place = ({ kind, id }: { readonly kind: string; readonly id: string }) => {
  if (kind === "level") return <LevelPage id={id} />;
  if (kind === "author") return <AuthorPage id={id} />;
  if (kind === "pack") return <PackPage id={id} />;
  return (
    <div class="wisp-room wisp-community">
      <Backdrop biome="forest" />
      <Browse />
    </div>
  );
};

export const CommunityRoom = ({ place }: LobbyProps) => {
  const [, kind = "", id = ""] = place.split("/");
  return (
    <Frame title={communityWords.value.title} room="wisp">
      <Place key={place} kind={kind} id={id} />
    </Frame>
  );
};
