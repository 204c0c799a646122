/** Bills nailed to the wall: the hunt of the day, a friend online, two at one device; and the ways to other pages. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { go } from "../../shared.ts";
import { words } from "../../words/gate.ts";
import { DeviceIcon, LinkIcon } from "./PlayButton.tsx";
import type { GateState } from "./useGate.ts";

/** Whole hours until the next hunt, at midnight UTC. */
const hoursLeft = (): number => 23 - new Date().getUTCHours();

const useOnLine = () => {
  const isOnLine = useSignal(navigator.onLine);
  useEffect(() => {
    const follow = () => {
      isOnLine.value = navigator.onLine;
    };
    addEventListener("online", follow);
    addEventListener("offline", follow);
    return () => {
      removeEventListener("online", follow);
      removeEventListener("offline", follow);
    };
  }, [isOnLine]);
  return isOnLine;
};

const lines = [12, 24, 36, 48, 60, 72, 84].map((at) => `M${at + 1} 1v96M1 ${at + 1}h96`).join("");

const Board = ({ stamp }: { readonly stamp: string | undefined }) => (
  <svg class="gate-board" viewBox="0 0 98 98" aria-hidden="true">
    <rect class="gate-board-paper" x="1" y="1" width="96" height="96" />
    <path class="gate-board-lines" d={lines} />
    {stamp === undefined ? (
      <g transform="translate(60 56) rotate(-18)">
        <circle class="gate-lens" r="21" />
        <path class="gate-handle" d="M0 22v30" />
        <path class="gate-shine" d="M-9-9a14 14 0 0 1 14-5" />
      </g>
    ) : (
      <g class="gate-stamp" transform="translate(49 49) rotate(-14)">
        <circle r="31" />
        <path d={stamp} />
      </g>
    )}
  </svg>
);

const Flame = () => (
  <svg class="gate-flame" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 22c-7-3-7-9-3-14 1 3 3 3 3-1 0-2 0-3-1-5 7 3 9 9 7 14-1 3-3 5-6 6z" />
  </svg>
);

const Daily = ({ gate }: { readonly gate: GateState }) => {
  const texts = words.value.daily;
  const { day, streak } = gate.progress.value;
  const result = day && (day.found ? texts.found(day.misses, day.par) : texts.notFound(day.par));
  const stamp = day && (day.found ? "m-15 1 10 12 20-26" : "M-13-13l26 26M13-13l-26 26");
  return (
    <a class="gate-bill gate-daily" href="#/play/head/daily">
      <span class="gate-daily-text">
        <small class="gate-kicker">{texts.kicker}</small>
        <strong>{texts.title}</strong>
        <span class="gate-facts">
          <b>{result ?? texts.open}</b>
          {streak > 0 && (
            <span class="gate-streak">
              <Flame />
              {texts.streak(streak)}
            </span>
          )}
        </span>
        <span class="gate-left">{texts.left(hoursLeft())}</span>
      </span>
      <Board stamp={stamp} />
    </a>
  );
};

export const Bills = ({ gate }: { readonly gate: GateState }) => {
  const texts = words.value;
  const isOnLine = useOnLine();
  return (
    <nav class="gate-bills" aria-label={texts.more}>
      <Daily gate={gate} />
      <a class="gate-bill gate-small" href="#/online/new/head">
        <LinkIcon />
        <strong>{texts.friend.title}</strong>
        <small>{isOnLine.value ? texts.friend.about : texts.friend.offline}</small>
      </a>
      <button
        type="button"
        class="gate-bill gate-small"
        onClick={() => {
          gate.change({ opponent: "person" });
          go("/play/head/new");
        }}
      >
        <DeviceIcon />
        <strong>{texts.device.title}</strong>
        <small>{texts.device.about}</small>
      </button>
      <p class="gate-links">
        <a href="#/play/head/rules">{texts.links.rules}</a>
        <a href="#/play/head/records">{texts.links.records}</a>
        <a href="#/settings/for/head">{texts.links.settings}</a>
      </p>
    </nav>
  );
};
