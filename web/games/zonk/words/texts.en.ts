/** The tavern: texts in English, and the type of the other languages. */
import type { Because, HybridKey, Kind, ZonkAchievement } from "@turnlight/games/zonk";
import { numberIn, pluralIn } from "../../../language/count.ts";
import { facesApart } from "./combination-name.ts";

const count = pluralIn("en");

const faces = ["ones", "twos", "threes", "fours", "fives", "sixes"] as const;
const faceName = (face: number): string => faces[face - 1] ?? "";
const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0");
const list = (dice: readonly number[]): string => dice.join(" ");
/** A name that does not begin the sentence: "the landlady". */
const amid = (name: string): string => name.replace(/^The (?=[a-z])/, "the ");

/** A combination's name within a sentence. */
export const inText = (name: string): string => name.replace(/(?:^|\+ )[A-Z]/g, (first) => first.toLowerCase());
const ofFace = (kind: Kind, face: number): string => {
  switch (kind) {
    case "pair":
      return `Pair of ${faceName(face)}`;
    case "three":
      return `Three ${faceName(face)}`;
    case "four":
      return `Four ${faceName(face)}`;
    case "five":
      return `Five ${faceName(face)}`;
    case "six":
      return `Six ${faceName(face)}`;
    default:
      return kinds[kind];
  }
};

const kinds: Readonly<Record<Kind, string>> = {
  "single-1": "Single one",
  "single-5": "Single five",
  pair: "Pair",
  "two-pair": "Two pair",
  three: "Three of a kind",
  four: "Four of a kind",
  five: "Five of a kind",
  six: "Six of a kind",
  "run-3": "Low straight",
  "run-4": "Middle straight",
  "run-5": "Large straight",
  "run-6": "Straight 1–6",
  "full-house": "Full house",
  "three-pairs": "Three pairs",
  "two-triples": "Two triples",
};

const sliders: Readonly<Record<HybridKey, string>> = {
  pointsCapAggressive: "Turn goal in points, when behind",
  pointsCapPassive: "Turn goal in points, when ahead",
  initialBufferCap: "Gap that counts as close: at the start, in points",
  bufferReductionPerRound: "Gap that counts as close: reduction each time, in points",
  roundsPerReduction: "Gap that counts as close: rounds between reductions",
  minimumBufferCap: "Gap that counts as close: minimum, in points",
  aggressiveBaseMultiplier: "Chance of losing its nerve with each roll, when behind",
  passiveBaseMultiplier: "Chance of losing its nerve with each roll, when ahead",
  momentumReductionPerSuccess: "How much each good combination calms its nerves",
  minimumMomentumMultiplier: "Nervousness that good combinations can’t calm",
  diceRiskExponent: "How sharply nervousness rises as dice run out",
  diceRiskMultiplier: "How much having few dice adds to its nervousness",
  iterationPressureIncrease: "Nervousness added by each combination, from the third on",
  maxMomentumStopChance: "Highest chance of losing its nerve",
  baseCapStopChance: "Chance of banking at the turn goal",
  aggressiveCapGrowthRate: "How much that chance grows with each step above the goal, when behind",
  passiveCapGrowthRate: "How much that chance grows with each step above the goal, when ahead",
  capGrowthInterval: "Points in one step above the turn goal",
  maxCapStopChance: "Highest chance of banking above the turn goal",
  aggressiveThresholdStart: "Threshold for a good combination with six dice, when behind",
  aggressiveThresholdStep: "How far that threshold drops for each die fewer, when behind",
  passiveThresholdStart: "Threshold for a good combination with six dice, when ahead",
  passiveThresholdStep: "How far that threshold drops for each die fewer, when ahead",
  minimumThreshold: "Lowest threshold for a good combination",
  tier1Share: "Rating of tier 1 combinations (the best)",
  tier2Share: "Rating of tier 2 combinations",
  tier3Share: "Rating of tier 3 combinations",
  tier4Share: "Rating of tier 4 combinations",
  tier5Share: "Rating of tier 5 combinations (the weakest)",
  aggressiveMaxIterations: "Banks after this many combinations, when behind",
  passiveMaxIterations: "Banks after this many combinations, when ahead",
  aggressiveRiskThreshold: "Banks if the zonk chance is higher than this, when behind",
  passiveRiskThreshold: "Banks if the zonk chance is higher than this, when ahead",
  passiveTwoDiceStopLow: "Lowest chance of banking if the first roll leaves two dice, when ahead",
  passiveTwoDiceStopHigh: "Highest chance of banking if the first roll leaves two dice, when ahead",
};

