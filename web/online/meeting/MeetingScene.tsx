/** The picture of a table that waits for its players: who has a seat, who is at the door, and which seats are free. */
import type { SoundRoom } from "../../sound/index.ts";
import { Face } from "../../ui/faces.tsx";
import "./scene-tokens.css";
import "./meeting-scene.css";

/** A free seat, somebody who has the link open, a person by their avatar, or a bot. */
export type SceneSeat =
  | { readonly kind: "free" | "arriving" | "bot" }
  | { readonly kind: "person"; readonly avatar: number; readonly isAway: boolean };

interface MeetingSceneProps {
  readonly room: SoundRoom;
  readonly seats: readonly SceneSeat[];
  /** The slate on the wall: a heading, and a line for the players. */
  readonly slate?: { readonly title: string; readonly line: string };
}

const [width, height, edge] = [816, 900, 540] as const;

const planks = Array.from({ length: 14 }, (_, i) => `M${i * 62} 0v${edge}`).join("");

/** Bottles on the shelf: height, neck and colour repeat at different periods, so that no two neighbours are alike. */
const bottles = Array.from({ length: 26 }, (_, i) => {
  const [body, neck, third] = [26 + ((i * 11) % 20), 10 + ((i * 3) % 8), 4.8 + ((i * 7) % 6) * 0.3];
  return {
    line: `M${14 + i * 31} 254v-${body}h${third}v-${neck}h${third * 1.3}v${neck}h${third}v${body}z`,
    colour: i % 5,
  };
});

const pips: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  3: [
    [-24, -24],
    [0, 0],
    [24, 24],
  ],
  4: [
    [-24, -24],
    [24, -24],
    [-24, 24],
    [24, 24],
  ],
  5: [
    [-24, -24],
    [24, -24],
    [0, 0],
    [-24, 24],
    [24, 24],
  ],
};

const dice = [
  { x: 155, y: 640, turned: -16, value: 1 },
  { x: 294, y: 690, turned: 9, value: 5 },
  { x: 424, y: 646, turned: 24, value: 1 },
  { x: 547, y: 700, turned: -10, value: 3 },
  { x: 677, y: 650, turned: 15, value: 4 },
] as const;

