/** A run, played or watched; watched, it has no controls, except when trying a single move. */
import { useSignal, useSignalEffect } from "@preact/signals";
import {
  openBoxes,
  preview,
  type RunPhase,
  scratchable,
  starsFor,
  target,
  targets,
  usualBook,
} from "@turnlight/games/thirteen";
import { useEffect, useRef } from "preact/hooks";
import { useCoach } from "../learn/useCoach.ts";
import { useHelp } from "../learn/useHelp.ts";
import { changeHabits, habits as keptHabits, type ThirteenPreferences, usualHabits } from "../saved.ts";
import { announce, IconButton, MenuIcon, openReview, sound, useSummary } from "../shared.ts";
import { words } from "../words/words.ts";
import { BadgeSheet } from "./BadgeSheet.tsx";
import { Board } from "./Board.tsx";
import { BossEntrance, entersNow } from "./BossEntrance.tsx";
import { Scratch, UseOnDie } from "./Dialogs.tsx";
import { Draft } from "./Draft.tsx";
import { RunOver, StageWon } from "./Ending.tsx";
import { Hud } from "./Hud.tsx";
import { ItemSheet } from "./ItemSheet.tsx";
import { Menu } from "./Menu.tsx";
import { MoneySheet } from "./MoneySheet.tsx";
import { OpenPack } from "./OpenPack.tsx";
import { whyOf } from "./occasion.ts";
import { cashInText, type RunScreenProps } from "./run.ts";
import { Shop } from "./Shop.tsx";
import { HeldSide, LadderSide } from "./Sides.tsx";
import { Summary } from "./Summary.tsx";
import { boxesSaid, scoreSaid, standingSaid } from "./standing.ts";
import { beginRun } from "./start-run.ts";
import { firingIn, useFeel } from "./useFeel.ts";
import { useHistory } from "./useHistory.ts";
import { useKeys } from "./useKeys.ts";
import { useMoments } from "./useMoments.ts";
import { useRun } from "./useRun.ts";
import { useStanding } from "./useStanding.ts";
import { Victory } from "./Victory.tsx";

/** Up to this many open boxes, the music treats a stage as near its end. */
const lastBoxes = 3;

/** Where a choice of items takes the board's place. */
const choices: readonly RunPhase["kind"][] = ["draft", "drafting", "pack", "unpacking"];
const hasBoard = ({ kind }: RunPhase): boolean => !choices.includes(kind);

export interface PlayingProps extends RunScreenProps {
  /** Told of every change of the locked dice, as a lesson needs it. */
  readonly onLock?: (locked: readonly number[]) => void;
}

