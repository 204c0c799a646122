/** How to play: starts the tutorial run at once. */
import { useEffect } from "preact/hooks";
import { clearTours } from "../lobby/resume.ts";
import { beginRun } from "../play/start-run.ts";
import { texts } from "../shared.ts";

export const Learn = () => {
  useEffect(() => {
    void clearTours().then(() => beginRun({ kind: "tour" }));
  }, []);
  return <p class="moment">{texts.value.frame.wait}</p>;
};
