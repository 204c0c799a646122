/** Whether this is the first draft on this device: nobody has finished a run here, or taken a charm before. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keepLessonsKnown, lessonsKnown, standing } from "../saved.ts";

const lesson = "draft";

interface FirstDraft {
  /** Undefined until the device has answered. */
  readonly isFirst: boolean | undefined;
  /** From now on it is no longer the first. */
  learn(): void;
}

export const useFirstDraft = (isTaught: boolean): FirstDraft => {
  const isFirst = useSignal<boolean | undefined>(isTaught ? undefined : false);
  useEffect(() => {
    if (!isTaught) return;
    const look = async (): Promise<boolean> =>
      !(await lessonsKnown()).includes(lesson) && (await standing()).runs === 0;
    // A device that refuses to answer has saved nothing.
    void look().then(
      (found) => {
        isFirst.value = found;
      },
      () => {
        isFirst.value = true;
      },
    );
  }, [isTaught, isFirst]);
  return {
    isFirst: isFirst.value,
    learn() {
      if (isFirst.peek() !== true) return;
      void lessonsKnown().then((known) => keepLessonsKnown([...known, lesson]));
    },
  };
};
