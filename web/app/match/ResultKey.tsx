/** The key to what others made of the same course, once a match is over; nothing where there is no server. */
import { useSignal } from "@preact/signals";
import type { TableSetup } from "@turnlight/host";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { withTexts } from "../../language/catalogue.ts";

interface ResultKeyProps {
  readonly laid: TableSetup;
  readonly match: string;
}

const compared = ["head", "wisp", "zonk", "thirteen"];

/** Lessons and practice compare with nothing. */
const isCompared = ({ game, sitters, occasion }: TableSetup): boolean =>
  compared.includes(game) &&
  sitters.filter(({ kind }) => kind === "person").length === 1 &&
  !["practice", "lesson", "tour", "test", "again"].includes(occasion?.kind ?? "");

/** It comes behind everything else, and stays away if it cannot be loaded. */
export const ResultKey = (props: ResultKeyProps) => {
  const Tool = useSignal<ComponentType<ResultKeyProps> | undefined>(undefined);
  const isWanted = isCompared(props.laid);
  useEffect(() => {
    if (!isWanted) return;
    const load = async () => {
      const { hasServer } = await import("../../match/online/server-api.ts");
      if (!(await hasServer())) return;
      const { ResultTool } = await withTexts(import("../../boards/ResultTool.tsx"));
      Tool.value = ResultTool;
    };
    load().catch(() => undefined);
  }, [isWanted, Tool]);
  const Loaded = Tool.value;
  return isWanted && Loaded !== undefined ? <Loaded key={props.match} {...props} /> : null;
};
