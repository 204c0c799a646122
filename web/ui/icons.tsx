/**
 * Icons, drawn on a 24-unit grid with one stroke style. They are hidden from screen readers: the button or text beside
 * them has the meaning.
 */
import { drawn, pen } from "./shell-icons.tsx";

export {
  BackIcon,
  BookIcon,
  CheckIcon,
  ForwardIcon,
  GearIcon,
  GlobeIcon,
  HomeIcon,
  type Icon,
  LinkIcon,
  PersonIcon,
  PlayIcon,
  RestartIcon,
  ShareIcon,
  SoundOffIcon,
  SoundOnIcon,
} from "./shell-icons.tsx";

export const UndoIcon = pen("M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3");
export const RedoIcon = pen("m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3");
export const CloseIcon = pen("m6 6 12 12M18 6 6 18");
export const DownloadIcon = pen("M12 3.5V15m-4.5-4 4.5 4.5 4.5-4.5M4.5 17v3.5h15V17");
export const UploadIcon = pen("M12 15.5V4M7.5 8 12 3.5 16.5 8M4.5 17v3.5h15V17");
export const MenuIcon = pen("M4 7h16M4 12h16M4 17h16");
export const PlusIcon = pen("M12 5v14M5 12h14");
export const MinusIcon = pen("M5 12h14");
export const ChartIcon = pen("M4 4v16h16M8.5 16v-4M13 16V7m4.5 9v-6");
export const EnterIcon = pen("M19.5 5v7a3 3 0 0 1-3 3h-12M9 10.5 4.5 15 9 19.5");
export const FlagIcon = pen("M5.5 21.5V4M5.5 5c4.5-2.5 8 2.5 13.5 0v9c-5.5 2.5-9-2.5-13.5 0");
export const CopyIcon = pen("M8.5 8.5h11v11h-11zM15.5 5.5v-1h-11v11h1");
export const BinIcon = pen("M4 7h16M9.5 7V4h5v3M6 7l1 13.5h10L18 7M10 11v5.5M14 11v5.5");
export const CalendarIcon = pen("M4 6h16v14.5H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8");
export const CrownIcon = pen("M4 18 3 7.5l5 4 4-7 4 7 5-4L20 18zM4.5 21.5h15");
export const PencilIcon = pen("M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5");
export const HourglassIcon = pen(
  "M6 3.5h12M6 20.5h12M7.5 3.5c0 5 4.5 5.5 4.5 8.5s-4.5 3.5-4.5 8.5M16.5 3.5c0 5-4.5 5.5-4.5 8.5s4.5 3.5 4.5 8.5",
);
export const ScrollIcon = pen(
  "M7 4h11.5v13M7 4a2.5 2.5 0 0 0-2.5 2.5V8H9M7 4a2.5 2.5 0 0 1 2 2.5V18a2.5 2.5 0 0 0 5 0v-1h7v1a2.5 2.5 0 0 1-2.5 2.5h-7M12 8.5h3.5M12 12h3.5",
);
export const EyeClosedIcon = pen("M3 10c2.3 3 5.3 4.5 9 4.5s6.7-1.5 9-4.5M12 14.5V18M6.5 13l-2 3M17.5 13l2 3");

export const HintIcon = drawn(
  <>
    <path d="M9.5 5a2.5 2.5 0 0 1 5 0M7.5 7.5h9M8.5 7.5l-2 11h11l-2-11M5.5 21.5h13" />
    <path class="solid" d="M12 10.8c1.2 1.5 1.7 2.3 1.7 3.2a1.7 1.7 0 0 1-3.4 0c0-.9.5-1.7 1.7-3.2z" stroke-width="1" />
  </>,
);

const Notes = () => (
  <>
    <path d="M9 17.5V6l10.5-2v11.5" />
    <ellipse class="solid" cx="6.7" cy="17.5" rx="2.3" ry="2" />
    <ellipse class="solid" cx="17.2" cy="15.5" rx="2.3" ry="2" />
  </>
);
export const MusicOnIcon = drawn(<Notes />);
export const MusicOffIcon = drawn(
  <>
    <g opacity="0.55">
      <Notes />
    </g>
    <path d="m3.5 3.5 17 17" />
  </>,
);

