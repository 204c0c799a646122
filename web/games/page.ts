/** A game's page modules: its card for the home page, and its manifest with everything else. See docs/adding-a-game.md. */
import type { BaseFact, BoardProgress } from "@turnlight/kernel";
import type { ComponentChildren, ComponentType, JSX } from "preact";
import { type Localized, language, withTexts } from "../language/catalogue.ts";
import type { RefusalWords } from "../language/texts/refusal-said.ts";
import type { EveryLanguage } from "../languages/files.ts";
import type { Thinks } from "../match/queue.ts";
import type { ReviewBoardProps, ReviewLogProps } from "../match/review/board.ts";
import type { ReviewWords } from "../match/review/review-words.ts";
import type { TableSight } from "../match/table.ts";
import type { ThinkTime } from "../match/think-time.ts";
import type { SummarySource } from "../match/unfinished/summary.ts";
import type { EffectName, SoundRoom } from "../sound/index.ts";
import type { ByFact, FactWords } from "./facts.ts";
import type { RaceShare } from "./race.ts";
import type { LobbyProps, ScreenProps } from "./screen.ts";
import type { GameStatistics } from "./statistics.ts";

/** What the home page calls a game. */
export interface CardTexts {
  readonly title: string;
  /** A short form, where the title is too long for a phone. */
  readonly short?: string;
  readonly tagline: string;
  /** What the daily is, in two or three words; for a game that has one. */
  readonly today?: string;
}

/** A game's pictures on the home page, loaded after its first paint. */
export interface HallArt<Board = unknown> {
  /** The game's room, drawn to fill any box. */
  readonly Room: ComponentType;
  /** Today's challenge as an object on the shelf; without a board, as it usually starts. Declared as a method, so that a list of all games can hold it. */
  Today(props: { readonly board?: Board | undefined }): JSX.Element;
  /** The day's starting position, where it differs from day to day. */
  start?(date: string, isPlayed: boolean): Promise<Board | undefined>;
}

/** A game's card: all that is loaded of a game before it is opened. */
export interface HallCard {
  readonly room: SoundRoom;
  /** Shown on the home page; otherwise on the page for developers. */
  readonly featured: boolean;
  /** The game's illustration; static under reduced motion. */
  readonly Scene: ComponentType;
  /** The pictures on the home page; a featured game has them. */
  readonly art?: () => Promise<{ readonly art: HallArt }>;
  readonly words: Localized<CardTexts>;
  /** Set if the game has a daily level or table, the same for everybody: the lobby screen that shows it. */
  readonly daily?: string;
  /** The lobby screen that starts a first match at once, for new players. */
  readonly firstMatch?: string;
  /** The lobby screen that starts or resumes the daily at once. */
  readonly playDaily?: string;
  /** The lobby screen that plays on at once: the match of last time, or one like it. */
  readonly playAgain?: string;
  /** The game's lobby at `#/play/<game>/…`; without it the default set-up is shown. */
  readonly lobby?: () => Promise<{ readonly Lobby: ComponentType<LobbyProps> }>;
  /** The home page summary: unfinished matches, today's challenge, the next goal. By default, the players of unfinished matches. */
  readonly summary?: () => Promise<{ readonly summary: SummarySource }>;
}

/** What the pages beside a game's own say of it. */
export interface PageTexts {
  /** The rules in a few sentences. */
  readonly rules: readonly string[];
  /** How to play it well, for the page of all rules. */
  readonly tips?: readonly string[];
  /** Labels of the table's settings and their values. */
  readonly labels: Readonly<Record<string, string>>;
}

interface OpponentEntry {
  /** As in the game's bot registry: `name` or `name:setting`. */
  readonly bot: string;
  readonly name: Localized;
}

/** The names of opponents, by bot. */
type BotNames = Readonly<Record<string, string>>;

/** Props of a game's own component for choosing an online table's settings. */
export interface OnlineChoicesProps {
  /** Called once initially and then on every change. */
  onChoose(choice: string): void;
}

