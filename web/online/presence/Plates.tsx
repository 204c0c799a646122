/** The plates of the people at an online table: connection, turn and time of each, and the viewer's own action. */
import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { pageOf } from "../../games/pages.ts";
import { nearDay } from "../../language/format.ts";
import type { OnlineState, Table } from "../../match/table.ts";
import { sound } from "../../sound/index.ts";
import { announce, CheckIcon, CloseIcon, Emblem, HourglassIcon, type Icon, seatStyle } from "../../ui/index.ts";
import { words as barWords } from "../words.ts";
import { AwayIcon, ConnectedIcon, DisconnectedIcon, ReconnectingIcon } from "./icons.tsx";
import { type PlateKind, plateState } from "./plate-state.ts";
import { clockText } from "./time.ts";
import { useNow } from "./useNow.ts";
import { words } from "./words.ts";
import "./plates.css";

const signs: Readonly<Record<PlateKind, Icon>> = {
  connected: ConnectedIcon,
  thinking: HourglassIcon,
  reconnecting: ReconnectingIcon,
  away: AwayIcon,
  lost: DisconnectedIcon,
  placed: ConnectedIcon,
  sending: ReconnectingIcon,
  kept: DisconnectedIcon,
  confirmed: CheckIcon,
  refused: CloseIcon,
};

export interface PlatesProps {
  readonly table: Table;
  readonly online: OnlineState;
  nameOf(seat: number): string;
  colourOf(seat: number): number;
}

/** From here on a clock is shown as running out. */
const short = 10_000;

/** Announces when somebody goes, reconnects or returns, and when one's own connection does. */
const useAnnouncedPresence = ({ table, online, nameOf }: PlatesProps): void => {
  const last = useRef(new Map<number, string>());
  const stood = useRef(true);
  useSignalEffect(() => {
    const labels = words.peek();
    const stands = online.stands.value;
    if (stands !== stood.current) announce(stands ? labels.back : labels.lost);
    stood.current = stands;
    if (!stands) return;
    const { holder } = table.sight.peek();
    for (const { seat, state } of online.presence.value) {
      const before = last.current.get(seat);
      last.current.set(seat, state);
      if (before === undefined || before === state || seat === holder) continue;
      const say = { connected: labels.isBack, reconnecting: labels.isReconnecting, away: labels.isAway }[state];
      announce(say(nameOf(seat)));
    }
  });
};

/** Announces one's own action only if it takes a while: most are answered before they could be read out. */
const useAnnouncedTap = ({ online }: PlatesProps): void => {
  useSignalEffect(() => {
    const tap = online.tap.value;
    const labels = words.peek();
    if (tap?.kind === "sending" || tap?.kind === "kept") announce(labels[tap.kind]);
    if (tap?.kind === "confirmed" && tap.wasSlow) announce(labels.confirmed);
  });
};

/** With time for a whole match everybody has a clock; with time for a move there is one. */
export const isPerMatch = ({ state }: OnlineState): boolean => state.value.increment !== undefined;

/** The last seconds of one's own clock are announced once. */
const useHurry = (online: OnlineState, seat: number | undefined, now: number): void => {
  const own = online.clocks.value.find((clock) => clock.seat === seat);
  const isShort = own?.runsOut !== undefined && own.runsOut - now <= short && isPerMatch(online);
  useEffect(() => {
    if (!isShort) return;
    announce(barWords.peek().bar.hurry);
    sound.play("wake");
  }, [isShort]);
};

const Clock = ({
  online,
  seat,
  now,
}: {
  readonly online: OnlineState;
  readonly seat: number;
  readonly now: number;
}) => {
  const clock = online.clocks.value.find((one) => one.seat === seat);
  if (clock === undefined || !isPerMatch(online)) return null;
  const left = clock.runsOut === undefined ? clock.left : clock.runsOut - now;
  if (left === undefined) return null;
  return (
    <span class={`online-plate-clock${left <= short && clock.runsOut !== undefined ? " short" : ""}`}>
      <span class="spoken-only">{words.value.left(clockText(left))}</span>
      <span aria-hidden="true">{clockText(left)}</span>
    </span>
  );
};

export const Plates = (props: PlatesProps) => {
  useAnnouncedPresence(props);
  useAnnouncedTap(props);
  const { table, online, nameOf, colourOf } = props;
  const labels = words.value;
  const { laid, holder, waiting, outcome } = table.sight.value;
  const stands = online.stands.value;
  const people = laid.sitters.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const counts =
    online.clocks.value.length > 0 || online.presence.value.some(({ state, since }) => state === "away" && since);
  const now = useNow(counts && outcome === undefined);
  useHurry(online, typeof holder === "number" ? holder : undefined, now);
  // Nobody's presence is known without a connection: the one plate says so.
  const seats = stands ? people : [];
  const tap = online.tap.value;
  const offUntil = (seat: number): string | undefined => {
    const until = online.state.value.vacations?.find((one) => one.seat === seat)?.until;
    return until === undefined ? undefined : nearDay(until);
  };
  return (
    <ul class="online-plates" aria-label={labels.players} data-count={seats.length}>
      {!stands && (
        <li class="online-plate" data-state="lost">
          <DisconnectedIcon />
          <span class="online-plate-state">
            <span>{labels.lost}</span>
          </span>
          {tap?.kind === "kept" && <span class="online-plate-kept">{labels.kept}</span>}
        </li>
      )}
      {seats.map((seat) => {
        const { kind, text } = plateState(
          {
            isMe: seat === holder,
            presence: online.presence.value.find((one) => one.seat === seat),
            // With a board of their own, it is always everybody’s turn.
            isOnTurn: outcome === undefined && waiting.includes(seat) && pageOf(laid.game)?.beside === undefined,
            intent: online.intents.value.get(seat),
            tap,
            stands,
            now,
            offUntil: offUntil(seat),
          },
          labels,
        );
        const Sign = signs[kind];
        return (
          <li key={seat} class="online-plate" data-state={kind} style={seatStyle(colourOf(seat))}>
            <Emblem colour={colourOf(seat)} />
            <span class="online-plate-name">{nameOf(seat)}</span>
            <span class="online-plate-state">
              <Sign />
              <span>{text}</span>
            </span>
            <Clock online={online} seat={seat} now={now} />
          </li>
        );
      })}
    </ul>
  );
};
