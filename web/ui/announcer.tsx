/**
 * The page's polite live region for screen readers. `announce` uses the innermost region, since everything outside an
 * open dialog is inert; each dialog has its own, and the page has one in `Overlays`.
 */
import "./parts.css";
import { useLayoutEffect, useRef } from "preact/hooks";

const regions: HTMLElement[] = [];

/** Milliseconds until an announcement is removed: long enough for any screen reader to read it. */
const keepFor = 8000;

/** Announces a text without moving the focus. The same text twice is announced twice. */
export const announce = (text: string): void => {
  const region = regions.at(-1);
  if (region === undefined || text === "") return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  setTimeout(() => line.remove(), keepFor);
};

/** Removes all announcements, so that the next person at a shared device does not find them. */
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
