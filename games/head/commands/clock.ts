/** The one clock of this game: commands report how long decisions take. Rules and bots never see it. */
declare const performance: { now(): number };

export const milliseconds = (): number => performance.now();
