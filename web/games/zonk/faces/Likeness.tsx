/** The drawings of the tavern's patrons, each in a few flat shapes on 64 units. */
import type { JSX } from "preact";
import type { PatronName } from "./patrons.ts";

interface Looks {
  readonly skin: string;
  readonly coat: string;
  /** Hair and hats, drawn behind and in front of the face. */
  readonly behind?: JSX.Element;
  readonly before: JSX.Element;
  readonly brows: string;
}

const looks: Readonly<Record<PatronName, Looks>> = {
  "hybrid:easy": {
    skin: "#f2c9a0",
    coat: "#6a8f4e",
    before: (
      <>
        <path d="M16 27q0-15 16-15t16 15q-7-7-16-7t-16 7z" fill="#d9983a" />
        <path d="M14 24q18-12 36 0l6 3q-24-6-46 0z" fill="#7a4a2a" />
      </>
    ),
    brows: "M22 29q3-3 6-1M36 28q3-2 6 1",
  },
  "hybrid:normal": {
    skin: "#dba67a",
    coat: "#2f4a6b",
    behind: <path d="M15 40q0 20 17 20t17-20l-4-6H19z" fill="#c9c4b8" />,
    before: (
      <>
        <path d="M16 24q16-6 32 0v-6q-4-8-16-8t-16 8z" fill="#24384f" />
        <path d="M13 25q19-6 38 0l-2 4q-17-5-34 0z" fill="#16222f" />
        <path d="M21 44q11-6 22 0-2 6-11 6t-11-6z" fill="#c9c4b8" />
      </>
    ),
    brows: "M21 31h8M35 31h8",
  },
  "hybrid:hard": {
    skin: "#e8c39c",
    coat: "#2b2430",
    before: (
      <>
        <path d="M20 20V3h24v17z" fill="#1d1820" />
        <path d="M13 21h38v4H13z" fill="#1d1820" />
        <path d="M20 15h24v4H20z" fill="#8a2f2f" />
        <circle cx="39" cy="34" r="5.5" fill="none" stroke="#d9ab5b" stroke-width="1.8" />
        <path d="M44 36q2 8 0 14" fill="none" stroke="#d9ab5b" stroke-width="1.2" />
        <path d="M24 45q4-4 8-1 4-3 8 1" fill="none" stroke="#3a2a22" stroke-width="3" stroke-linecap="round" />
      </>
    ),
    brows: "M21 30l7-2M36 28l7 2",
  },
  "hybrid:cautious": {
    skin: "#f0cba8",
    coat: "#7a6a8f",
    behind: <path d="M10 34q0-24 22-24t22 24l-5 16H15z" fill="#efe7da" />,
    before: (
      <>
        <path d="M16 30q2-14 16-14t16 14q-8-8-16-8t-16 8z" fill="#cfc7ba" />
        <path d="M10 34q0-24 22-24t22 24q-4-16-22-16T10 34z" fill="#f8f2e8" />
        <path d="M22 55q10 6 20 0" fill="none" stroke="#f8f2e8" stroke-width="3" />
      </>
    ),
    brows: "M22 30q3-2 6 0M36 30q3-2 6 0",
  },
  "hybrid:balanced": {
    skin: "#c98f63",
    coat: "#a8453a",
    behind: (
      <>
        <circle cx="32" cy="9" r="7" fill="#2b1a14" />
        <path d="M13 34q0-22 19-22t19 22l-3 12H16z" fill="#2b1a14" />
      </>
    ),
    before: (
      <>
        <path d="M15 31q1-16 17-16t17 16q-5-9-14-10-11 0-20 10z" fill="#2b1a14" />
        <circle cx="15.500" cy="41" r="2.200" fill="#d9ab5b" />
        <circle cx="48.500" cy="41" r="2.200" fill="#d9ab5b" />
      </>
    ),
    brows: "M22 30q3-2 6 0M36 30q3-2 6 0",
  },
  "hybrid:reckless": {
    skin: "#d99b72",
    coat: "#5a3a1e",
    behind: <path d="M12 38q0-24 20-26 20 2 20 26-2 22-20 24-18-2-20-24z" fill="#8f2f1c" />,
    before: (
      <>
        <path d="M15 28q4-15 17-15t17 15q-8-7-17-7t-17 7z" fill="#8f2f1c" />
        <path d="M18 42q14-8 28 0 0 16-14 18-14-2-14-18zM26 47q6 4 12 0-6-3-12 0z" fill="#8f2f1c" fill-rule="evenodd" />
        <path d="M14 30l16 3v5q-5 3-8-2z" fill="#1d1512" />
      </>
    ),
    brows: "M36 28l7-2",
  },
  "hybrid:learning": {
    skin: "#f1d2b4",
    coat: "#3f6f6a",
    behind: <path d="M12 36q-1-24 20-24t20 24v16q-6 4-8 0V30H20v22q-4 4-8 0z" fill="#6b4a2f" />,
    before: (
      <>
        <path d="M16 30q2-15 16-15t16 15l-16-9z" fill="#6b4a2f" />
        <g fill="none" stroke="#2a2117" stroke-width="1.8">
          <circle cx="25" cy="34" r="5" />
          <circle cx="39" cy="34" r="5" />
          <path d="M30 34h4" />
        </g>
      </>
    ),
    brows: "M22 27q3-1 6 0M36 27q3-1 6 0",
  },
  reference: {
    skin: "#edc39b",
    coat: "#c08a2d",
    behind: (
      <>
        <path d="M13 36q0-22 19-22t19 22l-3 10H16z" fill="#c7862f" />
        <path d="M12 40q-4 10 0 18l5-2q-3-8 0-15zM52 40q4 10 0 18l-5-2q3-8 0-15z" fill="#c7862f" />
      </>
    ),
    before: <path d="M15 32q2-16 17-16t17 16q-6-9-17-9t-17 9z" fill="#c7862f" />,
    brows: "M22 30q3-2 6 0M36 30q3-2 6 0",
  },
  perfect: {
    skin: "#c9a24e",
    coat: "#6a5a3a",
    before: (
      <>
        <path d="M30 4h4v10h-4z" fill="#8a6a2a" />
        <circle cx="32" cy="5" r="4" fill="#f3d48f" />
        <path d="M15 24h34v4H15z" fill="#8a6a2a" />
        <circle cx="25" cy="34" r="5.500" fill="#2a2117" />
        <circle cx="39" cy="34" r="5.500" fill="#2a2117" />
        <circle cx="25" cy="34" r="2.500" fill="#9cf0f4" />
        <circle cx="39" cy="34" r="2.500" fill="#9cf0f4" />
        <path d="M23 45h18M26 45v5M32 45v5M38 45v5M23 50h18" stroke="#5a4416" stroke-width="2" fill="none" />
      </>
    ),
    brows: "",
  },
  follow: {
    skin: "#e9b98f",
    coat: "#8f3d4f",
    behind: <path d="M13 34q0-22 19-22t19 22l-3 10H16z" fill="#5a2f22" />,
    before: (
      <>
        <path d="M15 31q1-16 17-16t17 16q-9-7-17-7t-17 7z" fill="#5a2f22" />
        <path d="M13 26q19-16 38 0l2-5q-21-16-42 0z" fill="#d9d3c4" />
        <path d="M50 22l9-4-3 8z" fill="#d9d3c4" />
      </>
    ),
    brows: "M21 30q4-3 7 0M36 30q4-3 7 0",
  },
  custom: {
    skin: "#3b3440",
    coat: "#2a2632",
    behind: <path d="M8 60q-2-50 24-54 26 4 24 54z" fill="#2a2632" />,
    before: (
      <>
        <path d="M8 60q-2-50 24-54 26 4 24 54h-8q4-38-16-42-20 4-16 42z" fill="#3a3444" />
        <circle cx="26" cy="35" r="2.500" fill="#f3d48f" />
        <circle cx="38" cy="35" r="2.500" fill="#f3d48f" />
      </>
    ),
    brows: "",
  },
};

const hasEyes = (name: PatronName): boolean => name !== "perfect" && name !== "custom";
const smiles = (name: PatronName): boolean => hasEyes(name) && name !== "hybrid:reckless" && name !== "hybrid:normal";

export const Likeness = ({ name }: { readonly name: PatronName }) => {
  const { skin, coat, behind, before, brows } = looks[name];
  return (
    <>
      <path d="M4 64q4-14 28-14t28 14z" fill={coat} />
      {behind}
      <path d="M16 32q0-17 16-17t16 17q0 20-16 22-16-2-16-22z" fill={skin} />
      {hasEyes(name) && (
        <g fill="#241a12">
          {name !== "hybrid:reckless" && <circle cx="25" cy="34" r="2.2" />}
          <circle cx="39" cy="34" r="2.2" />
        </g>
      )}
      <g fill="none" stroke="#241a12" stroke-width="2" stroke-linecap="round">
        <path d={brows} />
        {hasEyes(name) && <path d="M32 35q3 4 0 6" stroke-width="1.5" opacity=".6" />}
        {smiles(name) && name !== "hybrid:hard" && <path d="M27 47q5 4 10 0" />}
      </g>
      {before}
    </>
  );
};
