/** Links to the pages one step below a destination. */
import "./pages.css";
import { ForwardIcon, type Icon } from "../shell-icons.tsx";

export interface PageLink {
  /** An address inside the page, without `#`. */
  readonly to: string;
  readonly name: string;
  readonly icon?: Icon;
}

export const Links = ({ label, links }: { readonly label: string; readonly links: readonly PageLink[] }) => (
  <nav class="page-links" aria-label={label}>
    {links.map(({ to, name, icon: Sign = ForwardIcon }) => (
      <a key={to} class="page-link" href={`#${to}`}>
        <Sign />
        <span>{name}</span>
      </a>
    ))}
  </nav>
);
