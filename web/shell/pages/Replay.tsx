/** Watching a match again, from any record, on the game's own board where it has one. */
import { signal, useSignal } from "@preact/signals";
import { isStory, readRecord, readStory, type Telling } from "@turnlight/kernel";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { type FactWords, factSaid } from "../../games/facts.ts";
import { cardOf } from "../../games/index.ts";
import type { ScreenProps } from "../../games/screen.ts";
import { inLanguage, number, texts, type Worded } from "../../language/language.ts";
import type { RefusalWords } from "../../language/texts/refusal-said.ts";
import { openFile } from "../../table/files.ts";
import { Frame } from "../../table/frame/Frame.tsx";
import { Button, type ReplayPosition, Replay as ReplayViewer, UploadIcon } from "../../table/parts/index.ts";
import { recordToWatch, type Watched } from "../../table/watched.ts";
import "./pages.css";

type Naming = (seat: number) => string;

/** Who sat where, as far as the record's owner knows. */
const naming =
  (names: readonly string[] = []): Naming =>
  (seat) =>
    names[seat] || texts.value.setup.seat(seat + 1);

/** The game's screen with nothing to press: a sight made of one moment of the record. */
const boardOf = (Screen: ComponentType<ScreenProps>, game: string, nameOf: Naming) => (position: ReplayPosition) => {
  const sight = {
    match: "",
    version: position.n,
    laid: { game, config: "", sitters: [] },
    viewer: position.viewer,
    holder: position.viewer,
    view: position.view,
    moves: [],
    waiting: [],
    departures: [],
    entries: position.n,
    canTakeBack: false,
    commitment: "",
    ...(position.outcome && { outcome: position.outcome }),
  };
  return (
    <Screen
      sight={signal(sight)}
      busy={signal(false)}
      fact={signal<Telling | undefined>(position.facts.at(-1))}
      play={() => {}}
      nameOf={nameOf}
      colourOf={(seat) => seat}
    />
  );
};

const gameOf = (text: string): string | undefined => {
  const read = isStory(text) ? readStory(text) : readRecord(text);
  return read.ok ? read.value.game : undefined;
};

interface Words {
  readonly facts: Worded<FactWords>;
  readonly refusals: Worded<RefusalWords> | undefined;
  readonly Screen: ComponentType<ScreenProps> | undefined;
}

const Watching = ({ text, names, game }: Watched & { readonly game: string | undefined }) => {
  const card = game === undefined ? undefined : cardOf(game);
  const words = useSignal<Words | undefined>(undefined);
  useEffect(() => {
    if (card === undefined) return;
    void Promise.all([card.facts(), card.refusals?.(), card.screen?.()]).then(([told, own, screen]) => {
      words.value = { facts: told.facts, refusals: own?.refusals, Screen: screen?.Screen };
    });
  }, [card, words]);
  if (card === undefined || game === undefined) return <ReplayViewer text={text} />;
  if (words.value === undefined) return <p class="moment">{texts.value.frame.wait}</p>;
  const { facts, refusals, Screen } = words.value;
  const nameOf = naming(names);
  const tell = (fact: Telling, { view }: ReplayPosition) => factSaid(inLanguage(facts), fact, { view, nameOf, number });
  return (
    <ReplayViewer
      text={text}
      tell={tell}
      {...(refusals !== undefined && { refusals })}
      {...(names !== undefined && { names })}
      {...(Screen !== undefined && { board: boardOf(Screen, game, nameOf) })}
    />
  );
};

export const Replay = () => {
  const opened = useSignal(0);
  const words = texts.value.replay;
  const choose = async () => {
    const text = await openFile(".json,.story,application/json,text/plain");
    if (text === undefined) return;
    recordToWatch.value = { text };
    opened.value += 1;
  };
  const record = recordToWatch.value;
  const game = record === undefined ? undefined : gameOf(record.text);
  const room = game === undefined ? undefined : cardOf(game)?.room;
  return (
    <Frame title={texts.value.menu.replay} room={room ?? "parlour"} scope={`pages ${game ?? ""}`.trim()}>
      {record !== undefined && <Watching key={opened.value} {...record} game={game} />}
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
