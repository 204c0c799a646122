/** The parts that home, lobbies and pages share, each in its states. */
import { CardFrame } from "../pieces/CardFrame.tsx";
import { DayWindow } from "../pieces/DayWindow.tsx";
import { GoldKey } from "../pieces/GoldKey.tsx";
import { objectBox } from "../pieces/object-box.ts";
import { PlateWords, Shelf, ShelfObject } from "../pieces/Shelf.tsx";
import { Slate } from "../pieces/Slate.tsx";
import { Ticket } from "../pieces/Ticket.tsx";
import { Verdict, type VerdictKind } from "../pieces/Verdict.tsx";

const verdicts: readonly VerdictKind[] = ["good", "slip", "mistake", "blunder", "luck"];

/** A stand-in for a game's object. */
const Crate = () => (
  <svg viewBox={objectBox} aria-hidden="true">
    <path d="M40 60h200v176H40z" fill="#8a5c2b" />
    <path d="M40 60h200v12H40zM40 224h200v12H40zM60 72l160 152" stroke="#2a1708" stroke-width="4" fill="none" />
  </svg>
);

const Stub = () => (
  <svg viewBox="0 0 84 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="84" height="64" fill="#1d5a37" />
    <circle cx="42" cy="32" r="16" fill="#f8eed6" />
  </svg>
);

export const PiecesRoom = () => (
  <>
    <div class="gallery-bar">
      <GoldKey onPress={() => undefined}>Play</GoldKey>
      <GoldKey to="/">Continue</GoldKey>
      <GoldKey disabled>Play</GoldKey>
      {[0, 1, 2, 3, 4].map((lit) => (
        <DayWindow key={lit} panes={[0, 1, 2, 3].map((pane) => pane < lit)} />
      ))}
    </div>
    <div class="gallery-shelf">
      <Ticket to="/" title="Don’t Lose Your Head" lines={["Your turn", "2 hours ago"]} picture={<Stub />} />
      <Ticket to="/" title="A single line" lines={["Learn it in a few minutes"]} picture={<Stub />} />
      <Slate title="To 1,000">340 : 290</Slate>
    </div>
    <div class="gallery-mantel">
      <Shelf class="gallery-objects">
        {[false, true].map((isDone) => (
          <span key={String(isDone)}>
            <ShelfObject
              isDone={isDone}
              picture={<Crate />}
              plate={
                <PlateWords title="An object" state={isDone ? "Won in 14 turns" : "Open · 5 h left"} isDone={isDone} />
              }
            />
          </span>
        ))}
        <span>
          <ShelfObject picture={undefined} plate={<PlateWords title="Not loaded yet" state="Its box is kept" />} />
        </span>
      </Shelf>
    </div>
    <div class="gallery-shelf">
      {verdicts.map((kind) => (
        <Verdict key={kind} kind={kind} title={kind}>
          What it says about the board beside it.
        </Verdict>
      ))}
    </div>
    <div class="gallery-shelf">
      {(["common", "uncommon", "rare"] as const).map((rarity) => (
        <CardFrame key={rarity} rarity={rarity} title={rarity} picture={<Crate />} />
      ))}
    </div>
  </>
);
