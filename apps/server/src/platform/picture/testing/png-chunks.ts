import { crc32 } from 'node:zlib';

export type PngChunk = readonly [type: string, content: Buffer];

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A PNG file of these chunks, with checksums that are right. */
export function pngOf(chunks: readonly PngChunk[]): Buffer {
  return Buffer.concat([signature, ...chunks.map(framed)]);
}

/** The same file with more chunks behind its head. */
export function withChunks(png: Buffer, chunks: readonly PngChunk[]): Buffer {
  const headEnd = signature.length + 12 + 13;
  return Buffer.concat([png.subarray(0, headEnd), ...chunks.map(framed), png.subarray(headEnd)]);
}

function framed([type, content]: PngChunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
