/** Matches on a profile, each with its replay; the owner can take them off. */
import type { ShownRecord } from "@turnlight/wire";
import { hallCards } from "../../../games/index.ts";
import { day, list, number } from "../../../language/format.ts";
import { refusalText } from "../../../language/refusals.ts";
import { serverApi } from "../../../match/online/server-api.ts";
import { showReplay } from "../../../match/replay/navigation.ts";
import { onlineRefusals } from "../../../online/refusals.ts";
import { BinIcon, EyeIcon, IconButton, toast } from "../../../ui/index.ts";
import { profileWords } from "./words.ts";

interface ShownMatchesProps {
  readonly records: readonly ShownRecord[];
  readonly label: string;
  /** Only one's own. */
  onHide?(id: string): void;
}

const watch = async (id: string): Promise<void> => {
  const read = await serverApi.shownRecord(id);
  if (read.ok) showReplay(read.value);
  else toast(refusalText(read.refusal, onlineRefusals()), { tone: "bad" });
};

export const ShownMatches = ({ records, label, onHide }: ShownMatchesProps) => {
  const words = profileWords.value;
  return (
    <ul class="rows shown-matches" aria-label={label}>
      {records.map(({ id, game, played, scores }) => {
        const title = words.shownMatch(hallCards[game]?.words.value.title ?? game, day(played));
        return (
          <li key={id} class="match-row">
            <span class="row-words">
              <strong>{title}</strong>
              {scores.length > 1 && <span class="soft">{list(scores.map(number))}</span>}
            </span>
            <span class="row-keys">
              <IconButton icon={EyeIcon} label={words.watchMatch(title)} onPress={() => void watch(id)} />
              {onHide !== undefined && (
                <IconButton icon={BinIcon} label={words.hideMatch(title)} onPress={() => onHide(id)} />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
