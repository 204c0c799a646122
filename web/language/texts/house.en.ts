/** Texts of the home page and the page frame, in English; their type is the shape of every other language. */

export const en = {
  name: "English",
  menu: {
    unfinished: "Unfinished matches",
    more: "More",
    settings: "Settings",
    profile: "Profile",
    far: "Play online",
    statistics: "Statistics",
    shelf: "Achievements",
    data: "Your data",
    howToPlay: "How to play",
    makers: "For developers",
    licences: "Licences",
    replay: "Replays",
  },
  frame: {
    toMenu: "Home",
    home: "Home",
    mute: "Mute sound",
    unmute: "Unmute sound",
    skipToContent: "Skip to content",
    update: "A new version is available.",
    updateNow: "Update now",
    lost: "Page not found",
    lostAbout: (path: string) => `There’s nothing at “${path}”. Check that the link is complete.`,
    wait: "Loading…",
    notLoaded: "This part couldn’t be loaded. Check your connection and try again.",
    broken: "Something went wrong",
    brokenAbout:
      "This page has stopped working because of a bug. Your saved matches are safe, and the other pages still work.",
    fault: "Something went wrong. Your saved matches are safe.",
    tryAgain: "Try again",
    copyReport: "Copy error report",
    copied: "Error report copied.",
    notCopied: "Couldn’t copy the error report. This browser doesn’t allow it.",
    report: "Error report",
    rescue: "Recovery",
  },
};

export type HouseTexts = typeof en;
