import { expect, test } from "vitest";
import { type Circumstances, promptDue } from "../prompt.ts";

const now: Circumstances = { matches: 20, answered: [], canPersist: true, canInstall: true, hasBackup: false };

test("nothing is offered before something was played", () => expect(promptDue({ ...now, matches: 0 })).toBeUndefined());

test("each offer waits for its moment, and one comes at a time", () => {
  expect(promptDue({ ...now, matches: 1 })).toBe("persist");
  expect(promptDue({ ...now, matches: 2, answered: ["persist"] })).toBeUndefined();
  expect(promptDue({ ...now, matches: 3, answered: ["persist"] })).toBe("install");
  expect(promptDue({ ...now, matches: 10, answered: ["persist", "install"] })).toBe("backup");
});

test("what was answered is never offered again, and what cannot be done not at all", () => {
  expect(promptDue({ ...now, answered: ["persist", "install", "backup"] })).toBeUndefined();
  expect(promptDue({ ...now, canPersist: false, canInstall: false, hasBackup: true })).toBeUndefined();
});
