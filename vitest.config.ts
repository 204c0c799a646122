import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // A busy machine is no failure: only a hang is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Left to itself it keeps a core for the terminal, which is half of a small machine.
    maxWorkers: "100%",
    include: ["**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
  },
});
