/** The tavern table: everybody's scores, the dice on the felt, what may be taken, and the bell to bank with. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { allDice, bankedPoints, type ZonkView } from "@turnlight/games/zonk";
import type { Reasons } from "@turnlight/kernel";
import { useEffect, useRef } from "preact/hooks";
import { useHabits } from "../../table/habits.ts";
import type { ScreenProps } from "../screen.ts";
import { type Errand, errandOf, tableHabits } from "./keep.ts";
import { Advice } from "./play/Advice.tsx";
import { matching, notesOf, trayDice } from "./play/arrangement.ts";
import { BellIcon } from "./play/BellIcon.tsx";
import { Candle } from "./play/Candle.tsx";
import { Ending } from "./play/Ending.tsx";
import { History } from "./play/History.tsx";
import { Lesson } from "./play/Lesson.tsx";
import { Offers } from "./play/Offers.tsx";
import { Options } from "./play/Options.tsx";
import { type Offer, offersOf } from "./play/offers.ts";
import { Scoreboard } from "./play/Scoreboard.tsx";
import { Slate } from "./play/Slate.tsx";
import { sayFact } from "./play/says.ts";
import { Thoughts } from "./play/Thoughts.tsx";
import { useCoach } from "./play/useCoach.ts";
import { type DiceControls, useDice } from "./play/useDice.ts";
import { useKeys } from "./play/useKeys.ts";
import { useResults } from "./play/useResults.ts";
import { useTrophies } from "./play/useTrophies.ts";
import { asZonkFact, isZonkView } from "./play/view.ts";
import {
  announce,
  Button,
  ChartIcon,
  Dialog,
  DiceIcon,
  DiceTray,
  go,
  IconButton,
  number,
  pace,
  route,
  SettingsIcon,
  sound,
  UndoIcon,
} from "./shared.ts";
import { words } from "./words.ts";
import "./tokens.css";
import "./screen.css";

/** Milliseconds after which a move that led to nothing may be tried again. */
const patience = 400;

/** The last thing that happened, said once to those who listen and shown to those who look. */
const useTidings = ({ sight, fact, nameOf }: ScreenProps) => {
  const tidings = useSignal("");
  const last = useRef(fact.peek());
  useSignalEffect(() => {
    const now = asZonkFact(fact.value);
    const { view } = sight.peek();
    if (now === undefined || fact.value === last.current || !isZonkView(view)) return;
    last.current = fact.value;
    const sentence = sayFact(now, view, nameOf);
    announce(sentence);
    if (now.kind !== "began") tidings.value = sentence;
  });
  return tidings;
};

interface Thought {
  readonly seat: number;
  readonly why: Reasons;
}

/** The last reasons an opponent gave, until somebody else moves. */
const useThoughts = (entry: ScreenProps["entry"]) => {
  const thoughts = useSignal<Thought | undefined>(undefined);
  useSignalEffect(() => {
    const now = entry?.value;
    if (typeof now?.by !== "number") return;
    thoughts.value = now.why === undefined ? undefined : { seat: now.by, why: now.why };
  });
  return thoughts;
};

/** Why this match is played, where that is not just for itself. */
const useErrand = () => {
  const errand = useSignal<Errand | undefined>(undefined);
  const here = route.value;
  const id = here.name === "match" ? here.id : "";
  useEffect(() => {
    errand.value = undefined;
    if (id !== "")
      void errandOf(id).then((found) => {
        errand.value = found;
      });
  }, [id, errand]);
  return errand;
};

/** The dice somebody has tapped, as the move that would set them aside. */
const moveOf = ({ arrangement, picked }: DiceControls): string =>
  `take ${picked.value
    .map((die) => arrangement.value.dice[die]?.value ?? 0)
    .toSorted()
    .join(" ")}`;

/** Dice the next roll would have; while a roll lies there, that depends on what is chosen of it. */
const diceNext = ({ phase, left }: ZonkView, chosen: Offer | undefined): number | undefined => {
  if (phase.kind !== "taking") return left;
  return chosen === undefined ? undefined : phase.dice.length - chosen.take.dice.length || allDice;
};

interface ActionsProps {
  readonly view: ZonkView;
  /** It is the holder's turn and nothing is being performed. */
  readonly mine: boolean;
  readonly chosen: Offer | undefined;
  readonly anyPicked: boolean;
  readonly canUndo: boolean;
  readonly waiting: string;
  onMove(text: string): void;
  onUndo(): void;
}

