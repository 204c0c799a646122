/** A PNG file of an image without transparency: RGB, eight bits a channel. */
import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const compress = promisify(deflate);

export interface RgbImage {
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel, row by row. */
  readonly pixels: Buffer;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const channels = 3;
/** The row filter "Up": each byte as the difference to the one above it. */
const upFilter = 2;

const chunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

const header = ({ width, height }: RgbImage): Buffer => {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content.set([8, 2, 0, 0, 0], 8);
  return content;
};

const filtered = ({ width, height, pixels }: RgbImage): Buffer => {
  const row = width * channels;
  const rows = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y++) {
    const to = y * (row + 1);
    rows[to] = upFilter;
    for (let x = 0; x < row; x++) {
      const at = y * row + x;
      rows[to + 1 + x] = (pixels[at] ?? 0) - (y === 0 ? 0 : (pixels[at - row] ?? 0));
    }
  }
  return rows;
};

/** Compressed beside the event loop. */
export const writePng = async (image: RgbImage): Promise<Buffer> =>
  Buffer.concat([
    signature,
    chunk("IHDR", header(image)),
    chunk("IDAT", await compress(filtered(image))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
