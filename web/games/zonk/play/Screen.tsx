/** The game's screen: the table with its opponent, the scores, the possible takes, the two choices, and the turn log. */
import { useSignal } from "@preact/signals";
import { careerOccasion, finalRound, placeInTournament } from "@turnlight/games/zonk";
import { useEffect, useRef } from "preact/hooks";
import { usePreferences } from "../../../match/preferences.ts";
import { spokenTo } from "../../announce-facts.ts";
import { houseLines } from "../lobby/house-lines.ts";
import { tableHabits } from "../saved.ts";
import { announce, Dialog, DiceTray, go, number, pace, percent, sound, useEachFact, useSummary } from "../shared.ts";
import { OtherTables } from "../tournament/OtherTables.tsx";
import { words } from "../words/words.ts";
import { Actions } from "./Actions.tsx";
import { Advice } from "./Advice.tsx";
import { matching, notesOf, trayDice } from "./arrangement.ts";
import { Ending } from "./Ending.tsx";
import { History } from "./History.tsx";
import { HouseSign } from "./HouseSign.tsx";
import { feels, vibrate } from "./haptics.ts";
import { useHeldDice } from "./held-dice.ts";
import { Offers } from "./Offers.tsx";
import { Opponent } from "./Opponent.tsx";
import { Options } from "./Options.tsx";
import { offersOf, type TakeOffer } from "./offers.ts";
import type { ZonkScreenProps } from "./props.ts";
import { botFailed } from "./reason.ts";
import { Scoreboard } from "./Scoreboard.tsx";
import { sayOffers, sayProspect, sayStakes, sayStanding } from "./sentences.ts";
import { tensionOf } from "./suspense.ts";
import { TableScene } from "./TableScene.tsx";
import { TurnLog } from "./TurnLog.tsx";
import { chosenAlready, movesOf, prospectOf, type Then } from "./tap-flow.ts";
import { useCoach } from "./useCoach.ts";
import { type DiceControls, useDice } from "./useDice.ts";
import { useHeadline } from "./useHeadline.ts";
import { useHeartbeat } from "./useHeartbeat.ts";
import { useKeys } from "./useKeys.ts";
import { useMoreBelow } from "./useMoreBelow.ts";
import { useMoveSequence } from "./useMoveSequence.ts";
import { useNewAchievements } from "./useNewTrophies.ts";
import { useTable } from "./useTable.ts";
import "../tokens.css";
import "./screen.css";
import "./scene.css";

export { lasts, thinks } from "./opponent-pace.ts";

/** Whose turn it is; empty once the match is over. */
const useStatus = ({ sight, busy, nameOf }: ZonkScreenProps): string => {
  const { view, laid, holder, waiting, outcome } = sight.value;
  if (outcome !== undefined) return "";
  const texts = words.value.play;
  const turn = waiting[0] ?? view.seat;
  if (turn === spokenTo(sight.value)) return texts.yourTurn;
  const waits = holder !== turn || laid.sitters[turn]?.kind === "bot" || busy.value;
  return waits ? texts.waitFor(nameOf(turn)) : texts.turnOf(nameOf(turn));
};

/** The move that would set the selected dice aside. */
const moveOf = ({ arrangement, picked }: DiceControls): string =>
  `take ${picked.value
    .map((die) => arrangement.value.dice[die]?.value ?? 0)
    .toSorted()
    .join(" ")}`;

interface ScreenExtras {
  /** Called with the move of the selected dice whenever it changes; undefined while they form no combination. */
  readonly onChoose?: (move: string | undefined) => void;
}

