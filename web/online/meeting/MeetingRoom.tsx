/** The lobby of an online table: the invitation, the seats, the rules, and the button that takes a seat. */
import { useSignal, useSignalEffect } from "@preact/signals";
import type { Result, Viewer } from "@turnlight/kernel";
import type { TableState } from "@turnlight/wire";
import { useEffect, useRef } from "preact/hooks";
import type { OnlineSetup } from "../../games/page.ts";
import { pageOf } from "../../games/pages.ts";
import { texts } from "../../language/language.ts";
import { refusalText } from "../../language/refusals.ts";
import { onlineAddress } from "../../match/online/online-table.ts";
import { pageConnection } from "../../match/online/page-connection.ts";
import { type ProposedSettings, serverApi } from "../../match/online/server-api.ts";
import { ownSeat } from "../../match/start-match.ts";
import { go, swap } from "../../navigation/routes.ts";
import { sound } from "../../sound/index.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { announce, Button, CheckIcon, CloseIcon, HomeIcon, toast } from "../../ui/index.ts";
import { NotFound } from "../../ui/NotFound.tsx";
import { OwnName } from "../account/OwnName.tsx";
import { botName } from "../open-table.ts";
import { words as presenceWords } from "../presence/words.ts";
import { onlineRefusals, sayRefused } from "../refusals.ts";
import { words } from "../words.ts";
import { ArrivalNews, ArrivalSteps } from "./Arrival.tsx";
import { arrivalAt } from "./arrival.ts";
import { CodeField } from "./CodeField.tsx";
import { promised } from "./dice-phrase.ts";
import { FullTable } from "./FullTable.tsx";
import { Invitation } from "./Invitation.tsx";
import { MeetingScene, type SceneSeat } from "./MeetingScene.tsx";
import { onlineSetupOf } from "./online-setup.ts";
import { Proposal } from "./Proposal.tsx";
import { ReadyBar } from "./ReadyBar.tsx";
import { RulesCard } from "./Rules.tsx";
import { Seats } from "./Seats.tsx";
import { settingsOf } from "./table-settings.ts";
import { isTakingSeat, takeSeat } from "./take-seat.ts";
import { type ShownTable, useTableState } from "./useTableState.ts";
import { meetingWords } from "./words.ts";
import "../tokens.css";
import "../online.css";
import "./meeting.css";

const titleOf = (game: string): string => {
  const card = pageOf(game);
  return card === undefined ? game : card.words.value.title;
};

/** How the game's tables are set up: `undefined` while loading, a plain one if loading fails. */
const useSetup = (game: string): OnlineSetup | undefined => {
  const setup = useSignal<OnlineSetup | undefined>(undefined);
  useEffect(() => {
    const plain: OnlineSetup = { seats: [2, 2], config: async () => "" };
    const page = pageOf(game);
    if (page === undefined) {
      setup.value = plain;
      return;
    }
    onlineSetupOf(game, page).then(
      (read) => {
        setup.value = read.ok ? read.value : plain;
      },
      () => {
        setup.value = plain;
      },
    );
  }, [game, setup]);
  return setup.value;
};

interface TermsProps {
  readonly setup: OnlineSetup;
  readonly state: TableState;
  readonly viewer: Viewer | undefined;
}

/** What a game says about a table's settings beyond the list of rules. */
const Terms = ({ setup: { Terms: Told }, state: { game, config, seats }, viewer }: TermsProps) => {
  if (Told === undefined) return null;
  const free = seats.findIndex(({ kind }) => kind === "open");
  const mine = typeof viewer === "number" ? viewer : free;
  return (
    <section class="sheet paper">
      <Told
        config={config}
        me={mine === -1 ? undefined : mine}
        nameOf={(seat) => {
          const sitter = seats[seat];
          if (sitter?.kind === "bot") return botName(game, sitter.bot);
          return sitter?.kind === "person" ? sitter.name : undefined;
        }}
        colourOf={(seat) => {
          const sitter = seats[seat];
          return sitter?.kind === "person" ? sitter.colour : undefined;
        }}
      />
    </section>
  );
};

