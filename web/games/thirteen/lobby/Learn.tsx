/** How to play: straight to the machine, where the lessons are. */
import { useEffect } from "preact/hooks";
import { beginRun } from "../play/begin.ts";
import { texts } from "../shared.ts";
import { clearTours } from "./resume.ts";

export const Learn = () => {
  useEffect(() => {
    void clearTours().then(() => beginRun({ kind: "tour" }));
  }, []);
  return <p class="moment">{texts.value.frame.wait}</p>;
};
