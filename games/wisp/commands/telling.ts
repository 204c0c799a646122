/** Formats facts as text for a terminal. */
import { type Cell, spot } from "../rules/directions.ts";
import type { WispFact } from "../rules/facts.ts";
import type { EnemyKind, Level } from "../rules/level.ts";

/** A sleeper is a purple prowler once it is awake. */
const names: Readonly<Record<EnemyKind, string>> = {
  red: "fox",
  purple: "purple prowler",
  sleeper: "purple prowler",
  guard: "guard",
};

export const inSentence = (level: Level, fact: WispFact): string => {
  const enemy = (who: number) => `${names[level.enemies[who]?.kind ?? "red"]} ${who}`;
  const along = (path: readonly Cell[]) => path.map((cell) => spot(level, cell)).join(" → ");
  const times = (count: number) => (count > 1 ? ` ×${count}` : "");
  switch (fact.kind) {
    case "move":
      return `the wisp goes ${fact.direction}: ${along(fact.path)}${fact.jump ? " through twin stones" : ""}`;
    case "step":
      return `${enemy(fact.who)} steps ${fact.direction}: ${along(fact.path)}${fact.jump ? " through twin stones" : ""}`;
    case "wake":
      return `sleeper ${fact.who} wakes up at ${spot(level, fact.at)}`;
    case "stuck":
      return `${enemy(fact.who)} is stuck in mud at ${spot(level, fact.at)}`;
    case "merge":
      return `${enemy(fact.who)} merges into ${enemy(fact.into)} at ${spot(level, fact.at)}${times(fact.count)}`;
    case "purify":
      return `${enemy(fact.who)}${times(fact.count)} is purified`;
    case "caught":
      return `${enemy(fact.by)} catches the wisp at ${spot(level, fact.at)}`;
    case "complete":
      return "the level is complete";
    case "reset":
      return "the level starts again";
  }
};
