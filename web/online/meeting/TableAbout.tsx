/** What a table's page says about its game. */
import type { Viewer } from "@turnlight/kernel";
import type { TableState } from "@turnlight/wire";
import type { OnlineSetup } from "../../games/page.ts";
import { pageOf } from "../../games/pages.ts";
import { playersAt } from "./players.ts";
import { meetingWords } from "./words.ts";

export const titleOf = (game: string): string => {
  const card = pageOf(game);
  return card === undefined ? game : card.words.value.title;
};

interface TermsProps {
  readonly setup: OnlineSetup;
  readonly state: TableState;
  readonly viewer: Viewer | undefined;
}

/** What a game says about a table's settings beyond the list of rules. */
export const Terms = ({ setup: { Terms: Told }, state, viewer }: TermsProps) => {
  if (Told === undefined) return null;
  const { config, seats } = state;
  return (
    <section class="sheet paper">
      <Told
        config={config}
        {...playersAt(state, viewer)}
        colourOf={(seat) => {
          const sitter = seats[seat];
          return sitter?.kind === "person" ? sitter.colour : undefined;
        }}
      />
    </section>
  );
};

/** How the game is played, for those who do not know it. */
export const HowTo = ({ game }: { readonly game: string }) => {
  const card = pageOf(game);
  if (card === undefined) return null;
  return (
    <details class="meeting-rules meeting-howto">
      <summary>{meetingWords.value.invite.howTo(titleOf(game))}</summary>
      {card.texts.value.rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </details>
  );
};
