/** Compresses the text files of a built page once, so that the server need not do it for every request. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const isText = /\.(js|css|html|svg|json|webmanifest|txt|wasm)$/;
/** Best quality would take seconds for each megabyte and save only a few per cent. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export const pack = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isText.test(entry.name));
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, await brotli(bytes, quality));
    // Browsers accept brotli only over a secure connection.
    await writeFile(`${path}.gz`, await zip(bytes, { level: 9 }));
  }
};
