/** The status bar of an online match: connection, clock, absent players, spectators; and turn alerts for a hidden page. */
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pageOf } from "../games/pages.ts";
import { sideIn } from "../games/side-view.ts";
import { inLanguage } from "../language/language.ts";
import { refusalText } from "../language/refusals.ts";
import { serverApi } from "../match/online/server-api.ts";
import type { OnlineState, Table } from "../match/table.ts";
import { sound } from "../sound/index.ts";
import { announce, Button, CheckIcon, ClockIcon, CloseIcon, EyeIcon, WarnIcon } from "../ui/index.ts";
import { RematchInBar } from "./Rematch.tsx";
import { onlineRefusals, sayRefused } from "./refusals.ts";
import { needsConsent } from "./rematch.ts";
import { words } from "./words.ts";
import "./online.css";

const second = 1000;
/** From here on the clock is shown as running out. */
const short = 10 * second;

const timeSaid = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / second));
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  if (days > 0) return `${days} d ${hours % 24} h`;
  if (hours > 0) return `${hours} h ${minutes % 60} min`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
};

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
      {words.value.bar.left(timeSaid(until - now.value))}
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

const lineSaid = ({ stands, refused, unanswered }: OnlineState): string | undefined => {
  const labels = words.value.bar;
  if (refused.value !== undefined) return refusalText(refused.value, onlineRefusals());
  if (!stands.value) return unanswered.value > 0 ? labels.waiting : labels.broken;
  return undefined;
};

interface StatusBarProps {
  readonly table: Table;
  readonly online: OnlineState;
  /** The match is over, and its end has been shown. */
  readonly over: boolean;
  nameOf(seat: number): string;
}

/** Side-by-side matches: the others' progress, and who is still playing once your own board is done. */
const Others = ({ table, nameOf }: Pick<StatusBarProps, "table" | "nameOf">) => {
  const { view, holder, laid, outcome } = table.sight.value;
  const progressText = pageOf(laid.game)?.beside?.said;
  const boards = sideIn(view)?.boards;
  if (progressText === undefined || boards === undefined || typeof holder !== "number") return null;
  const isDone = outcome === undefined && boards[holder]?.stands === "done";
  return (
    <>
      {isDone && <strong class="online-done">{words.value.bar.done}</strong>}
      {boards.map((progress, seat) =>
        seat === holder ? null : (
          <span key={seat} class="online-progress" data-stands={progress.stands}>
            {words.value.bar.progress(nameOf(seat), inLanguage(progressText)(progress))}
          </span>
        ),
      )}
    </>
  );
};

/** An offer to stop without a result: those who have not answered may agree or play on, the offerer may withdraw it. */
const Stopping = ({ table, online, nameOf }: Omit<StatusBarProps, "over">) => {
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
      <p role="status">{isMine ? labels.mine : labels.theirs(agreed.map(nameOf).join(", "))}</p>
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

export const StatusBar = ({ table, online, over, nameOf }: StatusBarProps) => {
  useYourTurn(table);
  const labels = words.value.bar;
  const { laid, holder, waiting, outcome } = table.sight.value;
  const away = laid.sitters.flatMap(({ kind }, seat) =>
    kind === "person" && seat !== holder && !online.here.value.includes(seat) ? [nameOf(seat)] : [],
  );
  const line = lineSaid(online);
  const asks = over && needsConsent(laid);
  return (
    <div
      class="online-bar"
      hidden={
        line === undefined &&
        away.length === 0 &&
        holder !== "spectator" &&
        online.watchers.value === 0 &&
        pageOf(laid.game)?.beside === undefined &&
        online.state.value.stopping === undefined &&
        !asks &&
        online.runsOut.value === undefined
      }
    >
      <p class="online-news" role="status" data-line={online.stands.value ? "stands" : "broken"}>
        {line !== undefined && (
          <>
            <WarnIcon />
            {line}
          </>
        )}
        {line === undefined && holder === "spectator" && <span>{labels.watching}</span>}
        {line === undefined && away.length > 0 && <span>{labels.away(away.join(", "))}</span>}
      </p>
      <Others table={table} nameOf={nameOf} />
      <Stopping table={table} online={online} nameOf={nameOf} />
      {asks && <RematchInBar table={table} online={online} nameOf={nameOf} />}
      {outcome === undefined && <Clock online={online} isMine={waiting.some((seat) => seat === holder)} />}
      {online.watchers.value > 0 && (
        <span class="online-watchers">
          <EyeIcon />
          {labels.watchers(online.watchers.value, online.names.value.join(", "))}
        </span>
      )}
    </div>
  );
};
