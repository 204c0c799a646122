/** The only clock of this game: commands report how long decisions take. Rules and bots never use it. */
declare const performance: { now(): number };

export const milliseconds = (): number => performance.now();
