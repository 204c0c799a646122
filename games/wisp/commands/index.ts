/** The game's commands, by name. */
import type { Commands } from "@turnlight/kernel";
import { checkCommand } from "./check.ts";
import { generateCommand } from "./generate.ts";
import { graphCommand } from "./graph.ts";
import { ideasCommand } from "./ideas.ts";
import { panelCommand } from "./panel.ts";
import { solveCommand } from "./solve.ts";
import { stepCommand } from "./step.ts";

export const commands: Commands = {
  solve: solveCommand,
  step: stepCommand,
  graph: graphCommand,
  check: checkCommand,
  generate: generateCommand,
  ideas: ideasCommand,
  panel: panelCommand,
};
