/** Arrow keys to the next mark and the one before, unless a sheet is open or a field is being edited. */
import { useEffect, useRef } from "preact/hooks";

export const useArrowKeys = (isOn: boolean, step: (way: 1 | -1) => void): void => {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
      if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
      latest.current(event.key === "ArrowRight" ? 1 : -1);
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
};
