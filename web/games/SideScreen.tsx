/** Screen for side-by-side matches: a player sees their own board on the game's usual screen, a spectator sees everybody's progress. */

import { useComputed } from "@preact/signals";
import type { ComponentType, FunctionComponent } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { TableSight } from "../match/table.ts";
import { swap } from "../navigation/routes.ts";
import type { SideBySideInfo } from "./page.ts";
import { RaceTrack } from "./RaceTrack.tsx";
import type { ScreenProps } from "./screen.ts";
import { isSideFact, sideIn } from "./side-view.ts";
import "./side-by-side.css";

const isBack = (move: string): boolean => move === "undo" || move === "again";

/** Reduces the sight of the whole match to the viewer's own board. */
const boardSight = (sight: TableSight, game: string): TableSight => {
  const { outcome: _, holder, laid, moves, ...rest } = sight;
  const side = sideIn(sight.view);
  const seat = typeof holder === "number" ? holder : 0;
  const progress = side?.boards[seat];
  const sitter = laid.sitters[seat];
  return {
    ...rest,
    viewer: 0,
    holder: 0,
    laid: {
      ...laid,
      game,
      config: laid.config.replace(/(?:^|\s)seats=\S*/, "").trim(),
      sitters: sitter === undefined ? [] : [sitter],
    },
    view: side?.own,
    ...(moves !== undefined && { moves: moves.filter((move) => !isBack(move)) }),
    waiting: progress?.stands === "playing" ? [0] : [],
    departures: [],
    entries: progress?.moves ?? 0,
    canTakeBack: (side?.back ?? 0) > 0 && progress?.stands === "playing",
  };
};

const Own = ({ game, Board, props }: { game: string; Board: ComponentType<ScreenProps>; props: ScreenProps }) => {
  const { sight, fact, attempt, actions } = props;
  const seat = sight.value.holder;
  const last = useRef(boardSight(sight.peek(), game));
  /** A sight without an own board means the page is about to switch screens: keep showing the last board until then. */
  const own = useComputed(() => {
    const now = boardSight(sight.value, game);
    if (now.view !== null && now.view !== undefined) last.current = now;
    return last.current;
  });
  /** Facts about other players' boards are not passed to this board's screen. */
  const ownFact = useComputed(() => (isSideFact(fact.value) ? undefined : fact.value));
  const inner = useMemo(() => {
    if (attempt === undefined || actions === undefined) return undefined;
    const { skip, resign, record } = actions;
    const takeBack = async (moves = 1): Promise<boolean> => {
      const back = sideIn(sight.peek().view)?.back ?? 0;
      if (back > 0 && moves >= back) return (await attempt("again")).ok;
      for (let taken = 0; taken < moves; taken++) if (!(await attempt("undo")).ok) return taken > 0;
      return true;
    };
    return { skip, resign, record, takeBack, note: async () => true };
  }, [attempt, actions]);
  const { actions: _, ...rest } = props;
  return (
    <Board
      {...rest}
      sight={own}
      fact={ownFact}
      beside
      nameOf={() => props.nameOf(typeof seat === "number" ? seat : 0)}
      colourOf={() => props.colourOf(typeof seat === "number" ? seat : 0)}
      {...(inner !== undefined && { actions: inner })}
    />
  );
};

interface EverybodyProps extends ScreenProps, Pick<SideBySideInfo, "said" | "share"> {}

const Everybody = ({ sight, nameOf, colourOf, said, share }: EverybodyProps) => (
  <div class="side-boards paper">
    <RaceTrack sight={sight} said={said} share={share} nameOf={nameOf} colourOf={colourOf} />
  </div>
);

export const sideScreen =
  ({ game, said, share }: SideBySideInfo, Board: ComponentType<ScreenProps>): FunctionComponent<ScreenProps> =>
  (props) =>
    (sideIn(props.sight.value.view)?.own ?? null) === null ? (
      <Everybody {...props} said={said} share={share} />
    ) : (
      <div class="side-race">
        <RaceTrack sight={props.sight} said={said} share={share} nameOf={props.nameOf} colourOf={props.colourOf} />
        <Own game={game} Board={Board} props={props} />
      </div>
    );

/** A side-by-side game has no lobby of its own: it redirects to the online page. */
export const sideLobby = (name: string) => () => {
  swap(`/online/new/${name}`);
  return null;
};