export const en = {
  kinds,
  /** A combination by name: "Pair of threes", "Low straight 3–5". */
  combination: (kind: Kind, dice: readonly number[]): string =>
    kind.startsWith("run") && kind !== "run-6"
      ? `${kinds[kind]} ${dice[0]}–${dice.at(-1)}`
      : `${ofFace(kind, dice[0] ?? 1)}${facesApart(kind, dice)}`,
  points: (points: string) => `${points} points`,
  dice: (n: number) => count(n, { one: "# die", other: "# dice" }),
  play: {
    rollFirst: "Roll six dice",
    only: { roll: "Roll", bank: "Bank" },
    setAsideAnd: { roll: "Set aside and roll", bank: "Set aside and bank" },
    onward: (dice: string, zonk: string) => `${dice}, ${zonk}`,
    zonkRisk: (chance: string) => `zonk ${chance}`,
    noZonk: "can’t zonk",
    leaves: (dice: string) => `leaves ${dice},`,
    loses: (points: string, multiplier: string | undefined) =>
      `A zonk loses ${points}${multiplier === undefined ? "" : ` and the ×${multiplier} streak`}`,
    losesNothing: "Nothing to lose",
    certain: (points: string) => `At least ${points} more, guaranteed`,
    makes: (banked: string, score: string, wins: boolean) => `+${banked}, total ${score}${wins ? ": you win" : ""}`,
    streakSum: (points: string, multiplier: string, product: string, isRounded: boolean) =>
      `${points} × ${multiplier} = ${product}${isRounded ? ", rounded down to the nearest 10" : ""}`,
    stakes: (name: string | undefined, points: string) =>
      name === undefined
        ? `You can win with this roll. A zonk loses ${points}.`
        : `${name} can win with this roll. A zonk loses ${points}.`,
    skip: "Tap to skip",
    failed: (name: string) => `${name} didn’t answer in time. The safe move was played instead.`,
    rolling: (name: string, n: number) => `${name} rolls ${count(n, { one: "# die", other: "# dice" })}…`,
    takeNothing: "Choose dice to set aside",
    noCombination: "That’s not a combination",
    undo: "Undo",
    turn: "This turn",
    streak: (n: number) => count(n, { one: "# turn banked", other: "# turns banked in a row" }),
    zonkChance: "Zonk chance",
    offers: "Combinations you can take",
    target: (target: string) => `first to ${target}`,
    rounds: (rounds: number) =>
      count(rounds, { one: "# round, most points wins", other: "# rounds, most points wins" }),
    scoreboard: "Scores and history",
    menu: "Options",
    waitFor: (name: string) => `${name}’s turn`,
    yourTurn: "Your turn",
    turnOf: (name: string) => `${name}, it’s your turn`,
    preparing: (name: string, share: string) => `${name} is thinking ahead: ${share}`,
    zonk: "Zonk!",
    hot: "Hot dice!",
    keys: "Keys: 1–6 select dice · letters select combinations · R set aside and roll · B set aside and bank · T turn log · . read out the table",
    round: (n: number) => `Round ${n}`,
  },
  says: {
    rolled: (name: string, dice: readonly number[]) => `${name} rolls ${list(dice)}`,
    took: (name: string, what: string, points: string) => `${name} takes ${inText(what)} for ${points}`,
    hot: (name: string) => `All six dice set aside: hot dice for ${amid(name)}`,
    zonked: (name: string, lost: string) => `Zonk! ${name} loses ${lost}`,
    zonkedFree: (name: string) => `Zonk! ${name} had nothing to lose`,
    banked: (name: string, points: string, score: string) => `${name} banks ${points}, total ${score}`,
    began: (name: string) => `${name}’s turn`,
    left: (name: string) => `${name} has left the match`,
    won: (name: string, score: string) => `${name} wins with ${score}`,
    tied: (score: string) => `A tie at ${score}`,
  },
  /** The same sentences, addressing the player as "you". */
  youSay: {
    rolled: (dice: readonly number[]) => `You roll ${list(dice)}`,
    took: (what: string, points: string) => `You take ${inText(what)} for ${points}`,
    hot: "All six dice set aside: you have hot dice",
    zonked: (lost: string) => `Zonk! You lose ${lost}`,
    zonkedFree: "Zonk! You had nothing to lose",
    banked: (points: string, score: string) => `You bank ${points}, total ${score}`,
    began: "Your turn",
    left: "You have left the match",
    won: (score: string) => `You win with ${score}`,
  },
  ear: {
    offers: (list: string, more: number) => `You can take ${list}${more > 0 ? `, and ${more} more` : ""}.`,
    offer: (what: string, points: string) => `${inText(what)} for ${points}`,
    onward: (dice: string, risk: string, banked: string) =>
      `Then roll ${dice}, zonk chance ${risk}, or bank ${banked}.`,
    you: "You",
    points: (points: string) => `${points} points this turn.`,
    table: (dice: readonly number[]) => `On the table: ${list(dice)}.`,
    aside: (dice: readonly number[]) => `Set aside: ${list(dice)}.`,
    risk: (dice: string, risk: string) => `Zonk chance with ${dice}: ${risk}.`,
  },
  reasons: {
    title: (name: string) => `What ${amid(name)} is thinking`,
    none: "No reason given.",
    failed: "Didn’t answer in time; the safe move was played.",
    /** Under what is said: the decision with its figures. */
    banked: (points: string, dice: string, zonk: string) => `Banked ${points} with ${dice} left: ${zonk}`,
    rolls: (points: string, dice: string, zonk: string) => `Rolled ${dice} with ${points} at stake: ${zonk}`,
    never: "never",
    mode: { aggressive: "chasing", passive: "steady" } as Readonly<Record<string, string>>,
    standing: { leading: "ahead", behind: "behind", close: "close" } as Readonly<Record<string, string>>,
    because: {
      "only combination": "It’s the only combination.",
      "clears the dice": "That clears the table.",
      "most points per die": "Most points per die.",
      "fewest dice": "Nothing good here. This costs the fewest dice.",
      "best tier": "The best combination in this roll.",
      "highest score": "The highest score.",
      "best chance": "The best chance of winning.",
      "most expected": "The most points in the long run.",
      "turn begins": "Here we go.",
      "hot dice": "Hot dice, and six can’t zonk here. I’ll roll.",
      "no zonk is possible": "This can’t zonk. I’ll roll.",
      "low risk": "Hardly any risk. I’ll roll.",
      behind: "I’m behind, so I have to take risks. I’ll roll.",
      chasing: "I’m still chasing. I’ll roll.",
      "nothing speaks against it": "Worth the risk. I’ll roll.",
      "many dice": "Plenty of dice left. I’ll roll.",
      "below its limit": "Not enough points yet. I’ll roll.",
      "rolling wins more": "Rolling wins more often than banking.",
      "rolling brings more": "Rolling brings more points than banking.",
      "banking wins": "Banking wins the match.",
      momentum: "I’ve lost my nerve. I’ll bank.",
      "two dice early": "Down to two dice already? I’ll bank.",
      "points cap": "Enough points for one turn. I’ll bank.",
      iterations: "Enough rolls for one turn. I’ll bank.",
      risk: "Too risky. I’ll bank.",
      "last die": "Not with my last die. I’ll bank.",
      ahead: "I’m ahead. No need to risk the last die. I’ll bank.",
      "limit reached": "Enough points for so few dice. I’ll bank.",
      "banking wins more": "Banking wins more often than rolling.",
      "banking brings more": "Banking brings more points than rolling.",
    } satisfies Readonly<Record<Because, string>>,
    /** Only for a random decision: a certain stop has no chance to show. */
    stopped: (chance: string) => `Chance of banking here: ${chance}.`,
    dared: (chance: string) => `Chance of banking here: ${chance}.`,
    limit: (points: string, limit: string) => `${points} points; banks at ${limit} or more.`,
    winning: (chance: string) => `Chance of winning: ${chance}.`,
    against: (chance: string, other: string) => `${chance} against ${other}.`,
    expects: (points: string) => `Expected final score: ${points}.`,
    keys: {
      mode: "Mood",
      standing: "Position",
      lead: "Lead",
      buffer: "Gap that counts as close",
      round: "Round",
      take: "Takes",
      tierShare: "Rating of its choice",
      threshold: "Threshold for a good combination",
      success: "Good combination",
      rejected: "Rejected",
      because: "Reason",
      turnPoints: "Turn points",
      iteration: "Combination no.",
      successes: "Good combinations",
      left: "Dice left",
      zonkChance: "Zonk chance",
      cap: "Turn goal",
      maxIterations: "Banks after this many combinations",
      riskThreshold: "Highest zonk chance accepted",
      momentumStopChance: "Chance of losing its nerve",
      capStopChance: "Chance of banking at the turn goal",
      combinedStopChance: "Combined chance of banking",
      stopChance: "Chance of banking here",
      momentumStops: "Lost its nerve",
      capStops: "Satisfied with its points",
      winningChance: "Chance of winning",
      otherChance: "Next best chance",
      expected: "Expected final score",
      otherExpected: "Next best expected score",
      exact: "Solved exactly",
      limit: "Banks at",
      rivalBanksFrom: "Opponent banks at (by dice left)",
      rivalChoicesSeen: "Opponent’s decisions seen",
      rivalMeanTurn: "Opponent’s average turn",
      rivalZonkRate: "Opponent’s zonk rate",
      neededATurn: "Needed per turn",
      noticedBankFrom: "Noticed: you bank at",
      noticedLeft: "Noticed: with this many dice left",
    } as Readonly<Record<string, string>>,
    yes: "yes",
    no: "no",
  },
  log: {
    title: "Turn log",
    open: "Open the turn log",
    close: "Close the turn log",
    empty: "Nothing has been rolled yet.",
    round: (n: number) => `Round ${n}`,
    soFar: (points: string) => `${points} so far`,
    banked: (points: string) => `+${points}`,
    zonk: "Zonk",
    lost: (points: string) => `${points} lost`,
    take: (name: string, points: string) => `${name}, ${points}`,
    pending: "Not set aside yet.",
    rolledOn: (dice: string, zonk: string) => `Rolled ${dice}: ${zonk}.`,
    bankedWith: (dice: string) => `Banked with ${dice} left.`,
    rounded: (points: string, multiplier: string, product: string, banked: string) =>
      `${points} × ${multiplier} = ${product}, rounded down to ${banked}`,
    exactly: (points: string, multiplier: string, banked: string) => `${points} × ${multiplier} = ${banked}`,
    figures: "Show figures",
    hideFigures: "Hide figures",
    pause: "Pause",
    goOn: "Continue",
    copy: "Copy",
    copied: "Turn log copied.",
    dice: (dice: readonly number[]) => `Rolled ${list(dice)}.`,
  },
  coach: {
    name: "Coach",
    thinking: "Calculating…",
    best: (chance: string) => `Best move. Chance of winning: ${chance}.`,
    gave: (given: string, better: string) => `That lowered your chance of winning by ${given}. Better: ${better}.`,
    move: { roll: "rolling", bank: "banking", take: (what: string) => `taking ${inText(what)}` },
  },
  options: {
    title: "Options",
    reasons: "Show what opponents are thinking",
    reasonsOff: "Off",
    reasonsShort: "In one line",
    reasonsFull: "In full",
    speed: "Speed",
    speeds: { slow: "Slow", normal: "Normal", fast: "Fast", instant: "Instant" },
    chance: "Show the zonk chance on the roll button",
    coach: "Coach: rate each of my decisions",
    dice: "Dice",
    painting: { auto: "Automatic", full: "Realistic", light: "Simple" },
    resign: "Resign",
    lesson: "How to play",
    done: "Done",
  },
  ending: {
    history: "Score by round",
    round: "Round",
    diceTitle: "Dice in this match",
    face: "Face",
    times: "Times rolled",
    rolls: (n: number) => count(n, { one: "# die rolled", other: "# dice rolled" }),
    zonks: (name: string, zonks: number, turns: number, best: string) =>
      `${name}: ${count(turns, { one: "# turn", other: "# turns" })}, ${count(zonks, { one: "# zonk", other: "# zonks" })}, best turn ${best}`,
    check: "Check the dice",
    checkAbout: "The seed’s fingerprint was fixed before the first roll. Every roll is generated from the seed.",
    checked: (n: number) => count(n, { one: "The roll matches the seed.", other: "All # rolls match the seed." }),
    unchecked: "These rolls don’t match the seed.",
    again: "Play again",
    tavern: "Back to lobby",
    bracket: "Back to the tournament",
    watch: "Watch replay",
    save: "Download replay",
    fingerprint: "Fingerprint",
    seed: "Seed",
  },
  lobby: {
    opponents: "Who’s playing?",
    addSeat: "Add a player",
    removeSeat: (n: number) => `Remove player ${n}`,
    seat: (n: number) => `Seat ${n}`,
    person: (n: number) => `Player ${n}`,
    you: (name: string) => `${name} (you)`,
    atThisDevice: "Plays on this device",
    table: "Table",
    tableNames: { parlour: "Parlour", classic: "Classic" } as Readonly<Record<string, string>>,
    tableAbout: {
      parlour: "One combination per roll. Pairs and short straights score, too.",
      classic: "Farkle scoring: take as many scoring dice as you like.",
    } as Readonly<Record<string, string>>,
    target: "Target",
    streak: "Streak bonus: each turn you bank in a row adds 10% to the next, up to 50%, rounded down to the nearest 10",
    nameOf: (n: number) => `Name of player ${n}`,
    colourOf: (n: number) => `Colour of player ${n}`,
    own: {
      title: "Custom table",
      make: "Create a custom table",
      mine: "Your own table.",
      about:
        "Enter the points for each combination. Leave a field empty if that combination shouldn’t score. For different points per face, enter six numbers separated by slashes.",
      usualName: "My table",
      name: "Name",
      once: "Only one combination per roll",
      points: "Combinations and points",
      openFile: "Open a table from a file",
      judged: "How it plays",
      judging: "Calculating…",
      verdicts: {
        playable: "Playable.",
        trivial: "Too short: whoever starts almost always wins.",
        endless: "Too long: a match would take forever.",
      },
      expected: (points: string, turns: string) =>
        `A well-played turn earns ${points} points, so reaching the target takes about ${turns} turns.`,
      share: "Share this table",
      shareText: (name: string) => `${name}: a custom table for Zonk`,
      use: "Use this table",
    },
    begin: "Play",
    points: "Scoring",
    lesson: "How to play",
    trophies: "Achievements",
    noticed: (points: string, dice: string) => `Has noticed that you bank at ${points} with ${dice} left.`,
    nothingNoticed: "Hasn’t seen enough of you yet.",
    forget: "Make Elsbeth forget you",
    forgotten: "Elsbeth has forgotten how you play.",
    followed: (level: number) => `Adapts to your results: now level ${level} of 100`,
    custom: "Custom opponent",
    customAbout: "Start from one of the regulars and adjust the sliders.",
    base: "Based on",
    byLevel: "A level from 0 to 100",
    level: "Difficulty, from 0 (Easy) through 50 (Normal) to 100 (Hard)",
    levelMeans: (wins: number) => `Wins about ${wins} of 100 matches against an average player.`,
    /** Measured, from the slider's left end to its right. */
    effect: (wins: number, zonks: number) =>
      `From left to right: ${signed(wins)} wins in 100 matches, ${signed(zonks)} zonks in 100 turns.`,
    littleEffect: "Hardly any effect at this table.",
    all: "All settings",
    reset: "Reset all",
  },
  patrons: {
    "hybrid:easy": { name: "Fridolin", about: "Gets carried away." },
    "hybrid:normal": { name: "Hinnerk", about: "Mostly keeps his head." },
    "hybrid:hard": { name: "Dietrich", about: "Won’t gamble on two dice." },
    "hybrid:cautious": { name: "Agathe", about: "Cautious. A bird in the hand…" },
    "hybrid:balanced": { name: "Cosima", about: "Balanced. Protects a lead, chases when behind." },
    "hybrid:reckless": { name: "Bruno", about: "Reckless. One more! One more!" },
    "hybrid:learning": { name: "Elsbeth", about: "Learns when you bank, and adapts." },
    reference: { name: "Gesine", about: "Plays the way most people do." },
    perfect: { name: "The automaton", about: "Perfect. It has worked everything out." },
    follow: { name: "The landlady", about: "Adapts to how well you play." },
    custom: { name: "The stranger", about: "Plays exactly the way you choose." },
  },
  sliders,
  daily: {
    title: "Daily match",
    against: (name: string) => `Today’s opponent: ${amid(name)}.`,
    about: (rounds: number) =>
      `Score as much as you can in ${rounds} rounds. Everyone who makes the same decisions gets the same rolls, your opponent too. You have one try; there’s a new match at midnight UTC.`,
    streak: (days: number) => count(days, { one: "Streak: # day", other: "Streak: # days" }),
    play: "Play",
    archive: "Earlier days",
    late: "You can still play these, but they don’t count towards your streak.",
    open: "not played",
    won: (score: string, other: string) => `Won, ${score} to ${other}`,
    lost: (score: string, other: string) => `Lost, ${score} to ${other}`,
  },
  tournament: {
    title: "Tournament",
  },

  book: {
    none: "No matches yet. Your dice are counted here after your first match.",
    all: (matches: number, dice: string) =>
      `${count(matches, { one: "# match", other: "# matches" })}, ${dice} dice rolled.`,
    fair: (chance: string) => `Fair dice would be at least this uneven ${chance} of the time.`,
    mine: "Your dice",
    theirs: "Opponents’ dice",
    zonks: "Zonks by number of dice rolled",
    share: (zonks: number, rolls: number, expected: string) =>
      `${numberIn("en", zonks)} of ${numberIn("en", rolls)} (expected ${expected})`,
  },
  trophies: {
    "first-bank": ["Ding", "Bank a turn."],
    "first-win": ["On the house", "Win a match."],
    "hot-dice": ["Hot dice", "Set all six dice aside."],
    "six-alike": ["Six of the best", "Take six of a kind."],
    "full-streak": ["On a run", "Bank five turns in a row, with the streak bonus on."],
    "big-turn": ["Drinks all round", "Bank half the target in one turn."],
    "no-zonk": ["Clean slate", "Win without a single zonk."],
    "last-die": ["Nerves of steel", "Roll your last die and score."],
    "beat-hard": ["The fox", "Beat Dietrich."],
    "beat-perfect": ["Beat the machine", "Beat the automaton."],
    champion: ["The tankard", "Win the tournament."],
  } satisfies Readonly<Record<ZonkAchievement, readonly [name: string, how: string]>>,
  won: (trophy: string) => `Achievement: ${trophy}`,
  notYet: "not yet",
};

type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : T extends readonly string[]
      ? readonly string[]
      : { readonly [K in keyof T]: Widen<T[K]> };

export type ZonkTexts = Widen<typeof en>;
