/** Unfinished matches to continue or to hide: on the home page, in every lobby and on their own page. */
import type { ComponentType } from "preact";
import { ago, series } from "../../language/format.ts";
import { CloseIcon, IconButton, toast } from "../../ui/index.ts";
import { hideMatch, unhideMatch } from "./hidden-matches.ts";
import { MiniatureView } from "./MiniatureView.tsx";
import { numberDuplicates } from "./numbered-lines.ts";
import type { UnfinishedItem } from "./summary.ts";
import { words } from "./words.ts";
import "./unfinished.css";

export interface UnfinishedCard extends UnfinishedItem {
  /** The game's name, if several games are listed together. */
  readonly title: string;
  readonly room: string;
  /** Shown if there is no position. */
  readonly Scene?: ComponentType;
}

const isSaid = (part: string): boolean => part !== "";

const agoOf = (touched: number, now: number): string => ago(touched, now) ?? words.value.justNow;

interface UnfinishedMatchesProps {
  readonly matches: readonly UnfinishedCard[];
  readonly now: number;
  /** Called when a match was hidden or restored, to reload the list. */
  onChange(): void;
}

export const UnfinishedMatches = ({ matches, now, onChange }: UnfinishedMatchesProps) => {
  const labels = words.value;
  const whats = numberDuplicates(
    matches.map(({ title, what, score, touched }) =>
      series([title, what.value, score.value, agoOf(touched, now)].filter(isSaid)),
    ),
  );
  const shown = numberDuplicates(matches.map(({ title, what }) => `${title} ${what.value}`));
  const dismiss = async ({ id, what }: UnfinishedCard) => {
    await hideMatch(id);
    onChange();
    toast(labels.away(what.value), {
      about: "put-away",
      action: { label: labels.undo, run: () => void unhideMatch(id).then(onChange) },
    });
  };
  return (
    <ul class="left-matches">
      {matches.map((match, i) => {
        const { id, title, room, what, against, score, turn, touched, miniature, Scene } = match;
        const number = shown[i]?.match(/ \(\d+\)$/)?.[0] ?? "";
        const others = against.value;
        const whose = [what.value === "" ? "" : title, others === "" ? "" : labels.against(others)]
          .filter(isSaid)
          .join(" · ");
        return (
          <li key={id} class="left-match paper" data-room={room}>
            <a class="left-link" href={`#/match/${id}`}>
              <span class="left-picture">
                {miniature === undefined ? Scene && <Scene /> : <MiniatureView of={miniature} />}
              </span>
              <span class="left-words">
                <strong>
                  {what.value || title}
                  {number}
                </strong>
                {whose !== "" && <span>{whose}</span>}
                <span>{[score.value, turn.value, agoOf(touched, now)].filter(isSaid).join(" · ")}</span>
              </span>
            </a>
            <IconButton icon={CloseIcon} label={labels.putAway(whats[i] ?? "")} onPress={() => void dismiss(match)} />
          </li>
        );
      })}
    </ul>
  );
};
