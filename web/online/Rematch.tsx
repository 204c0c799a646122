/** Rematch of an online match: offered by one, accepted by the others. In the result dialog, or in the status bar. */
import { signal, useSignalEffect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { duration } from "../language/format.ts";
import type { OnlineState, Table } from "../match/table.ts";
import { sound } from "../sound/index.ts";
import { Face } from "../ui/faces.tsx";
import { announce, Button, CheckIcon, CloseIcon, EyeIcon, PlayIcon } from "../ui/index.ts";
import { clockText } from "./presence/time.ts";
import { useNow } from "./presence/useNow.ts";
import { type RematchState, rematchAt } from "./rematch.ts";
import { words } from "./words.ts";
import "./online.css";

interface RematchProps {
  readonly table: Table;
  readonly online: OnlineState;
  nameOf(seat: number): string;
}

const stateOf = ({ table, online, nameOf }: RematchProps): RematchState =>
  rematchAt(
    {
      sight: table.sight.value,
      here: online.here.value,
      clock: online.state.value.clock,
      hasBegun: online.hasNext.value,
      until: online.rematchUntil.value,
      nameOf,
    },
    words.value.rematch,
  );

/** How long an offer is still open; read on demand, since it changes every second. */
const OpenFor = ({ until }: { readonly until: number }) => (
  <span role="timer">{words.value.rematch.openFor(clockText(until - useNow(true)))}</span>
);

const Keys = (props: RematchProps) => {
  const { table, online } = props;
  const labels = words.value.rematch;
  const { kind, text, about, until } = stateOf(props);
  const offer = () => void table.can.rematch?.();
  const decline = () => void table.can.noRematch?.();
  const isSeated = typeof table.sight.value.holder === "number";
  // The main button stays the same element whatever its label, so that it keeps the focus.
  const main = {
    open: { label: labels.offer, icon: PlayIcon, act: offer },
    offered: { label: labels.accept, icon: CheckIcon, act: offer },
    waiting: { label: labels.cancel, icon: CloseIcon, act: decline },
    watching: undefined,
    begun: {
      label: isSeated ? labels.go : labels.watch,
      icon: isSeated ? PlayIcon : EyeIcon,
      act: () => online.goOn(),
    },
  }[kind];
  const from = kind === "offered" ? table.sight.value.rematch?.wants[0] : undefined;
  const sitter = from === undefined ? undefined : table.sight.value.laid.sitters[from];
  return (
    <>
      {text !== "" && (
        <div class="rematch-news" data-kind={kind}>
          {sitter?.kind === "person" && <Face number={sitter.avatar} />}
          {kind === "waiting" && (
            <span class="thinking-dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          )}
          <p>{text}</p>
          {(about !== undefined || until !== undefined) && (
            <small>
              {about} {until !== undefined && <OpenFor until={until} />}
            </small>
          )}
        </div>
      )}
      {main !== undefined && (
        <Button kind={kind === "waiting" ? "quiet" : "main"} icon={main.icon} onPress={main.act}>
          {main.label}
        </Button>
      )}
      {kind === "offered" && (
        <Button kind="quiet" icon={CloseIcon} onPress={decline}>
          {labels.decline}
        </Button>
      )}
    </>
  );
};

/** How many mounted result dialogs show the rematch controls. */
const results = signal(0);

/** In the result dialog. */
export const Rematch = (props: RematchProps) => {
  useLayoutEffect(() => {
    results.value += 1;
    return () => {
      results.value -= 1;
    };
  }, []);
  return (
    <div class="online-rematch" data-kind={stateOf(props).kind}>
      <Keys {...props} />
    </div>
  );
};

/** In the status bar once the result dialog is closed; changes are announced to screen readers. */
export const RematchInBar = (props: RematchProps) => {
  const lastAnnounced = useRef("");
  const wasShown = useRef(false);
  const isShown = results.value > 0;
  if (isShown) wasShown.current = true;
  useSignalEffect(() => {
    const { kind, text, until } = stateOf(props);
    if (text === lastAnnounced.current) return;
    lastAnnounced.current = text;
    announce(until === undefined ? text : `${text} ${words.peek().rematch.standsFor(duration(until - Date.now()))}`);
    if (kind === "offered" && document.visibilityState === "hidden") sound.play("turn");
  });
  const { kind, text } = stateOf(props);
  if (isShown || (!wasShown.current && (kind === "open" || text === ""))) return null;
  return (
    <div class="online-stop online-rematch">
      <Keys {...props} />
    </div>
  );
};
