/** The boards: a game, one of its courses, and its results: the best, those around one's own, and friends. */
import { useSignal } from "@preact/signals";
import { dayBefore, type Refusal } from "@turnlight/kernel";
import { type BoardEntry, type BoardListName, type BoardState, boardListNames } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { pageOf } from "../games/pages.ts";
import { dayName, number } from "../language/format.ts";
import { timeLeft } from "../language/time-left.ts";
import { today } from "../language/today.ts";
import { rememberGuest } from "../match/online/remember-guest.ts";
import { go } from "../navigation/routes.ts";
import { Frame } from "../ui/frame/Frame.tsx";
import { BackIcon, Button, ForwardIcon, IconButton, PlayIcon, toast } from "../ui/index.ts";
import { useOneAtATime } from "../ui/one-at-a-time.ts";
import { AlwaysSwitch } from "./AlwaysSwitch.tsx";
import { boardsApi } from "./boards-api.ts";
import { Courses } from "./Courses.tsx";
import { EntryRows, newestRules } from "./EntryRows.tsx";
import { shownPerson } from "./outbox.ts";
import { pathOfBoard } from "./path.ts";
import { StandingLine } from "./ResultTool.tsx";
import { said } from "./refusals.ts";
import { words } from "./words.ts";
import "../ui/forms.css";
import "./boards.css";

const views = ["top", "around", "friends"] as const;
type BoardView = (typeof views)[number];

const emptyWords = (view: BoardView): string => {
  const { empty, noFriends, notIn } = words.value;
  return view === "top" ? empty : view === "around" ? notIn : noFriends;
};

const Choice = <Value extends string>({
  label,
  values,
  chosen,
  nameOf,
  onChoose,
}: {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  nameOf(value: Value): string;
  onChoose(value: Value): void;
}) => (
  <fieldset class="choice">
    <legend class="spoken-only">{label}</legend>
    {values.map((value) => (
      <label key={value}>
        <input
          type="radio"
          name={label}
          class="spoken-only"
          checked={value === chosen}
          onChange={() => onChoose(value)}
        />
        <span>{nameOf(value)}</span>
      </label>
    ))}
  </fieldset>
);

const Days = ({ board }: { readonly board: string }) => {
  const texts = words.value;
  const [game = "", , date = "", ...rest] = board.split(" ");
  const now = today();
  const at = (day: string) => go(pathOfBoard([game, "daily", day, ...rest].join(" ")));
  const { hours, minutes } = timeLeft(Date.now());
  return (
    <>
      <div class="board-days">
        <IconButton icon={BackIcon} label={texts.yesterday} onPress={() => at(dayBefore(date))} />
        <h2>{date === now ? `${texts.today}, ${dayName(date)}` : dayName(date)}</h2>
        <IconButton
          icon={ForwardIcon}
          label={texts.tomorrow}
          disabled={date >= now}
          onPress={() => at(dayBefore(date, -1))}
        />
      </div>
      <p class="board-soft">{texts.utc(hours, minutes)}</p>
    </>
  );
};

const Own = ({ state, board, onChange }: { readonly state: BoardState; readonly board: string; onChange(): void }) => {
  const texts = words.value;
  const { own } = state;
  if (own === undefined) return null;
  const show = async (isShown: boolean) => {
    const done = await boardsApi.setWatchable(board, isShown);
    if (done.ok) onChange();
    else toast(said(done.refusal), { tone: "bad" });
  };
  return (
    <section class="sheet paper">
      <h2>{texts.result}</h2>
      <StandingLine own={own} />
      <label class="switch">
        <input
          type="checkbox"
          checked={!own.shown}
          onChange={({ currentTarget }) => void show(!currentTarget.checked)}
        />
        {texts.hide}
      </label>
    </section>
  );
};

/** Courses with dice or a hidden board are ranked if they are played at the server. */
const RankedPlay = ({ board }: { readonly board: string }) => {
  const texts = words.value;
  const [game = "", kind, date] = board.split(" ");
  const going = useOneAtATime();
  if (game === "wisp" || (kind === "daily" && date !== today())) return null;
  const play = () =>
    void going.run(async () => {
      const table = await boardsApi.playRanked(board, shownPerson());
      if (!table.ok) return toast(said(table.refusal), { tone: "bad" });
      rememberGuest();
      return go(`/match/online-${table.value}`);
    });
  return (
    <section class="sheet paper">
      <h2>{texts.rankedTitle}</h2>
      <p>{kind === "daily" ? texts.rankedDaily : texts.rankedRun}</p>
      <div class="board-keys">
        <Button icon={PlayIcon} disabled={going.going.value} onPress={play}>
          {texts.rankedPlay}
        </Button>
      </div>
    </section>
  );
};

const firstBoard = (): string => `wisp daily ${today()}`;

export const BoardsPage = ({ board: asked }: { readonly board: string }) => {
  const board = asked === "" ? firstBoard() : asked;
  const texts = words.value;
  const list = useSignal<BoardListName>("ranked");
  const view = useSignal<BoardView>("top");
  const read = useSignal<BoardState | Refusal | undefined>(undefined);
  const load = async () => {
    const answer = await boardsApi.board(board, list.peek());
    read.value = answer.ok ? answer.value : answer.refusal;
  };
  useEffect(() => {
    read.value = undefined;
    void load();
  }, [board, list.value]);
  const now = read.value;
  const state = now === undefined || "code" in now ? undefined : now;
  const entries: readonly BoardEntry[] = state?.[view.value] ?? [];
  const [game = "", kind] = board.split(" ");
  return (
    <Frame title={texts.title}>
      <div class="boards-room">
        <section class="sheet paper">
          <Courses board={board} />
          {kind === "daily" && <Days board={board} />}
        </section>
        {now !== undefined && "code" in now && (
          <section class="sheet paper">
            <p role="status">{now.code === "no-server" ? texts.noServer : said(now)}</p>
            <div class="board-keys">
              <Button kind="quiet" onPress={() => void load()}>
                {texts.retry}
              </Button>
            </div>
          </section>
        )}
        {state !== undefined && state.own?.entry.list !== "ranked" && <RankedPlay board={board} />}
        {state !== undefined && <Own state={state} board={board} onChange={() => void load()} />}
        {(now === undefined || state !== undefined) && (
          <section class="sheet paper" aria-busy={now === undefined}>
            <h2>
              {pageOf(game)?.words.value.title ?? game}
              {state !== undefined && ` · ${number(state.total)}`}
            </h2>
            <Choice
              label={texts.kind}
              values={views}
              chosen={view.value}
              nameOf={(one) => texts.views[one]}
              onChoose={(one) => {
                view.value = one;
              }}
            />
            <Choice
              label={`${texts.ranked}, ${texts.unranked}`}
              values={boardListNames}
              chosen={list.value}
              nameOf={(one) => texts[one]}
              onChoose={(one) => {
                list.value = one;
              }}
            />
            {list.value === "unranked" && <p class="board-soft">{texts.unrankedAbout}</p>}
            {now === undefined && <p role="status">{texts.loading}</p>}
            {state !== undefined && entries.length === 0 && <p role="status">{emptyWords(view.value)}</p>}
            {entries.length > 0 && (
              <EntryRows entries={entries} label={texts.views[view.value]} rules={newestRules(entries)} />
            )}
            {state !== undefined && state.own === undefined && entries.length > 0 && kind !== "run" && (
              <p class="board-soft">{texts.watchLater}</p>
            )}
            <p class="board-soft">{texts.ties}</p>
            <AlwaysSwitch />
          </section>
        )}
      </div>
    </Frame>
  );
};
