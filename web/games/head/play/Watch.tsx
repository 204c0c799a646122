/** A duel being watched again: both boards and the gallows as they stood, and nothing to press. */
import { other } from "@turnlight/games/head";
import type { ScreenProps } from "../../screen.ts";
import { headViewIn } from "../view.ts";
import { words } from "../words/play.ts";
import { loserOf } from "./ending/useEnding.ts";
import { Gallows } from "./gallows/Gallows.tsx";
import { Panel } from "./Panel.tsx";
import { lastSaid } from "./says.ts";
import "./play.css";
import "./watch.css";

export const Watch = ({ sight, nameOf, colourOf }: ScreenProps) => {
  const { view, holder, outcome, laid, waiting } = sight.value;
  const seen = headViewIn(view);
  if (seen === undefined) return null;
  const me = holder === 1 ? 1 : 0;
  const loser = seen.fall?.seat ?? (outcome === undefined ? undefined : loserOf(outcome.scores));
  return (
    <div class="hunt watch">
      <Gallows
        view={seen}
        now={undefined}
        me={me}
        isShared={false}
        sitters={laid.sitters}
        waiting={waiting}
        fallen={loser === undefined ? undefined : { seat: loser, falling: "past" }}
        gentle={false}
        nameOf={nameOf}
        colourOf={colourOf}
      />
      <p class="watch-last">{lastSaid(seen, nameOf, words.value) ?? words.value.last.waiting}</p>
      <div class="watch-boards" style={{ "--least": Math.max(...seen.config.grids) > 9 ? "22rem" : "14rem" }}>
        {([other(me), me] as const).map((owner) => (
          <Panel
            key={owner}
            view={seen}
            owner={owner}
            isOwn={owner === holder}
            side={owner === holder ? "defend" : "attack"}
            call={owner === holder ? words.value.defend : words.value.attack}
            name={nameOf(owner)}
            colour={colourOf(owner)}
            lit={false}
            titled
            over={loser !== undefined}
          />
        ))}
      </div>
    </div>
  );
};
