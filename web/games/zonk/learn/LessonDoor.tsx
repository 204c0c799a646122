/** Starts the tutorial and navigates to it. */
import { useEffect } from "preact/hooks";
import { texts } from "../shared.ts";
import { startLesson } from "./start-lesson.ts";

export const LessonDoor = () => {
  useEffect(() => {
    void startLesson();
  }, []);
  return <p class="moment">{texts.value.frame.wait}</p>;
};
