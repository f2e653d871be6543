import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /\.(?:js|css|svg|json|txt|html|webmanifest)$/;

/** Below this a compressed file saves no network packet. */
const smallestBytes = 512;

/** Writes `.br` and `.gz` beside every text file of the client build, so that no request pays for compression. */
export async function compressAssets(clientDirectory: string): Promise<void> {
  const entries = await readdir(clientDirectory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < smallestBytes) return;
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const [asBrotli, asGzip] = await Promise.all([
    brotli(content, { params: parameters }),
    gzipped(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, asBrotli), writeFile(`${file}.gz`, asGzip)]);
}
