/** Texts of the offline settings, in English. */
export const en = {
  title: "Offline",
  about:
    "Every game you have opened works without the internet. Download all games to have the others on this device as well.",
  all: "All games are on this device and work without the internet.",
  download: "Download all games",
  going: (percent: string) => `Downloading: ${percent}`,
  failed: "Some files couldn’t be downloaded. Check your connection and try again.",
};

export type OfflineWords = typeof en;
