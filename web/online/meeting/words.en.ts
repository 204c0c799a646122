/** English texts for meeting online, which define the type for every other language. */
import { pluralIn } from "../../language/count.ts";

const count = pluralIn("en");

const inPlural = (unit: string) => (n: number) => count(n, { one: `# ${unit}`, other: `# ${unit}s` });
const seconds = inPlural("second");
const minutes = inPlural("minute");
const hours = inPlural("hour");
const days = inPlural("day");

export const en = {
  span: { seconds, minutes, hours, days },
  pace: {
    label: "Time",
    none: "No limit",
    perMove: (span: string) => `${span} a move`,
    perMatch: (minutesEach: number, more: number) => `${minutesEach} min + ${more} s`,
    perMatchAbout: (minutesEach: string, more: string) => `${minutesEach} each, plus ${more} after every move`,
    out: "Anyone who runs out of time is out of the match.",
  },
  rules: {
    title: "Rules",
    suggest: "Suggest a change",
    edit: "Edit",
    editTitle: "Edit rules",
    suggestTitle: "Suggest a change",
    suggestAbout: "The others see it at once. It applies only if everybody accepts.",
    send: "Send suggestion",
    save: "Save",
    cancel: "Cancel",
    same: "Change something first.",
    players: "Players",
    spectators: "Spectators",
    allowed: "Allowed",
    notAllowed: "Not allowed",
    listed: "Show under open tables",
    help: "Hints and coach",
    open: "Open tables",
    isListed: "Listed",
    notListed: "Not listed",
    guestSees: "Your friend sees these rules first and can suggest changes.",
    claim: (span: string, players: number) =>
      players === 2
        ? `If somebody is away for ${span} on their turn, the other can claim the win or a draw.`
        : `If somebody is away for ${span} on their turn, the others can play on without them.`,
    daysOff: (n: number) => `Each player may take ${days(n)} off in a match.`,
  },
  proposal: {
    theirs: (name: string) => `${name} suggests a change`,
    mine: "You suggested a change",
    waiting: (names: string) => `Waiting for ${names}.`,
    accept: "Accept",
    decline: "Keep current rules",
    withdraw: "Withdraw",
    from: "Before",
    to: "After",
    applied: "The rules have changed. Everybody needs to confirm again.",
    declined: "The suggestion was declined. The rules stay as they are.",
  },
  invite: {
    title: "Invite a friend",
    waitingRoom: "Waiting room",
    invitation: (game: string) => `${game} invitation`,
    send: "Send the link",
    link: "Link",
    share: "Share link",
    code: "Or read out this code. Your friend enters it under “Play online”.",
    tonight: "Tonight",
    you: "You",
    versus: "v",
    local: "This link works on this device only. To play with others, start the server with “--host 0.0.0.0”.",
    joinAs: (name: string) => `Join as ${name}`,
    join: "Join",
    howTo: (game: string) => `How to play ${game}`,
  },
  arrival: {
    free: "The other seat is free",
    freeAbout: "You’ll see your friend arrive here. If you leave this page, the table stays under “Play online”.",
    opened: "Somebody has opened your link",
    openedAs: (name: string) => `${name} has opened your link`,
    openedAbout: "They’re reading the rules and choosing a name.",
    joined: (name: string) => `${name} has joined`,
    joinedAbout: (name: string) => `${name} isn’t ready yet.`,
    ready: (name: string) => `${name} is ready`,
    steps: {
      opened: "Opened the link",
      name: "Choosing a name",
      rules: "Reading the rules",
      ready: "Ready",
    },
    done: "done",
    now: "now",
    more: (n: number) => count(n, { one: "# seat is still free", other: "# seats are still free" }),
  },
  ready: {
    im: "I’m ready",
    not: "Not yet",
    isReady: "Ready",
    isNot: "Not ready yet",
    starts: "The match starts when everybody is ready.",
    answerWaited: "Waiting for an answer",
    answerFirst: "Answer the suggestion first",
    startNow: "Start match",
    waitsForYou: "Everybody else is ready.",
    waitingFor: (names: string) => `Waiting for ${names}`,
  },
  code: {
    checking: "Checking…",
    wrong: "No table has this code. Check each letter.",
    short: "A code has six letters.",
  },
  full: {
    title: "This table is full",
    about: (names: string) => `${names} are playing here already.`,
    aboutOne: (name: string) => `${name} is playing here already.`,
    watch: "Watch",
    noWatching: "Spectators aren’t allowed at this table.",
    quick: "Quick match",
    own: "Invite a friend",
  },
  quick: {
    title: "Quick match",
    about: "We’ll look for somebody online who wants the same match.",
    find: "Find an opponent",
    searching: "Looking for an opponent",
    searchTime: (time: string) => `Searching for ${time}`,
    others: (n: number) =>
      count(n, { one: "# other player is searching too.", other: "# other players are searching too." }),
    nobody: "Nobody else is searching for this right now.",
    bot: "Nobody yet. You can play a bot, or keep looking.",
    playBot: (name: string) => `Play ${name} (bot)`,
    keep: "Keep looking",
    cancel: "Stop searching",
    found: (name: string) => `${name} wants to play`,
    foundAbout: "The match starts once you’ve both confirmed.",
    confirm: "Play",
    decline: "Not now",
    confirmed: (name: string) => `Waiting for ${name} to confirm…`,
    missed: "You didn’t confirm in time, so the search has ended.",
    elsewhere: "You’re searching on another device now.",
    joining: "Joining the queue…",
    again: "Search again",
  },
};

export type MeetingTexts = typeof en;
