/** One player's board with its words, letters and grid, either hunted on by the viewer or watched. */
import { deductionAid, type HeadView, other } from "@turnlight/games/head";
import { Emblem, type LetterLayout, seatStyle } from "../shared.ts";
import { words } from "../words/play.ts";
import { BoardGrid } from "./board/BoardGrid.tsx";
import { huntedCells, ownCells } from "./board/cells.ts";
import { Letters } from "./board/Letters.tsx";
import { Patterns } from "./board/Patterns.tsx";
import { Spelling } from "./board/Spelling.tsx";
import type { GallowsSide } from "./gallows/Gallows.tsx";
import { foundLines } from "./lines.ts";
import type { Hunter } from "./useHunter.ts";
import type { Pencil } from "./usePencil.ts";

export interface PanelProps {
  readonly view: HeadView;
  /** Whose board it is. */
  readonly owner: 0 | 1;
  readonly isOwn: boolean;
  /** Hunted by the player whose turn it is, or by the other. */
  readonly side: GallowsSide;
  /** A short label beside the title: what is done on this board. */
  readonly call: string;
  readonly name: string;
  /** Instead of whose board it is. */
  readonly title?: string;
  readonly colour: number;
  /** The keyboard layout; without it, no letters are shown. */
  readonly layout?: LetterLayout | undefined;
  /** Set where the viewer may guess now. */
  readonly hunter?: Hunter | undefined;
  /** Set where the viewer may make pencil marks. */
  readonly pencil?: Pencil | undefined;
  /** It is this board's turn. */
  readonly lit: boolean;
  readonly titled: boolean;
  readonly over: boolean;
}

export const Panel = (props: PanelProps) => {
  const { view, owner, isOwn, side, call, name, colour, layout, hunter, pencil, lit, titled, over } = props;
  const texts = words.value;
  const hunt = view.hunts[other(owner)];
  const size = view.config.grids[owner];
  const board = view.boards[owner];
  const shows = isOwn && board !== null;
  const cells = shows ? ownCells(hunt, size, board, texts) : huntedCells(hunt, size, board, texts);
  const last = view.guesses.at(-1);
  const fresh = last?.kind === "cell" && last.by !== owner ? last.cell : undefined;
  const spelling = hunter?.spelling.value;
  const aim = hunter?.aim.value;
  const title = props.title ?? (isOwn ? texts.yourBoard : texts.theirBoard(name));
  return (
    <section
      class={`hunt-panel paper ${side}${lit ? " lit" : ""}`}
      style={seatStyle(colour)}
      aria-label={title}
      {...(hunter !== undefined && { "data-keys": "" })}
    >
      {titled && (
        <header>
          {!isOwn && <Emblem colour={colour} />}
          <h2>{title}</h2>
          <span class="panel-call">{call}</span>
        </header>
      )}
      <BoardGrid
        label={`${title}, ${texts.boardSize(size)}`}
        size={size}
        cells={cells}
        lines={foundLines(hunt, size, board)}
        aimed={aim?.kind === "cell" ? aim.cell : undefined}
        fresh={fresh}
        aid={view.config.house.includes("aid") && !shows && board === null ? deductionAid(hunt, size) : undefined}
        marks={pencil?.marks.value}
        onActivate={
          pencil?.isOn.value === true ? pencil.mark : hunter && ((cell) => hunter.press({ kind: "cell", cell }))
        }
        onVisit={hunter?.visit}
      />
      {spelling === undefined || hunter === undefined ? (
        <Patterns
          label={texts.words}
          patterns={hunt.patterns}
          towards={hunt.towards}
          secrets={shows || over ? board?.map(({ word }) => word) : undefined}
          triedOn={(row) => hunt.words.flatMap((one) => (one.row === row && !one.right ? [one.word] : []))}
          onGuess={hunter?.spell}
        />
      ) : (
        <Spelling hunter={hunter} spelling={spelling} rows={hunt.patterns.length} />
      )}
      {layout !== undefined && (
        <Letters
          hunt={hunt}
          label={isOwn ? texts.yourLetters : texts.letters(name)}
          layout={layout}
          aimed={aim?.kind === "letter" ? aim.letter : undefined}
          spelling={spelling !== undefined}
          onLetter={
            hunter &&
            ((letter) => (spelling === undefined ? hunter.press({ kind: "letter", letter }) : hunter.type(letter)))
          }
        />
      )}
    </section>
  );
};
