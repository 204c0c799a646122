/** A full disk: the operating system itself refuses SQLite's writes. */
import { expect, test } from "vitest";
import { playOnRefusingDisk, wrongIn } from "./support/refusing-disk.ts";

// Only Linux can change limits of a running process from outside.
test.runIf(process.platform === "linux")(
  "a move that the disk does not take is refused and told to nobody; when it takes them again, play goes on",
  async () => {
    const tally = await playOnRefusingDisk(async (server) => {
      server.limitFiles("none");
      return async () => server.limitFiles("unlimited");
    });
    expect(wrongIn(tally)).toEqual([]);
    expect(tally).toMatchObject({ refusals: ["not-kept", "not-kept", "not-kept"], lived: true });
  },
);

test("what may not come of a disk that refuses is found", () => {
  const well = {
    refusals: ["not-kept"],
    lived: true,
    before: 2,
    after: 4,
    told: [[0, 1, 2, 3, 4]],
    kept: [1, 2, 3, 4],
  };
  expect(wrongIn(well)).toEqual([]);
  const ill = [
    { refusals: ["accepted"] },
    { lived: false },
    { after: 6, told: [[5, 6]] },
    { told: [[0, 1, 3, 4]] },
    { told: [[0, 1, 2]] },
    { kept: [1, 2, 4] },
  ];
  for (const one of ill) expect(wrongIn({ ...well, ...one }), JSON.stringify(one)).not.toEqual([]);
});
