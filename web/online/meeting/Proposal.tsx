/** A suggested change of the rules: what would change, and the answers to it. */

import type { TableState } from "@turnlight/wire";
import type { OnlineSetup } from "../../games/page.ts";
import { list } from "../../language/format.ts";
import { Button, CheckIcon, CloseIcon } from "../../ui/index.ts";
import { useOneAtATime } from "../../ui/one-at-a-time.ts";
import { playersAt } from "./players.ts";
import { changedRules, settingsOf } from "./table-settings.ts";
import { meetingWords } from "./words.ts";

interface ProposalProps {
  readonly setup: OnlineSetup;
  readonly state: TableState;
  readonly seat: number;
  onAnswer(agrees: boolean): Promise<void>;
}

export const Proposal = ({ setup, state, seat, onAnswer }: ProposalProps) => {
  const going = useOneAtATime();
  const { proposal, seats } = state;
  if (proposal === undefined) return null;
  const labels = meetingWords.value.proposal;
  const nameOf = (n: number): string => {
    const sitter = seats[n];
    return sitter?.kind === "person" ? sitter.name : "";
  };
  const hasAgreed = proposal.agreed.includes(seat) || proposal.seat === seat;
  const missing = seats.flatMap(({ kind }, n) =>
    kind === "person" && n !== proposal.seat && !proposal.agreed.includes(n) ? [nameOf(n)] : [],
  );
  const answer = (agrees: boolean) => void going.run(() => onAnswer(agrees));
  return (
    <section class="sheet paper meeting-proposal">
      <h2>{proposal.seat === seat ? labels.mine : labels.theirs(nameOf(proposal.seat))}</h2>
      <ul>
        {changedRules(setup, settingsOf(state), proposal, meetingWords.value, playersAt(state, seat)).map(
          ({ label, from, to }) => (
            <li key={label}>
              <span>{label}</span>
              <s>
                <span class="spoken-only">{labels.from}: </span>
                {from}
              </s>
              <b>
                <span class="spoken-only">{labels.to}: </span>
                {to}
              </b>
            </li>
          ),
        )}
      </ul>
      {hasAgreed ? (
        <div class="meeting-answers">
          <p>{labels.waiting(list(missing))}</p>
          <Button kind="quiet" icon={CloseIcon} disabled={going.going.value} onPress={() => answer(false)}>
            {labels.withdraw}
          </Button>
        </div>
      ) : (
        <div class="meeting-answers">
          <Button icon={CheckIcon} disabled={going.going.value} onPress={() => answer(true)}>
            {labels.accept}
          </Button>
          <Button kind="quiet" icon={CloseIcon} disabled={going.going.value} onPress={() => answer(false)}>
            {labels.decline}
          </Button>
        </div>
      )}
    </section>
  );
};
