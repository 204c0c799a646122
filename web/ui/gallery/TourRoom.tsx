/** A tutorial through three corners of the screen, and the notices. */
import { useState } from "preact/hooks";
import { Button, Notice, ShareSheet, TutorialBubble } from "../index.ts";

const stops = [
  { target: "#tour-start", title: "The bell", text: "Ring it to bank your points. What is banked is yours for good." },
  { target: ".gallery h1", title: "The sign above the door", text: "It says where you are." },
  { target: ".notice.empty", title: "An empty chair", text: "This seat is still free." },
] as const;

export const TourRoom = () => {
  const [step, setStep] = useState(0);
  const [sharing, setSharing] = useState(false);
  const stop = stops[step - 1];
  return (
    <>
      <div class="gallery-bar">
        <span id="tour-start">
          <Button onPress={() => setStep(1)}>Start the tour</Button>
        </span>
        <Button kind="quiet" onPress={() => setSharing(true)}>
          Share the result
        </Button>
      </div>
      <div class="gallery-shelf">
        <Notice
          kind="empty"
          title="Nobody has played yet"
          actions={<Button onPress={() => setStep(1)}>Sit down</Button>}
        >
          <p>Your matches will be kept here.</p>
        </Notice>
        <Notice kind="waiting" title="Waiting for your opponent" />
        <Notice kind="error" title="Something went wrong">
          <p class="reason">entry 7: it is not seat 1's turn; expected a move by seat 0</p>
        </Notice>
      </div>
      {stop && (
        <TutorialBubble
          target={() => document.querySelector(stop.target)}
          title={stop.title}
          step={step}
          of={stops.length}
          onNext={() => setStep(step < stops.length ? step + 1 : 0)}
          onSkip={() => setStep(0)}
        >
          <p>{stop.text}</p>
        </TutorialBubble>
      )}
      {sharing && (
        <ShareSheet
          title="Share the result"
          text={"Zonk 4 320 : 3 150\n●●○●●○\nBeat that."}
          url="https://turnlight.example/zonk"
          file={{ name: "zonk.json", content: "{}", type: "application/json" }}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
};
