/** A paper ticket: something to continue or to begin, with its picture on the stub. */
import "./ticket.css";
import type { ComponentChildren } from "preact";
import { ForwardIcon } from "../shell-icons.tsx";

interface TicketProps {
  /** An address inside the page, without `#`. */
  readonly to: string;
  readonly title: string;
  /** Up to two lines below the title; empty ones are left out. */
  readonly lines: readonly ComponentChildren[];
  /** Decorative: its facts are in the lines. */
  readonly picture: ComponentChildren;
  /** The room whose accent marks it. */
  readonly room?: string;
  /** A control beside the link, such as one to hide it. */
  readonly tool?: ComponentChildren;
}

export const Ticket = ({ to, title, lines, picture, room, tool }: TicketProps) => (
  <div class="ticket paper" data-room={room}>
    <a class="ticket-link" href={`#${to}`}>
      <span class="ticket-stub" aria-hidden="true">
        {picture}
      </span>
      <span class="ticket-words">
        <strong>{title}</strong>
        {lines
          .filter((line) => line !== "")
          .map((line, i) => (
            <span key={i}>{line}</span>
          ))}
      </span>
      {tool === undefined && <ForwardIcon />}
    </a>
    {tool}
  </div>
);
