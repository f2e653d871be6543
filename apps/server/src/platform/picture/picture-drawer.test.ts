import { OverloadError } from '@wau/service/database/batcher';
import { afterEach, expect, test } from 'vitest';
import { createPictureDrawer, drawerLimits, type PictureDrawer } from './picture-drawer.ts';

const odd = new URL('./testing/odd-drawing-process.ts', import.meta.url);
const opened: PictureDrawer[] = [];

afterEach(() => {
  for (const drawer of opened.splice(0)) drawer.close();
});

function open(limits: Partial<typeof drawerLimits> = {}) {
  const drawer = createPictureDrawer({ ...drawerLimits, ...limits }, odd);
  opened.push(drawer);
  const order: string[] = [];
  const draw = async (sender: string, words: string) => {
    const drawn = await drawer.draw(sender, Buffer.from(words));
    order.push(words);
    return drawn === undefined ? undefined : Buffer.from(drawn).toString();
  };
  return { draw, order };
}

test('S7 pictures are drawn one after the other by one process, senders in turns', async () => {
  const { draw, order } = open();
  const drawn = await Promise.all([
    draw('a', 'a1'),
    draw('a', 'a2'),
    draw('a', 'a3'),
    draw('b', 'b1'),
    draw('c', 'c1'),
    draw('b', 'b2'),
  ]);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  expect(new Set(drawn.map((words) => words?.split(' by ')[1]))).toHaveLength(1);
});

test('S7 what takes too long is no picture: its process ends, and the next one is drawn by another', async () => {
  const { draw } = open({ drawingMs: 3_000 });
  const before = await draw('a', 'first');
  const [lost, next] = await Promise.all([draw('a', 'hang'), draw('b', 'next')]);
  expect(lost).toBeUndefined();
  expect(next).toMatch(/^next by /);
  expect(next?.split(' by ')[1]).not.toBe(before?.split(' by ')[1]);
});

test('S7 a process that ends by itself is an error to whoever waited, and the next one is drawn', async () => {
  const { draw } = open();
  const [lost, next] = await Promise.allSettled([draw('a', 'crash'), draw('b', 'next')]);
  expect(lost).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('ended (3)') },
  });
  expect(next).toMatchObject({ status: 'fulfilled', value: expect.stringMatching(/^next by /) });
});

test('what is no picture is told as none', async () => {
  expect(await open().draw('a', 'none')).toBeUndefined();
});

test('S7 nobody has more than six pictures wait, nor all together more than forty', async () => {
  const { draw } = open({ mostWaiting: 8 });
  expect(drawerLimits).toMatchObject({ mostWaitingOfSender: 6, mostWaiting: 40 });
  // One is being drawn.
  const own = Array.from({ length: 7 }, () => draw('a', 'own'));
  await expect(draw('a', 'own')).rejects.toThrow(OverloadError);
  const others = [draw('b', 'other'), draw('c', 'other')];
  await expect(draw('d', 'other')).rejects.toThrow(OverloadError);
  await Promise.all([...own, ...others]);
  expect(await draw('d', 'other')).toMatch(/^other by /);
});

test('what has waited for longer than anybody would is refused instead of drawn', async () => {
  const { draw } = open({ drawingMs: 400, longestWaitMs: 100 });
  const first = draw('a', 'hang');
  await expect(draw('b', 'late')).rejects.toThrow(OverloadError);
  expect(await first).toBeUndefined();
  expect(await open().draw('b', 'again')).toMatch(/^again by /);
});

test('a process without work ends after a while', async () => {
  const { draw } = open({ idleMs: 1 });
  const first = await draw('a', 'one');
  await expect
    .poll(() => {
      try {
        return process.kill(Number(first?.split(' by ')[1]), 0);
      } catch {
        return false;
      }
    })
    .toBe(false);
});
