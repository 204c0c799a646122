/** A table's page for somebody with a seat: the invitation, the players, proposals, the rules, and readiness. */
import { useSignal } from "@preact/signals";
import type { NewTable, TableState } from "@turnlight/wire";
import { useEffect, useRef } from "preact/hooks";
import type { OnlineSetup } from "../../games/page.ts";
import { type ProposedSettings, serverApi } from "../../match/online/server-api.ts";
import { go } from "../../navigation/routes.ts";
import { announce, Button, CloseIcon } from "../../ui/index.ts";
import { words } from "../words.ts";
import { ArrivalSteps } from "./Arrival.tsx";
import { arrivalAt } from "./arrival.ts";
import { Invitation } from "./Invitation.tsx";
import { Proposal } from "./Proposal.tsx";
import { playersAt } from "./players.ts";
import { ReadyBar } from "./ReadyBar.tsx";
import { RulesCard } from "./Rules.tsx";
import { act } from "./requests.ts";
import { Seats } from "./Seats.tsx";
import { HowTo, Terms } from "./TableAbout.tsx";
import { settingsOf } from "./table-settings.ts";
import type { ShownTable } from "./useTableState.ts";
import { meetingWords } from "./words.ts";

/** All seats are taken and everybody who has to say so is ready: only phrases for the dice are waited for. */
export const isStarting = ({ phase, ready, seats }: TableState): boolean =>
  phase === "revealing" &&
  (ready === undefined || seats.every(({ kind }, n) => kind !== "person" || ready.includes(n)));

/** What became of the last proposal; said where the match is begun, since a toast would cover that. */
const useProposalNews = (state: TableState): string => {
  const last = useRef(state);
  const news = useSignal<"applied" | "declined" | undefined>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = state;
    if (state.proposal !== undefined) news.value = undefined;
    if (before.proposal === undefined || state.proposal !== undefined) return;
    const isApplied = JSON.stringify(settingsOf(before)) !== JSON.stringify(settingsOf(state));
    news.value = isApplied ? "applied" : "declined";
    announce(meetingWords.peek().proposal[news.value]);
  }, [state, news]);
  return news.value === undefined ? "" : meetingWords.value.proposal[news.value];
};

export const Seated = ({
  shown,
  setup,
  seat,
}: {
  readonly shown: ShownTable;
  readonly setup: OnlineSetup;
  readonly seat: number;
}) => {
  const { state, here, presence, watchers, names } = shown;
  const labels = words.value.room;
  const news = useProposalNews(state);
  const arrival = arrivalAt({ state, viewer: seat, watchers, names }, meetingWords.value);
  const others = state.seats.filter(({ kind }, n) => kind === "person" && n !== seat).length;
  const hasFree = state.seats.some(({ kind }) => kind === "open");
  const leave = async () => {
    if (await act(serverApi.stand(state.id))) go("/online");
  };
  const change = (settings: ProposedSettings): Promise<boolean> => act(serverApi.propose(state.id, settings));
  // Whoever gives the last free seats to bots, and plays with bots only, wants to begin: nobody has to say so twice.
  const isBeginning = useSignal(false);
  const changeSeats = async (which: readonly number[], chair: NewTable["seats"][number]) => {
    isBeginning.value =
      chair.kind === "bot" &&
      state.ready !== undefined &&
      state.seats.every(({ kind }, n) => kind === "bot" || n === seat || which.includes(n));
    for (const of of which) if (!(await act(serverApi.changeSeat(state.id, of, chair)))) isBeginning.value = false;
    if (isBeginning.value) isBeginning.value = await act(serverApi.ready(state.id, true));
  };
  const canChange = !isStarting(state);
  const people = (
    <Seats
      state={state}
      viewer={seat}
      here={here}
      presence={presence}
      onChange={(which, chair) => void changeSeats(which, chair)}
    />
  );
  return (
    <>
      <Proposal
        setup={setup}
        state={state}
        seat={seat}
        onAnswer={async (agrees) => {
          await act(serverApi.answerProposal(state.id, agrees));
        }}
      />
      {hasFree && <Invitation state={state} />}
      {hasFree && arrival.step !== undefined && <ArrivalSteps arrival={arrival} />}
      {!hasFree && people}
      <RulesCard
        setup={setup}
        state={state}
        players={playersAt(state, seat)}
        mode={!canChange ? "read" : others === 0 ? "change" : "suggest"}
        isCreator={seat === state.host}
        onSettings={change}
      />
      {hasFree && people}
      <Terms setup={setup} state={state} viewer={seat} />
      <HowTo game={state.game} />
      <Button kind="quiet" icon={CloseIcon} onPress={() => void leave()}>
        {labels.leave}
      </Button>
      <ReadyBar
        state={state}
        seat={seat}
        news={news}
        isBeginning={isBeginning.value}
        onReady={async (ready) => {
          isBeginning.value = false;
          await act(serverApi.ready(state.id, ready));
        }}
      />
    </>
  );
};
