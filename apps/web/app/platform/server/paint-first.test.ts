import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

const preload = '<link rel="modulepreload" href="/assets/a.js"/>';
const lowered = '<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>';

async function through(...chunks: readonly Uint8Array[]): Promise<string> {
  return (await buffer(Readable.from(chunks).pipe(paintFirst()))).toString('utf8');
}

describe('the order of a slow line', () => {
  const page = `<html><head><title>Wáu 鳶</title>${preload}${preload}</head><body>${preload}é</body></html>`;
  const wanted = `<html><head><title>Wáu 鳶</title>${lowered}${lowered}</head><body>${preload}é</body></html>`;

  test('code in the head waits for style and pictures, and the body is left alone', async () => {
    expect(await through(Buffer.from(page))).toBe(wanted);
  });

  test('wherever the markup is cut into chunks', async () => {
    const bytes = Buffer.from(page);
    for (const size of [1, 7, 64]) {
      const chunks: Uint8Array[] = [];
      for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
      expect(await through(...chunks), `${size} bytes a chunk`).toBe(wanted);
    }
  });

  test('markup whose head never ends arrives all the same', async () => {
    expect(await through(Buffer.from(`<head>${preload}`))).toBe(`<head>${lowered}`);
    expect(await through()).toBe('');
  });
});
