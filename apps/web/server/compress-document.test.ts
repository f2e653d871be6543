// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressDocument } from './compress-document.ts';
import { cutDocument, fillDocument } from './document-pieces.ts';

const moment = { nonce: 'cmVhZGFibGUgbm9uY2UxNg==', servedAtMs: 1_700_000_000_000 };
const document = `<p nonce="${moment.nonce}">Baki anda – RM 5,777.00</p>`.repeat(100);
const pieces = cutDocument(document, moment);

const readers = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (content: Buffer) => content,
} as const;

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['identity', 'none'],
  ['zstd', 'none'],
  ['br;q=0, gzip;q=0', 'none'],
  ['', 'none'],
  [undefined, 'none'],
] as const)('whoever accepts “%s” is given %s, and reads the same', async (accepted, expected) => {
  const { content, encoding } = await compressDocument(pieces, moment, accepted);
  expect(encoding ?? 'none').toBe(expected);
  expect(readers[expected](content).toString()).toBe(document);
});

test('a page that cannot be compressed for all moments at once is compressed for each', async () => {
  // A part of the nonce that pages are compressed with: brotli tells it as a repetition of that nonce.
  const odd = { texts: ['a', 'bq7XvK2mZ9d ', 'c'], holes: ['nonce', 'nonce'] } as const;
  const { content, encoding } = await compressDocument(odd, moment, 'br');
  expect(encoding).toBe('br');
  expect(brotliDecompressSync(content).toString()).toBe(fillDocument(odd, moment));
});
