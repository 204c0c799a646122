/** A very wide window: there is room for the month's calendar. By itself, since the home page asks for no other size. */
export const vast = "(min-width: 118.75em)";
