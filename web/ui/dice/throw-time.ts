/** How long a throw of the dice is performed at normal speed, in milliseconds: cards tell the queue, the tray keeps to it. */
export const throwTime = 1400;
