/** A text in an address: compressed, in URL-safe letters. */

const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const lettersRead = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const through = (bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream): Response =>
  new Response(new Blob([bytes]).stream().pipeThrough(way));

export const packText = async (text: string): Promise<string> => {
  const answer = through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return lettersOf(new Uint8Array(await answer.arrayBuffer()));
};

/** Empty if it cannot be read. */
export const unpackText = async (letters: string): Promise<string> => {
  try {
    return await through(lettersRead(letters), new DecompressionStream("deflate-raw")).text();
  } catch {
    return "";
  }
};
