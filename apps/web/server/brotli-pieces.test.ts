// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import fastCheck from 'fast-check';
import { expect, test } from 'vitest';
import { compressPieces, fillBrotli } from './brotli-pieces.ts';
import { cutDocument, type DocumentPieces, fillDocument } from './document-pieces.ts';

const momentOf = (servedAtMs: number) => ({ nonce: randomBytes(16).toString('base64'), servedAtMs });

/** A page as long as real ones, with a nonce in many places and a time near its end. */
function pageOf(lines: number) {
  const moment = momentOf(1_700_000_000_000);
  const line = (index: number) =>
    `<link rel="modulepreload" href="/assets/${index}.js" nonce="${moment.nonce}"/><p>Permainan ${index} – RM ${index * 7}.00</p>`;
  const body = Array.from({ length: lines }, (_, index) => line(index)).join('');
  const state = `<script nonce="${moment.nonce}">{"servedAtMs":${moment.servedAtMs}}</script>`;
  return cutDocument(`<html>${body}${state}</html>`, moment);
}

async function readAt(pieces: DocumentPieces, moment: ReturnType<typeof momentOf>) {
  const compressed = await compressPieces(pieces);
  expect(compressed).toBeDefined();
  return compressed && brotliDecompressSync(fillBrotli(compressed, moment)).toString();
}

test.each([1, 20, 400, 3_000])('a page of %i lines reads as it is, at any moment', async (lines) => {
  const pieces = pageOf(lines);
  for (let round = 0; round < 20; round += 1) {
    const moment = momentOf(1_700_000_000_000 + round * 987_654_321);
    expect(await readAt(pieces, moment)).toBe(fillDocument(pieces, moment));
  }
});

test('the nonce stands in the compressed page once, whatever it is', async () => {
  const compressed = await compressPieces(pageOf(50));
  expect(compressed?.holes).toEqual(['nonce', 'servedAtMs']);
});

test.each([
  ['nothing', ''],
  ['no moment', '<p>Baki</p>'],
])('a page with %s is compressed as well', async (_what, page) => {
  const moment = momentOf(1_700_000_000_000);
  expect(await readAt(cutDocument(page, moment), moment)).toBe(page);
});

test('a page whose compressed form would depend on the moment is not given away', async () => {
  // The nonce’s first letters alone: what follows is told as a repetition of a part of the first nonce.
  const part = 'q7XvK2mZ9d';
  const pieces: DocumentPieces = { texts: ['a', `b${part} `, 'c'], holes: ['nonce', 'nonce'] };
  expect(await compressPieces(pieces)).toBeUndefined();
});

test('whatever stands between the nonces', async () => {
  const texts = fastCheck.array(fastCheck.string({ maxLength: 300 }), { minLength: 1, maxLength: 8 });
  await fastCheck.assert(
    fastCheck.asyncProperty(texts, async (between) => {
      const pieces: DocumentPieces = { texts: between, holes: between.slice(1).map(() => 'nonce' as const) };
      const compressed = await compressPieces(pieces);
      // Giving up is allowed; a wrong page is not.
      if (compressed === undefined) return;
      const moment = momentOf(1_700_000_000_001);
      expect(brotliDecompressSync(fillBrotli(compressed, moment)).toString()).toBe(
        fillDocument(pieces, moment),
      );
    }),
    { numRuns: 100 },
  );
});
