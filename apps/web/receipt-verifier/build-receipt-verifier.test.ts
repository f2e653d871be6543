// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import { expect, test } from 'vitest';
import { buildReceiptVerifier } from './build-receipt-verifier.ts';
import { receiptVerifierPage } from './receipt-verifier-page.ts';

/** A page that somebody keeps on a phone. More than a third of it verifies signatures of a public beacon. */
const largestPageBytes = 180_000;

test('the page is one file that can ask nobody for anything', async () => {
  const folder = makeScratchFolder('wau-receipt-verifier-');
  await buildReceiptVerifier(folder);
  const page = readFileSync(join(folder, 'receipt-verifier.html'), 'utf8');
  expect(page.length).toBeLessThan(largestPageBytes);
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1];
  const script = /<script>(.*)<\/script>/s.exec(page)?.[1] ?? '';
  const styles = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? '';
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(policy).toBe(
    `default-src 'none'; script-src 'sha256-${hashOf(script)}'; style-src 'sha256-${hashOf(styles)}'; img-src data:; base-uri 'none'; form-action 'none'`,
  );
  const [head = ''] = page.split('<script>');
  expect([...head.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, target]) => target)).toEqual(['data:,']);
  expect(styles).not.toMatch(/url\(|@import/);
  expect(script).not.toMatch(/\bfetch\(|XMLHttpRequest|WebSocket|import\(|sendBeacon/);
});

test('a script that would end too early makes no page', () => {
  expect(() => receiptVerifierPage({ script: "'</script>'", styles: '' })).toThrow(
    'would end before its end',
  );
});
