/** Writes lines of text to a file and reads them back, compressed where the browser can, and streamed. */

const gzip = "gzip";

/** Characters passed on at a time. */
const portion = 2 ** 16;

const asText = (lines: AsyncIterable<string>): ReadableStream<string> => {
  const from = lines[Symbol.asyncIterator]();
  return new ReadableStream<string>({
    async pull(controller) {
      let text = "";
      while (text.length < portion) {
        const { done, value } = await from.next();
        if (done === true) {
          if (text !== "") controller.enqueue(text);
          controller.close();
          return;
        }
        text += `${value}\n`;
      }
      controller.enqueue(text);
    },
  });
};

const canCompress = (): boolean => typeof CompressionStream === "function";

/** A file of these lines. */
export const fileOf = async (lines: AsyncIterable<string>): Promise<Blob> => {
  const bytes = asText(lines).pipeThrough(new TextEncoderStream());
  const packed = canCompress() ? bytes.pipeThrough(new CompressionStream(gzip)) : bytes;
  const type = canCompress() ? "application/gzip" : "application/json";
  return new Blob([await new Response(packed).blob()], { type });
};

const isCompressed = async (file: Blob): Promise<boolean> => {
  const [a, b] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return a === 0x1f && b === 0x8b;
};

const textOf = async (file: Blob): Promise<ReadableStream<string>> => {
  const bytes: ReadableStream<Uint8Array<ArrayBuffer>> = file.stream();
  const plain = (await isCompressed(file)) ? bytes.pipeThrough(new DecompressionStream(gzip)) : bytes;
  return plain.pipeThrough(new TextDecoderStream());
};

/** Longer than any line of a backup: a file with such a line is not one, and is not read to its end. */
const longestLine = 2 ** 28;

/** The lines of a file; throws if the file cannot be read. */
export const linesOf = async function* (file: Blob): AsyncGenerator<string> {
  const reader = (await textOf(file)).getReader();
  let begun: string[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const [first = "", ...more] = value.split("\n");
      begun.push(first);
      length += first.length;
      if (length > longestLine) throw new Error("a line without an end");
      const next = more.pop();
      if (next === undefined) continue;
      yield begun.join("");
      yield* more;
      begun = [next];
      length = next.length;
    }
    if (length > 0) yield begun.join("");
  } finally {
    await reader.cancel().catch(() => {});
  }
};

/** All of a file's text. */
export const wholeText = async (file: Blob): Promise<string> => {
  const parts: string[] = [];
  const reader = (await textOf(file)).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts.join("");
    parts.push(value);
  }
};
