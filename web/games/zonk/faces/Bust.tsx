/**
 * The regulars as busts in candle light, and as medals. Each drawing is a file of its own, loaded after the first paint
 * into a box of fixed size. Where it cannot be loaded, the likeness is shown in the same light.
 */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { afterPaint } from "../shared.ts";
import { Likeness } from "./Likeness.tsx";
import { drawings, type PatronName } from "./patrons.ts";
import "./bust.css";

const files = import.meta.glob<string>("./busts/*.svg", { eager: true, query: "?url", import: "default" });

/** The address of the drawing. */
const fileOf = (name: PatronName): string | undefined => files[`./busts/${drawings[name]}.svg`];

export type BustMood = "calm" | "pleased" | "worried";

/** As an element of this page, so that its moods can be switched. Undefined if it cannot be loaded. */
const drawingOf = async (file: string): Promise<Element | undefined> => {
  try {
    const answer = await fetch(file);
    if (!answer.ok) return undefined;
    const { documentElement } = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
    if (documentElement.nodeName !== "svg") return undefined;
    documentElement.querySelector("title")?.remove();
    for (const attribute of ["role", "aria-labelledby"]) documentElement.removeAttribute(attribute);
    documentElement.setAttribute("aria-hidden", "true");
    return documentElement;
  } catch {
    return undefined;
  }
};

/** The likeness, dark on the left and warm on the right, as the busts are. */
const Lit = ({ name }: { readonly name: PatronName }) => (
  <svg class="bust-likeness" viewBox="0 0 64 64" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    <defs>
      <linearGradient id="bust-shade" x2="1">
        <stop offset="0.05" stop-color="#fff" stop-opacity="0.45" />
        <stop offset="0.6" stop-color="#fff" stop-opacity="0.9" />
        <stop offset="0.9" stop-color="#fff" />
      </linearGradient>
      <mask id="bust-lit">
        <rect width="64" height="64" fill="url(#bust-shade)" />
      </mask>
    </defs>
    <g class="bust-dark">
      <Likeness name={name} />
    </g>
    <g mask="url(#bust-lit)">
      <Likeness name={name} />
    </g>
  </svg>
);

export const Bust = ({ name, mood }: { readonly name: PatronName; readonly mood: BustMood }) => {
  const box = useRef<HTMLSpanElement>(null);
  const file = fileOf(name);
  const isMissing = useSignal(file === undefined);
  useEffect(() => {
    isMissing.value = file === undefined;
    if (file === undefined) return;
    let isPast = false;
    void afterPaint()
      .then(() => drawingOf(file))
      .then((drawing) => {
        if (isPast) return;
        if (drawing === undefined) isMissing.value = true;
        else box.current?.replaceChildren(drawing);
      });
    return () => {
      isPast = true;
    };
  }, [file, isMissing]);
  return isMissing.value ? (
    <span class="bust">
      <Lit name={name} />
    </span>
  ) : (
    <span class="bust" data-shows={mood} ref={box} />
  );
};

/** The face alone, in a round frame. Its picture is left out until the page has been painted. */
export const Medal = ({ name, isPainted }: { readonly name: PatronName; readonly isPainted: boolean }) => {
  const file = fileOf(name);
  return (
    <span class="medal">
      {isPainted &&
        (file === undefined ? (
          <Lit name={name} />
        ) : (
          <img src={file} alt="" width="400" height="420" decoding="async" />
        ))}
    </span>
  );
};
