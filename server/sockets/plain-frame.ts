/**
 * A text message as one WebSocket frame in one string, for text of ASCII alone: one piece is written faster than a
 * header and a text. Frames are unmasked and uncompressed, as this server sends all of them.
 */

/** The first byte: a text message that ends with this frame. */
const wholeText = 0x81;
/** The second byte: lengths from here on follow in two bytes. */
const longer = 126;
const longest = 0xffff;

/** `undefined` for text that is not ASCII, or longer than two bytes can say. */
export const plainFrame = (text: string): string | undefined => {
  const { length } = text;
  if (length > longest || Buffer.byteLength(text) !== length) return undefined;
  const header =
    length < longer
      ? String.fromCharCode(wholeText, length)
      : String.fromCharCode(wholeText, longer, length >> 8, length & 0xff);
  return header + text;
};