const Actions = ({ view, mine, chosen, anyPicked, canUndo, waiting, onMove, onUndo }: ActionsProps) => {
  const said = words.value.play;
  const { phase, points, left, seat, takes } = view;
  if (!mine)
    return (
      <div class="tavern-actions">
        <p class="tavern-waiting">{waiting}</p>
      </div>
    );
  if (phase.kind === "taking")
    return (
      <div class="tavern-actions">
        <Button wide disabled={chosen === undefined} onPress={() => chosen !== undefined && onMove(chosen.move)}>
          {chosen !== undefined
            ? said.take(number(chosen.take.points))
            : anyPicked
              ? said.noCombination
              : said.takeNothing}
        </Button>
      </div>
    );
  if (phase.kind !== "deciding")
    return (
      <div class="tavern-actions">
        <Button wide icon={DiceIcon} onPress={() => onMove("roll")}>
          {said.rollFirst}
        </Button>
      </div>
    );
  const banked = bankedPoints(points, view.streaks[seat] ?? 0, view.streak);
  const wins = (view.scores[seat] ?? 0) + banked >= view.target;
  const hot = left === allDice && takes.length > 0;
  return (
    <div class="tavern-actions">
      {canUndo && <IconButton icon={UndoIcon} label={said.undo} onPress={onUndo} />}
      <Button kind="quiet" icon={DiceIcon} onPress={() => onMove("roll")}>
        {hot ? said.rollHot : said.roll(left)}
      </Button>
      <Button icon={BellIcon} onPress={() => onMove("bank")}>
        {(wins ? said.bankWins : said.bank)(number(banked))}
      </Button>
    </div>
  );
};

