/** The hunt on screen: both boards on a desk, one at a time on a phone, and every hand that can guess. */
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { other } from "@turnlight/games/head";
import type { ComponentType } from "preact";
import type { ScreenProps } from "../../screen.ts";
import { announce, FlagIcon, IconButton, seatStyle } from "../house.ts";
import { ActionLine } from "./ActionLine.tsx";
import { trackerLayout } from "./board/Letters.tsx";
import { dangerOf, zoneAt } from "./following.ts";
import { Panel } from "./Panel.tsx";
import { lastSaid } from "./says.ts";
import { useHunter } from "./useHunter.ts";
import { useMedia } from "./useMedia.ts";
import { useStage } from "./useStage.ts";
import { words } from "./words.ts";
import "./play.css";

const Playing = (props: ScreenProps) => {
  const { sight, busy, hands, nameOf, colourOf } = props;
  const { shown } = useStage(props);
  const { holder, outcome, waiting, laid } = sight.value;
  const me = holder === 1 ? 1 : 0;
  const they = other(me);
  const said = words.value;
  const mayGuess = useComputed(
    () => !busy.value && sight.value.outcome === undefined && sight.value.waiting.includes(me) && hands !== undefined,
  );
  const hunter = useHunter({ busy, hands, mayGuess, view: shown, me });
  const wide = useMedia("(min-width: 60em)").value;
  const low = useMedia("(max-height: 43em)").value;
  const side = useSignal<"attack" | "defend">("attack");
  const onTurn = useComputed(() => sight.value.waiting[0]);
  // The board that matters comes forward by itself; a hand can change it until the next turn.
  useSignalEffect(() => {
    if (onTurn.value !== undefined) side.value = onTurn.value === me ? "attack" : "defend";
  });
  const view = shown.value;
  const line = useComputed(() => {
    const now = shown.value;
    const whoIs = (seat: number) => (seat === me ? words.value.last.you : nameOf(seat));
    return now === undefined ? "" : (lastSaid(now, whoIs, words.value) ?? words.value.last.none);
  });
  useSignalEffect(() => announce(line.value));
  if (view === undefined) return null;
  const turn = waiting.includes(me)
    ? said.yourTurn
    : laid.sitters[they]?.kind === "bot"
      ? said.thinking(nameOf(they))
      : said.turnOf(nameOf(they));
  const panel = (owner: 0 | 1) => (
    <Panel
      view={view}
      owner={owner}
      isOwn={owner === me}
      name={nameOf(owner)}
      colour={colourOf(owner)}
      layout={low && !wide ? "strip" : trackerLayout()}
      hunter={owner === they && mayGuess.value ? hunter : undefined}
      titled={wide}
    />
  );
  const plate = (seat: 0 | 1) => {
    const { misses, limit } = view.hunts[seat];
    const zone = zoneAt(dangerOf({ misses, limit }));
    return (
      <button
        type="button"
        class={`plate ${zone}${waiting.includes(seat) ? " on-turn" : ""}`}
        style={seatStyle(colourOf(seat))}
        aria-pressed={(seat === me ? "defend" : "attack") === side.value}
        onClick={() => {
          side.value = seat === me ? "defend" : "attack";
        }}
      >
        <strong>{nameOf(seat)}</strong>
        <span>{said.missesOf(misses, limit)}</span>
        <em>{seat === me ? said.defend : said.attack}</em>
      </button>
    );
  };
  return (
    <div class={`hunt ${wide ? "wide" : "narrow"}`} {...hunter.hands}>
      {wide && panel(me)}
      <div class="hunt-middle">
        <div class="plates">
          {plate(me)}
          {plate(they)}
        </div>
        {outcome === undefined && <p class="turn">{turn}</p>}
        <ActionLine hunter={hunter} text={line.value} />
        {outcome === undefined && hands !== undefined && (
          <IconButton icon={FlagIcon} label={said.resign} onPress={() => void hands.resign()} />
        )}
      </div>
      {(wide || side.value === "attack") && panel(they)}
      {!wide && side.value === "defend" && panel(me)}
    </div>
  );
};

export const Play: ComponentType<ScreenProps> = (props) => <Playing {...props} />;
