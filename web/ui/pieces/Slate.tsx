/** A framed slate with chalked lines: a table's terms, a score. */
import "./slate.css";
import type { ComponentChildren } from "preact";

interface SlateBoardProps {
  readonly title?: string;
  readonly children: ComponentChildren;
}

export const Slate = ({ title, children }: SlateBoardProps) => (
  <div class="slate-board">
    {title !== undefined && <p class="slate-title">{title}</p>}
    {children}
  </div>
);
