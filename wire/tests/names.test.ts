/** Which names are allowed at a table, and how they are normalised. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { cutName, limits, readName } from "../index.ts";

const codeOf = (text: string): string => {
  const read = readName(text);
  return read.ok ? "accepted" : read.refusal.code;
};

test.each([
  ["Ada", "Ada"],
  ["  Ada \t Lovelace\n", "Ada Lovelace"],
  ["Ada\u00a0\u3000Bo", "Ada Bo"],
  ["Jose\u0301", "Jos\u00e9"],
  ["O’Neill-Müller 2", "O’Neill-Müller 2"],
])("%j is called %j", (text, name) => {
  expect(readName(text)).toEqual({ ok: true, value: name });
});

test.each([
  ["a family", "👨‍👩‍👧‍👦"],
  ["somebody with a tone and a job", "👩🏽‍🚀 Ada"],
  ["a flag of more than one sign", "🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇩🇪"],
  ["hearts and keycaps", "❤️ 1️⃣"],
  ["Persian, whose words have joints", "علی‌رضا"],
  ["Hindi, with a joiner", "क्‍ष"],
  ["Japanese, with a form of a character", "葛\u{e0100}城"],
])("%s stays as it is", (_, text) => {
  expect(readName(text)).toEqual({ ok: true, value: text.normalize("NFC") });
});

test.each(["", " ", "   ", "\n\t", "\u3000", "\u0301"])("%j is no name", (text) => {
  expect(codeOf(text)).toBe("empty-name");
});

test.each([
  ["a zero-width space", "A\u200bda"],
  ["nothing but a zero-width space", "\u200b"],
  ["a byte order mark", "\ufeffAda"],
  ["a joiner between letters that need none", "A\u200dda"],
  ["a joiner that joins nothing", "😀\u200d"],
  ["a word joiner", "A\u2060da"],
  ["a soft hyphen", "A\u00adda"],
  ["an override of the direction", "\u202eadA"],
  ["an isolate", "\u2066Ada\u2069"],
  ["a mark of direction", "Ada\u200f"],
  ["NUL", "A\u0000da"],
  ["an escape", "\u001b[2JAda"],
  ["nothing but a variation selector", "\ufe0f"],
  ["a variation of a letter", "A\ufe0fda"],
  ["a filler", "\u3164"],
  ["an empty pattern of Braille", "\u2800"],
  ["a tag", "Ada\u{e0041}"],
  ["a character for private use", "\ue000da"],
  ["a character that is none", "Ada\u{10ffff}"],
  ["a character nobody has assigned", "Ada\u0378"],
  ["half a character", "Ada\ud800"],
])("%s is in no name", (_, text) => {
  expect(codeOf(text)).toBe("odd-characters");
});

test("a name is as long as it is once it is read", () => {
  expect(codeOf(` ${"e\u0301".repeat(limits.name)}  `)).toBe("accepted");
  expect(codeOf("x".repeat(limits.name))).toBe("accepted");
  expect(codeOf("x".repeat(limits.name + 1))).toBe("long-name");
  expect(codeOf("😀".repeat(limits.name / 2 + 1))).toBe("long-name");
});

test("whatever was read once is read the same again, and can be seen", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const read = readName(text);
      if (!read.ok) return true;
      const { value } = read;
      const again = readName(value);
      return (
        again.ok &&
        again.value === value &&
        value === value.normalize("NFC").trim() &&
        /[\p{L}\p{N}\p{P}\p{S}]/u.test(value) &&
        !/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Bidi_Control}]/u.test(value) &&
        Buffer.byteLength(value) <= 3 * limits.name
      );
    }),
    { seed: 20_261_117 },
  );
});

test("a name that is cut is cut between what one sees", () => {
  expect(cutName("👨‍👩‍👧‍👦 and others", 5)).toBe("");
  expect(cutName("Ada 👨‍👩‍👧‍👦", 8)).toBe("Ada");
  expect(cutName("Ada", 8)).toBe("Ada");
});
