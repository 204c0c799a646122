/**
 * Shows any match again from its record: step, play, jump, through any viewer's eyes. This file is only the door:
 * viewer, kernel and rules are fetched when it is first shown.
 */
import type { Telling, Viewer as Watcher } from "@turnlight/kernel";
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Notice } from "../Notice.tsx";
import { type refusalSaid, words } from "../words.ts";
import type { ReplayPosition } from "./open.ts";

/** What happened, told at the position it led to. */
export type Tell = (fact: Telling, position: ReplayPosition) => string;

export interface ReplayProps {
  /** A record or a story, as text from anywhere. */
  readonly text: string;
  /** Who sat where. */
  readonly names?: readonly string[];
  /** Through whose eyes it begins; a spectator's unless told. */
  readonly viewer?: Watcher;
  /** The game's own board; without it, the view as a tree. */
  readonly board?: (position: ReplayPosition) => ComponentChildren;
  /** A fact in the game's own words. */
  readonly tell?: Tell;
  /** The game's own words for what is wrong with a record of it. */
  readonly refusals?: Parameters<typeof refusalSaid>[1];
  /** The way out, below an error. */
  readonly actions?: ComponentChildren;
}

export const Replay = (props: ReplayProps) => {
  const [Loaded, setLoaded] = useState<ComponentType<ReplayProps> | "failed" | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    import("./Viewer.tsx").then(
      ({ Viewer }) => wanted && setLoaded(() => Viewer),
      () => wanted && setLoaded("failed"),
    );
    return () => {
      wanted = false;
    };
  }, []);
  const { opening, noReplay, noReplayHelp } = words.value;
  if (Loaded === undefined) return <Notice kind="waiting" title={opening} />;
  if (Loaded === "failed")
    return (
      <Notice kind="error" title={noReplay} actions={props.actions}>
        <p>{noReplayHelp}</p>
      </Notice>
    );
  return <Loaded {...props} />;
};
