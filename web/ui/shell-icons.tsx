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
export const PlayIcon = drawn(<path class="solid" d="m7.5 5 11 7-11 7z" />);
export const ForwardIcon = pen("M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5");
export const BackIcon = pen("M19.5 12h-15M11 5.5 4.5 12l6.5 6.5");
export const CheckIcon = pen("m4.5 12.5 5 5.5 10-12");
export const ShareIcon = pen("M12 15V3.5M7.5 7.5 12 3l4.5 4.5M7 11H5v9.5h14V11h-2");
export const LinkIcon = pen("M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1");
export const BookIcon = pen(
  "M12 6.5c-2.5-2-5.5-2.3-8.5-2v14c3-.3 6 0 8.5 2 2.5-2 5.5-2.3 8.5-2v-14c-3-.3-6 0-8.5 2zm0 0v14",
);
export const GearIcon = drawn(
  <>
    <circle cx="12" cy="12" r="3" />
    <path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2" />
  </>,
);
export const PersonIcon = drawn(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.7-4.3 3.5-6.5 7.5-6.5s6.8 2.2 7.5 6.5z" />
  </>,
);
export const GlobeIcon = drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18" />
  </>,
);
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
