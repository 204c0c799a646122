/** An empty or error state: a drawing, a sentence, and what to do about it. */
import "./Notice.css";
import type { ComponentChildren } from "preact";

type NoticeKind = "error" | "empty" | "waiting";

export interface NoticeProps {
  readonly kind: NoticeKind;
  readonly title: string;
  readonly children?: ComponentChildren;
  /** Buttons or links that lead on. */
  readonly actions?: ComponentChildren;
}

/** A record torn in two. */
const Torn = () => (
  <>
    <g class="drift-left">
      <path class="sheet" d="M30 16h36l-7 14 8 12-9 14 8 14-6 14 3 10H30z" />
      <path class="pen" d="M40 32h14M40 44h18M40 56h12M40 68h16" />
    </g>
    <g class="drift-right">
      <path class="sheet" d="M84 22h34v78H83l-3-10 6-14-8-14 9-14-8-12z" />
      <path class="pen" d="M92 40h16M90 52h18M92 64h14M90 76h18" />
    </g>
    <path class="pen" d="M70 8l3 8M82 10l-3 7" />
  </>
);

/** An empty chair in the light of a lamp. */
const Chair = () => (
  <>
    <path class="light" d="M74 10 28 104h92z" />
    <path class="pen" d="M74 0v8" />
    <path class="brass" d="M64 16a10 10 0 0 1 20 0z" />
    <path class="sheet" d="M56 40h36v28H56z" />
    <path class="pen" d="M56 40v62M92 40v62M56 68h36M50 74h48M52 74v28M96 74v28M64 46v16M74 46v16M84 46v16" />
  </>
);

/** An hourglass, running. */
const Hourglass = () => (
  <>
    <path class="sheet" d="M52 18c0 28 22 24 22 38s-22 10-22 38h44c0-28-22-24-22-38s22-10 22-38z" />
    <path class="brass" d="M60 34c4 8 14 12 14 18 0-6 10-10 14-18zM56 92c2-10 12-14 18-14s16 4 18 14z" />
    <path class="pen" d="M46 14h56M46 98h56" />
    <path class="pen sand" d="M74 56v22" />
  </>
);

const drawings = { error: Torn, empty: Chair, waiting: Hourglass } as const;

export const Notice = ({ kind, title, children, actions }: NoticeProps) => {
  const Drawing = drawings[kind];
  return (
    <section
      class={`notice paper ${kind}`}
      {...(kind === "error" ? { role: "alert" } : {})}
      aria-busy={kind === "waiting"}
    >
      <svg viewBox="0 0 148 112" aria-hidden="true" focusable="false">
        <Drawing />
      </svg>
      <h2>{title}</h2>
      {children}
      {actions && <div class="notice-actions">{actions}</div>}
    </section>
  );
};
