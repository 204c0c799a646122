/** The face of a boss. */
import type { Twist } from "@turnlight/games/thirteen";

const files = import.meta.glob<string>("./bosses/*.svg", { eager: true, query: "?url", import: "default" });

export const BossFace = ({ twist }: { readonly twist: Twist["kind"] }) => (
  <img class="boss-face" src={files[`./bosses/${twist}.svg`]} alt="" width="160" height="160" />
);
