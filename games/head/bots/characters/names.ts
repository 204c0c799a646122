/** The opponents on the ladder beside the Executioner and the Oracle, without their thinking: pages list them. */
export const characterNames = ["apprentice", "crier", "gravedigger", "clerk"] as const;
export type CharacterName = (typeof characterNames)[number];