export const Playing = (props: PlayingProps) => {
  const { sight, busy, fact, attempt, actions, unaided = false, beside = false } = props;
  const coach = useCoach(props);
  const controls = useRun(props, coach.holding);
  useSignalEffect(() => props.onLock?.(controls.locked.value));
  const feel = useFeel(props);
  useHelp(coach, props);
  const history = useHistory(props);
  const moments = useMoments(props);
  const { match, laid } = sight.value;
  const isWatched = actions === undefined;
  const isTried = isWatched && attempt !== undefined;
  const why = whyOf(laid.occasion);
  const habits = useSignal<ThirteenPreferences>(usualHabits);
  const cabinet = useRef<HTMLDivElement>(null);
  const { view: state, moves = [], canTakeBack, outcome } = sight.value;
  const results = useStanding(match, outcome !== undefined);

  useEffect(() => {
    void keptHabits().then((saved) => {
      // Do not overwrite what the player has changed meanwhile.
      if (habits.peek() !== usualHabits) return;
      habits.value = saved;
      if (!isWatched && !unaided) coach.mode.value = saved.coach;
    });
  }, [habits, coach]);
  /** A throw whose dice may still be in the air. */
  const unsaid = useRef("");
  const sayRoll = () => {
    announce(unsaid.current);
    unsaid.current = "";
  };
  useEffect(
    () =>
      fact.subscribe((now) => {
        if (now?.kind !== "rolled" && now?.kind !== "scored") return;
        sayRoll();
        if (now.kind === "rolled") unsaid.current = words.peek().tray.rolled(now.shown.join(" "), now.roll);
        else announce(`${words.peek().boxes[now.category]}: ${now.total}`);
      }),
    [fact],
  );
  useSignalEffect(() => {
    if (feel.shakes.value === 0) return;
    cabinet.current?.animate(
      [0, -5, 4, -3, 2, 0].map((x) => ({ transform: `translate(${x}px, ${-x / 2}px)` })),
      { duration: 150 },
    );
  });

  // Once the dice rest, announce them and what they are good for; after a box, the score. After rendering, since the
  // tray lays its dice down in the same update.
  useEffect(() => {
    if (busy.value) return;
    sayRoll();
    if (state.phase.kind !== "round" || (isWatched && !isTried)) return;
    if (state.sheet.shown.length > 0) announce(boxesSaid(state));
    else if (state.sheet.round > 1) announce(scoreSaid(state, moves.includes(cashInText)));
  }, [busy.value, sight.value]);
  useSummary(() => standingSaid(sight.peek().view));
  // The music's tension rises when few boxes are left and much is missing.
  useSignalEffect(() => {
    const now = sight.value.view;
    if (now.phase.kind !== "round") return sound.danger(0);
    const left = openBoxes(now.sheet).length;
    const missing = 1 - now.sheet.score / target(now);
    sound.danger(left <= lastBoxes && missing > 0 ? 0.3 + missing : 0);
  });

  const open = controls.opened.value;
  const close = () => {
    controls.opened.value = undefined;
  };
  const look = (item: string) => {
    controls.opened.value = { kind: "item", item };
  };
  const toMenu = () => {
    if (feel.show.peek() !== undefined || feel.finale.peek() !== undefined) return controls.skip();
    controls.opened.value = open === undefined && !isWatched ? { kind: "menu" } : undefined;
  };
  useKeys(!isWatched || isTried, {
    roll: controls.roll,
    scratch: () => {
      if (!busy.peek() && scratchable(usualBook, state).length > 0) controls.opened.value = { kind: "scratch" };
    },
    hint: () => {
      if (!unaided) coach.askHint();
    },
    undo: controls.undo,
    menu: toMenu,
  });

  const { phase } = state;
  const { seed } = why;
  const { summary, earned, stars, stake } = results.value;
  const isBossEntering = !isWatched && !busy.value && controls.met.value !== state.stage && entersNow(state);
  // Stars are saved when the run is over; until then this run's are added here.
  const inHand =
    outcome !== undefined || why.isPractice || why.isTour ? 0 : starsFor(state.cleared, state.config.challenge);
  const aimed =
    busy.value || controls.aim.value === undefined
      ? undefined
      : preview(usualBook, state).find(({ category }) => category === controls.aim.value);
  const hasVictory = phase.kind === "shop" && !busy.value && state.cleared === targets.victory;
  const isShopping = phase.kind === "shop" && (isWatched || controls.shop.value === state.stage);
  // A stage that is played opens on a desk like a book: charms and dice on the left, the sheet on the right.
  const isBook = hasBoard(phase) && !isShopping && !hasVictory && !isWatched && !beside;
  const review = async () => {
    const record = await actions?.record();
    if (record?.ok === true) openReview({ text: record.value, isOwn: true });
  };
  const again = () => {
    const { challenge, scratch, stake, kit } = state.config;
    void beginRun({ kind: "run", challenge, stake, kit, freeScratch: scratch === "free" });
  };
  const change = (changed: Partial<ThirteenPreferences>) => {
    habits.value = { ...habits.value, ...changed };
    if (!unaided) coach.mode.value = habits.value.coach;
    void changeHabits(changed);
  };
  return (
    <div
      class={`throws${habits.value.scanlines ? " lined" : ""}${isWatched ? " watching" : ""}${isTried ? " trying" : ""}${beside ? " beside" : ""}${isBook ? " book" : ""}`}
      data-phase={phase.kind}
    >
      <HeldSide state={state} boxes={history.boxes.value} firing={firingIn(feel.show.value)} onLook={look} />
      <div class="cabinet" ref={cabinet}>
        <Hud
          state={state}
          score={state.sheet.score + feel.gained.value}
          ahead={aimed === undefined ? 0 : aimed.score.total + (aimed.bonus?.total ?? 0)}
          stars={stars + inHand}
          daily={why.isDaily}
          practice={why.isPractice && !isWatched && !beside}
          onMoney={() => {
            controls.opened.value = { kind: "money" };
          }}
          onBadges={() => {
            controls.opened.value = { kind: "badges" };
          }}
        />
        {!isWatched && (
          <div class="hud-menu">
            <IconButton icon={MenuIcon} label={words.value.hud.menu} onPress={toMenu} />
          </div>
        )}
        {phase.kind === "draft" && (
          <Draft
            state={state}
            offers={phase.offers}
            isTaught={!isWatched}
            onTake={(n) => controls.send(`draft ${n + 1}`)}
            onLook={look}
          />
        )}
        {phase.kind === "pack" && (
          <OpenPack
            state={state}
            pack={phase.pack}
            items={phase.items}
            onTake={(n) => controls.send(`take ${n + 1}`)}
            onSkip={() => controls.send("skip")}
            onLook={look}
          />
        )}
        {isShopping && (
          <Shop
            state={state}
            offers={phase.offers}
            moves={busy.value ? [] : moves}
            canUndo={canTakeBack}
            controls={controls}
            line={coach.line}
            coached={!unaided && coach.mode.value !== "off"}
            boxes={history.boxes.value}
            isTaught={!isWatched}
          />
        )}
        {hasVictory && !isShopping && (
          <Victory
            state={state}
            boxes={history.boxes.value}
            bought={history.bought.value}
            seed={seed}
            daily={why.isDaily}
            practice={why.isPractice || why.isTour}
            stake={stake}
            earned={moments.value}
            onPlayOn={controls.enterShop}
          />
        )}
        {hasBoard(phase) && !isShopping && !hasVictory && (
          <Board
            state={state}
            moves={moves}
            busy={busy.value}
            fact={fact.value}
            canUndo={canTakeBack}
            controls={controls}
            coach={coach}
            aided={!unaided}
            feel={feel}
            look={habits.value.look}
            over={outcome !== undefined}
            earned={moments.value}
          >
            {phase.kind === "shop" && !busy.value && (
              <StageWon
                state={state}
                practice={why.isPractice || why.isTour}
                earned={moments.value}
                onShop={controls.enterShop}
              />
            )}
            {outcome !== undefined && !busy.value && !isWatched && (
              <RunOver
                state={state}
                earned={earned}
                onReview={() => void review()}
                onAgain={again}
                onSummary={() => {
                  controls.opened.value = { kind: "summary" };
                }}
              />
            )}
          </Board>
        )}
      </div>
      <LadderSide state={state} seed={seed} />
      {open?.kind === "scratch" && (
        <Scratch
          state={state}
          onScratch={(category) => {
            close();
            controls.send(`scratch ${category}`);
          }}
          onClose={close}
        />
      )}
      {open?.kind === "use" && (
        <UseOnDie
          state={state}
          item={open.item}
          onUse={(text) => {
            close();
            controls.send(text);
          }}
          onClose={close}
        />
      )}
      {open?.kind === "item" && !isShopping && (
        <ItemSheet state={state} item={open.item} boxes={history.boxes.value} onClose={close} />
      )}
      {open?.kind === "badges" && (
        <BadgeSheet
          state={state}
          daily={why.isDaily}
          practice={why.isPractice && !isWatched && !beside}
          onClose={close}
        />
      )}
      {open?.kind === "money" && <MoneySheet state={state} onClose={close} />}
      {isBossEntering && (
        <BossEntrance
          state={state}
          onStart={() => {
            controls.met.value = state.stage;
          }}
        />
      )}
      {open?.kind === "summary" && actions !== undefined && (
        <Summary
          state={state}
          summary={summary}
          earned={earned}
          seed={seed}
          daily={why.isDaily}
          actions={actions}
          onClose={close}
        />
      )}
      {open?.kind === "menu" && (
        <Menu
          seed={seed}
          over={outcome !== undefined}
          habits={habits.value}
          aided={!unaided}
          beside={beside}
          onHabits={change}
          onGiveUp={() => {
            close();
            const { giveUp, giveUpAsk } = words.value.menu;
            void actions?.resign(giveUpAsk, giveUp);
          }}
          onClose={close}
        />
      )}
    </div>
  );
};
