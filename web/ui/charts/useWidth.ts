/** The width and text size available to a chart, so that it is drawn in real pixels and stays legible anywhere. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

interface MeasuredElement<E> {
  readonly place: RefObject<E | null>;
  readonly width: number;
  /** 1 at the usual text size, 2 at the double. */
  readonly zoom: number;
}

export const useWidth = <E extends Element>(): MeasuredElement<E> => {
  const place = useRef<E>(null);
  const [width, setWidth] = useState(0);
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = () => {
      setWidth(Math.floor(element.getBoundingClientRect().width));
      setZoom(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { place, width, zoom };
};
