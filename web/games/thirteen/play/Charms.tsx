/**
 * The charms held, above the tray: small pictures, each with its description a tap away; on a tablet cards with their
 * words, and the free slots beside them.
 */
import type { RunState } from "@turnlight/games/thirteen";
import { aboutOf, itemOf, nameOf } from "../items/describe.ts";
import { Glyph } from "../items/Glyph.tsx";
import { number } from "../shared.ts";
import { words } from "../words/words.ts";
import type { CharmShare } from "./shares.ts";

interface CharmsProps {
  readonly state: RunState;
  /** The charms that have added to the score being shown, and the one that is adding now. */
  readonly firing: readonly string[];
  readonly isAt: string | undefined;
  /** What each of them gives the box that is pointed at, if one is. */
  readonly shares: ReadonlyMap<string, readonly CharmShare[]> | undefined;
  onLook(item: string): void;
}

export const Charms = ({ state, firing, isAt, shares, onLook }: CharmsProps) => {
  if (state.config.challenge === "purist") return null;
  return (
    <ul class="charms" aria-label={words.value.shop.charms(state.charms.length, state.slots)}>
      {state.charms.map(({ item }) => {
        const found = itemOf(item);
        const said = found === undefined ? nameOf(item) : `${nameOf(item)}: ${aboutOf(found, state)}`;
        const given = shares?.get(item);
        const classes = [
          "charm",
          ...(found?.kind === "charm" ? [found.rarity] : []),
          ...(item === isAt ? ["firing"] : firing.includes(item) ? ["fired"] : []),
          ...(shares === undefined ? [] : [given === undefined ? "idle" : "lit"]),
        ];
        return (
          <li key={item}>
            <button type="button" class={classes.join(" ")} aria-label={said} title={said} onClick={() => onLook(item)}>
              <Glyph item={item} />
              <span class="charm-words">
                <b>{nameOf(item)}</b>
                <span>{found === undefined ? "" : aboutOf(found, state)}</span>
              </span>
            </button>
            {given !== undefined && (
              <span class="charm-shares" aria-hidden="true">
                {given.map(({ to, value }) => (
                  <b key={to} class={`charm-share ${to}`}>
                    {to === "xmult" ? "×" : "+"}
                    {number(value)}
                  </b>
                ))}
              </span>
            )}
          </li>
        );
      })}
      {Array.from({ length: Math.max(0, state.slots - state.charms.length) }, (_, i) => (
        <li key={`free ${i + 1}`} class="charm-room" aria-hidden="true" />
      ))}
    </ul>
  );
};
