/** A returning viewer gets missed versions one by one while the host holds them, and a whole sight after that. */
import { seedOf } from "@turnlight/kernel";
import { hiddenNumber } from "@turnlight/kernel/examples/hidden-number";
import { expect, test } from "vitest";
import { HostedMatch, memoryStore, type ViewerEvent } from "../index.ts";

const remembered = 4;

test("as many versions as are remembered come one by one, and one more comes as a fresh sight", async () => {
  const sitters = ["Ada", "Ben"].map((name) => ({ kind: "person", name, colour: 0, avatar: 0 }) as const);
  const begun = await HostedMatch.begin(
    hiddenNumber,
    { game: "hidden-number", config: "highest=9", sitters },
    {
      store: memoryStore(),
      think: () => new Promise(() => {}),
      remembered,
      now: () => 1,
      freshSeed: () => seedOf("remembering"),
      freshId: () => "m",
    },
  );
  if (!begun.ok) throw new Error(begun.refusal.reason);
  const host = begun.value;
  const told = (since: number): readonly ViewerEvent[] => {
    const heard: ViewerEvent[] = [];
    host.watch("spectator", since, (event) => heard.push(event))();
    return heard;
  };
  for (let n = 1; n <= 3 * remembered; n++) {
    const done = await host.command({ id: `note ${n}`, seat: 0, deed: { kind: "note", text: "…" } });
    expect(done).toMatchObject({ ok: true, value: { version: n } });
    const oldest = Math.max(0, n - remembered);
    expect(told(oldest).map(({ version, happened }) => [version, happened.kind])).toEqual(
      Array.from({ length: n - oldest }, (_, i) => [oldest + i + 1, "note"]),
    );
  }
  expect(told(0)).toMatchObject([{ version: 3 * remembered, happened: { kind: "fresh" } }]);
});
