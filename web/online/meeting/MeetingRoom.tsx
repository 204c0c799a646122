/** The lobby of an online table: its picture, and beside it the page for those with a seat and those without. */
import { useSignal, useSignalEffect } from "@preact/signals";
import type { Viewer } from "@turnlight/kernel";
import type { TableState } from "@turnlight/wire";
import { useEffect, useRef } from "preact/hooks";
import type { OnlineSetup } from "../../games/page.ts";
import { pageOf } from "../../games/pages.ts";
import { texts } from "../../language/language.ts";
import { refusalText } from "../../language/refusals.ts";
import { onlineAddress } from "../../match/online/online-table.ts";
import { pageConnection } from "../../match/online/page-connection.ts";
import { serverApi } from "../../match/online/server-api.ts";
import { go, swap } from "../../navigation/routes.ts";
import { sound } from "../../sound/index.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { announce, Button, HomeIcon, toast } from "../../ui/index.ts";
import { NotFound } from "../../ui/NotFound.tsx";
import { botName } from "../bot-name.ts";
import { words as presenceWords } from "../presence/words.ts";
import { onlineRefusals } from "../refusals.ts";
import { words } from "../words.ts";
import { ArrivalNews } from "./Arrival.tsx";
import { arrivalAt } from "./arrival.ts";
import { CodeField } from "./CodeField.tsx";
import { promised } from "./dice-phrase.ts";
import { FullTable } from "./FullTable.tsx";
import { Guest } from "./Guest.tsx";
import { MeetingScene, type SceneSeat } from "./MeetingScene.tsx";
import { onlineSetupOf } from "./online-setup.ts";
import { act } from "./requests.ts";
import { isStarting, Seated } from "./Seated.tsx";
import { titleOf } from "./TableAbout.tsx";
import { isTakingSeat } from "./take-seat.ts";
import { type ShownTable, useTableState } from "./useTableState.ts";
import { meetingWords } from "./words.ts";
import "../tokens.css";
import "../online.css";
import "./meeting.css";

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
