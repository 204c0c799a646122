/** Icons of a connection's states, in the style of the shared ones. */
import { drawn, pen } from "../../ui/shell-icons.tsx";

export const ConnectedIcon = drawn(
  <>
    <path d="M3.5 10.5a12 12 0 0 1 17 0M7 14.5a7 7 0 0 1 10 0" />
    <circle class="solid" cx="12" cy="18.5" r="1.2" />
  </>,
);
export const ReconnectingIcon = pen("M20 12a8 8 0 1 1-3.5-6.600");
export const AwayIcon = pen("M19.5 14.5A8.5 8.5 0 1 1 10 4.200a7 7 0 0 0 9.5 10.300z");
export const DisconnectedIcon = pen(
  "M4 4l16 16M3.5 10.5a12 12 0 0 1 4-2.700M13 6.900a12 12 0 0 1 7.5 3.600M8 15a6 6 0 0 1 5-1.400",
);
