/** The lobby's start screen: a title screen on a tube, with the run's charms and one gold slab. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Glyph } from "../../items/Glyph.tsx";
import { page as thirteenPage } from "../../page.ts";
import { hasSavedAfterPaint, useOneAtATime } from "../../shared.ts";
import { titleWords } from "../../words/title.ts";
import type { Stuck } from "../resume.ts";
import { type Arrival, newcomer } from "./arrival.ts";
import { Console } from "./Console.tsx";
import { Fan } from "./Fan.tsx";
import { Logo } from "./Logo.tsx";
import { Vortex } from "./Vortex.tsx";
import "./tokens.css";
import "./title.css";
import "./console.css";

/** Cards of a newcomer's title: what there is to win. */
const decoration = {
  left: ["snowball", "lightning", "great-bell"],
  right: ["piggy-bank", "crown", "mirror"],
} as const;
const dice = ["glass", "plain", "gold", "odd", "heavy"] as const;

/** `arrival` is undefined until the device has answered. */
export const Title = ({ arrival }: { readonly arrival: Signal<Arrival | undefined> }) => {
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      const isKnown = await hasSavedAfterPaint();
      const found = isKnown ? await (await import("./arrive.ts")).arrive() : newcomer;
      if (isHere) arrival.value = found;
    };
    void load();
    return () => {
      isHere = false;
    };
  }, [arrival]);
  const opening = useSignal(false);
  const beginning = useOneAtATime();
  const now = arrival.value;
  const newRun = () =>
    beginning.run(async () => {
      const { makeWay } = await import("../resume.ts");
      if (!(await makeWay())) return;
      const { stake = 0, freeScratch = false } = arrival.value ?? {};
      opening.value = true;
      await (await import("../../play/start-run.ts")).beginRun({ kind: "run", stake, freeScratch });
      opening.value = false;
    });
  const remove = (run: Stuck) => {
    if (now !== undefined) arrival.value = { ...now, stuck: now.stuck.filter((other) => other !== run) };
    void import("../resume.ts").then(({ putAway }) => putAway(run));
  };
  const held = now?.goingOn?.state.charms.map(({ item }) => item) ?? [];
  const opened = now?.opened ?? [];
  const texts = titleWords.value;
  return (
    <div class="arcade title-screen" data-scanlines={now?.scanlines ?? true}>
      <Vortex />
      <Logo title={thirteenPage.words.value.title} />
      <div class="title-stage">
        <ul class="title-dice" aria-hidden="true">
          {dice.map((die, i) => (
            <li key={die} style={{ "--at": i - 2 }}>
              <Glyph item={die} />
            </li>
          ))}
        </ul>
        {held.length > 0 ? (
          <Fan side="left" charms={held} label={texts.inRun} />
        ) : (
          <Fan side="left" charms={decoration.left} />
        )}
        {opened.length > 0 ? (
          <Fan side="right" charms={opened} label={texts.unlockedLast} />
        ) : (
          <Fan side="right" charms={decoration.right} />
        )}
      </div>
      {now === undefined ? (
        <div class="title-console" />
      ) : (
        <Console now={now} opening={opening.value} onNewRun={() => void newRun()} onDelete={remove} />
      )}
    </div>
  );
};
