/** Whether things may move. The page settles it once, from the setting or the system, on its root element. */
export const isStill = (): boolean => document.documentElement.dataset["motion"] === "reduced";
