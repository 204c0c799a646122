/** The names of the shelves of the database's first layout. */
export const shelfNames1 = ["matches", "records", "finished", "profile", "settings", "drawers", "aside"] as const;
export type Shelf1 = (typeof shelfNames1)[number];
