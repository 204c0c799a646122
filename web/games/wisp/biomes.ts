/** How a place looks. */
export const biomes = ["forest", "swamp", "cave", "ruin"] as const;
export type Biome = (typeof biomes)[number];
