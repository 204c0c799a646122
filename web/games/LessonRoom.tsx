/**
 * A lesson's page: a note in a row of its own asks for one thing at a time, and below it is the game's own screen. The
 * note covers nothing, and nothing around what it asks for is dimmed.
 */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { finishLesson } from "../match/lesson/finished-lessons.ts";
import type { SoundRoom } from "../sound/index.ts";
import { Frame } from "../ui/frame/Frame.tsx";
import { announce, Button, Dialog, PlayIcon, RestartIcon, TutorialBubble } from "../ui/index.ts";
import type { LessonNote } from "./lesson-stage.ts";
import "./lesson-room.css";

interface LessonRoomProps {
  readonly room: SoundRoom;
  readonly title: string;
  /** Undefined while something is performed, and after the last step. */
  readonly note: LessonNote | undefined;
  /** Counts from 1. */
  readonly step: number;
  readonly of: number;
  /** Selector of what the note asks for. */
  readonly target: string;
  /** Left out where the learner goes on by doing the thing. */
  readonly onNext?: (() => void) | undefined;
  readonly onSkip: () => void;
  /** A press during a performance skips it. */
  readonly onPress: () => void;
  /** Set once the lesson is won. */
  readonly won?:
    | (LessonNote & { readonly again: string; readonly play: string; onAgain(): void; onPlay(): void })
    | undefined;
  readonly children: ComponentChildren;
}

export const LessonRoom = (props: LessonRoomProps) => {
  const { room, title, note, step, of, target, onNext, onSkip, onPress, won, children } = props;
  useEffect(() => {
    if (note !== undefined) announce(`${note.title}. ${note.about}`);
  }, [note?.title, note?.about]);
  const isWon = won !== undefined;
  useEffect(() => {
    if (isWon) void finishLesson(room);
  }, [isWon, room]);
  return (
    <Frame title={title} room={room} play>
      <div class={`lesson-room ${room}-lesson`} onPointerDown={onPress}>
        <div class="lesson-note">
          {note !== undefined && (
            <TutorialBubble
              key={note.title}
              inFlow
              target={() => document.querySelector(target)}
              title={note.title}
              step={step}
              of={of}
              onSkip={onSkip}
              {...(onNext !== undefined && { onNext })}
            >
              <p>{note.about}</p>
            </TutorialBubble>
          )}
        </div>
        {children}
        {won !== undefined && (
          <Dialog
            title={won.title}
            onClose={onSkip}
            actions={
              <>
                <Button kind="quiet" icon={RestartIcon} onPress={won.onAgain}>
                  {won.again}
                </Button>
                <Button icon={PlayIcon} autofocus onPress={won.onPlay}>
                  {won.play}
                </Button>
              </>
            }
          >
            <p>{won.about}</p>
          </Dialog>
        )}
      </div>
    </Frame>
  );
};
