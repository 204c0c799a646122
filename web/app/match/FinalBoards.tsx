/** The boards of a finished side-by-side match, all on one page: each player's result, last position and replay. */
import { useSignal } from "@preact/signals";
import type { BoardProgress } from "@turnlight/kernel";
import { winners } from "@turnlight/kernel";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { FinalBoardProps, GhostsProps, SideBySideInfo } from "../../games/page.ts";
import { texts } from "../../language/language.ts";
import { finalBoards } from "../../match/replay/final-boards.ts";
import { showReplay } from "../../match/replay/navigation.ts";
import type { Table, TableSight } from "../../match/table.ts";
import { Button, CrownIcon, Emblem, EyeIcon, IconButton, seatStyle } from "../../ui/index.ts";
import { endingTexts } from "./ending-texts.ts";
import "./final-boards.css";

interface FinalBoardsProps {
  readonly table: Table;
  readonly sight: TableSight;
  readonly beside: SideBySideInfo;
  readonly boards: readonly BoardProgress[];
  nameOf(seat: number): string;
  colourOf(seat: number): number;
}

interface LoadedBoards {
  readonly boards: readonly (FinalBoardProps & { readonly text: string })[];
  FinalBoard(props: FinalBoardProps): ComponentChildren;
  Ghosts?(props: GhostsProps): ComponentChildren;
}

export const FinalBoards = ({ table, sight, beside, boards, nameOf, colourOf }: FinalBoardsProps) => {
  const loaded = useSignal<LoadedBoards | "failed" | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<LoadedBoards | "failed"> => {
      const whole = await table.record();
      if (!whole.ok) return "failed";
      const [read, drawn] = await Promise.all([finalBoards(whole.value), beside.finalBoard()]);
      return read.ok ? { boards: read.value, ...drawn } : "failed";
    };
    load().then(
      (now) => {
        if (!isGone) loaded.value = now;
      },
      () => {
        loaded.value = "failed";
      },
    );
    return () => {
      isGone = true;
    };
  }, [table, sight.match, beside, loaded]);
  const now = loaded.value;
  const won = sight.outcome?.stopped === true ? [] : winners(sight.outcome?.scores ?? []);
  const labels = endingTexts.value;
  const isTogether = useSignal(false);
  const runs =
    typeof now === "object"
      ? now.boards.map(({ views }, seat) => ({ name: nameOf(seat), colour: colourOf(seat), views }))
      : [];
  if (isTogether.value && typeof now === "object" && now.Ghosts !== undefined)
    return (
      <section class="final-ghosts" aria-label={labels.watchTogether}>
        <now.Ghosts config={now.boards[0]?.config ?? ""} runs={runs} />
        <Button
          kind="quiet"
          onPress={() => {
            isTogether.value = false;
          }}
        >
          {labels.backToBoards}
        </Button>
      </section>
    );
  return (
    <section class="final-boards" aria-label={texts.value.match.boards} aria-busy={now === undefined}>
      {boards.map((progress, seat) => {
        const board = typeof now === "object" ? now.boards[seat] : undefined;
        const isWinner = won.length === 1 && won[0] === seat;
        return (
          <article key={seat} data-won={isWinner} style={seatStyle(colourOf(seat))}>
            <h3>
              <Emblem colour={colourOf(seat)} />
              <span>{nameOf(seat)}</span>
              {isWinner && (
                <>
                  <CrownIcon />
                  <span class="spoken-only">{labels.wonBoard}</span>
                </>
              )}
              {board !== undefined && (
                <IconButton
                  icon={EyeIcon}
                  label={labels.watchBoard(nameOf(seat))}
                  onPress={() => showReplay(board.text)}
                />
              )}
            </h3>
            <p>{beside.said.value(progress)}</p>
            {board !== undefined && typeof now === "object" && (
              <now.FinalBoard config={board.config} views={board.views} />
            )}
          </article>
        );
      })}
      {typeof now === "object" && now.Ghosts !== undefined && runs.some(({ views }) => views.length > 1) && (
        <Button
          kind="quiet"
          icon={EyeIcon}
          wide
          onPress={() => {
            isTogether.value = true;
          }}
        >
          {labels.watchTogether}
        </Button>
      )}
      {now === "failed" && <p role="status">{labels.noBoards}</p>}
    </section>
  );
};
