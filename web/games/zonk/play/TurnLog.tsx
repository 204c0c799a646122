/** The turn log: dice, takes, reasons and figures of every turn, newest first; it can be paused at and copied. */
import { useSignal } from "@preact/signals";
import type { ZonkView } from "@turnlight/games/zonk";
import type { Reasons } from "@turnlight/kernel";
import { Patron, patronOf } from "../faces/Patron.tsx";
import {
  Button,
  CloseIcon,
  CopyIcon,
  copy,
  EyeIcon,
  IconButton,
  number,
  PauseIcon,
  PlayIcon,
  percent,
  type Sitter,
  toast,
} from "../shared.ts";
import { words } from "../words/words.ts";
import { Avatar } from "./Avatar.tsx";
import { figuresIn } from "./figures.ts";
import { copiedLog, endText, onwardText, sumText, takeText } from "./log-text.ts";
import { MiniDice } from "./MiniDice.tsx";
import { reasonIn } from "./reason.ts";
import type { LoggedRoll, LoggedTurn } from "./turn-log.ts";
import "./log.css";

const figures = { percent, number };

/** A list that may be longer than its panel. */
const scrollable = { tabIndex: 0 } as const;

/** Rendered at first, and more whenever they are asked for; a whole match has hundreds of rolls. */
const shownTurns = 24;

const Figures = ({ why, table }: { readonly why: Reasons; readonly table: ZonkView["table"] }) => (
  <dl class="log-figures">
    {figuresIn(words.value, table, why, figures).map(({ key, name, value }) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

interface RollProps {
  readonly roll: LoggedRoll;
  readonly table: ZonkView["table"];
  readonly isOver: boolean;
  readonly all: boolean;
}

const Roll = ({ roll: { rolled, take, onward }, table, isOver, all }: RollProps) => {
  const texts = words.value;
  const said = { texts, table, figures };
  return (
    <li>
      <MiniDice dice={rolled} taken={take?.dice ?? []} />
      <span class="spoken-only">{texts.log.dice(rolled)}</span>
      {take === undefined ? (
        <p>{isOver ? <b>{texts.log.zonk}</b> : texts.log.pending}</p>
      ) : (
        <p>
          <b>{takeText(said, take.dice, take.points)}</b>
          {take.why !== undefined && <span>{reasonIn(texts.reasons, take.why, figures)}</span>}
        </p>
      )}
      {all && take?.why !== undefined && <Figures why={take.why} table={table} />}
      {onward !== undefined && <p class="log-onward">{onwardText(said, onward)}</p>}
      {all && onward?.why !== undefined && <Figures why={onward.why} table={table} />}
    </li>
  );
};

interface TurnLogProps {
  readonly log: readonly LoggedTurn[];
  readonly table: ZonkView["table"];
  readonly sitters: readonly Sitter[];
  /** Every figure is shown. */
  readonly all: boolean;
  /** False where what surrounds it has its title. */
  readonly hasTitle?: boolean;
  readonly isPaused: boolean;
  onAll(all: boolean): void;
  /** Undefined where nothing can be paused. */
  readonly onPause: (() => void) | undefined;
  /** Undefined where it is always open. */
  readonly onClose: (() => void) | undefined;
  nameOf(seat: number): string;
}

export const TurnLog = (props: TurnLogProps) => {
  const { log, table, sitters, all, hasTitle = true, isPaused, onAll, onPause, onClose, nameOf } = props;
  const shown = useSignal(shownTurns);
  const texts = words.value;
  const said = { texts, table, figures };
  const toCopy = async (): Promise<void> => {
    if (await copy(copiedLog(said, log, nameOf))) toast(texts.log.copied, { tone: "good" });
  };
  return (
    <section class="tavern-log" aria-label={texts.log.title}>
      <header>
        {hasTitle && <h2>{texts.log.title}</h2>}
        <IconButton
          icon={EyeIcon}
          label={all ? texts.log.hideFigures : texts.log.figures}
          pressed={all}
          onPress={() => onAll(!all)}
        />
        {onPause !== undefined && (
          <IconButton
            icon={isPaused ? PlayIcon : PauseIcon}
            label={isPaused ? texts.log.goOn : texts.log.pause}
            pressed={isPaused}
            onPress={onPause}
          />
        )}
        <IconButton icon={CopyIcon} label={texts.log.copy} onPress={() => void toCopy()} />
        {onClose !== undefined && <IconButton icon={CloseIcon} label={texts.log.close} onPress={onClose} />}
      </header>
      {/* Longer than the panel, so it must be focusable for keyboard scrolling. */}
      <div class="log-turns" {...scrollable}>
        {log.length === 0 && <p class="log-empty">{texts.log.empty}</p>}
        {log.slice(0, shown.value).map((turn) => {
          const sitter = sitters[turn.seat];
          const sum = sumText(said, turn);
          return (
            <article key={turn.turn} class={turn.ended ?? "now"}>
              <h3>
                {sitter?.kind === "bot" ? <Patron name={patronOf(sitter.bot)} /> : <Avatar sitter={sitter} />}
                <span>
                  {texts.log.round(turn.round)} <b>{nameOf(turn.seat)}</b>
                </span>
                <em>{endText(said, turn)}</em>
              </h3>
              <ol>
                {turn.rolls.map((roll, i) => (
                  <Roll key={i.toString()} roll={roll} table={table} isOver={turn.ended !== undefined} all={all} />
                ))}
              </ol>
              {turn.ended === "zonked" && turn.points > 0 && (
                <p class="log-sum">{texts.log.lost(number(turn.points))}</p>
              )}
              {sum !== undefined && <p class="log-sum">{sum}</p>}
            </article>
          );
        })}
        {log.length > shown.value && (
          <Button
            kind="quiet"
            onPress={() => {
              shown.value += shownTurns;
            }}
          >
            {texts.log.earlier}
          </Button>
        )}
      </div>
    </section>
  );
};
