/** The turn log as text: what a step says, and the whole of it for the clipboard. */
import { type Face, takeOf, type ZonkView, zonkChance } from "@turnlight/games/zonk";
import type { ZonkTexts } from "../words/texts.en.ts";
import { figuresIn } from "./figures.ts";
import { nameOfTake } from "./offers.ts";
import { type NumberFormat, reasonIn } from "./reason.ts";
import type { LoggedRoll, LoggedTurn } from "./turn-log.ts";

interface LogTexts {
  readonly texts: ZonkTexts;
  readonly table: ZonkView["table"];
  readonly figures: NumberFormat;
}

export const takeText = ({ texts, table, figures }: LogTexts, dice: readonly Face[], points: number): string => {
  const take = takeOf(table, dice);
  const name = take === undefined ? dice.join(" ") : nameOfTake(take, texts.combination);
  return texts.log.take(name, figures.number(points));
};

/** How it went on after a take: in the bot's words, or as it was. */
export const onwardText = (
  { texts, table, figures }: LogTexts,
  { kind, why, left }: NonNullable<LoggedRoll["onward"]>,
): string => {
  if (why !== undefined) return reasonIn(texts.reasons, why, figures);
  if (kind === "bank") return texts.log.bankedWith(texts.dice(left));
  const zonk = zonkChance(table, left);
  return texts.log.rolledOn(
    texts.dice(left),
    zonk === 0 ? texts.play.noZonk : texts.play.zonkRisk(figures.percent(zonk, 0)),
  );
};

/** The streak's sum of a banked turn; undefined where there is nothing to multiply. */
export const sumText = (
  { texts, figures: { number } }: LogTexts,
  { ended, points, banked, tenths }: LoggedTurn,
): string | undefined => {
  if (ended !== "banked" || tenths === 10) return undefined;
  const product = (points * tenths) / 10;
  return product === banked
    ? texts.log.exactly(number(points), number(tenths / 10), number(banked))
    : texts.log.rounded(number(points), number(tenths / 10), number(product), number(banked));
};

export const endText = ({ texts, figures: { number } }: LogTexts, { ended, points, banked }: LoggedTurn): string => {
  if (ended === undefined) return texts.log.soFar(number(points));
  return ended === "zonked" ? texts.log.zonk : texts.log.banked(number(banked));
};

/** Everything in it, with every figure. */
export const copiedLog = (said: LogTexts, log: readonly LoggedTurn[], nameOf: (seat: number) => string): string =>
  log
    .toReversed()
    .map((turn) => {
      const rolls = turn.rolls.flatMap(({ rolled, take, onward }) => [
        `  ${rolled.join(" ")}`,
        ...(take === undefined ? [] : [`  ${takeText(said, take.dice, take.points)}`]),
        ...[take?.why, onward?.why].flatMap((why) =>
          why === undefined
            ? []
            : figuresIn(said.texts, said.table, why, said.figures).map(({ name, value }) => `    ${name}: ${value}`),
        ),
        ...(onward === undefined ? [] : [`  ${onwardText(said, onward)}`]),
      ]);
      const sum = sumText(said, turn);
      const head = `${said.texts.log.round(turn.round)}, ${nameOf(turn.seat)}: ${endText(said, turn)}`;
      return [head, ...rolls, ...(sum === undefined ? [] : [`  ${sum}`])].join("\n");
    })
    .join("\n\n");
