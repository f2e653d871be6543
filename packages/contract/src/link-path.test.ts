import { expect, test } from 'vitest';
import { openLinkPath, sealLinkPath } from './link-path.ts';

const link = 'https://chat.example/wau?from=app';
const vector = Uint8Array.from({ length: 12 }, (_, position) => position);

test('AP-01 a service link opens with its last eight characters, and does not show before', async () => {
  const path = await sealLinkPath(link, 'aB3_-xyz', vector);
  expect(path).toMatch(/^[\w-]+$/);
  expect(path.endsWith('aB3_-xyz')).toBe(true);
  expect(atob(path.slice(0, -8).replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('chat');
  expect(await openLinkPath(path)).toBe(link);
});

test('another key, a changed text and no text at all open nothing', async () => {
  const path = await sealLinkPath(link, 'aB3_-xyz', vector);
  expect(await openLinkPath(`${path.slice(0, -8)}aB3_-xyy`)).toBeUndefined();
  expect(await openLinkPath(`${path[0] === 'A' ? 'B' : 'A'}${path.slice(1)}`)).toBeUndefined();
  for (const text of ['', 'short', '!!!!!!!!!!!!!!!!!!!!']) expect(await openLinkPath(text)).toBeUndefined();
  await expect(sealLinkPath(link, 'short', vector)).rejects.toThrow(RangeError);
});
