/** The recovery page's texts, separate from the page's, since it must not depend on any of its files. */
export const en = {
  title: "Recovery",
  broken: "Turnlight could not start. What you have played is still on this device.",
  asked: "For days when nothing else works. What you have played stays where it is until you throw it away yourself.",
  save: "Export backup",
  check: "Check what is kept",
  renew: "Fetch the program anew",
  reset: "Delete everything here",
  home: "To the parlour",
  report: "What went wrong",
  nothing: "Nothing is kept here.",
  saved: (things: number) =>
    `Backup exported with ${things} items. To restore it, choose “Import backup” in the settings. Unfinished matches can only be continued on this device.`,
  sound: (things: number) => `Looked at ${things} things. All of them are sound.`,
  odd: (things: number, odd: number) =>
    `Looked at ${things} things. ${odd} of them are damaged; a file leaves them out.`,
  failed: "That did not work:",
  resetAsk: "Delete all matches, stars and settings on this device for good? Save a file first.",
};

export const de: typeof en = {
  title: "Rettung",
  broken: "Turnlight konnte nicht starten. Was du gespielt hast, ist noch auf diesem Gerät.",
  asked: "Für Tage, an denen sonst nichts geht. Was du gespielt hast, bleibt, bis du es selbst wegwirfst.",
  save: "Backup exportieren",
  check: "Gesichertes prüfen",
  renew: "Programm neu holen",
  reset: "Hier alles löschen",
  home: "Zum Salon",
  report: "Was schiefging",
  nothing: "Hier ist nichts gesichert.",
  saved: (things) =>
    `Backup mit ${things} Einträgen exportiert. Zum Wiederherstellen wähle „Backup importieren“ in den Einstellungen. Unfertige Partien gehen nur auf diesem Gerät weiter.`,
  sound: (things) => `${things} Dinge angesehen. Alle sind in Ordnung.`,
  odd: (things, odd) => `${things} Dinge angesehen. ${odd} davon sind beschädigt und fehlen in einer Datei.`,
  failed: "Das hat nicht geklappt:",
  resetAsk: "Alle Partien, Sterne und Einstellungen auf diesem Gerät endgültig löschen? Sichere vorher eine Datei.",
};
