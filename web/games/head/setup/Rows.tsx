/** The words being spelled: a row of letter slots each, with suggestions below the selected one. */

import { rowLength, rowsOf } from "@turnlight/games/head";
import { series } from "../../../language/format.ts";
import { BinIcon, IconButton } from "../shared.ts";
import { words } from "../words/setup.ts";
import { type DraftTable, isSpelled, rowIn, wordProblem } from "./draft.ts";
import type { Drafting } from "./useDraft.ts";

interface RowsProps {
  readonly drafting: Drafting;
  readonly ground: DraftTable;
}

const WordRow = ({ row, drafting, ground }: RowsProps & { readonly row: number }) => {
  const texts = words.value;
  const draft = drafting.draft.value;
  const { letters } = rowIn(draft, row);
  const length = rowLength(row);
  const bad = wordProblem(draft, row, ground) !== undefined;
  const spelled = isSpelled(draft, row);
  const lie = drafting.lying.value.find((one) => one.row === row)?.placed;
  const isActive = drafting.active.value === row;
  const note = drafting.note.value;
  const shakes = note?.isBad === true && note.row === row;
  const state = bad
    ? texts.rowBad
    : spelled
      ? lie
        ? texts.rowLies(lie.at, texts.ways[lie.toward])
        : texts.rowOff
      : "";
  const name = series([texts.row(row, length), letters || texts.rowEmpty, state].filter((part) => part !== ""));
  return (
    <li
      class={`word-row${isActive ? " active" : ""}${bad ? " bad" : ""}${lie ? " lies" : ""}${shakes ? ` shake-${note.n % 2}` : ""}`}
    >
      <button type="button" class="slots" aria-pressed={isActive} onClick={() => drafting.choose(row)}>
        <span class="spoken-only">{name}</span>
        <span class="row-number" aria-hidden="true">
          {row}
        </span>
        {Array.from({ length }, (_, i) => (
          <span key={i} class={`slot${isActive && i === letters.length ? " next" : ""}`} aria-hidden="true">
            {letters[i] ?? ""}
          </span>
        ))}
        <span class="row-sign" aria-hidden="true">
          {bad ? "✕" : lie ? "✓" : spelled ? "…" : ""}
        </span>
      </button>
      <IconButton
        icon={BinIcon}
        label={texts.clear(row)}
        disabled={letters === ""}
        onPress={() => drafting.clear(row)}
      />
    </li>
  );
};

export const Rows = ({ drafting, ground }: RowsProps) => {
  const texts = words.value;
  const suggested = drafting.suggestions.value;
  return (
    <div class="rows">
      <ol class="word-rows" aria-label={texts.words}>
        {rowsOf(ground.count).map((row) => (
          <WordRow key={row} row={row} drafting={drafting} ground={ground} />
        ))}
      </ol>
      <ul class="suggestions" aria-label={texts.suggestions} data-row={drafting.active.value}>
        {suggested.map((word) => (
          <li key={word}>
            <button type="button" onClick={() => drafting.accept(word)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The same words as chips, to choose which one to place. */
export const Chips = ({ drafting, ground }: RowsProps) => {
  const texts = words.value;
  const draft = drafting.draft.value;
  return (
    <ol class="chips" aria-label={texts.words}>
      {rowsOf(ground.count).map((row) => {
        const { letters } = rowIn(draft, row);
        const lies = drafting.lying.value.some((one) => one.row === row);
        const note = drafting.note.value;
        const shakes = note?.isBad === true && note.row === row ? ` shake-${note.n % 2}` : "";
        const name = `${texts.row(row, rowLength(row))}, ${letters || texts.rowEmpty}, ${lies ? texts.rowGood : texts.rowOff}`;
        return (
          <li key={row}>
            <button
              type="button"
              class={`chip${lies ? " lies" : ""}${shakes}`}
              aria-pressed={drafting.active.value === row}
              onClick={() => drafting.choose(row)}
            >
              <span class="spoken-only">{name}</span>
              <span aria-hidden="true">
                {letters || "…"} {lies ? "✓" : ""}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
};
