/** Achievements: what earns them, read from the run and what was just told. */
import { type RunFact, type RunState, targets, twistNow } from "@turnlight/games/thirteen";

export const deeds = [
  "first",
  "five",
  "ten",
  "fifteen",
  "boss",
  "quint",
  "bonus",
  "hundred",
  "thousand",
  "exact",
  "clean",
  "shelf",
  "purist",
  "challenger",
  "daily",
] as const;
export type Deed = (typeof deeds)[number];

/** What a run is, beyond its state. */
export interface Errand {
  readonly daily: boolean;
}

const whole = (name: Deed, is: boolean): readonly Deed[] => (is ? [name] : []);

/** Shelves with room for more are worth nothing here; the rules begin with five slots. */
const fullShelf = 5;

const ofStage = (fact: Extract<RunFact, { kind: "stood" }>, before: RunState, { daily }: Errand): readonly Deed[] => {
  const { stage, score, target, won } = fact;
  const purist = before.config.challenge === "purist";
  return [
    ...whole("first", won && !purist),
    ...whole("five", won && stage >= 5),
    ...whole("ten", won && stage >= 10),
    ...whole("fifteen", won && stage >= 15),
    ...whole("boss", won && twistNow(before) !== null),
    ...whole("thousand", score >= 1000),
    ...whole("exact", score === target && !purist),
    ...whole("purist", purist && score > targets.purist),
    ...whole("challenger", won && stage >= 3 && before.config.challenge !== "none"),
    ...whole("daily", won && daily),
  ];
};

/** What a fact earns; `before` is the run as it stood when the fact came about. */
export const earnedBy = (fact: RunFact, before: RunState, errand: Errand): readonly Deed[] => {
  switch (fact.kind) {
    case "scored":
      return [
        ...whole("quint", fact.category === "five-of-a-kind"),
        ...whole("hundred", fact.total >= 100),
        ...whole("shelf", before.charms.length >= fullShelf),
      ];
    case "bonus":
      return ["bonus"];
    case "stood":
      return ofStage(fact, before, errand);
    default:
      return [];
  }
};

/** Cleared without a zero on the sheet; asked of the finished sheet. */
export const isClean = ({ sheet }: RunState): boolean => sheet.inPlay.every((box) => (sheet.boxes[box] ?? 0) > 0);
