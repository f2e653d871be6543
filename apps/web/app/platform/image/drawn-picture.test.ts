import { expect, test } from 'vitest';
import { drawnPicture } from './drawn-picture.ts';

test('a tile of the studio is offered in both formats and every width, from whichever origin', () => {
  const own = drawnPicture('/studio/art/tiles/wau-bulan.0a1b2c3d4e.webp');
  expect(own?.avif).toBe(
    '/studio/art/tiles/wau-bulan.0a1b2c3d4e-160.avif 160w, /studio/art/tiles/wau-bulan.0a1b2c3d4e-320.avif 320w, /studio/art/tiles/wau-bulan.0a1b2c3d4e-512.avif 512w',
  );
  expect(drawnPicture('https://img.example/studio/art/tiles/dice.0a1b2c3d4e.webp')?.webp).toContain(
    'https://img.example/studio/art/tiles/dice.0a1b2c3d4e-320.webp 320w',
  );
});

test.each(['/art/games/dice.svg', 'https://vendor.example/tile.webp', '/studio/art/tiles/dice.webp'])(
  'of %s nothing else is known',
  (address) => {
    expect(drawnPicture(address)).toBeUndefined();
  },
);
