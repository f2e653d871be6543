import { afterAll, expect, test } from 'vitest';
import { createPainter } from './picture-painter.ts';

const painter = createPainter(false);
afterAll(() => painter.close());

const draw = () =>
  painter.paint(
    { kind: 'tiles', subject: 'dice', width: 120 },
    { gameId: 'dice', engine: 'dice', theme: 'wau' },
  );

test('a picture that is asked for while the process before is still ending is drawn by the next one', async () => {
  expect((await draw())?.webp.byteLength).toBeGreaterThan(0);
  // As after a while without work. Its end is heard of later.
  painter.close();
  expect((await draw())?.webp.byteLength).toBeGreaterThan(0);
});
