/** Portraits of the tavern's patrons. */
import { Likeness, type PatronName } from "./Likeness.tsx";
import "./patron.css";

export { type PatronName, patronOf, patrons, vigourOf } from "./Likeness.tsx";

export const Patron = ({ name }: { readonly name: PatronName }) => (
  <svg class="patron" viewBox="0 0 64 64" aria-hidden="true">
    <Likeness name={name} />
  </svg>
);
