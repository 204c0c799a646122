/** Starts the first level at once, for new players. */
import { Starting } from "../../../match/Starting.tsx";
import { beginLevel } from "../play/begin.ts";
import { chapters } from "./campaign.ts";

const first = chapters[0]?.levels[0];

const beginFirst = async (): Promise<void> => {
  if (first !== undefined) await beginLevel(first.code);
};

export const First = () => <Starting behind="/play/wisp" begin={beginFirst} />;
