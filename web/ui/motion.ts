/** Whether motion is reduced. The page sets it on its root element, from the setting or the system. */
export const isStill = (): boolean => document.documentElement.dataset["motion"] === "reduced";
