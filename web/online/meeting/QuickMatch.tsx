/** Quick match: the few settings that matter, the search with its time, and a bot after a while. */
import { useSignal } from "@preact/signals";
import { joinQueue, type QueueState, type QueueTicket, readName } from "@turnlight/wire";
import { useEffect, useRef } from "preact/hooks";
import { isPlayedOnline, type OnlineSetup } from "../../games/page.ts";
import { pageOf } from "../../games/pages.ts";
import { texts } from "../../language/language.ts";
import { refusalText } from "../../language/refusals.ts";
import { onlineAddress } from "../../match/online/online-table.ts";
import { pageConnection } from "../../match/online/page-connection.ts";
import { serverApi } from "../../match/online/server-api.ts";
import { hasVisited } from "../../match/online/visited.ts";
import { ownSeat } from "../../match/start-match.ts";
import { swap } from "../../navigation/routes.ts";
import { sound } from "../../sound/index.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { announce, BotIcon, Button, CloseIcon, GlobeIcon, PlayIcon } from "../../ui/index.ts";
import { NotFound } from "../../ui/NotFound.tsx";
import { OwnName } from "../account/OwnName.tsx";
import { botName } from "../bot-name.ts";
import { clockText } from "../presence/time.ts";
import { useNow } from "../presence/useNow.ts";
import { onlineRefusals, sayRefused } from "../refusals.ts";
import { ownPhrase } from "./dice-phrase.ts";
import { MeetingScene } from "./MeetingScene.tsx";
import { onlineSetupOf, onlineTitle } from "./online-setup.ts";
import { type MovePace, quickPaces } from "./pace.ts";
import { GameRuleRow, PaceRow } from "./RulesForm.tsx";
import { meetingWords } from "./words.ts";
import "../tokens.css";
import "../online.css";
import "./meeting.css";

/** People meet at tables for two. */
const seats = 2;

interface Search {
  readonly since: number;
  readonly ticket: QueueTicket;
}