/** Who sits at an online table. */
export interface OnlinePlayers {
  /** The viewer's seat, or the one they would get; undefined for spectators. */
  readonly me: number | undefined;
  /** Undefined for a free seat. */
  nameOf(seat: number): string | undefined;
}

/** Props of a component that describes a table's settings on its invitation. */
export interface OnlineTermsProps extends OnlinePlayers {
  readonly config: string;
  colourOf(seat: number): number | undefined;
}

/** One rule of an online table: its value, and what else it could be. Texts are in the page's language. */
export interface OnlineRule {
  readonly key: string;
  readonly label: string;
  readonly about?: string;
  /** What the value means, in whole sentences: shown to whoever chooses it and to whoever is to agree with it. */
  readonly explanation?: string;
  /** The value as text. */
  readonly value: string;
  /** The offered values, each with the config it leads to; fewer than two if it cannot be changed here. */
  readonly options: readonly { readonly name: string; readonly config: string; readonly isChosen: boolean }[];
}

/** How online tables of the game are set up. */
export interface OnlineSetup {
  /** Minimum and maximum number of seats. */
  readonly seats: readonly [least: number, most: number];
  /**
   * The config for so many seats: from `choice`, or from the lobby's last settings. With `isForAnybody` (a quick match)
   * the config must give no player an advantage.
   */
  config(seats: number, choice: string, isForAnybody: boolean): Promise<string>;
  /** A choice for the table that the game's lobby does not offer; the first option is the default. */
  readonly choice?: {
    readonly label: Localized;
    options(): Promise<readonly { readonly value: string; readonly name: string }[]>;
  };
  /** A component in place of `choice`, for a game whose choices are more than a list. */
  readonly Choices?: ComponentType<OnlineChoicesProps>;
  /**
   * The table's settings as a list, for reading, changing and comparing them. With `players`, settings that each player
   * has of their own are listed for each.
   */
  rules?(config: string, players?: OnlinePlayers): readonly OnlineRule[];
  /** The config without what no rated match has; left out if every config can be rated. */
  ratedConfig?(config: string): string;
  /** For quick matches: the rule on which opponents must agree besides the pace, by its key; the others are fixed. */
  readonly quickRule?: string;
  /** Describes the table's settings, where these are more than the game's rules. */
  readonly Terms?: ComponentType<OnlineTermsProps>;
}

/** A finished board of a side-by-side match, as a picture. */
export interface FinalBoardProps<View = unknown> {
  /** The board's settings, without the number of seats. */
  readonly config: string;
  /** The board before the first and after every move that stood; never empty. */
  readonly views: readonly View[];
}

/** One player's way through a side-by-side match. */
export interface GhostRun<View = unknown> {
  readonly name: string;
  /** One of eight. */
  readonly colour: number;
  readonly views: readonly View[];
}

/** All players' ways on one board, to be watched together. */
export interface GhostsProps<View = unknown> {
  readonly config: string;
  readonly runs: readonly GhostRun<View>[];
}

/** Declared as methods (bivariant), so that a list of all games can hold it. */
interface FinalBoardPart<View> {
  load(): Promise<{
    FinalBoard(props: FinalBoardProps<View>): ComponentChildren;
    /** For a game whose boards can lie over each other. */
    Ghosts?(props: GhostsProps<View>): ComponentChildren;
  }>;
}

/** A single-player game played side by side on separate boards. */
export interface SideBySideInfo {
  /** The single-board game. */
  readonly game: string;
  /** A board's progress as text. */
  readonly said: Localized<(progress: BoardProgress) => string>;
  /** A board's place on the track of the race. */
  readonly share: RaceShare;
  readonly finalBoard: FinalBoardPart<unknown>["load"];
}