export const SettingsIcon = drawn(
  <>
    <path d="M3.5 6.5h9M18 6.5h2.5M3.5 12H6M11.5 12h9M3.5 17.5h7M16 17.5h4.5" />
    <circle cx="15.2" cy="6.5" r="2.3" />
    <circle cx="8.7" cy="12" r="2.3" />
    <circle cx="13.2" cy="17.5" r="2.3" />
  </>,
);

export const PauseIcon = drawn(<path class="solid" d="M7.5 5.5h2.5v13H7.5zM14 5.5h2.5v13H14z" />);
export const StepForwardIcon = drawn(<path class="solid" d="m6.5 6 8 6-8 6zM18 6v12" />);
export const StepBackIcon = drawn(<path class="solid" d="m17.5 6-8 6 8 6zM6 6v12" />);
export const FirstIcon = drawn(<path class="solid" d="m20 6.5-6.5 5.5 6.5 5.5zM12.5 6.5 6 12l6.5 5.5zM4 6v12" />);
export const LastIcon = drawn(<path class="solid" d="M4 6.5 10.5 12 4 17.5zM11.5 6.5 18 12l-6.5 5.5zM20 6v12" />);

export const InfoIcon = drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5" />
    <circle class="dot" cx="12" cy="7.5" r="1.4" />
  </>,
);
export const QuestionIcon = drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.3 9.5a2.7 2.7 0 1 1 3.9 2.4c-.9.5-1.2 1-1.2 1.9" />
    <circle class="dot" cx="12" cy="16.8" r="1.4" />
  </>,
);
export const WarnIcon = drawn(
  <>
    <path d="M12 3.5 22 20.5H2z" />
    <path d="M12 10v4.5" />
    <circle class="dot" cx="12" cy="17.5" r="1.3" />
  </>,
);

const fivePoints = "m12 3 2.7 5.9 6.4.7-4.8 4.3 1.4 6.3-5.7-3.2-5.7 3.2 1.4-6.3L2.9 9.6l6.4-.7z";
export const StarIcon = drawn(<path class="solid" d={fivePoints} />);
export const StarEmptyIcon = pen(fivePoints);

export const LockIcon = drawn(
  <>
    <path d="M5.5 10.5h13v10h-13zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 16v1.5" />
    <circle class="dot" cx="12" cy="15" r="1.6" />
  </>,
);
export const TrophyIcon = drawn(
  <>
    <path class="solid" d="M7.5 3.5h9v6a4.5 4.5 0 0 1-9 0z" />
    <path d="M7.5 5.5H4V7a4 4 0 0 0 4 4M16.5 5.5H20V7a4 4 0 0 1-4 4M12 14v3.5M7.5 20.5h9M9.5 20.5c0-1.7 1-3 2.5-3s2.5 1.3 2.5 3" />
  </>,
);
export const DiceIcon = drawn(
  <>
    <rect x="4" y="4" width="16" height="16" rx="3.5" />
    <circle class="dot" cx="8.5" cy="8.5" r="1.5" />
    <circle class="dot" cx="12" cy="12" r="1.5" />
    <circle class="dot" cx="15.5" cy="15.5" r="1.5" />
  </>,
);
export const BotIcon = drawn(
  <>
    <rect x="4.5" y="8" width="15" height="11.5" rx="3" />
    <path d="M12 8V4.5M2 13v3M22 13v3M9.5 16h5" />
    <circle class="dot" cx="12" cy="3.5" r="1.5" />
    <circle class="dot" cx="9" cy="12.5" r="1.5" />
    <circle class="dot" cx="15" cy="12.5" r="1.5" />
  </>,
);
export const EyeIcon = drawn(
  <>
    <path d="M2.5 12C5 8 8.2 6 12 6s7 2 9.5 6c-2.5 4-5.7 6-9.5 6s-7-2-9.5-6z" />
    <circle class="solid" cx="12" cy="12" r="2.5" />
  </>,
);
export const ClockIcon = drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 6.5V12l3.5 2.5" />
  </>,
);
export const EraseIcon = drawn(<path d="M8.5 5h12v14h-12L3 12zM11.5 9.5l5 5M16.5 9.5l-5 5" />);
export const KeyboardIcon = drawn(
  <>
    <rect x="2.5" y="6" width="19" height="12.5" rx="2" />
    <path d="M6.5 10h.01M10.2 10h.01M13.9 10h.01M17.5 10h.01M7.5 14.5h9" />
  </>,
);
export const ThemeIcon = drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <path class="solid" d="M12 3a9 9 0 0 1 0 18z" />
  </>,
);
