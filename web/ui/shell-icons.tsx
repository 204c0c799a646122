/** The icons of home page and frame, which every visit needs, and the stroke style of all icons. */
import "./parts.css";
import type { ComponentChildren, FunctionComponent } from "preact";

export type Icon = FunctionComponent;

export const drawn =
  (drawing: ComponentChildren): Icon =>
  () => (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  );

export const pen = (line: string): Icon => drawn(<path d={line} />);

export const HomeIcon = pen("m3.5 11.5 8.5-7 8.5 7M6 10v10h12V10M10 20v-5.5h4V20");
export const RestartIcon = pen("M5.4 7.5A8 8 0 1 1 4 12M5 3v5h5");
const Speaker = () => <path class="solid" d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4z" />;

export const SoundOnIcon = drawn(
  <>
    <Speaker />
    <path d="M15.5 9a4.2 4.2 0 0 1 0 6M18.3 6.3a8 8 0 0 1 0 11.4" />
  </>,
);
export const SoundOffIcon = drawn(
  <>
    <Speaker />
    <path d="m16 9.5 5 5M21 9.5l-5 5" />
  </>,
);
