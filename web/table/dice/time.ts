/** How long a throw is performed at normal speed, in milliseconds; cards tell the queue so. */
export const throwTime = 1400;
