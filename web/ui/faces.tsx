/** Eight avatars to choose from: each has its own hair, hat, coat and look. */
import type { JSX } from "preact";
import "./parts.css";

interface FaceLook {
  readonly skin: string;
  readonly coat: string;
  /** What lies behind the head, and what sits on it. */
  readonly behind?: JSX.Element;
  readonly before: JSX.Element;
  readonly brows: string;
  readonly mouth: string;
}

const looks: readonly FaceLook[] = [
  {
    skin: "#f2c9a0",
    coat: "#2f5d8a",
    before: <path d="M15 30q-1-19 17-19t17 19q-5-9-11-10-9 5-23 10z" fill="#5b3418" />,
    brows: "M21 31q4-3 7-1M36 30q4-2 7 1",
    mouth: "M26 44q6 5 12 0",
  },
  {
    skin: "#8a5a3c",
    coat: "#b5532f",
    behind: <circle cx="32" cy="25" r="21" fill="#241812" />,
    before: <path d="M16 29q4-13 16-13t16 13q-8-6-16-6t-16 6z" fill="#241812" />,
    brows: "M21 31q4-2 7 0M36 31q4-2 7 0",
    mouth: "M25 43q7 7 14 0",
  },
  {
    skin: "#f4d7b8",
    coat: "#4b3a6b",
    before: (
      <>
        <path d="M10 25q22-9 44 0l-3-4q-4-16-19-16t-19 16z" fill="#2a2140" />
        <path d="M13 22q19-7 38 0l-1-4q-18-6-36 0z" fill="#d9ab5b" />
      </>
    ),
    brows: "M21 31l7-1M36 30l7 1",
    mouth: "M27 44h10",
  },
  {
    skin: "#e3b184",
    coat: "#3f6b4a",
    behind: <path d="M12 30q0-22 20-22t20 22v24h-8V34H20v20h-8z" fill="#a8341f" />,
    before: <path d="M16 28q3-14 16-14t16 14q-10-2-14-9-5 8-18 9z" fill="#a8341f" />,
    brows: "M21 30q4-3 7 0M36 30q3-3 7 0",
    mouth: "M26 43q6 6 12 0",
  },
  {
    skin: "#f0c8a8",
    coat: "#6b5a3a",
    before: (
      <>
        <path d="M17 27q1-12 15-12t15 12q-7-4-15-4t-15 4z" fill="#d8d2c6" />
        <path d="M19 41q4 17 13 17t13-17q-5 4-9 2-4-2-8 0-4 2-9-2z" fill="#d8d2c6" />
      </>
    ),
    brows: "M20 31q4-4 8-1M36 30q4-3 8 1",
    mouth: "M28 46h8",
  },
  {
    skin: "#c98f62",
    coat: "#1f6f78",
    before: (
      <>
        <path d="M13 27q1-18 19-18t19 18q-19-6-38 0z" fill="#c8437f" />
        <circle cx="32" cy="8" r="4" fill="#f4ead6" />
        <path d="M12 26q20-7 40 0v5q-20-7-40 0z" fill="#f4ead6" />
      </>
    ),
    brows: "M21 34q4-2 7 0M36 34q4-2 7 0",
    mouth: "M25 44q7 5 14 0",
  },
  {
    skin: "#f6dcc4",
    coat: "#7a2c3a",
    behind: <path d="M14 22q-9 4-6 12 4 2 8-4M50 22q9 4 6 12-4 2-8-4" fill="#e3b341" />,
    before: (
      <>
        <path d="M16 29q1-16 16-16t16 16q-4-8-16-8t-16 8z" fill="#e3b341" />
        <g fill="none" stroke="#2a2117" stroke-width="2">
          <circle cx="24.500" cy="35" r="5.500" />
          <circle cx="39.500" cy="35" r="5.500" />
          <path d="M30 35h4" />
        </g>
      </>
    ),
    brows: "M20 27q4-2 8 0M36 27q4-2 8 0",
    mouth: "M27 46q5 3 10 0",
  },
  {
    skin: "#d9c3a0",
    coat: "#23293a",
    before: (
      <>
        <path d="M18 17h28l-3-14H21zM11 20q21-6 42 0v-3q-21-6-42 0z" fill="#1b1d27" />
        <path d="M18 15h28l1 3q-15-3-30 0z" fill="#a8341f" />
        <path d="M33 30h13l-2 8q-5 3-9-1z" fill="#1b1d27" />
      </>
    ),
    brows: "M21 29q4-3 7 0M37 27l7 1",
    mouth: "M26 44q8 2 12-2",
  },
];

export const faceCount = looks.length;

export const Face = ({ number }: { readonly number: number }) => {
  const look = looks[number % looks.length];
  if (look === undefined) return null;
  const { skin, coat, behind, before, brows, mouth } = look;
  return (
    <svg viewBox="0 0 64 64" class="face" aria-hidden="true">
      {behind}
      <path d="M6 64q2-15 18-17h16q16 2 18 17z" fill={coat} />
      <path d="M26 44h12v8q-6 5-12 0z" fill={skin} />
      <ellipse cx="32" cy="34" rx="15" ry="17" fill={skin} />
      <g fill="none" stroke="#2a2117" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round">
        <path d={brows} />
        <path d="M32 35l-1.500 4.500h2.500" stroke-width="1.600" />
        <path d={mouth} />
      </g>
      <g fill="#2a2117">
        <circle cx="24.500" cy="35" r="2" />
        <circle cx="39.500" cy="35" r="2" />
      </g>
      {before}
    </svg>
  );
};
