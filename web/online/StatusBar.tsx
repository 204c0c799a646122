/** The status bar of an online match: connection, clock, absent players, spectators; and turn alerts for a hidden page. */

import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { sideIn } from "../games/side-view.ts";
import { list } from "../language/format.ts";
import { refusalText } from "../language/refusals.ts";
import { serverApi } from "../match/online/server-api.ts";
import type { OnlineState, Table } from "../match/table.ts";
import { sound } from "../sound/index.ts";
import { announce, Button, CheckIcon, ClockIcon, CloseIcon, EyeIcon, WarnIcon } from "../ui/index.ts";
import { useAnnouncements } from "./announcements.ts";
import { Claim } from "./presence/Claim.tsx";
import { isPerMatch, Plates } from "./presence/Plates.tsx";
import { TapMark } from "./presence/TapMark.tsx";
import { clockText } from "./presence/time.ts";
import { RematchInBar } from "./Rematch.tsx";
import { onlineRefusals, sayRefused } from "./refusals.ts";
import { needsConsent } from "./rematch.ts";
import { words } from "./words.ts";
import "./online.css";

const second = 1000;
/** From here on the clock is shown as running out. */
const short = 10 * second;

/** Ticks once a second while a clock runs; the last seconds are announced once. */
const Clock = ({ online: { runsOut }, isMine }: { readonly online: OnlineState; readonly isMine: boolean }) => {
  const now = useSignal(Date.now());
  const until = runsOut.value;
  useEffect(() => {
    if (until === undefined) return undefined;
    now.value = Date.now();
    const timer = setInterval(() => {
      now.value = Date.now();
    }, second);
    return () => clearInterval(timer);
  }, [until, now]);
  const isShort = useComputed(() => runsOut.value !== undefined && runsOut.value - now.value <= short);
  useEffect(() => {
    if (!isShort.value || !isMine) return;
    announce(words.peek().bar.hurry);
    sound.play("wake");
  }, [isShort.value, isMine]);
  if (until === undefined) return null;
  return (
    <span class={`online-clock${isShort.value ? " short" : ""}`} role="timer" aria-label={words.value.bar.clock}>
      <ClockIcon />
      {words.value.bar.left(clockText(until - now.value))}
    </span>
  );
};

/** Title and app badge say that it is your turn when the page is in the background. */
const useYourTurn = (table: Table): void => {
  useSignalEffect(() => {
    const { waiting, holder, outcome } = table.sight.value;
    const isMine = outcome === undefined && waiting.some((seat) => seat === holder);
    const plain = document.title.replace(/^● [^·]* · /, "");
    document.title = isMine ? `● ${words.value.bar.yourTurn} · ${plain}` : plain;
    if (isMine && document.visibilityState === "hidden") sound.play("turn");
    // Browsers that cannot install the page have no badge either.
    const badge = isMine ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
    badge?.catch(() => undefined);
  });
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => undefined), []);
};

interface StatusBarProps {
  readonly table: Table;
  readonly online: OnlineState;
  /** The match is over, and its end has been shown. */
  readonly over: boolean;
  nameOf(seat: number): string;
  colourOf(seat: number): number;
}

/** Side-by-side matches: who is done is told that the others still play. */
const Done = ({ table }: Pick<StatusBarProps, "table">) => {
  const { view, holder, outcome } = table.sight.value;
  const boards = sideIn(view)?.boards;
  if (boards === undefined || typeof holder !== "number") return null;
  const isDone = outcome === undefined && boards[holder]?.stands === "done";
  return isDone ? <strong class="online-done">{words.value.bar.done}</strong> : null;
};

/** An offer to stop without a result: those who have not answered may agree or play on, the offerer may withdraw it. */
const Stopping = ({ table, online, nameOf }: Omit<StatusBarProps, "over" | "colourOf">) => {
  const labels = words.value.stop;
  const { holder, outcome } = table.sight.value;
  const agreed = online.state.value.stopping ?? [];
  if (outcome !== undefined || agreed.length === 0) return null;
  const isMine = agreed.some((seat) => seat === holder);
  const answer = async (agrees: boolean) => {
    const done = await serverApi.stop(online.id, agrees);
    if (!done.ok) sayRefused(done.refusal);
  };
  return (
    <div class="online-stop">
      <p role="status">{isMine ? labels.mine : labels.theirs(list(agreed.map(nameOf)))}</p>
      {typeof holder === "number" && !isMine && (
        <Button kind="quiet" icon={CheckIcon} onPress={() => void answer(true)}>
          {labels.agree}
        </Button>
      )}
      {typeof holder === "number" && (
        <Button kind="quiet" icon={CloseIcon} onPress={() => void answer(false)}>
          {isMine ? labels.takeBack : labels.playOn}
        </Button>
      )}
    </div>
  );
};

export const StatusBar = ({ table, online, over, nameOf, colourOf }: StatusBarProps) => {
  useYourTurn(table);
  useAnnouncements(true);
  const labels = words.value.bar;
  const { laid, holder, waiting, outcome } = table.sight.value;
  const refusal = online.refused.value;
  const asks = over && needsConsent(laid);
  return (
    <div class="online-bar" data-line={online.stands.value ? "stands" : "broken"}>
      <Plates table={table} online={online} nameOf={nameOf} colourOf={colourOf} />
      {(refusal !== undefined || holder === "spectator") && (
        <p class="online-news" role="status">
          {refusal === undefined ? (
            <>
              <EyeIcon />
              {labels.watching}
            </>
          ) : (
            <>
              <WarnIcon />
              {refusalText(refusal, onlineRefusals())}
            </>
          )}
        </p>
      )}
      <Claim table={table} online={online} nameOf={nameOf} />
      <Done table={table} />
      <Stopping table={table} online={online} nameOf={nameOf} />
      {asks && <RematchInBar table={table} online={online} nameOf={nameOf} />}
      {outcome === undefined && !isPerMatch(online) && (
        <Clock online={online} isMine={waiting.some((seat) => seat === holder)} />
      )}
      {online.watchers.value > 0 && (
        <span class="online-watchers">
          <EyeIcon />
          {labels.watchers(online.watchers.value, list(online.names.value))}
        </span>
      )}
      <TapMark online={online} />
    </div>
  );
};