/** What a single-player game provides to be played side by side as well; its rules define how boards are compared. */
export interface SideBySidePage<View = unknown> {
  readonly texts: Localized<SideBySideTexts>;
  /** A board's place on the track of the race. */
  readonly share: RaceShare;
  /** Empty if no bot plays it. */
  readonly opponents: readonly OpponentEntry[];
  /** How online tables are set up, where more than the number of seats matters. */
  readonly online?: () => Promise<{ readonly online: OnlineSetup }>;
  /** Shows a finished board beside the others at the end. */
  readonly finalBoard: FinalBoardPart<View>["load"];
}

export interface SideBySideTexts {
  readonly title: string;
  readonly tagline: string;
  readonly rules: readonly string[];
  /** A board's progress as text. */
  readonly progress: (progress: BoardProgress) => string;
  told(name: string, progress: string): string;
  readonly back: string;
}

/** What it means for the player that an engine's judgement counts as help; undefined where it costs nothing. */
interface ReviewHelp {
  /** Called when a review is opened, or an exercise answered: from now on it counts. */
  reviewHelp(config: string): Promise<string | undefined>;
  /** What answering an exercise would cost; said before it is answered. */
  exercisePrice(config: string): Promise<string | undefined>;
}

/** Declared as a method (bivariant), so that a list of all games can hold it. */
interface Hurry<View> {
  hurry(view: View): number;
}

/** A game's page manifest, typed by its view and facts: a missing sound or sentence does not compile. */
export interface GamePage<View = unknown, Fact extends BaseFact = BaseFact> extends HallCard {
  readonly texts: Localized<PageTexts>;
  /** A single-player game. */
  readonly solo?: true;
  /** The first is the default; every game has `random` as well. Empty for a single-player game. */
  readonly opponents: readonly OpponentEntry[];
  /** The names of all opponents there are, in every language: a match begun in one may be shown in another. */
  readonly names?: EveryLanguage<BotNames>;
  /** The sound of each kind of fact, constant or computed from the fact. */
  readonly sounds: ByFact<Fact, EffectName>;
  /** Kinds of fact without a sound. */
  readonly quiet?: readonly string[];
  /** How long an opponent seems to think before a move, in milliseconds at normal speed; has a default. */
  readonly thinks?: ThinkTime;
  /** Milliseconds each kind of fact takes at normal speed, constant or computed from the fact; has a default. */
  readonly times?: ByFact<Fact, number>;
  /** The share of these times to take at this point of the match; 1 by default. */
  readonly hurry?: Hurry<View>["hurry"];
  /** The kinds of fact a replay can jump between: a match's highlights. */
  readonly moments: readonly Fact["kind"][];
  /** A sentence for each kind of fact, for replays and the default screen. */
  readonly facts: () => Promise<{ readonly facts: Localized<FactWords<View, Fact>> }>;
  /** The review's texts for this game; without them there is no review. */
  readonly review?: () => Promise<{ readonly review: Localized<ReviewWords<View>> }>;
  /** The board of its reviews. */
  reviewBoard?(): Promise<{ ReviewBoard(props: ReviewBoardProps<View>): ComponentChildren }>;
  /** Where a game's judgements count as help. */
  readonly reviewHelp?: () => Promise<ReviewHelp>;
  /** Its own log of the match, opened from the review with the reasons of every player; beside the list of moves. */
  reviewLog?(): Promise<{ ReviewLog(props: ReviewLogProps<View>): ComponentChildren }>;
  /** Texts for this game's own refusal codes, in addition to the shared ones. */
  readonly refusals?: () => Promise<{ readonly refusals: Localized<RefusalWords> }>;
  /** The game's own screen; without it the default screen is used. */
  screen?(): Promise<{
    Screen(props: ScreenProps<View, Fact>): ComponentChildren;
    /** Think times that depend on the position. */
    readonly thinks?: Thinks;
    /** The time of a fact where it depends on the position before it; undefined for what `times` says. */
    lasts?(fact: Fact, before: View, sight: TableSight<View>): number | undefined;
  }>;
  /** The screen announces events to screen readers itself; otherwise the frame announces each fact. */
  readonly announcesItself?: true;
  /** The screen has its own seats, undo, restart and ending: the frame leaves these out. */
  readonly screenEnds?: boolean;
  /** Statistics over all matches: figures, charts, achievements. */
  readonly statistics?: () => Promise<{ readonly statistics: GameStatistics }>;
  /** How online tables are set up. Without it they use the rules' default config and any number of seats the rules allow. */
  readonly online?: () => Promise<{ readonly online: OnlineSetup }>;
  /** Set if the single-player game can be played side by side. */
  readonly sideBySide?: SideBySidePage<View>;
  /** Set if everybody has a board of their own: this page was derived from the single-board game's page. */
  readonly beside?: SideBySideInfo;
  /** The lobby screens loaded on demand, by the first segment of their address. */
  readonly rooms?: Readonly<Record<string, NonNullable<HallCard["lobby"]>>>;
}

