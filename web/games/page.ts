/** A game on the page: its card for the home page, and its manifest with everything else. docs/adding-a-game.md explains both. */
import type { BaseFact, BoardProgress } from "@turnlight/kernel";
import type { ComponentChildren, ComponentType } from "preact";
import type { Localized } from "../language/language.ts";
import type { RefusalWords } from "../language/texts/refusal-said.ts";
import type { Thinks } from "../match/queue.ts";
import type { ReviewWords } from "../match/review/review-words.ts";
import type { ThinkTime } from "../match/think-time.ts";
import type { SummarySource } from "../match/unfinished/summary.ts";
import type { EffectName, SoundRoom } from "../sound/index.ts";
import type { ByFact, FactWords } from "./facts.ts";
import type { LobbyProps, ScreenProps } from "./screen.ts";
import type { GameStatistics } from "./statistics.ts";

/** A game's card: all that is loaded of a game before anybody opens it. */
export interface HallCard {
  readonly room: SoundRoom;
  /** It stands on the home page; without it, on the page for makers. */
  readonly featured: boolean;
  /** The game's character in one picture, still under reduced motion. */
  readonly Scene: ComponentType;
  readonly words: Localized<{ readonly title: string; readonly tagline: string }>;
  /** The game has a level or table for every day, the same for everybody: which of its rooms that is. */
  readonly daily?: string;
  /** Which of its rooms begins a first match at once, for somebody who has never played it. */
  readonly firstMatch?: string;
  /** The game's own rooms before a match, at `#/play/<game>/…`; without them there is the plain set-up. */
  readonly lobby?: () => Promise<{ readonly Lobby: ComponentType<LobbyProps> }>;
  /** What the home page says of what is kept: unfinished matches, today, the next goal. Without it, who sits at unfinished matches. */
  readonly summary?: () => Promise<{ readonly summary: SummarySource }>;
}

interface OpponentEntry {
  /** As the game's registry names it: `name` or `name:setting`. */
  readonly bot: string;
  readonly name: Localized;
}

/** What a game lets people choose for an online table, in its own way. */
export interface OnlineChoicesProps {
  /** Heard once at the beginning and then at every change. */
  onChoose(choice: string): void;
}

/** A table as it is told to whoever has its link. */
export interface OnlineTermsProps {
  readonly config: string;
  /** The seat of the reader, or the one they would get; nothing for whoever only looks on. */
  readonly me: number | undefined;
  /** Nothing for a seat that is free. */
  nameOf(seat: number): string | undefined;
  colourOf(seat: number): number | undefined;
}

/** How a table of the game is set for people on different devices, where the game's own rooms have a say in it. */
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
  readonly Choices?: ComponentType<OnlineChoicesProps>;
  /** How the table is set, where that is more than the rules of the game. */
  readonly Terms?: ComponentType<OnlineTermsProps>;
}

/** A game for one, played by several on boards of their own: what the page says of that. */
export interface SideBySideInfo {
  /** The game of each board. */
  readonly game: string;
  /** How far a board is, in words. */
  readonly said: Localized<(progress: BoardProgress) => string>;
}

/** What a game for one says to be played side by side as well; its rules say how boards are compared. */
export interface SideBySidePage {
  readonly texts: Localized<SideBySideTexts>;
  /** Empty where no bot plays it. */
  readonly opponents: readonly OpponentEntry[];
  /** How the table is set, where more than the number of seats is to be said. */
  readonly online?: () => Promise<{ readonly online: OnlineSetup }>;
}

export interface SideBySideTexts {
  readonly title: string;
  readonly tagline: string;
  readonly rules: readonly string[];
  /** How far a board is. */
  readonly progress: (progress: BoardProgress) => string;
  told(name: string, progress: string): string;
  readonly back: string;
}

/** A method, so that a list of all games can hold it. */
interface Hurry<View> {
  hurry(view: View): number;
}

/** A game's manifest on the page, typed by what the game shows and tells: a missing sound or sentence does not compile. */
export interface GamePage<View = unknown, Fact extends BaseFact = BaseFact> extends HallCard {
  readonly words: Localized<{ readonly title: string; readonly tagline: string; readonly rules: readonly string[] }>;
  /** A game for one. */
  readonly solo?: true;
  /** The first is offered first; every game has `random` besides. Empty for a game for one. */
  readonly opponents: readonly OpponentEntry[];
  /** What opponents are called besides, where that differs between languages. */
  readonly otherNames?: readonly Localized[];
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
  screen?(): Promise<{
    Screen(props: ScreenProps<View, Fact>): ComponentChildren;
    /** Where pauses follow from what there is to weigh. */
    readonly thinks?: Thinks;
  }>;
  /** A screen that says to screen readers what happens, in its own words and time; without it the frame says each fact. */
  readonly announcesItself?: true;
  /** A screen that shows its seats, takes moves back, begins anew and ends by itself: the frame leaves these out. */
  readonly screenEnds?: boolean;
  /** What is said of everything that was played: figures, charts, achievements. */
  readonly statistics?: () => Promise<{ readonly statistics: GameStatistics }>;
  /** How online tables are set. Without it they are set as the rules usually are, for as many as the rules allow. */
  readonly online?: () => Promise<{ readonly online: OnlineSetup }>;
  /** A game for one that several can play side by side. */
  readonly sideBySide?: SideBySidePage;
  /** Everybody has a board of their own: this page was made of the one for a single board. */
  readonly beside?: SideBySideInfo;
  /** Of the game's own rooms those that are fetched only when one goes there, by the first part of their place. */
  readonly rooms?: Readonly<Record<string, NonNullable<HallCard["lobby"]>>>;
}

/** Binds all of a game's page to its view and its facts: its screen needs no cast and no look at their shape. */
export const definePage = <View, Fact extends BaseFact>(page: GamePage<View, Fact>): GamePage => page;

/** Every name the game gives its opponents: a match that was begun in one language may be read in another. */
export const opponentNames = ({
  opponents,
  otherNames = [],
}: Pick<GamePage, "opponents" | "otherNames">): readonly Localized[] => [
  ...opponents.map(({ name }) => name),
  ...otherNames,
];

/** Every game for two or more; one for a single player only where it is played side by side. */
export const isPlayedOnline = ({ solo }: Pick<GamePage, "solo">): boolean => solo !== true;
