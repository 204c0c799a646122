/** Texts for the server's refusals about meeting, claims and friends, by code, in German. */
import type { en } from "./refusals.en.ts";

export const de: Record<keyof typeof en, string> = {
  "seats-taken": "Hier sitzen schon {people} Leute. Jemand muss gehen, bevor der Tisch kleiner werden kann.",
  "not-creator": "Nur wer den Tisch eröffnet hat, kann die Zahl der Spieler ändern.",
  "no-claims": "In dieser Partie kannst du weder Sieg noch Remis beanspruchen.",
  "secret-intent": "Das kann den anderen nicht gezeigt werden.",
  "bad-clock": "Dieses Zeitlimit ist nicht möglich. Wähle bitte ein anderes.",
  "no-vacation": "In dieser Partie gibt es keine freien Tage.",
  "too-many-days": "So viele freie Tage hast du nicht mehr.",
  "begins-by-itself": "Diese Partie beginnt von selbst, wenn alle da sind.",
  "no-proposal": "Dieser Vorschlag hat sich schon erledigt.",
  "only-watching": "Du siehst zu. Das können nur Mitspieler.",
  "has-seat": "Du hast schon einen Platz an diesem Tisch.",
  "own-link": "Das ist dein eigener Link. Schick ihn einem Freund.",
  "no-request": "Diese Anfrage wurde zurückgezogen.",
  "cannot-befriend": "Diese Person kann nicht als Freund hinzugefügt werden.",
  "too-many-friends": "Deine Freundesliste ist voll. Entferne zuerst jemanden.",
  "bot-name": "So heißt schon ein Bot. Wähle bitte einen anderen Namen.",
  "not-queued": "Deine Suche läuft nicht mehr. Starte sie bitte neu.",
  "no-offer": "Dieses Angebot gilt nicht mehr. Die Suche geht weiter.",
  "cannot-meet": "Mit den Leuten an diesem Tisch kannst du nicht spielen.",
  "no-friend": "Diese Person ist nicht mehr in deiner Freundesliste.",
};
