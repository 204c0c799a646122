/** Another match with people far away: offered by one, accepted by the others. On the result, or in the bar without one. */
import { signal, useSignalEffect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { OnlineState, Table } from "../match/table.ts";
import { sound } from "../sound/index.ts";
import { announce, Button, CheckIcon, CloseIcon, EyeIcon, PlayIcon } from "../ui/index.ts";
import { type RematchState, rematchAt } from "./rematch.ts";
import { words } from "./words.ts";
import "./online.css";

interface RematchProps {
  readonly table: Table;
  readonly far: OnlineState;
  nameOf(seat: number): string;
}

const stateOf = ({ table, far, nameOf }: RematchProps): RematchState =>
  rematchAt(
    {
      sight: table.sight.value,
      here: far.here.value,
      clock: far.state.value.clock,
      hasBegun: far.hasNext.value,
      nameOf,
    },
    words.value.rematch,
  );

const Keys = (props: RematchProps) => {
  const { table, far } = props;
  const said = words.value.rematch;
  const { kind, text } = stateOf(props);
  const offer = () => void table.can.rematch?.();
  const decline = () => void table.can.noRematch?.();
  const isSeated = typeof table.sight.value.holder === "number";
  // The main key stays the same element whatever it says, so that the focus stays on it.
  const main = {
    open: { label: said.offer, icon: PlayIcon, act: offer },
    offered: { label: said.accept, icon: CheckIcon, act: offer },
    waiting: { label: said.cancel, icon: CloseIcon, act: decline },
    watching: undefined,
    begun: { label: isSeated ? said.go : said.watch, icon: isSeated ? PlayIcon : EyeIcon, act: () => far.goOn() },
  }[kind];
  return (
    <>
      {text !== "" && <p>{text}</p>}
      {kind === "offered" && (
        <Button kind="quiet" icon={CloseIcon} onPress={decline}>
          {said.decline}
        </Button>
      )}
      {main !== undefined && (
        <Button kind={kind === "waiting" ? "quiet" : "main"} icon={main.icon} onPress={main.act}>
          {main.label}
        </Button>
      )}
    </>
  );
};

/** Results that show it just now. */
const results = signal(0);

/** On the result of the match. */
export const Rematch = (props: RematchProps) => {
  useLayoutEffect(() => {
    results.value += 1;
    return () => {
      results.value -= 1;
    };
  }, []);
  return (
    <div class="far-rematch">
      <Keys {...props} />
    </div>
  );
};

/** In the bar, for whoever has put the result away; and whatever changes is said aloud. */
export const RematchInBar = (props: RematchProps) => {
  const said = useRef("");
  const wasShown = useRef(false);
  const isShown = results.value > 0;
  if (isShown) wasShown.current = true;
  useSignalEffect(() => {
    const { kind, text } = stateOf(props);
    if (text === said.current) return;
    said.current = text;
    announce(text);
    if (kind === "offered" && document.visibilityState === "hidden") sound.play("turn");
  });
  const { kind, text } = stateOf(props);
  if (isShown || (!wasShown.current && (kind === "open" || text === ""))) return null;
  return (
    <div class="far-stop far-rematch">
      <Keys {...props} />
    </div>
  );
};
