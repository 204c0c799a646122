/** The duration of a throw at normal speed, in milliseconds: used by the queue as well as by the tray. */
export const throwTime = 1400;
