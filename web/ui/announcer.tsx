/**
 * The one polite voice of the page. `announce` speaks through the innermost region, since everything outside an open
 * dialog is silent to a screen reader; each dialog brings its own, the page has one in `Overlays`.
 */
import "./parts.css";
import { useLayoutEffect, useRef } from "preact/hooks";

const regions: HTMLElement[] = [];

/** Long enough for any reader to pick it up, short enough that nobody wanders into old news. */
const keepFor = 8000;

/** Says something aloud without moving the focus. The same words twice are said twice. */
export const announce = (text: string): void => {
  const region = regions.at(-1);
  if (region === undefined || text === "") return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), keepFor);
};

/** Takes back everything that was said: what one person heard is not for the next to find. */
export const silence = (): void => {
  for (const region of regions) region.replaceChildren();
};

export const LiveRegion = () => {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    regions.push(element);
    return () => {
      regions.splice(regions.indexOf(element), 1);
    };
  }, []);
  return <div ref={region} class="spoken-only" aria-live="polite" data-live="" />;
};
