/** Texts for the server's refusals about meeting, claims and friends, by code, in English. */
export const en = {
  "seats-taken":
    "There are already {people} people at this table. Somebody has to leave before you can reduce the number of seats.",
  "not-creator": "Only the player who opened the table can change the number of players.",
  "no-claims": "You can’t claim a win or draw in this match.",
  "secret-intent": "That can’t be shown to the others.",
  "bad-clock": "This time limit isn’t available. Please choose another one.",
  "no-vacation": "There are no days off in this match.",
  "too-many-days": "You don’t have that many days off left.",
  "begins-by-itself": "This match starts automatically once everybody is here.",
  "no-proposal": "That suggestion is no longer open.",
  "only-watching": "You’re watching. Only players can do that.",
  "has-seat": "You already have a seat at this table.",
  "own-link": "This is your own link. Send it to a friend.",
  "no-request": "This request was withdrawn.",
  "cannot-befriend": "This player can’t be added as a friend.",
  "too-many-friends": "Your friends list is full. Remove somebody first.",
  "bot-name": "That’s the name of a bot. Please choose a different one.",
  "not-queued": "You’re not searching any more. Please search again.",
  "no-offer": "That offer has expired. The search goes on.",
  "cannot-meet": "You can’t play with the people at this table.",
  "no-friend": "This person isn’t on your friends list any more.",
};
