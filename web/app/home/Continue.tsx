/** Every unfinished match as a ticket, the newest first; on a phone they are swiped through. */
import { hallCards } from "../../games/index.ts";
import { ago } from "../../language/format.ts";
import { continueList } from "../../match/unfinished/continue-list.ts";
import { hideMatch, unhideMatch } from "../../match/unfinished/hidden-matches.ts";
import { MiniatureView } from "../../match/unfinished/MiniatureView.tsx";
import { words as unfinishedWords } from "../../match/unfinished/words.ts";
import { CloseIcon, IconButton, toast } from "../../ui/index.ts";
import { Ticket } from "../../ui/pieces/Ticket.tsx";
import { offered } from "./collect-summaries.ts";
import { refreshSummaries, summaries } from "./summaries.ts";
import { homeWords } from "./words.ts";

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== "").join(" · ");

export const Continue = () => {
  const words = homeWords.value;
  const labels = unfinishedWords.value;
  const { matches, count } = continueList(summaries.value, offered);
  if (matches.length === 0) return null;
  const hide = async (id: string, what: string) => {
    await hideMatch(id);
    await refreshSummaries();
    toast(labels.away(what), {
      about: "put-away",
      action: { label: labels.undo, run: () => void unhideMatch(id).then(refreshSummaries) },
    });
  };
  return (
    <section class="continue" aria-labelledby="continue">
      <div class="band-head">
        <h2 id="continue">{words.continue}</h2>
        {count > 1 && <a href="#/unfinished">{words.allUnfinished(count)}</a>}
      </div>
      <ul class="tickets">
        {matches.map(({ game, id, what, against, score, turn, touched, miniature }) => {
          const card = hallCards[game];
          if (card === undefined) return null;
          const title = card.words.value.title;
          const played = ago(touched, Date.now()) ?? labels.justNow;
          const others = against.value;
          const isTurn = turn.value !== "";
          return (
            <li key={id}>
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
                    onPress={() => void hide(id, what.value || title)}
                  />
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
};
