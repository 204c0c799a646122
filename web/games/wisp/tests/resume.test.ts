/** One way to continue: the campaign's match that was left, unless its level was solved since. */
import { expect, test } from "vitest";
import { bestsOf, chapters } from "../lobby/campaign.ts";
import { resumableIn } from "../lobby/resumable.ts";

const [first, second] = chapters[0]?.levels ?? [];
const none = bestsOf({ bests: [] });
const left = (id: string, code: string | undefined) => ({ id, config: `level=${code}` });

test("the match that was left last is resumed, not begun anew", () => {
  expect(resumableIn([left("b", second?.code), left("a", first?.code)], none)).toMatchObject({
    id: "b",
    level: { id: second?.id },
  });
});

test("leftovers of solved levels are passed over", () => {
  const solved = bestsOf({ bests: [{ level: second?.id ?? "", stars: 3, line: [] }] });
  expect(resumableIn([left("b", second?.code), left("a", first?.code)], solved)).toMatchObject({ id: "a" });
  expect(resumableIn([left("b", second?.code)], solved)).toBeUndefined();
});

test("a level from elsewhere is none of the campaign's", () => {
  expect(resumableIn([left("x", "nowhere")], none)).toBeUndefined();
});
