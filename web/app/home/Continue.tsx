/** Every unfinished match as a ticket, the newest first; on a phone they are swiped through. */
import { hallCards } from "../../games/index.ts";
import { ago } from "../../language/format.ts";
import { type ContinueItem, continueList } from "../../match/unfinished/continue-list.ts";
import { hideMatch, unhideMatch } from "../../match/unfinished/hidden-matches.ts";
import { MiniatureView } from "../../match/unfinished/MiniatureView.tsx";
import { words as unfinishedWords } from "../../match/unfinished/words.ts";
import { navigationWords } from "../../ui/frame/words.ts";
import { CloseIcon, IconButton, toast } from "../../ui/index.ts";
import { Ticket } from "../../ui/pieces/Ticket.tsx";
import { offered } from "./collect-summaries.ts";
import { onlineTables, refreshSummaries, summaries } from "./summaries.ts";
import { homeWords } from "./words.ts";

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(" · ");

/** A match on this device, which can be hidden. */
const Here = ({ match }: { readonly match: Extract<ContinueItem, { kind: "here" }> }) => {
  const words = homeWords.value;
  const labels = unfinishedWords.value;
  const { game, id, what, against, score, turn, touched, miniature } = match;
  const card = hallCards[game];
  if (card === undefined) return null;
  const hide = async () => {
    await hideMatch(id);
    await refreshSummaries();
    toast(labels.away(what.value || title), {
      about: "put-away",
      action: { label: labels.undo, run: () => void unhideMatch(id).then(refreshSummaries) },
    });
  };
  const { title } = card.words.value;
  const played = ago(touched, Date.now()) ?? labels.justNow;
  const others = against.value;
  const isTurn = turn.value !== "";
  return (
    <Ticket
      to={`/match/${id}`}
      title={title}
      room={card.room}
      picture={miniature === undefined ? <card.Scene /> : <MiniatureView of={miniature} />}
      lines={[
        isTurn ? (
          <>
            <b>{turn.value}</b> {others !== "" && words.versus(others)}
          </>
        ) : (
          what.value || score.value
        ),
        isTurn || what.value === "" ? played : score.value,
      ]}
      tool={
        <IconButton
          icon={CloseIcon}
          label={words.hide(joined([title, what.value, score.value, played]))}
          onPress={() => void hide()}
        />
      }
    />
  );
};

/** A match on the server. Others play on, so it is not hidden. */
const Online = ({ match }: { readonly match: Extract<ContinueItem, { kind: "online" }> }) => {
  const { to, title, room, Scene, against, turn, isOwnTurn, touched } = match;
  const others = against.value;
  return (
    <Ticket
      to={to}
      title={title.value}
      room={room}
      picture={<Scene />}
      lines={[
        <>
          {isOwnTurn ? <b>{turn.value}</b> : turn.value} {others !== "" && homeWords.value.versus(others)}
        </>,
        joined([navigationWords.value.online, ago(touched, Date.now()) ?? unfinishedWords.value.justNow]),
      ]}
    />
  );
};

export const Continue = () => {
  const words = homeWords.value;
  const { matches, count } = continueList(summaries.value, onlineTables.value, offered);
  if (matches.length === 0) return null;
  return (
    <section class="continue" aria-labelledby="continue">
      <div class="band-head">
        <h2 id="continue">{words.continue}</h2>
        {count > 1 && <a href="#/unfinished">{words.allUnfinished(count)}</a>}
      </div>
      <ul class="tickets">
        {matches.map((match) => (
          <li key={match.id}>{match.kind === "here" ? <Here match={match} /> : <Online match={match} />}</li>
        ))}
      </ul>
    </section>
  );
};
