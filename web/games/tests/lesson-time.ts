/** How long a newcomer needs for a lesson: reading every bubble, and acting once for each. */
const charactersASecond = 15;
const secondsAnAct = 1.5;

export const mostSeconds = 90;

export const lessonSeconds = (bubbles: readonly (readonly string[])[], shownSeconds: number): number =>
  bubbles.flat().join("").length / charactersASecond + secondsAnAct * bubbles.length + shownSeconds;
