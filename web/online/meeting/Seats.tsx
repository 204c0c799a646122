/** The seats of a table before its match: who has them, and the table creator's controls. */
import { useSignal } from "@preact/signals";
import type { Viewer } from "@turnlight/kernel";
import type { NewTable, SeatPresence, TableState } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { pageOf } from "../../games/pages.ts";
import { Face } from "../../ui/faces.tsx";
import { BotIcon, Button, CheckIcon, CloseIcon, confirm, Emblem, IconButton, seatStyle } from "../../ui/index.ts";
import { botName } from "../bot-name.ts";
import { AwayIcon, ConnectedIcon, ReconnectingIcon } from "../presence/icons.tsx";
import { words as presenceWords } from "../presence/words.ts";
import { words } from "../words.ts";
import { meetingWords } from "./words.ts";

/** Milliseconds after which somebody who waits alone is offered a bot. */
const untilBot = 20_000;

interface SeatsProps {
  readonly state: TableState;
  readonly viewer: Viewer | undefined;
  readonly here: readonly number[];
  readonly presence: readonly SeatPresence[] | undefined;
  onChange(seats: readonly number[], chair: NewTable["seats"][number]): void;
}

type OnlineSeat = TableState["seats"][number];

const nameOf = (game: string, seat: OnlineSeat): string => {
  if (seat.kind === "person") return seat.name;
  return seat.kind === "bot" ? words.value.room.bot(botName(game, seat.bot)) : words.value.room.openSeat;
};

const Sign = ({ seat }: { readonly seat: OnlineSeat }) => {
  if (seat.kind === "person")
    return (
      <span class="online-face" style={seatStyle(seat.colour)}>
        <Face number={seat.avatar} />
        <Emblem colour={seat.colour} />
      </span>
    );
  return <span class="online-face">{seat.kind === "bot" && <BotIcon />}</span>;
};

/** Connection and readiness of somebody with a seat, each with its own sign. */
const SeatStatus = ({ state, n, here, presence }: Omit<SeatsProps, "viewer" | "onChange"> & { readonly n: number }) => {
  const labels = presenceWords.value;
  const { ready } = meetingWords.value;
  const now = presence?.find(({ seat }) => seat === n)?.state ?? (here.includes(n) ? "connected" : "away");
  const Sign = { connected: ConnectedIcon, reconnecting: ReconnectingIcon, away: AwayIcon }[now];
  const isReady = state.ready?.includes(n) === true;
  return (
    <small class="seat-status" data-state={now}>
      <span>
        <Sign />
        {labels[now]}
      </span>
      {state.ready !== undefined && (
        <span data-ready={isReady}>
          {isReady && <CheckIcon />}
          {isReady ? ready.isReady : ready.isNot}
        </span>
      )}
    </small>
  );
};

export const Seats = ({ state, viewer, here, presence, onChange }: SeatsProps) => {
  const labels = words.value.room;
  const long = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      long.value = true;
    }, untilBot);
    return () => clearTimeout(timer);
  }, [long]);
  const isHost = typeof viewer === "number" && viewer === state.host;
  const bot = pageOf(state.game)?.opponents[0]?.bot;
  const free = async (seat: number, name: string) => {
    const meant = await confirm({
      title: labels.freeAsk(name),
      yes: labels.freeYes,
      no: words.value.rematch.cancel,
      danger: true,
    });
    if (meant) onChange([seat], { kind: "open" });
  };
  const open = state.seats.flatMap(({ kind }, seat) => (kind === "open" ? [seat] : []));
  return (
    <section class="meeting-rules">
      <h2>{labels.seats}</h2>
      <ul class="online-seats">
        {state.seats.map((seat, n) => {
          const name = nameOf(state.game, seat);
          return (
            <li key={n} data-kind={seat.kind}>
              <Sign seat={seat} />
              <span class="online-name">{n === viewer ? labels.you(name) : name}</span>
              {seat.kind === "person" && <SeatStatus state={state} n={n} here={here} presence={presence} />}
              {isHost && seat.kind === "open" && bot !== undefined && (
                <IconButton
                  icon={BotIcon}
                  label={labels.takeBot(n + 1)}
                  onPress={() => onChange([n], { kind: "bot", bot })}
                />
              )}
              {isHost && seat.kind !== "open" && n !== viewer && (
                <IconButton icon={CloseIcon} label={labels.free(name)} onPress={() => void free(n, name)} />
              )}
            </li>
          );
        })}
      </ul>
      {isHost && long.value && open.length > 0 && bot !== undefined && (
        <p class="online-offer">
          {labels.nobody}{" "}
          <Button kind="quiet" icon={BotIcon} onPress={() => onChange(open, { kind: "bot", bot })}>
            {labels.botNow}
          </Button>
        </p>
      )}
    </section>
  );
};
