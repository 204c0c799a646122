/** The vortex on its canvas: painted once for a size; it turns with the mouse and never by itself. */
import { useEffect, useRef } from "preact/hooks";
import { reducedMotion } from "../../shared.ts";
import { type Vortex as Painted, vortexOf } from "./vortex.ts";

/** Pixels of the window for one of the picture. */
const cell = 4;
/** How far the mouse turns it, in radians, from one edge of the window to the other. */
const turned = 0.12;
const still = 0.1;

export const Vortex = () => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const brush = element?.getContext("2d");
    if (element === null || !brush) return;
    let vortex: Painted | undefined;
    let frame = 0;
    const paint = (turn: number) => {
      if (vortex === undefined) return;
      const picture = brush.createImageData(vortex.width, vortex.height);
      vortex.paint(turn, picture.data);
      brush.putImageData(picture, 0, 0);
    };
    const fit = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0 || clientHeight === 0) return;
      element.width = Math.ceil(clientWidth / cell);
      element.height = Math.ceil(clientHeight / cell);
      vortex = vortexOf(element.width, element.height, clientHeight > clientWidth ? 0.28 : 0.4);
      paint(still);
    };
    const follow = ({ pointerType, clientX }: PointerEvent) => {
      if (pointerType !== "mouse" || reducedMotion.peek()) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => paint(still + (clientX / innerWidth - 0.5) * turned));
    };
    const sizes = new ResizeObserver(fit);
    sizes.observe(element);
    addEventListener("pointermove", follow);
    return () => {
      sizes.disconnect();
      removeEventListener("pointermove", follow);
      cancelAnimationFrame(frame);
    };
  }, []);
  return (
    <div class="title-vortex" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
};
