import type { ImageFormat } from './image-format.ts';

/** Of a PNG, what is seen. Its texts and profiles unfold to whatever their sender likes, past every limit of pixels. */
const seenChunks: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const signatureBytes = 8;
/** Length, type and checksum around a chunk's content. */
const frameBytes = 12;

/** A progressive photograph has about ten; each goes over the whole picture, however few bytes it is. */
const mostScans = 100;
const startOfScan = Buffer.from([0xff, 0xda]);

/**
 * The file without what only costs time and memory to read; `undefined` for one that is cut off, goes on after its end
 * without one, or is read over and over.
 */
export function barePicture(file: Buffer, format: ImageFormat): Buffer | undefined {
  if (format === 'png') return barePng(file);
  return countOf(file, startOfScan, mostScans + 1) > mostScans ? undefined : file;
}

function barePng(file: Buffer): Buffer | undefined {
  const kept = [file.subarray(0, signatureBytes)];
  let at = signatureBytes;
  while (at + frameBytes <= file.length) {
    const end = at + frameBytes + file.readUInt32BE(at);
    if (end > file.length) return undefined;
    const type = file.toString('latin1', at + 4, at + 8);
    if (seenChunks.has(type)) kept.push(file.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}

/** How often it stands there; no more than `most` are counted. */
function countOf(file: Buffer, searched: Buffer, most: number): number {
  let count = 0;
  let at = file.indexOf(searched);
  while (at >= 0 && count < most) {
    count += 1;
    at = file.indexOf(searched, at + searched.length);
  }
  return count;
}
