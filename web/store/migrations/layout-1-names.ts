/** The names of the object stores of the database's first layout. */
export const layout1StoreNames = ["matches", "records", "finished", "profile", "settings", "drawers", "aside"] as const;
export type Layout1StoreName = (typeof layout1StoreNames)[number];
