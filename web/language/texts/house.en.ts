/** Texts of the home page and the page frame, in English; their type is the shape of every other language. */
import { counting } from "./plural.ts";

const count = counting("en-GB");

export const en = {
  name: "English",
  tagline: "Games of turns, after dark.",
  menu: {
    games: "Choose a game",
    today: "Today",
    open: "still open",
    done: "Done:",
    streak: (days: number) => count(days, { one: "# day in a row", other: "# days in a row" }),
    hoursLeft: (hours: number) => count(hours, { one: "one hour left", other: "# hours left" }),
    minutesLeft: (minutes: number) => count(minutes, { one: "one minute left", other: "# minutes left" }),
    minute: "Play a first minute",
    unfinished: "Unfinished matches",
    more: "More",
    settings: "Settings",
    profile: "You",
    far: "Far away",
    statistics: "Statistics",
    shelf: "Achievements",
    data: "Your data",
    howToPlay: "How to play",
    makers: "For makers",
    licences: "Licences",
    replay: "Watch a record",
    review: "Review",
  },
  frame: {
    toMenu: "Back to the parlour",
    home: "To the parlour",
    mute: "Mute all sound",
    unmute: "Sound on",
    skipToContent: "Skip to the content",
    update: "A new version is ready.",
    updateNow: "Use it now",
    lost: "There is no such room.",
    lostAbout: (path: string) => `Nothing is behind “${path}”. Perhaps the link was cut short.`,
    wait: "One moment …",
    notLoaded: "This part could not be fetched. Please check the connection and try again.",
    broken: "Something broke in this room.",
    brokenAbout: "It is our fault, not yours. What you have played is kept; the other rooms are open.",
    fault: "Something went wrong just now. What you have played is kept.",
    tryAgain: "Try again",
    copyReport: "Copy the report",
    copied: "The report is on the clipboard.",
    notCopied: "The clipboard is out of reach. The report stands below, to be marked and copied.",
    report: "What went wrong",
    rescue: "Recovery",
  },
};

export type HouseTexts = typeof en;
