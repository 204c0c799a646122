/** The lobby's own icons. */
import { drawn, pen } from "../../../ui/shell-icons.tsx";
import "./icons.css";

/** The face of a die, dark with light pips: the key to roll. */
export const DieKeyIcon = drawn(
  <>
    <rect class="front-die" x="1.5" y="1.5" width="21" height="21" rx="4.5" />
    <g class="front-die-pips">
      <circle cx="7.3" cy="7.3" r="2" />
      <circle cx="16.7" cy="7.3" r="2" />
      <circle cx="12" cy="12" r="2" />
      <circle cx="7.3" cy="16.7" r="2" />
      <circle cx="16.7" cy="16.7" r="2" />
    </g>
  </>,
);
export const CustomiseIcon = drawn(
  <>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </>,
);
export const TogetherIcon = drawn(
  <>
    <circle cx="8" cy="8" r="3.2" />
    <circle cx="16.5" cy="9" r="2.7" />
    <path d="M2.5 19.500c.5-3.600 2.500-5.500 5.500-5.500s5 1.900 5.500 5.500zM15.500 14.200c3.300-.4 5.400 1.400 6 5.300h-4" />
  </>,
);
export const LadderIcon = pen("M7 2.500v19M17 2.500v19M7 7h10M7 12h10M7 17h10");
export const NoConnectionIcon = pen(
  "M12 3a9 9 0 1 0 .1 0zM3 12h18M12 3c-5 5.500-5 12.500 0 18M12 3c5 5.500 5 12.500 0 18M4 4l16 16",
);
