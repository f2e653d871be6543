import { expect, test } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { keepSnapshot } from './kept-snapshot.ts';

/** A snapshot whose reads the test answers itself, in the order that they began. */
function snapshot() {
  const clock = createTestClock();
  const reads: PromiseWithResolvers<string>[] = [];
  let announce = () => {};
  const current = keepSnapshot({
    clock,
    notifications: {
      on: (_, handler) => {
        announce = () => handler('');
      },
      start: async () => undefined,
      close: async () => undefined,
    },
    channel: 'test_change',
    lifetimeMs: 1_000,
    read: () => {
      const read = Promise.withResolvers<string>();
      reads.push(read);
      return read.promise;
    },
  });
  return { clock, reads, current, announce: () => announce() };
}

test('GA-01 what was read is kept until a notice or the end of its time, and read once for all who ask', async () => {
  const { clock, reads, current, announce } = snapshot();
  const asked = [current(), current()];
  reads[0]?.resolve('one');
  expect(await Promise.all(asked)).toEqual(['one', 'one']);
  expect(await current()).toBe('one');
  announce();
  const afterNotice = current();
  reads[1]?.resolve('two');
  expect(await afterNotice).toBe('two');
  clock.advance(1_000);
  const afterItsTime = current();
  reads[2]?.resolve('three');
  expect(await afterItsTime).toBe('three');
  expect(reads).toHaveLength(3);
});

test('GA-01 a read that began before a notice is not kept, however late it ends', async () => {
  const { reads, current, announce } = snapshot();
  const before = current();
  announce();
  const after = current();
  reads[1]?.resolve('new');
  expect(await after).toBe('new');
  reads[0]?.resolve('old');
  expect(await before).toBe('old');
  expect(await current()).toBe('new');
});

test('GA-01 a read that failed is tried again by whoever asks next', async () => {
  const { reads, current } = snapshot();
  const failing = current();
  reads[0]?.reject(new Error('no database'));
  await expect(failing).rejects.toThrow('no database');
  const next = current();
  reads[1]?.resolve('there');
  expect(await next).toBe('there');
});