export const Screen = (props: ScreenProps) => {
  const { sight, busy, fact, entry, thinking, play, nameOf, colourOf, actions } = props;
  const dice = useDice(props);
  const tidings = useTidings(props);
  const errand = useErrand();
  const [habits, changeHabits] = useHabits(tableHabits);
  const coach = useCoach(habits.value.coach);
  const onReview = useTrophies(props);
  useResults(props);
  const thoughts = useThoughts(entry);
  const open = useSignal<"history" | "options" | undefined>(undefined);
  const chance = useSignal(false);
  const endingHidden = useSignal("");
  const lessonLeft = useSignal(false);
  const sent = useRef(-1);
  const { view, moves, laid, waiting, outcome, canTakeBack, commitment, holder } = sight.value;

  const mine = !busy.value && (moves?.length ?? 0) > 0 && outcome === undefined;
  const offers = isZonkView(view) && mine ? offersOf(view, moves) : [];
  const chosen = offers.find(({ move }) => move === moveOf(dice));
  const { entries } = sight.value;
  const send = (text: string): void => {
    // A second tap must not hit what takes the button's place.
    if (sent.current === entries) return;
    sent.current = entries;
    setTimeout(() => {
      sent.current = -1;
    }, patience);
    if (isZonkView(view)) coach.consider(view, text);
    play(text);
  };
  const choose = (offer: Offer): void => {
    if (chosen?.move === offer.move) send(offer.move);
    else {
      sound.play("lock");
      dice.pick(matching(dice.arrangement.peek(), offer.take.dice, dice.picked.peek()));
    }
  };
  const can = (move: string): (() => void) | undefined =>
    mine && moves?.includes(move) === true ? () => send(move) : undefined;
  const toggleChance = () => {
    chance.value = !chance.value;
  };
  useKeys({
    ...Object.fromEntries(offers.filter(({ key }) => key !== "").map((offer) => [offer.key, () => choose(offer)])),
    r: can("roll"),
    b: can("bank"),
    z: toggleChance,
    ...(chosen !== undefined && { enter: () => send(chosen.move), t: () => send(chosen.move) }),
    ...(mine && isZonkView(view) && view.phase.kind === "ready" && { enter: can("roll"), " ": can("roll") }),
    ...(busy.value && { escape: () => actions?.skip() }),
  });
  if (!isZonkView(view)) return null;

  const now = asZonkFact(fact.value);
  const said = words.value.play;
  const turn = waiting[0] ?? view.seat;
  const bot = laid.sitters[thinking?.value ?? turn]?.kind === "bot";
  const inOffers = new Set(offers.flatMap(({ take }) => take.dice));
  const marks = {
    selectable: mine,
    selected: dice.picked.value,
    highlighted: dice.arrangement.value.dice.flatMap(({ value, aside }, i) =>
      aside === undefined && value !== undefined && inOffers.has(value) ? [i] : [],
    ),
  };
  const toggle = (die: number): void => {
    sound.play("lock");
    const { value: picked } = dice.picked;
    dice.pick(picked.includes(die) ? picked.filter((one) => one !== die) : [...picked, die]);
  };
  const thinker = thoughts.value;
  const isOver = outcome !== undefined && !busy.value;
  const shout =
    busy.value && now?.kind === "zonked" ? said.zonk : busy.value && now?.kind === "hot-dice" ? said.hot : "";
  const people = laid.sitters.filter(({ kind }) => kind === "person").length;
  const isMyTurn = holder === turn && !bot;
  const status =
    isMyTurn && !busy.value ? (people > 1 ? said.turnOf(nameOf(turn)) : said.yourTurn) : said.waitFor(nameOf(turn));

  return (
    <div class="tavern" data-entries={entries}>
      <Scoreboard
        view={view}
        sitters={laid.sitters}
        waiting={outcome === undefined ? [turn] : []}
        thinking={thinking?.value}
        nameOf={nameOf}
        colourOf={colourOf}
        onOpen={() => {
          open.value = "history";
        }}
      />
      <div class={`tavern-table${shout === said.zonk ? " zonked" : ""}`}>
        <div class="tavern-head">
          <p class="tavern-tidings">
            {tidings.value || `${said.round(view.round)} · ${said.target(number(view.target))}`}
          </p>
          <IconButton
            icon={ChartIcon}
            label={said.scoreboard}
            onPress={() => {
              open.value = "history";
            }}
          />
          <IconButton
            icon={SettingsIcon}
            label={said.menu}
            onPress={() => {
              open.value = "options";
            }}
          />
        </div>
        <Candle knocked={shout === said.zonk} />
        <DiceTray
          rail
          dice={trayDice(dice.arrangement.value, marks)}
          {...(dice.thrown.value !== undefined && { thrown: dice.thrown.value })}
          {...(mine && view.phase.kind !== "taking" && { next: dice.next() })}
          settled={!busy.value || now?.kind !== "rolled"}
          pace={pace.value.factor}
          notes={notesOf(dice.arrangement.value, number)}
          onTap={toggle}
        />
        {shout !== "" && (
          <p class="tavern-shout" aria-hidden="true">
            {shout}
          </p>
        )}
      </div>
      <div class="tavern-side">
        <Slate
          view={view}
          next={diceNext(view, chosen)}
          chance={chance.value || habits.value.chance}
          onChance={toggleChance}
        />
        <div class="tavern-low">
          {mine && offers.length > 0 && <Offers offers={offers} chosen={chosen?.move} onChoose={choose} />}
          {(bot || (thinker !== undefined && !mine)) && habits.value.reasons !== "off" && (
            <Thoughts
              name={nameOf(bot ? turn : (thinker?.seat ?? turn))}
              why={thinker?.why}
              showing={habits.value.reasons}
            />
          )}
          {habits.value.coach && !bot && coach.advice.value !== undefined && (
            <Advice advice={coach.advice.value} table={view.table} />
          )}
        </div>
        <Actions
          view={view}
          mine={mine}
          chosen={chosen}
          anyPicked={dice.picked.value.length > 0}
          canUndo={canTakeBack}
          waiting={status}
          onMove={send}
          onUndo={() => void actions?.takeBack?.()}
        />
        <p class="tavern-keys" aria-hidden="true">
          {said.keys}
        </p>
      </div>
      {open.value === "history" && (
        <Dialog
          title={said.scoreboard}
          wide
          onClose={() => {
            open.value = undefined;
          }}
        >
          <History view={view} nameOf={nameOf} colourOf={colourOf} />
        </Dialog>
      )}
      {open.value === "options" && (
        <Options
          habits={habits.value}
          onChange={changeHabits}
          canResign={actions !== undefined && outcome === undefined && typeof holder === "number"}
          onResign={() => {
            open.value = undefined;
            void actions?.resign();
          }}
          onLesson={() => go("/play/zonk/lesson")}
          onClose={() => {
            open.value = undefined;
          }}
        />
      )}
      {errand.value?.kind === "lesson" && !lessonLeft.value && (
        <Lesson
          sight={sight}
          fact={fact}
          busy={busy}
          onLeave={() => {
            lessonLeft.value = true;
          }}
        />
      )}
      {isOver && actions !== undefined && endingHidden.value !== commitment && (
        <Ending
          view={view}
          sight={sight.value}
          actions={actions}
          counsel={coach.counsel}
          coached={habits.value.coach}
          tournament={errand.value?.kind === "tournament"}
          nameOf={nameOf}
          colourOf={colourOf}
          onReview={onReview}
          onClose={() => {
            endingHidden.value = commitment;
          }}
        />
      )}
    </div>
  );
};
