/** Watching a match again, from any record, on the game's own board where it has one. */
import { signal, useSignal } from "@preact/signals";
import { isStory, readRecord, readStory, type Telling } from "@turnlight/kernel";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { cards } from "../../games/index.ts";
import type { ScreenProps } from "../../games/screen.ts";
import { Button, type ReplayPosition, Replay as ReplayViewer, UploadIcon } from "../../table/parts/index.ts";
import { Frame } from "../frame/Frame.tsx";
import { texts } from "../language.ts";
import { openFile } from "./files.ts";
import { recordToWatch } from "./watched.ts";
import "./pages.css";

/** The game's screen with nothing to press: a sight made of one moment of the record. */
const boardOf = (Screen: ComponentType<ScreenProps>, game: string) => (position: ReplayPosition) => {
  const seatName = (seat: number) => texts.value.setup.seat(seat + 1);
  const sight = {
    laid: { game, config: "", sitters: [] },
    holder: position.viewer,
    view: position.view,
    moves: [],
    waiting: [],
    departures: [],
    entries: position.n,
    canUndo: false,
    commitment: "",
    ...(position.outcome && { outcome: position.outcome }),
  };
  return (
    <Screen
      sight={signal(sight)}
      busy={signal(false)}
      fact={signal<Telling | undefined>(position.facts.at(-1))}
      play={() => {}}
      nameOf={seatName}
      colourOf={(seat) => seat}
    />
  );
};

const gameOf = (text: string): string | undefined => {
  const read = isStory(text) ? readStory(text) : readRecord(text);
  return read.ok ? read.value.game : undefined;
};

const Watching = ({ text, game }: { readonly text: string; readonly game: string | undefined }) => {
  const screen = useSignal<ComponentType<ScreenProps> | undefined>(undefined);
  useEffect(() => {
    void (game === undefined ? undefined : cards[game]?.screen?.())?.then(({ Screen }) => {
      screen.value = Screen;
    });
  }, [game, screen]);
  const Screen = screen.value;
  return (
    <ReplayViewer text={text} {...(Screen !== undefined && game !== undefined && { board: boardOf(Screen, game) })} />
  );
};

export const Replay = () => {
  const opened = useSignal(0);
  const words = texts.value.replay;
  const choose = async () => {
    const text = await openFile(".json,.story,application/json,text/plain");
    if (text === undefined) return;
    recordToWatch.value = text;
    opened.value += 1;
  };
  const record = recordToWatch.value;
  const game = record === undefined ? undefined : gameOf(record);
  const room = game === undefined ? undefined : cards[game]?.room;
  return (
    <Frame title={texts.value.menu.replay} room={room ?? "parlour"} scope={`pages ${game ?? ""}`.trim()}>
      {record !== undefined && <Watching key={opened.value} text={record} game={game} />}
      <section class="sheet paper watch-another">
        <p>{words.about}</p>
        <div>
          <Button kind={record === undefined ? "main" : "quiet"} icon={UploadIcon} onPress={() => void choose()}>
            {words.open}
          </Button>
        </div>
      </section>
    </Frame>
  );
};
