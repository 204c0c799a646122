/** Shares a run: its result in words, the link to its seed, and a picture. */
import { useSignal } from "@preact/signals";
import { type BoxTally, type Purchase, plainDie, type RunState, target } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { number, type SharedFile, ShareSheet } from "../shared.ts";
import { words } from "../words/words.ts";
import { highlightsOf } from "./highlights.ts";
import { seedPlace } from "./Menu.tsx";
import { paintRun } from "./run-picture.ts";

interface ShareRunProps {
  readonly state: RunState;
  readonly boxes: readonly BoxTally[];
  readonly bought?: Purchase | undefined;
  readonly seed: string;
  readonly daily: boolean;
  onClose(): void;
}

export const ShareRun = ({ state, boxes, bought, seed, daily, onClose }: ShareRunProps) => {
  const labels = words.value.summary;
  const picture = useSignal<SharedFile | undefined>(undefined);
  const { cleared, sheet, charms, dice } = state;
  useEffect(() => {
    void paintRun({
      title: words.value.summary.shareTitle,
      headline: labels.headline(cleared),
      items: [...charms.map(({ item }) => item), ...dice.filter((kind) => kind !== plainDie)],
      lines: highlightsOf(boxes, bought),
      seed: seed === "" ? "" : `${labels.seed} ${seed}`,
    }).then((content) => {
      if (content !== undefined) picture.value = { name: "thirteen-throws.png", content, type: "image/png" };
    });
  }, []);
  return (
    <ShareSheet
      title={labels.shareTitle}
      text={labels.shareText(cleared, number(sheet.score), number(target(state)), seed)}
      place={daily || seed === "" ? `/play/thirteen${daily ? "/daily" : ""}` : seedPlace(seed)}
      {...(picture.value !== undefined && { file: picture.value })}
      onClose={onClose}
    />
  );
};