export const Screen = (props: ZonkScreenProps & ScreenExtras) => {
  const { sight, busy, fact, entry, thinking, nameOf, colourOf, actions, unaided = false } = props;
  const dice = useDice(props);
  const held = useHeldDice(props, dice);
  const { headline, rest } = useHeadline(props);
  const [habits, changeHabits] = usePreferences(tableHabits);
  // Nobody is helped in a match that everybody is compared by.
  const coaches = habits.value.coach && !unaided && sight.value.view.rounds === undefined;
  const coach = useCoach(coaches, props);
  useNewAchievements(props);
  const { going, send } = useMoveSequence(props);
  const open = useSignal<"history" | "options" | undefined>(undefined);
  const isLogOpen = useSignal(false);
  const paused = useRef<(() => void) | undefined>(undefined);
  const isPaused = useSignal(false);
  const chance = useSignal(false);
  const failed = useSignal<number | undefined>(undefined);
  const endingHidden = useSignal("");

  const { view, moves, laid, waiting, outcome, canTakeBack, commitment, holder, entries, preparing } = sight.value;
  const mine = !busy.value && !going.value && (moves?.length ?? 0) > 0 && outcome === undefined;
  const offers = mine ? offersOf(view, moves) : [];
  const chosen = offers.find(({ move }) => move === moveOf(dice));
  const now = fact.value;
  const inAir = busy.value && now?.kind === "rolled" && headline.value.held !== undefined;
  const { log, opponent, air } = useTable(props, inAir);
  const tension = air === undefined ? 0 : tensionOf(air.grade);
  useHeartbeat(tension);
  useEachFact(fact, (performed) => {
    const pattern = performed === undefined ? undefined : feels[performed.kind];
    if (pattern !== undefined && busy.peek()) vibrate(pattern);
  });
  useEachFact(entry, (heard) => {
    if (typeof heard?.by === "number") failed.value = heard.why?.["because"] === botFailed ? heard.by : undefined;
  });

  const pick = (offer: TakeOffer): void =>
    dice.pick(matching(dice.arrangement.peek(), offer.take.dice, dice.picked.peek()));
  const only = chosenAlready(offers);
  useEffect(() => {
    if (only !== undefined) pick(only);
  }, [commitment, entries, only?.move]);
  const choose = (offer: TakeOffer): void => {
    sound.play("lock");
    if (chosen?.move === offer.move) dice.pick([]);
    else pick(offer);
  };
  const prospect = prospectOf(view, chosen);
  // Possible takes are announced once for each roll, after the roll itself; the prospect, whenever the selection changes.
  useEffect(() => {
    if (offers.length > 0) announce(sayOffers(offers));
  }, [commitment, entries, offers.length > 0]);
  useEffect(() => {
    if (chosen !== undefined && prospect !== undefined) announce(sayProspect(prospect));
  }, [commitment, entries, chosen?.move]);
  const said = habits.value.reasons === "off" ? undefined : opponent?.speech;
  useEffect(() => {
    if (said !== undefined && opponent !== undefined) announce(`${nameOf(opponent.seat)}: ${said.line}`);
  }, [said?.line]);
  useEffect(() => props.onChoose?.(chosen?.move), [commitment, entries, chosen?.move]);
  const onGo = (then: Then): void => {
    const tap = movesOf(chosen, then);
    coach.consider(view, tap);
    send(tap);
  };
  /** Undefined where it is not possible now, so that its key stays free. */
  const can = (then: Then): (() => void) | undefined =>
    chosen !== undefined || (mine && moves?.includes(then) === true) ? () => onGo(then) : undefined;
  const goOn = () => {
    paused.current?.();
    paused.current = undefined;
    isPaused.value = false;
  };
  /** Nothing stays paused behind a closed log. */
  const toggleLog = () => {
    isLogOpen.value = !isLogOpen.peek();
    if (!isLogOpen.peek()) goOn();
  };
  const togglePause = () => {
    if (paused.current !== undefined) return goOn();
    paused.current = actions?.hold?.();
    isPaused.value = paused.current !== undefined;
  };
  useEffect(() => goOn, []);
  useKeys({
    ...Object.fromEntries(offers.filter(({ key }) => key !== "").map((offer) => [offer.key, () => choose(offer)])),
    r: can("roll"),
    b: can("bank"),
    z: () => {
      chance.value = !chance.peek();
    },
    t: toggleLog,
    ...(mine && view.phase.kind === "ready" && { enter: can("roll"), " ": can("roll") }),
    ...(busy.value && { escape: () => actions?.skip() }),
  });

  const isTournament = laid.occasion?.kind === "tournament";
  const status = useStatus(props);
  useSummary(() => sayStanding({ view, offers, status, you: spokenTo(sight.peek()), nameOf }));
  const texts = words.value.play;
  const turn = waiting[0] ?? view.seat;
  const inOffers = new Set(offers.flatMap(({ take }) => take.dice));
  const marks = {
    // While something is shown the view is the one before it: the fact says whether a turn begins.
    unthrown: busy.value ? now?.kind === "began" : view.phase.kind === "ready",
    selectable: mine,
    selected: mine ? dice.picked.value : held.value,
    highlighted: dice.arrangement.value.dice.flatMap(({ value, aside }, i) =>
      aside === undefined && value !== undefined && inOffers.has(value) ? [i] : [],
    ),
  };
  const toggle = (die: number): void => {
    sound.play("lock");
    const { value: picked } = dice.picked;
    dice.pick(picked.includes(die) ? picked.filter((one) => one !== die) : [...picked, die]);
  };
  const isOver = outcome !== undefined && !busy.value;
  const event =
    busy.value && (now?.kind === "zonked" || now?.kind === "hot-dice" || now?.kind === "won") ? now.kind : undefined;
  const risk = chance.value || habits.value.chance;
  const close = () => {
    open.value = undefined;
  };
  const low = useMoreBelow();
  const showHistory = () => {
    open.value = "history";
  };
  return (
    <div class="tavern" data-entries={entries} data-log={isLogOpen.value}>
      <Scoreboard
        view={view}
        sitters={laid.sitters}
        waiting={outcome === undefined ? [turn] : []}
        thinking={thinking?.value}
        nameOf={nameOf}
        colourOf={colourOf}
        onOpen={showHistory}
      />
      <TableScene
        view={view}
        headline={headline.value.shown()}
        tension={tension}
        event={event}
        stakes={air?.grade === "decisive" ? sayStakes(view, nameOf, spokenTo(sight.peek())) : undefined}
        opponent={
          opponent && (
            <Opponent
              key={opponent.who}
              who={opponent.who}
              name={nameOf(opponent.seat)}
              bearing={opponent.bearing}
              speech={said}
            />
          )
        }
        hasCrowd={laid.occasion?.about === placeInTournament(finalRound, 0) && isTournament}
        elsewhere={
          isTournament ? (
            <OtherTables solver={coach.solver} clock={view.turns.length} />
          ) : (
            <HouseSign table={view.table} />
          )
        }
        onHistory={showHistory}
        onLog={toggleLog}
        onOptions={() => {
          open.value = "options";
        }}
      >
        <DiceTray
          rail
          dice={trayDice(dice.arrangement.value, marks)}
          {...(dice.thrown.value !== undefined && { thrown: dice.thrown.value })}
          {...(mine && { next: dice.next() })}
          settled={!busy.value || now?.kind !== "rolled"}
          pace={pace.value.factor}
          notes={notesOf(dice.arrangement.value, number)}
          onTap={toggle}
          onRest={(seed) => seed === dice.thrown.peek()?.seed && rest()}
        />
      </TableScene>
      <div class="tavern-side">
        <div ref={low} class="tavern-low">
          {mine && offers.length > 0 && (
            <Offers view={view} offers={offers} chosen={chosen?.move} risk={risk} onChoose={choose} />
          )}
          {preparing !== undefined && (
            <p class="tavern-preparing">{texts.preparing(nameOf(preparing.seat), percent(preparing.share))}</p>
          )}
          {failed.value !== undefined && (
            <p class="tavern-failed" role="status">
              {texts.failed(nameOf(failed.value))}
            </p>
          )}
          {coaches && coach.advice.value !== undefined && <Advice advice={coach.advice.value} table={view.table} />}
        </div>
        <Actions
          view={view}
          mine={mine}
          chosen={chosen}
          anyPicked={dice.picked.value.length > 0}
          risk={risk}
          canUndo={canTakeBack}
          waiting={status}
          onGo={onGo}
          onUndo={() => void actions?.takeBack?.()}
        />
        {actions !== undefined && (
          <p class="tavern-keys" aria-hidden="true">
            {texts.keys}
          </p>
        )}
      </div>
      <TurnLog
        log={log.value}
        table={view.table}
        sitters={laid.sitters}
        all={habits.value.reasons === "full"}
        isPaused={isPaused.value}
        onAll={(all) => changeHabits({ reasons: all ? "full" : "short" })}
        onPause={actions?.hold === undefined ? undefined : togglePause}
        onClose={toggleLog}
        nameOf={nameOf}
      />
      {open.value === "history" && (
        <Dialog title={texts.scoreboard} wide onClose={close}>
          {houseLines(view.table).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <History view={view} nameOf={nameOf} colourOf={colourOf} />
        </Dialog>
      )}
      {open.value === "options" && (
        <Options
          habits={habits.value}
          onChange={changeHabits}
          canResign={actions !== undefined && outcome === undefined && typeof holder === "number"}
          onResign={() => {
            close();
            void actions?.resign();
          }}
          onLesson={() => go("/play/zonk/lesson")}
          onClose={close}
        />
      )}
      {isOver && actions !== undefined && endingHidden.value !== commitment && (
        <Ending
          view={view}
          sight={sight.value}
          actions={actions}
          rematch={props.rematch}
          solver={coach.solver}
          coached={coaches}
          cup={isTournament ? "tournament" : laid.occasion?.kind === careerOccasion ? "career" : undefined}
          nameOf={nameOf}
          colourOf={colourOf}
          onClose={() => {
            endingHidden.value = commitment;
          }}
        />
      )}
    </div>
  );
};
