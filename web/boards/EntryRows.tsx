/** Entries in order: the place first, then who, then what it came to, then its replay. */
import type { BoardEntry } from "@turnlight/wire";
import { showReplay } from "../match/replay/navigation.ts";
import { Face } from "../ui/faces.tsx";
import { EyeIcon, IconButton, seatStyle, toast } from "../ui/index.ts";
import { boardsApi } from "./boards-api.ts";
import { figuresSaid } from "./figures.ts";
import { said } from "./refusals.ts";
import { words } from "./words.ts";

const watch = async ({ id }: BoardEntry): Promise<void> => {
  const read = await boardsApi.entry(id);
  if (read.ok) showReplay(read.value.record);
  else toast(said(read.refusal), { tone: "bad" });
};

interface EntryRowsProps {
  readonly entries: readonly BoardEntry[];
  readonly label: string;
  /** The newest version of the rules among them: older ones are marked. */
  readonly rules: number;
}

export const EntryRows = ({ entries, label, rules }: EntryRowsProps) => {
  const texts = words.value;
  return (
    <ol class="board-rows" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} data-own={entry.own === true} style={seatStyle(entry.colour)}>
          <span class="board-place">{entry.place === undefined ? "" : texts.place(entry.place)}</span>
          <span class="board-face" aria-hidden="true">
            <Face number={entry.avatar} />
          </span>
          <span class="board-who">
            <strong>{entry.name}</strong>
            {entry.own === true && <small>{texts.you}</small>}
            {entry.helped === true && <small>{texts.helped}</small>}
            {entry.rules < rules && <small>{texts.olderRules(entry.rules)}</small>}
          </span>
          <span class="board-figures">{figuresSaid(entry)}</span>
          {entry.watchable === true ? (
            <IconButton icon={EyeIcon} label={texts.watch(entry.name)} onPress={() => void watch(entry)} />
          ) : (
            <span />
          )}
        </li>
      ))}
    </ol>
  );
};

export const newestRules = (entries: readonly BoardEntry[]): number =>
  entries.reduce((most, { rules }) => Math.max(most, rules), 0);
