/** A table's page for somebody without a seat: who invites, the rules, and the button that takes a seat. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { OnlineSetup } from "../../games/page.ts";
import { type ProposedSettings, serverApi } from "../../match/online/server-api.ts";
import { ownSeat } from "../../match/start-match.ts";
import { Button, CheckIcon } from "../../ui/index.ts";
import { OwnName } from "../account/OwnName.tsx";
import { words } from "../words.ts";
import { FullTable } from "./FullTable.tsx";
import { playersAt } from "./players.ts";
import { RulesCard } from "./Rules.tsx";
import { act } from "./requests.ts";
import { HowTo, Terms, titleOf } from "./TableAbout.tsx";
import { takeSeat } from "./take-seat.ts";
import type { ShownTable } from "./useTableState.ts";
import { meetingWords } from "./words.ts";

/** The name typed so far is shown to those who wait, a moment after the last letter. */
const useShownName = (call: (name: string) => void): void => {
  const { name } = ownSeat();
  useEffect(() => {
    const timer = setTimeout(() => call(name), 400);
    return () => clearTimeout(timer);
  }, [name]);
};

export const Guest = ({ shown, setup }: { readonly shown: ShownTable; readonly setup: OnlineSetup }) => {
  const { state, call } = shown;
  const labels = words.value.room;
  const own = meetingWords.value.invite;
  const sitting = useSignal(false);
  useShownName(call);
  const host = state.seats[state.host ?? -1];
  const sit = async (isReady = true): Promise<boolean> => {
    sitting.value = true;
    const done = await act(takeSeat(state.id, { isReady }));
    sitting.value = false;
    return done;
  };
  const suggest = async (settings: ProposedSettings): Promise<boolean> =>
    (await sit(false)) && act(serverApi.propose(state.id, settings));
  const game = titleOf(state.game);
  const isFull = !state.seats.some(({ kind }) => kind === "open");
  const { name } = ownSeat();
  return (
    <>
      <div class="meeting-headline">
        <h2>{host?.kind === "person" ? labels.invites(host.name, game) : labels.invitesNobody(game)}</h2>
        <p>{words.value.invite.about}</p>
      </div>
      {isFull ? (
        <FullTable state={state} />
      ) : (
        <form
          class="sheet paper online-form"
          onSubmit={(event) => {
            event.preventDefault();
            void sit();
          }}
        >
          <OwnName />
        </form>
      )}
      <RulesCard
        setup={setup}
        state={state}
        players={playersAt(state, undefined)}
        mode={isFull || state.ready === undefined ? "read" : "suggest"}
        isCreator={false}
        onSettings={suggest}
      />
      <Terms setup={setup} state={state} viewer={undefined} />
      <HowTo game={state.game} />
      {!isFull && (
        <div class="ready-bar">
          <Button icon={CheckIcon} wide disabled={sitting.value} onPress={() => void sit()}>
            {name.trim() === "" ? own.join : own.joinAs(name)}
          </Button>
        </div>
      )}
    </>
  );
};