/** An offered opponent: a page that somebody looks at confirms by itself. */
const useConfirmation = (now: QueueState | undefined, confirm: (offer: string) => void): void => {
  const asked = now?.kind === "found" && now.confirmed === undefined ? now.offer : undefined;
  useEffect(() => {
    if (asked === undefined) return undefined;
    const look = () => {
      if (document.visibilityState === "visible") confirm(asked);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [asked]);
};

const QueueNews = ({
  game,
  now,
  since,
}: {
  readonly game: string;
  readonly now: QueueState;
  readonly since: number;
}) => {
  const labels = meetingWords.value.quick;
  const time = useNow(true);
  switch (now.kind) {
    case "joining":
      return <p>{labels.joining}</p>;
    case "queued":
      return (
        <>
          <p class="quick-time">
            <span class="spoken-only">{labels.searching}. </span>
            {labels.searchTime(clockText(time - since))}
          </p>
          {(now.others > 0 || now.bot === undefined) && (
            <p>{now.others === 0 ? labels.nobody : labels.others(now.others)}</p>
          )}
          {now.bot !== undefined && <p role="status">{labels.bot}</p>}
        </>
      );
    case "found":
      return (
        <>
          <p class="quick-found">{labels.found(now.name)}</p>
          {now.rated === true && <p>{labels.isRated}</p>}
          <p role="status">{now.confirmed === true ? labels.confirmed(now.name) : labels.foundAbout}</p>
        </>
      );
    case "unqueued":
      return now.why === "left" ? null : (
        <p role="status">{now.why === "elsewhere" ? labels.elsewhere : labels.missed}</p>
      );
    case "refused":
      return <p role="status">{refusalText(now.refusal, onlineRefusals())}</p>;
    case "seated":
      return <p role="status">{pageOf(game) === undefined ? "" : texts.value.frame.wait}</p>;
  }
};

const isSearching = (now: QueueState | undefined): boolean =>
  now?.kind === "joining" || now?.kind === "queued" || now?.kind === "found";

const Searching = ({ game, setup }: { readonly game: string; readonly setup: OnlineSetup }) => {
  const labels = meetingWords.value.quick;
  const config = useSignal<string | undefined>(undefined);
  const pace = useSignal<MovePace>(quickPaces[0] ?? {});
  const rated = useSignal(true);
  const now = useSignal<QueueState | undefined>(undefined);
  const search = useRef<Search | undefined>(undefined);
  useEffect(() => {
    void setup.config(seats, "", true).then((found) => {
      config.value = found;
    });
    return () => search.current?.ticket.leave();
  }, [setup, config]);
  const confirm = (offer: string, agrees = true) => {
    const phrase = ownPhrase.peek().trim();
    search.current?.ticket.confirm(offer, agrees, phrase === "" ? undefined : phrase);
  };
  useConfirmation(now.value, confirm);
  const begin = async () => {
    const { name: typed, colour, avatar } = ownSeat();
    const name = readName(typed);
    if (!name.ok) {
      sayRefused(name.refusal);
      return;
    }
    now.value = { kind: "joining" };
    const guest = await serverApi.becomeGuest();
    if (!guest.ok) {
      now.value = { kind: "refused", refusal: guest.refusal };
      return;
    }
    // A connection from before may belong to nobody yet.
    pageConnection.renew();
    const ticket = joinQueue(
      pageConnection,
      {
        game,
        config: config.peek() ?? "",
        ...pace.peek(),
        person: { name: name.value, colour, avatar },
        ...(rated.peek() && { rated: true as const }),
      },
      (next) => {
        now.value = next;
        if (next.kind === "found" && next.confirmed === undefined) {
          announce(meetingWords.peek().quick.found(next.name));
          sound.play("turn");
        }
        if (next.kind !== "seated") return;
        hasVisited.keep();
        swap(`/match/${onlineAddress(next.table)}`);
      },
    );
    search.current = { ticket, since: Date.now() };
  };
  const stop = () => {
    search.current?.ticket.leave();
    search.current = undefined;
    now.value = undefined;
  };
  const state = now.value;
  const rule = setup.rules?.(config.value ?? "").find(({ key }) => key === setup.quickRule);
  if (state !== undefined && isSearching(state)) {
    const bot = state.kind === "queued" ? state.bot : undefined;
    return (
      <section class="sheet paper quick-search" aria-live="off">
        <h2>{labels.searching}</h2>
        <QueueNews game={game} now={state} since={search.current?.since ?? Date.now()} />
        <div class="online-keys">
          {bot !== undefined && (
            <Button icon={BotIcon} onPress={() => confirm(bot.offer)}>
              {labels.playBot(botName(game, bot.bot))}
            </Button>
          )}
          {state.kind === "found" && state.confirmed === undefined && (
            <>
              <Button icon={PlayIcon} onPress={() => confirm(state.offer)}>
                {labels.confirm}
              </Button>
              <Button kind="quiet" icon={CloseIcon} onPress={() => confirm(state.offer, false)}>
                {labels.decline}
              </Button>
            </>
          )}
          {state.kind !== "found" && (
            <Button kind="quiet" icon={CloseIcon} onPress={stop}>
              {labels.cancel}
            </Button>
          )}
        </div>
      </section>
    );
  }
  return (
    <>
      {state !== undefined && (
        <section class="sheet paper">
          <QueueNews game={game} now={state} since={Date.now()} />
        </section>
      )}
      <section class="sheet paper">
        <OwnName />
      </section>
      <section class="meeting-rules">
        <h2>{labels.title}</h2>
        <p>{labels.about}</p>
        <div class="rules-form">
          {rule !== undefined && (
            <GameRuleRow
              rule={rule}
              onChoose={(chosen) => {
                config.value = chosen;
              }}
            />
          )}
          <PaceRow
            pace={pace.value}
            offered={quickPaces}
            onChange={(chosen) => {
              pace.value = chosen;
            }}
          />
          <label class="switch">
            <input
              type="checkbox"
              checked={rated.value}
              onChange={({ currentTarget }) => {
                rated.value = currentTarget.checked;
              }}
            />
            <span>{labels.rated}</span>
          </label>
        </div>
      </section>
      <Button icon={GlobeIcon} wide disabled={config.value === undefined} onPress={() => void begin()}>
        {state === undefined ? labels.find : labels.again}
      </Button>
    </>
  );
};

export const QuickMatch = ({ game }: { readonly game: string }) => {
  const page = pageOf(game);
  const setup = useSignal<OnlineSetup | undefined>(undefined);
  useEffect(() => {
    if (page === undefined) return;
    void onlineSetupOf(game, page).then((read) => {
      if (read.ok) setup.value = read.value;
    });
  }, [game, page, setup]);
  if (page === undefined || !isPlayedOnline(page)) return <NotFound about={texts.value.setup.unknown} />;
  return (
    <Frame title={onlineTitle(page)} room={page.room} scope={`pages ${page.beside?.game ?? game}`}>
      {setup.value === undefined ? (
        <p class="moment">{texts.value.frame.wait}</p>
      ) : (
        <div class="meeting">
          <div class="meeting-picture">
            <MeetingScene
              room={page.room}
              seats={[{ kind: "person", avatar: ownSeat().avatar, isAway: false }, { kind: "free" }]}
              slate={{
                title: meetingWords.value.quick.title,
                line: `${meetingWords.value.invite.you} ${meetingWords.value.invite.versus} ?`,
              }}
            />
          </div>
          <div class="meeting-side">
            <Searching game={game} setup={setup.value} />
          </div>
        </div>
      )}
    </Frame>
  );
};
