/** The lobby of an online table: the invitation, the seats, and the button that takes a seat. */
import { useSignal, useSignalEffect } from "@preact/signals";
import type { Result, Viewer } from "@turnlight/kernel";
import type { TableState } from "@turnlight/wire";
import { useEffect, useRef } from "preact/hooks";
import type { OnlineSetup } from "../../games/page.ts";
import { pageOf } from "../../games/pages.ts";
import { inLanguage, texts } from "../../language/language.ts";
import { refusalText } from "../../language/refusals.ts";
import { onlineAddress } from "../../match/online/online-table.ts";
import { pageConnection } from "../../match/online/page-connection.ts";
import { serverApi } from "../../match/online/server-api.ts";
import { go, swap } from "../../navigation/routes.ts";
import { sound } from "../../sound/index.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { Button, CheckIcon, CloseIcon, HomeIcon, toast } from "../../ui/index.ts";
import { NotFound } from "../../ui/NotFound.tsx";
import { OwnName } from "../account/OwnName.tsx";
import { botName } from "../open-table.ts";
import { onlineRefusals, sayRefused } from "../refusals.ts";
import { words } from "../words.ts";
import { promised } from "./dice-phrase.ts";
import { Invitation } from "./Invitation.tsx";
import { Seats } from "./Seats.tsx";
import { isTakingSeat, takeSeat } from "./take-seat.ts";
import { type ShownTable, useTableState } from "./useTableState.ts";
import "../online.css";

const titleOf = (game: string): string => {
  const card = pageOf(game);
  return card === undefined ? game : inLanguage(card.words).title;
};

/** The game's description of a table's settings: `undefined` while loading, empty if loading fails. */
const useTerms = (game: string): Pick<OnlineSetup, "Terms"> | undefined => {
  const terms = useSignal<Pick<OnlineSetup, "Terms"> | undefined>(undefined);
  useEffect(() => {
    const loading = pageOf(game)?.online?.() ?? Promise.resolve({ online: {} });
    loading.then(
      ({ online }) => {
        terms.value = online;
      },
      () => {
        terms.value = {};
      },
    );
  }, [game, terms]);
  return terms.value;
};

interface TermsProps {
  readonly terms: Pick<OnlineSetup, "Terms">;
  readonly state: TableState;
  readonly viewer: Viewer | undefined;
}

/** The table's settings, shown before taking a seat and while waiting. */
const Terms = ({ terms: { Terms: Told }, state: { game, config, seats }, viewer }: TermsProps) => {
  if (Told === undefined) return null;
  const free = seats.findIndex(({ kind }) => kind === "open");
  const mine = typeof viewer === "number" ? viewer : free;
  return (
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
  );
};

/** The clock and help rules that players must know before they take a seat. */
const Rules = ({ state, viewer, terms }: Omit<TermsProps, "terms"> & Partial<TermsProps>) => {
  const labels = words.value;
  const card = pageOf(state.game);
  return (
    <section class="sheet paper">
      <h2>{labels.room.rule}</h2>
      {terms !== undefined && <Terms terms={terms} state={state} viewer={viewer} />}
      {state.clock !== undefined && (
        <p class="online-pace">
          <strong>
            {labels.invite.pace}: {labels.invite.paces[state.clock] ?? state.clock}.
          </strong>{" "}
          {labels.invite.paceRule}
        </p>
      )}
      {state.help === true && <p>{labels.invite.helpRule}</p>}
      {card !== undefined && inLanguage(card.words).rules.map((rule) => <p key={rule}>{rule}</p>)}
    </section>
  );
};

const Guest = ({ state, terms }: Omit<TermsProps, "viewer">) => {
  const labels = words.value.room;
  const sitting = useSignal(false);
  const host = state.seats[state.host ?? -1];
  const sit = async () => {
    sitting.value = true;
    const seated = await takeSeat(state.id);
    if (!seated.ok) sayRefused(seated.refusal);
    sitting.value = false;
  };
  const game = titleOf(state.game);
  const isFull = !state.seats.some(({ kind }) => kind === "open");
  return (
    <section class="sheet paper">
      <h2>{host?.kind === "person" ? labels.invites(host.name, game) : labels.invitesNobody(game)}</h2>
      <Terms terms={terms} state={state} viewer={undefined} />
      {isFull ? (
        <p>{labels.full}</p>
      ) : (
        <form
          class="online-form"
          onSubmit={(event) => {
            event.preventDefault();
            void sit();
          }}
        >
          <OwnName />
          <Button icon={CheckIcon} wide disabled={sitting.value} onPress={() => void sit()}>
            {labels.sit}
          </Button>
        </form>
      )}
    </section>
  );
};

