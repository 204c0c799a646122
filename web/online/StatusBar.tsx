/** The thin bar of a match with people far away: the line, the time, who is away, who looks on; and "your turn" for who looks elsewhere. */
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pageOf } from "../games/index.ts";
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
/** From here on the clock says that it is short. */
const short = 10 * second;

const timeSaid = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / second));
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  if (days > 0) return `${days} d ${hours % 24} h`;
  if (hours > 0) return `${hours} h ${minutes % 60} min`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
};

/** Ticks once a second while a clock runs; the last seconds are said once. */
const Clock = ({ far: { runsOut }, isMine }: { readonly far: OnlineState; readonly isMine: boolean }) => {
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
    <span class={`far-clock${isShort.value ? " short" : ""}`} role="timer" aria-label={words.value.bar.clock}>
      <ClockIcon />
      {words.value.bar.left(timeSaid(until - now.value))}
    </span>
  );
};

/** Somebody in another tab, or with the page put away as an app, sees that it is their turn. */
const useYourTurn = (table: Table): void => {
  useSignalEffect(() => {
    const { waiting, holder, outcome } = table.sight.value;
    const isMine = outcome === undefined && waiting.some((seat) => seat === holder);
    const plain = document.title.replace(/^● [^·]* · /, "");
    document.title = isMine ? `● ${words.value.bar.yourTurn} · ${plain}` : plain;
    if (isMine && document.visibilityState === "hidden") sound.play("turn");
    // Where a page cannot be put on a home screen there is no badge either.
    const badge = isMine ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
    badge?.catch(() => undefined);
  });
  useEffect(() => () => void navigator.clearAppBadge?.().catch(() => undefined), []);
};

const lineSaid = ({ stands, refused, unanswered }: OnlineState): string | undefined => {
  const said = words.value.bar;
  if (refused.value !== undefined) return refusalText(refused.value, onlineRefusals());
  if (!stands.value) return unanswered.value > 0 ? said.waiting : said.broken;
  return undefined;
};

interface StatusBarProps {
  readonly table: Table;
  readonly far: OnlineState;
  /** The match is over, and its end has been shown. */
  readonly over: boolean;
  nameOf(seat: number): string;
}

/** Where everybody has a board of their own: how far the others are, and whom those who are done wait for. */
const Others = ({ table, nameOf }: Pick<StatusBarProps, "table" | "nameOf">) => {
  const { view, holder, laid, outcome } = table.sight.value;
  const said = pageOf(laid.game)?.beside?.said;
  const boards = sideIn(view)?.boards;
  if (said === undefined || boards === undefined || typeof holder !== "number") return null;
  const isDone = outcome === undefined && boards[holder]?.stands === "done";
  return (
    <>
      {isDone && <strong class="far-done">{words.value.bar.done}</strong>}
      {boards.map((progress, seat) =>
        seat === holder ? null : (
          <span key={seat} class="far-progress" data-stands={progress.stands}>
            {words.value.bar.progress(nameOf(seat), inLanguage(said)(progress))}
          </span>
        ),
      )}
    </>
  );
};

/** Somebody would stop without a result: who has not answered yet may agree or play on, who offered may take it back. */
const Stopping = ({ table, far, nameOf }: Omit<StatusBarProps, "over">) => {
  const said = words.value.stop;
  const { holder, outcome } = table.sight.value;
  const agreed = far.state.value.stopping ?? [];
  if (outcome !== undefined || agreed.length === 0) return null;
  const isMine = agreed.some((seat) => seat === holder);
  const answer = async (agrees: boolean) => {
    const done = await serverApi.stop(far.id, agrees);
    if (!done.ok) sayRefused(done.refusal);
  };
  return (
    <div class="far-stop">
      <p role="status">{isMine ? said.mine : said.theirs(agreed.map(nameOf).join(", "))}</p>
      {typeof holder === "number" && !isMine && (
        <Button kind="quiet" icon={CheckIcon} onPress={() => void answer(true)}>
          {said.agree}
        </Button>
      )}
      {typeof holder === "number" && (
        <Button kind="quiet" icon={CloseIcon} onPress={() => void answer(false)}>
          {isMine ? said.takeBack : said.playOn}
        </Button>
      )}
    </div>
  );
};

export const StatusBar = ({ table, far, over, nameOf }: StatusBarProps) => {
  useYourTurn(table);
  const said = words.value.bar;
  const { laid, holder, waiting, outcome } = table.sight.value;
  const away = laid.sitters.flatMap(({ kind }, seat) =>
    kind === "person" && seat !== holder && !far.here.value.includes(seat) ? [nameOf(seat)] : [],
  );
  const line = lineSaid(far);
  const asks = over && needsConsent(laid);
  return (
    <div
      class="far-bar"
      hidden={
        line === undefined &&
        away.length === 0 &&
        holder !== "spectator" &&
        far.watchers.value === 0 &&
        pageOf(laid.game)?.beside === undefined &&
        far.state.value.stopping === undefined &&
        !asks &&
        far.runsOut.value === undefined
      }
    >
      <p class="far-news" role="status" data-line={far.stands.value ? "stands" : "broken"}>
        {line !== undefined && (
          <>
            <WarnIcon />
            {line}
          </>
        )}
        {line === undefined && holder === "spectator" && <span>{said.watching}</span>}
        {line === undefined && away.length > 0 && <span>{said.away(away.join(", "))}</span>}
      </p>
      <Others table={table} nameOf={nameOf} />
      <Stopping table={table} far={far} nameOf={nameOf} />
      {asks && <RematchInBar table={table} far={far} nameOf={nameOf} />}
      {outcome === undefined && <Clock far={far} isMine={waiting.some((seat) => seat === holder)} />}
      {far.watchers.value > 0 && (
        <span class="far-watchers">
          <EyeIcon />
          {said.watchers(far.watchers.value, far.names.value.join(", "))}
        </span>
      )}
    </div>
  );
};