const Dice = () => (
  <g class="scene-dice">
    {dice.map(({ x, y, turned, value }) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turned}) scale(.78)`}>
        <ellipse cx="-6" cy="58" rx="58" ry="16" fill="#000" opacity=".4" />
        <path d="M-46-34h92v78a18 18 0 0 1-18 18h-56a18 18 0 0 1-18-18z" fill="#c4b189" />
        <rect x="-46" y="-52" width="92" height="92" rx="19" fill="#f9f1de" />
        <rect
          x="-44"
          y="-50"
          width="88"
          height="88"
          rx="17"
          fill="none"
          stroke="#fff"
          stroke-opacity=".6"
          stroke-width="2"
        />
        {pips[value]?.map(([px, py]) => (
          <circle key={`${px} ${py}`} cx={px} cy={py - 6} r="7.4" fill="#2a1a0e" />
        ))}
      </g>
    ))}
  </g>
);

/** A chair, with the outline of somebody who may sit on it. */
const Chair = ({ kind }: { readonly kind: "free" | "arriving" | "bot" }) => (
  <g>
    <path d="M10 64V18q0-8 8-8h28q8 0 8 8v46h-6V40H16v24z" fill="#6d4620" />
    <path d="M16 18h32v16H16z" fill="#3c240f" />
    <path d="M10 64V18q0-8 8-8h28q8 0 8 8v46" fill="none" stroke="#b58449" stroke-width="1.5" />
    {kind === "bot" ? (
      <g fill="#cdd5e2" stroke="#2a2117" stroke-width="1.6">
        <path d="M12 64q2-12 14-14h12q12 2 14 14z" />
        <rect x="19" y="20" width="26" height="26" rx="6" />
        <path d="M32 20v-7M24 52h16" />
        <circle cx="27" cy="31" r="2.4" fill="#2a2117" />
        <circle cx="37" cy="31" r="2.4" fill="#2a2117" />
        <path d="M27 39h10" />
      </g>
    ) : (
      <path
        class={`scene-${kind}`}
        d="M6 64q2-15 18-17-7-5-7-15 0-16 15-16t15 16q0 10-7 15 16 2 18 17"
        fill={kind === "arriving" ? "#0d0703" : "none"}
        stroke="#ffe7ae"
        stroke-width="1.6"
        stroke-dasharray={kind === "free" ? "3 3" : "none"}
      />
    )}
  </g>
);

const Candle = () => (
  <g transform={`translate(${width / 2 - 32} ${edge - 105}) scale(1.6)`}>
    <ellipse cx="20" cy="73" rx="16" ry="5" fill="#8a6426" />
    <path d="M12 34h16v38H12z" fill="#efe0bb" />
    <circle class="scene-glow" cx="20" cy="22" r="30" fill="#ffcf73" opacity=".2" />
    <path d="M20 8c6 8 8 12 8 17a8 8 0 0 1-16 0c0-5 2-9 8-17z" fill="#ffb83d" />
    <path d="M20 18c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8z" fill="#fff5da" />
  </g>
);

/** The middles of the seats, with the candle between them if their number is even. */
const placesFor = (count: number): readonly number[] =>
  count === 2 ? [200, 616] : Array.from({ length: count }, (_, i) => (width / (count + 1)) * (i + 1));

export const MeetingScene = ({ room, seats, slate }: MeetingSceneProps) => {
  const size = seats.length <= 3 ? 180 : 120;
  const places = placesFor(seats.length);
  return (
    <div class="meeting-scene" data-room={room} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <defs>
          <radialGradient id="scene-light" gradientUnits="userSpaceOnUse" cx={width / 2} cy="460" r="490">
            <stop offset="0" stop-color="#ffd98c" stop-opacity=".6" />
            <stop offset=".4" stop-color="#ffc766" stop-opacity=".2" />
            <stop offset="1" stop-color="#ffb347" stop-opacity="0" />
          </radialGradient>
        </defs>
        <rect class="scene-wall" width={width} height={edge} />
        <path class="scene-planks" d={planks} />
        <g opacity=".9">
          {bottles.map(({ line, colour }) => (
            <path key={line} d={line} data-colour={colour} />
          ))}
          <path class="scene-shelf" d={`M0 254h${width}v8H0z`} />
          <path d={`M0 262h${width}v4H0z`} fill="#000" opacity=".5" />
        </g>
        <rect width={width} height={edge} fill="url(#scene-light)" />
        {slate !== undefined && (
          <g class="scene-slate" transform="translate(258 96)">
            <path d="M70 0 150-36 230 0" fill="none" stroke="#8a6430" stroke-width="3" />
            <circle cx="150" cy="-36" r="5" fill="#d9ab5b" />
            <rect width="300" height="150" rx="6" fill="#1f2528" stroke="#6d4a22" stroke-width="9" />
            <g fill="#f1f3ec" text-anchor="middle">
              <text x="150" y="46" font-size="24">
                {slate.title}
              </text>
              <text x="150" y="108" font-size={slate.line.length > 14 ? 24 : 34}>
                {slate.line}
              </text>
            </g>
            <path d="M60 58q90 6 180-1" stroke="#f1f3ec" stroke-opacity=".6" stroke-width="2" fill="none" />
          </g>
        )}
        {seats.map((seat, n) => (
          <svg
            key={n}
            class={seat.kind === "person" && seat.isAway ? "scene-away" : undefined}
            x={(places[n] ?? 0) - size / 2}
            y={edge - size + 2}
            width={size}
            height={size}
            viewBox="0 0 64 64"
            aria-hidden="true"
          >
            {seat.kind === "person" ? <Face number={seat.avatar} /> : <Chair kind={seat.kind} />}
          </svg>
        ))}
        <path class="scene-table" d={`M0 ${edge}h${width}v${height - edge}H0z`} />
        <path d={`M0 ${edge}h${width}v${height - edge}H0z`} fill="url(#scene-light)" />
        <path class="scene-edge" d={`M0 ${edge - 3}h${width}v10H0z`} />
        <Candle />
        {room === "zonk" && <Dice />}
      </svg>
    </div>
  );
};