const act = async (doing: Promise<Result<unknown>>): Promise<boolean> => {
  const done = await doing;
  if (!done.ok) sayRefused(done.refusal);
  return done.ok;
};

const Meeting = ({ shown: { state, viewer, here } }: { readonly shown: ShownTable }) => {
  const labels = words.value.room;
  const sits = typeof viewer === "number";
  const terms = useTerms(state.game);
  // The seat button waits until the settings can be read.
  if (terms === undefined)
    return (
      <p class="moment" role="status">
        {texts.value.frame.wait}
      </p>
    );
  const leave = async () => {
    if (await act(serverApi.stand(state.id))) go("/far");
  };
  return (
    <>
      <p class="online-line" role="status">
        {!pageConnection.stands.value
          ? words.value.bar.broken
          : sits
            ? state.phase === "revealing"
              ? labels.ready
              : labels.waiting
            : ""}
      </p>
      {!sits && <Guest state={state} terms={terms} />}
      {sits && <Invitation state={state} />}
      <Seats
        state={state}
        viewer={viewer}
        here={here}
        onChange={(seat, chair) => void act(serverApi.changeSeat(state.id, seat, chair))}
      />
      <Rules state={state} viewer={viewer} {...(sits && { terms })} />
      {sits && (
        <Button kind="quiet" icon={CloseIcon} onPress={() => void leave()}>
          {labels.leave}
        </Button>
      )}
    </>
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
    const { phase, watching } = found.state;
    const sits = typeof found.viewer === "number";
    if (sat.current && found.viewer === "spectator") toast(words.peek().room.kicked, { tone: "bad" });
    if (found.viewer !== undefined) sat.current = sits;
    if (sits) void keepPromise(found.state, found.viewer);
    if (phase !== "playing" || (found.viewer === "spectator" && (!watching || isTakingSeat.value))) return;
    if (sits) sound.play("turn");
    swap(`/match/${onlineAddress(id)}`);
  });
  if (now === undefined)
    return (
      <Frame title={words.value.title}>
        <p class="moment" role="status">
          {pageConnection.stands.value ? texts.value.frame.wait : words.value.bar.broken}
        </p>
      </Frame>
    );
  if ("code" in now) return <NotFound title={words.value.room.gone} about={refusalText(now, onlineRefusals())} />;
  const { state, viewer } = now;
  const closed = state.phase === "closed" ? words.value.room.closed : words.value.room.noWatching;
  return (
    <Frame
      title={titleOf(state.game)}
      room={pageOf(state.game)?.room ?? "parlour"}
      scope={`pages ${pageOf(state.game)?.beside?.game ?? state.game}`}
    >
      <div class="online-room">
        {state.phase === "closed" || (state.phase === "playing" && viewer === "spectator") ? (
          <section class="sheet paper">
            <p>{closed}</p>
            <Button icon={HomeIcon} onPress={() => go("/far")}>
              {words.value.mine.title}
            </Button>
          </section>
        ) : (
          <Meeting shown={now} />
        )}
      </div>
    </Frame>
  );
};

/** Resolves a six-letter code to its table's own link. */
const ByCode = ({ code }: { readonly code: string }) => {
  const refused = useSignal<string | undefined>(undefined);
  useEffect(() => {
    void serverApi.byCode(code).then((found) => {
      if (found.ok) swap(`/far/${found.value.id}`);
      else refused.value = refusalText(found.refusal, onlineRefusals());
    });
  }, [code, refused]);
  if (refused.value !== undefined) return <NotFound title={words.value.room.gone} about={refused.value} />;
  return (
    <Frame title={words.value.title}>
      <p class="moment" role="status">
        {texts.value.frame.wait}
      </p>
    </Frame>
  );
};

export const MeetingRoom = ({ place }: { readonly place: string }) =>
  /^[a-z]{6}$/i.test(place) ? <ByCode key={place} code={place} /> : <Table key={place} id={place} />;
