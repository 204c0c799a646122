/** A person's avatar. */
import { Face, type Sitter } from "../shared.ts";

export const Avatar = ({ sitter }: { readonly sitter: Sitter | undefined }) => (
  <Face number={sitter?.kind === "person" ? sitter.avatar : 0} />
);
