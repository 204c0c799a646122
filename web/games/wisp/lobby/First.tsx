/** Starts the first level at once, for new players. */
import { useEffect } from "preact/hooks";
import { beginLevel } from "../play/begin.ts";
import { texts } from "../shared.ts";
import { chapters } from "./campaign.ts";

const first = chapters[0]?.levels[0];

export const First = () => {
  useEffect(() => {
    if (first !== undefined) void beginLevel(first.code);
  }, []);
  return <p class="moment">{texts.value.frame.wait}</p>;
};