/** A page as its game writes it: opponents are named by their bots. */
interface PageSource<View, Fact extends BaseFact> extends Omit<GamePage<View, Fact>, "opponents" | "sideBySide"> {
  readonly opponents: readonly string[];
  readonly sideBySide?: Omit<SideBySidePage<View>, "opponents"> & { readonly opponents: readonly string[] };
}

const entriesOf = (bots: readonly string[], names: EveryLanguage<BotNames> | undefined): readonly OpponentEntry[] =>
  bots.map((bot) => ({
    bot,
    name: {
      get value() {
        return names?.[language.value][bot] ?? bot;
      },
    },
  }));

/** With the texts of what is loaded. */
const loading =
  <T>(load: () => Promise<T>) =>
  () =>
    withTexts(load());

/** Ties a game's page to its view and fact types, so that its screen needs no casts. */
export const definePage = <View, Fact extends BaseFact>({
  opponents,
  sideBySide,
  names,
  facts,
  review,
  reviewBoard,
  reviewHelp,
  reviewLog,
  refusals,
  screen,
  statistics,
  online,
  rooms,
  ...page
}: PageSource<View, Fact>): GamePage => {
  const whole: GamePage<View, Fact> = {
    ...page,
    ...(names !== undefined && { names }),
    opponents: entriesOf(opponents, names),
    facts: loading(facts),
    ...(review !== undefined && { review: loading(review) }),
    ...(reviewBoard !== undefined && { reviewBoard: loading(reviewBoard) }),
    ...(reviewHelp !== undefined && { reviewHelp: loading(reviewHelp) }),
    ...(reviewLog !== undefined && { reviewLog: loading(reviewLog) }),
    ...(refusals !== undefined && { refusals: loading(refusals) }),
    ...(screen !== undefined && { screen: loading(screen) }),
    ...(statistics !== undefined && { statistics: loading(statistics) }),
    ...(online !== undefined && { online: loading(online) }),
    ...(rooms !== undefined && {
      rooms: Object.fromEntries(Object.entries(rooms).map(([place, load]) => [place, loading(load)])),
    }),
    ...(sideBySide !== undefined && {
      sideBySide: {
        ...sideBySide,
        opponents: entriesOf(sideBySide.opponents, names),
        finalBoard: loading(sideBySide.finalBoard),
        ...(sideBySide.online !== undefined && { online: loading(sideBySide.online) }),
      },
    }),
  };
  return whole;
};

/** Every name the game gives its opponents, in all languages. */
export const opponentNames = ({ names }: Pick<GamePage, "names">): readonly EveryLanguage[] => {
  if (names === undefined) return [];
  const tags = Object.entries(names);
  const bots = [...new Set(tags.flatMap(([, named]) => Object.keys(named)))];
  return bots.map((bot) => Object.fromEntries(tags.map(([tag, named]) => [tag, named[bot] ?? bot])) as EveryLanguage);
};

/** True for every multiplayer game; single-player games are played online only side by side. */
export const isPlayedOnline = ({ solo }: Pick<GamePage, "solo">): boolean => solo !== true;
