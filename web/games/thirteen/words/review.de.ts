/** Thirteen Throws: texts of the review, in German. */
import { type Category, categories, type RunView } from "@turnlight/games/thirteen";
import { nameIn } from "../items/name.ts";
import type { ReviewWords } from "../shared.ts";
import { de } from "./texts.de.ts";

const boxOf = (name: string): string =>
  de.boxes[categories.find((box) => box === name) ?? ("chance" satisfies Category)];
const keptIn = (move: string, { sheet }: RunView): string =>
  (/^roll keep (.*)$/.exec(move)?.[1] ?? "")
    .split(" ")
    .filter((place) => place !== "")
    .map((place) => sheet.shown[Number(place) - 1] ?? "")
    .join(" ");

const habits: Readonly<Record<string, string>> = {
  "keeps-too-many": "Zu viele Würfel halten",
  "keeps-too-few": "Zu wenige Würfel halten",
  "keeps-the-wrong": "Die falschen Würfel halten",
  "rolls-on": "Weiterwürfeln, statt ein Feld zu nehmen",
  "stops-early": "Ein Feld nehmen, statt weiterzuwürfeln",
  "fills-the-wrong": "Das falsche Feld nehmen",
  "scratches-the-wrong": "Das falsche Feld streichen",
  "leaves-it": "Gute Angebote im Shop liegen lassen",
  "buys-the-wrong": "Das Falsche kaufen",
};

const reasons: Readonly<Record<string, string>> = {
  "keeps-too-many": "Hättest du weniger Würfel gehalten, hättest du mehr Möglichkeiten gehabt.",
  "keeps-too-few": "Von diesen Würfeln hättest du noch mehr gebrauchen können.",
  "keeps-the-wrong": "Andere Würfel passten besser zu dem, was fehlte.",
  "rolls-on": "Das Feld war mehr wert, als ein weiterer Wurf im Schnitt bringt.",
  "stops-early": "Es waren noch Würfe übrig, und das Feld konnte warten.",
  "fills-the-wrong": "Das andere Feld bringt mehr, oder dieses wird noch gebraucht.",
  "scratches-the-wrong": "Auf ein anderes Feld hättest du eher verzichten können.",
  "leaves-it": "Damit schafften mehr simulierte Läufe die nächsten drei Stufen.",
  "buys-the-wrong": "Mit dem anderen Kauf schafften mehr simulierte Läufe die nächsten drei Stufen.",
};

/** What a shop or a draft offered at that place. */
const thing = (move: string, { phase }: RunView): string => {
  const n = Number(/^(?:buy|draft) (\d+)/.exec(move)?.[1] ?? 1) - 1;
  const offered = phase.kind === "shop" || phase.kind === "draft" ? phase.offers[n] : undefined;
  return nameIn(de, offered ?? "");
};

/** Everything but throws and boxes. */
const others: Readonly<Record<string, (move: string, view: RunView, rest: readonly string[]) => string>> = {
  buy: (move, view) => `${thing(move, view)} kaufen`,
  draft: (move, view) => `${thing(move, view)} nehmen`,
  sell: (_move, _view, rest) =>
    rest[0] === "die" ? "einen Würfel verkaufen" : `${nameIn(de, rest[0] ?? "")} verkaufen`,
  use: (_move, _view, rest) => `${nameIn(de, rest[0] ?? "")} benutzen`,
  slot: () => "einen Platz kaufen",
  reroll: () => "neue Angebote",
  next: () => "nächste Stufe",
  cash: () => "auszahlen lassen",
  retire: () => "aufhören",
  move: () => "",
};

export const review: ReviewWords<RunView> = {
  move(move, view) {
    const [kind = "", ...rest] = move.split(" ");
    if (kind === "score" || kind === "scratch") return de.coach[kind](boxOf(rest[0] ?? ""));
    const other = others[kind];
    if (other !== undefined) return other(move, view, rest);
    // Beginning a round is no choice.
    return view.sheet.shown.length === 0 ? "" : de.coach.roll(keptIn(move, view));
  },
  doing(move, view) {
    const [kind = "", box = ""] = move.split(" ");
    if (kind === "score") return `${boxOf(box)} zu nehmen`;
    if (kind === "scratch") return `${boxOf(box)} zu streichen`;
    if (kind === "buy") return `${thing(move, view)} zu kaufen`;
    if (kind === "draft") return `${thing(move, view)} zu nehmen`;
    if (kind === "next") return "Den Shop zu verlassen";
    const kept = keptIn(move, view);
    return kept === "" ? "Alle Würfel zu werfen" : `${kept} zu halten`;
  },
  where({ stage, sheet, phase }) {
    if (phase.kind === "shop" || phase.kind === "stocking") return `Stufe ${stage}, Shop`;
    return sheet.shown.length === 0 ? `Stufe ${stage}` : `Stufe ${stage}, Runde ${sheet.round}, Wurf ${sheet.rolled}`;
  },
  lap: ({ stage }) => `S${stage}`,
  retell({ kind, isGood, amount, before, after, seat, isOwn, judged, nameOf }) {
    const { stage, sheet } = before;
    const gained = `brachte ${isOwn ? "dir" : nameOf(seat)} ${amount}`;
    const lost = `kostete ${isOwn ? "dich" : nameOf(seat)} ${amount}`;
    if (kind === "dice")
      return `Stufe ${stage}, Runde ${sheet.round}: Der Wurf ${after.sheet.shown.join(" ")} ${isGood ? gained : lost}.`;
    return judged && `${review.where(before, 0)}: ${review.doing(judged.move, before)} ${lost}.`;
  },
  habit: (habit) => habits[habit] ?? habit,
  why: (habit) => reasons[habit] ?? habit,
};