/** How the game is played, for those who do not know it. */
const HowTo = ({ game }: { readonly game: string }) => {
  const card = pageOf(game);
  if (card === undefined) return null;
  return (
    <details class="meeting-rules meeting-howto">
      <summary>{titleOf(game)}</summary>
      {card.texts.value.rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </details>
  );
};

const act = async (doing: Promise<Result<unknown>>): Promise<boolean> => {
  const done = await doing;
  if (!done.ok) sayRefused(done.refusal);
  return done.ok;
};

/** The name typed so far is shown to those who wait, a moment after the last letter. */
const useShownName = (call: (name: string) => void): void => {
  const { name } = ownSeat();
  useEffect(() => {
    const timer = setTimeout(() => call(name), 400);
    return () => clearTimeout(timer);
  }, [name]);
};

const Guest = ({ shown, setup }: { readonly shown: ShownTable; readonly setup: OnlineSetup }) => {
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
  const suggest = async (settings: ProposedSettings) => {
    if (await sit(false)) await act(serverApi.propose(state.id, settings));
  };
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
        mode={isFull || state.ready === undefined ? "read" : "suggest"}
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

/** All seats are taken and everybody who has to say so is ready: only phrases for the dice are waited for. */
const isStarting = ({ phase, ready, seats }: TableState): boolean =>
  phase === "revealing" &&
  (ready === undefined || seats.every(({ kind }, n) => kind !== "person" || ready.includes(n)));

/** Tells what became of a proposal. */
const useProposalNews = (state: TableState): void => {
  const last = useRef(state);
  useEffect(() => {
    const before = last.current;
    last.current = state;
    if (before.proposal === undefined || state.proposal !== undefined) return;
    const isApplied = JSON.stringify(settingsOf(before)) !== JSON.stringify(settingsOf(state));
    const labels = meetingWords.peek().proposal;
    toast(isApplied ? labels.applied : labels.declined, { about: "proposal" });
  }, [state]);
};

const Seated = ({
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
  useProposalNews(state);
  const arrival = arrivalAt({ state, viewer: seat, watchers, names }, meetingWords.value);
  const others = state.seats.filter(({ kind }, n) => kind === "person" && n !== seat).length;
  const hasFree = state.seats.some(({ kind }) => kind === "open");
  const leave = async () => {
    if (await act(serverApi.stand(state.id))) go("/online");
  };
  const change = async (settings: ProposedSettings) => {
    await act(serverApi.propose(state.id, settings));
  };
  const canChange = !isStarting(state);
  const people = (
    <Seats
      state={state}
      viewer={seat}
      here={here}
      presence={presence}
      onChange={(of, chair) => void act(serverApi.changeSeat(state.id, of, chair))}
    />
  );
  return (
    <>
      {hasFree && <Invitation state={state} />}
      {hasFree && arrival.step !== undefined && <ArrivalSteps arrival={arrival} />}
      {!hasFree && people}
      <Proposal
        setup={setup}
        state={state}
        seat={seat}
        onAnswer={async (agrees) => {
          await act(serverApi.answerProposal(state.id, agrees));
        }}
      />
      <RulesCard
        setup={setup}
        state={state}
        mode={!canChange ? "read" : others === 0 ? "change" : "suggest"}
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
        onReady={async (ready) => {
          await act(serverApi.ready(state.id, ready));
        }}
      />
    </>
  );
};

const sceneSeats = ({ state, here, presence, watchers, viewer }: ShownTable): readonly SceneSeat[] => {
  // Whoever has the link open without a seat; the viewer is one of them until they have joined.
  let arriving = watchers;
  if (viewer === "spectator") arriving = 1;
  return state.seats.map((seat, n): SceneSeat => {
    if (seat.kind === "bot") return { kind: "bot" };
    if (seat.kind === "person") {
      const now = presence?.find((one) => one.seat === n)?.state;
      const isAway = now === undefined ? !here.includes(n) : now === "away";
      return { kind: "person", avatar: seat.avatar, isAway };
    }
    arriving -= 1;
    return { kind: arriving >= 0 ? "arriving" : "free" };
  });
};

/** Who plays whom, as the slate says it. */
const slateLine = ({ state, viewer }: ShownTable): string => {
  const { you, versus } = meetingWords.value.invite;
  if (state.seats.length > 2) return titleOf(state.game);
  const names = state.seats.map((seat, n) => {
    if (n === viewer) return you;
    if (seat.kind === "open") return viewer === "spectator" ? you : "?";
    return seat.kind === "person" ? seat.name : botName(state.game, seat.bot);
  });
  return names.join(` ${versus} `);
};

/** Milliseconds without a connection until it counts as lost: taking a seat opens a new one, too. */
const untilLost = 2000;

const useLostConnection = (): boolean => {
  const isLost = useSignal(false);
  const stands = pageConnection.stands.value;
  useEffect(() => {
    if (stands) {
      isLost.value = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      isLost.value = true;
      announce(presenceWords.peek().lost);
    }, untilLost);
    return () => clearTimeout(timer);
  }, [stands, isLost]);
  return isLost.value;
};

const Meeting = ({ shown }: { readonly shown: ShownTable }) => {
  const { state, viewer, watchers, names } = shown;
  const labels = words.value.room;
  const setup = useSetup(state.game);
  const isLost = useLostConnection();
  // The seat button waits until the rules can be read.
  if (setup === undefined)
    return (
      <p class="moment" role="status">
        {texts.value.frame.wait}
      </p>
    );
  const room = pageOf(state.game)?.room ?? "parlour";
  const sits = typeof viewer === "number";
  return (
    <div class="meeting">
      <div class="meeting-picture">
        <MeetingScene
          room={room}
          seats={sceneSeats(shown)}
          slate={{ title: meetingWords.value.invite.tonight, line: slateLine(shown) }}
        />
        {sits && (
          <ArrivalNews
            arrival={
              isStarting(state)
                ? { step: "ready", title: labels.ready, about: "" }
                : arrivalAt({ state, viewer, watchers, names }, meetingWords.value)
            }
          />
        )}
      </div>
      <div class="meeting-side">
        {isLost && (
          <p class="online-line" role="status">
            {presenceWords.value.lost}
          </p>
        )}
        {sits ? <Seated shown={shown} setup={setup} seat={viewer} /> : <Guest shown={shown} setup={setup} />}
      </div>
    </div>
  );
};

/** Once all seats are taken, reveals the phrase that was committed to. */
const keepPromise = async (state: TableState, viewer: Viewer | undefined): Promise<void> => {
  const seat = typeof viewer === "number" ? state.seats[viewer] : undefined;
  if (state.phase !== "revealing" || seat?.kind !== "person" || seat.phrase !== "committed") return;
  const phrase = promised.of(state.id);
  if (phrase === undefined) toast(words.peek().dice.lostPhrase, { tone: "bad", stays: true });
  else await act(serverApi.reveal(state.id, phrase));
};

const Table = ({ id }: { readonly id: string }) => {
  const shown = useTableState(id);
  const now = shown.value;
  const sat = useRef(false);
  useSignalEffect(() => {
    const found = shown.value;
    if (found === undefined || "code" in found) return;
    const sits = typeof found.viewer === "number";
    if (sat.current && found.viewer === "spectator") toast(words.peek().room.kicked, { tone: "bad" });
    if (found.viewer !== undefined) sat.current = sits;
    if (!sits) return;
    void keepPromise(found.state, found.viewer);
    if (found.state.phase !== "playing") return;
    sound.play("turn");
    swap(`/match/${onlineAddress(id)}`);
  });
  if (now === undefined)
    return (
      <Frame title={words.value.title}>
        <p class="moment" role="status">
          {texts.value.frame.wait}
        </p>
      </Frame>
    );
  if ("code" in now) return <NotFound title={words.value.room.gone} about={refusalText(now, onlineRefusals())} />;
  const { state, viewer } = now;
  const labels = meetingWords.value.invite;
  const isLate = state.phase === "playing" && viewer === "spectator" && !isTakingSeat.value;
  const hasFree = state.seats.some(({ kind }) => kind === "open");
  const title =
    typeof viewer === "number" ? (hasFree ? labels.title : labels.waitingRoom) : labels.invitation(titleOf(state.game));
  return (
    <Frame
      title={isLate || state.phase === "closed" ? titleOf(state.game) : title}
      room={pageOf(state.game)?.room ?? "parlour"}
      scope={`pages ${pageOf(state.game)?.beside?.game ?? state.game}`}
    >
      {state.phase === "closed" ? (
        <div class="online-room">
          <section class="sheet paper">
            <p>{words.value.room.closed}</p>
            <Button icon={HomeIcon} onPress={() => go("/online")}>
              {words.value.mine.title}
            </Button>
          </section>
        </div>
      ) : isLate ? (
        <div class="online-room">
          <FullTable state={state} />
        </div>
      ) : (
        <Meeting shown={now} />
      )}
    </Frame>
  );
};

/** Resolves a six-letter code to its table's own link; a wrong one can be corrected in place. */
const ByCode = ({ code }: { readonly code: string }) => {
  const problem = useSignal<string | undefined>(undefined);
  useEffect(() => {
    void serverApi.byCode(code).then((found) => {
      if (found.ok) swap(`/online/${found.value.id}`);
      else
        problem.value =
          found.refusal.code === "no-table"
            ? meetingWords.peek().code.wrong
            : refusalText(found.refusal, onlineRefusals());
    });
  }, [code, problem]);
  return (
    <Frame title={words.value.title}>
      {problem.value === undefined ? (
        <p class="moment" role="status">
          {texts.value.frame.wait}
        </p>
      ) : (
        <div class="online-room">
          <section class="sheet paper">
            <CodeField code={code} problem={problem.value} />
          </section>
        </div>
      )}
    </Frame>
  );
};

export const MeetingRoom = ({ place }: { readonly place: string }) =>
  /^[a-z]{6}$/i.test(place) ? <ByCode key={place} code={place} /> : <Table key={place} id={place} />;
