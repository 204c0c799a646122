/** Portraits of the tavern's patrons. */
import { Likeness } from "./Likeness.tsx";
import type { PatronName } from "./patrons.ts";
import "./patron.css";

export { type PatronName, patronOf, patrons, vigourOf } from "./patrons.ts";

export const Patron = ({ name }: { readonly name: PatronName }) => (
  <svg class="patron" viewBox="0 0 64 64" aria-hidden="true">
    <Likeness name={name} />
  </svg>
);
