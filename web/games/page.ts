/** What the parlour knows of a game before it is opened: how it looks on the menu, who can be met there, what things are called. */
import type { BaseFact, BoardProgress, MatchRecord, Result } from "@turnlight/kernel";
import type { ComponentType } from "preact";
import type { Localized } from "../language/language.ts";
import type { RefusalWords } from "../language/texts/refusal-said.ts";
import type { Thinks } from "../match/queue.ts";
import type { ReviewWords } from "../match/review/review-words.ts";
import type { ThinkTime } from "../match/think-time.ts";
import type { EffectName } from "../sound/index.ts";
import type { ByFact, FactWords } from "./facts.ts";
import type { HallCard } from "./hall-card.ts";
import type { ScreenProps } from "./screen.ts";

interface OpponentEntry {
  /** As the game's registry names it: `name` or `name:setting`. */
  readonly bot: string;
  readonly name: Localized;
}

/** What a game lets people choose for such a table, in its own way. */
export interface FarChoicesProps {
  /** Heard once at the beginning and then at every change. */
  onChoose(choice: string): void;
}

/** A table as it is told to whoever has its link. */
export interface FarTermsProps {
  readonly config: string;
  /** The seat of the reader, or the one they would get; nothing for whoever only looks on. */
  readonly me: number | undefined;
  /** Nothing for a seat that is free. */
  nameOf(seat: number): string | undefined;
  colourOf(seat: number): number | undefined;
}

/** Tables of a game for people on different devices. */
export interface OnlineSetup {
  /** How many can sit there, at least and at most. */
  readonly seats: readonly [least: number, most: number];
  /**
   * How the table is set for so many: as was chosen, or last in the game's own rooms, where it has some. Where anybody
   * may sit down unasked, nobody has an advantage.
   */
  config(seats: number, choice: string, isForAnybody: boolean): Promise<string>;
  /** Something to choose for the table that the game's own rooms do not: the first is taken unless another is. */
  readonly choice?: {
    readonly label: Localized;
    options(): Promise<readonly { readonly value: string; readonly name: string }[]>;
  };
  /** The same for a game whose choices are more than a list. */
  readonly Choices?: ComponentType<FarChoicesProps>;
  /** How the table is set, where that is more than the rules of the game. */
  readonly Terms?: ComponentType<FarTermsProps>;
}

/** A game for one, played by several on boards of their own. */
export interface SideBySideInfo {
  /** The game of each board. */
  readonly game: string;
  /** How far a board is, in words. */
  readonly said: Localized<(progress: BoardProgress) => string>;
  /** One board of a finished match, as a match of that game. */
  boardOf(record: MatchRecord, seat: number): Promise<Result<MatchRecord>>;
}

/** A method, so that a list of all games can hold it. */
interface Hurry<View> {
  hurry(view: View): number;
}

/** Typed by what the game shows and tells, so that sounds, times and words for its facts are complete. */
export interface GamePage<View = unknown, Fact extends BaseFact = BaseFact> extends HallCard {
  readonly words: Localized<{ readonly title: string; readonly call: string; readonly rules: readonly string[] }>;
  /** Empty for a game that is played alone. */
  readonly opponents: readonly OpponentEntry[];
  /** What opponents are called besides, where that differs between languages. */
  readonly called?: readonly Localized[];
  /** What the table's settings and their values are called. */
  readonly labels: Readonly<Record<string, Localized>>;
  /** What each kind of fact sounds like, always or by what is told. */
  readonly sounds: ByFact<Fact, EffectName>;
  /** Kinds of fact that sound like nothing: what goes on elsewhere. */
  readonly quiet?: readonly string[];
  /** How long an opponent seems to think before a move, in milliseconds at normal speed; as the house does unless told. */
  readonly thinks?: ThinkTime;
  /** Milliseconds each kind of fact takes at normal speed, always or by what is told; without them, each takes a glance. */
  readonly times?: ByFact<Fact, number>;
  /** Of these times, how much is taken at this moment of the match: all of them unless told. */
  readonly hurry?: Hurry<View>["hurry"];
  /** The kinds of fact that a replay leads to from one to the next: what one would tell others of this match. */
  readonly moments: readonly Fact["kind"][];
  /** A sentence for each kind of fact, for replays and the plain table. */
  readonly facts: () => Promise<{ readonly facts: Localized<FactWords<View, Fact>> }>;
  /** What a review says of this game's decisions; without it they are not reviewed. */
  readonly review?: () => Promise<{ readonly review: Localized<ReviewWords<View>> }>;
  /** Why a move or a wish does not work, by the code of its refusal, where the house's words do not say it. */
  readonly refusals?: () => Promise<{ readonly refusals: Localized<RefusalWords> }>;
  /** The game's own screen; without one it is played at the plain table. */
  readonly screen?: () => Promise<{
    readonly Screen: ComponentType<ScreenProps>;
    /** Where pauses follow from what there is to weigh. */
    readonly thinks?: Thinks;
  }>;
  /** A screen that shows its seats, takes moves back, begins anew and ends by itself: the frame leaves these out. */
  readonly screenEnds?: boolean;
  /** Everybody has a board of their own. */
  readonly beside?: SideBySideInfo;
  /** People far away can be played with. */
  readonly far?: () => Promise<{ readonly far: OnlineSetup }>;
  /** Of the game's own rooms those that are fetched only when one goes there, by the first part of their place. */
  readonly rooms?: Readonly<Record<string, NonNullable<HallCard["lobby"]>>>;
}

/** Every name the game gives its opponents: a match that was begun in one language may be read in another. */
export const opponentNames = ({
  opponents,
  called = [],
}: Pick<GamePage, "opponents" | "called">): readonly Localized[] => [...opponents.map(({ name }) => name), ...called];
