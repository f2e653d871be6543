import type { Hex } from '../kit/colour.ts';
import { body, type Drawing, glow, line, mark, moved, rod } from '../kit/parts.ts';
import { around, both, ellipse, polygon, star } from '../kit/paths.ts';
import { flower } from './flowers.ts';
import { tanjak } from './hats.ts';
import { collar, portrait } from './portrait.ts';

/** The bust of a shadow puppet in profile, with the curls of its hair. */
const bust =
  'M33 88C31 76 35 70 44 67c2-4 1-7-1-9-5 1-9-1-9-5 0-2 0-3-1-4-1.5-1-5-1.5-6-3-.5-1 1-2 2.5-3.5C33 39 34 35 37 31l-2-3c3 0 5-1 7-3-1-5 1-9 5-12 0 3 1 5 3 6 1-4 4-7 8-8-1 3 0 5 1.5 7 4-2 8-1 10.5 2-3 0-5 1.5-6 4 5 1 8 5 8 10 0 4-2 7-6 8 3-4 1-8-3-8-3 0-5 2-5 5 0 7 6 9 6 16 0 4-2 7-4 9 5 3 9 9 9 17C62 94 42 94 33 88z';

const crowns = {
  tall: 'M40 27C40 16 46 10 50 -4C55 10 64 16 66 30C58 24 48 23 40 27Z',
  swept: 'M40 27C42 10 60 2 76 12C86 20 84 34 74 38C78 28 70 20 62 24C55 23 47 24 40 27Z',
  wild: 'M38 30L26 20L40 19L36 4L49 14L56 -2L63 13L79 8L74 22L90 28L75 35L80 47L66 42C62 30 48 24 38 30Z',
  veil: 'M41 25C46 10 66 8 75 24C84 42 82 66 88 84C78 84 70 76 68 64C70 48 66 32 56 26C50 23 46 23 41 25Z',
} as const;

/** A puppet of leather before the lit screen, pierced and gilded: crown and colours tell who it is. */
export function puppet(leather: Hex, robe: Hex, crown: keyof typeof crowns, trim: Hex = '#ffd24a'): Drawing {
  return [
    body(ellipse(50, 52, 49), '#e8a03a'),
    mark(ellipse(50, 52, 43), '#ffe6a0', 0.85),
    ...around(24, 50, 52, 46).map(([x, y]) => mark(ellipse(x, y, 1.2), '#7a3a0a', 0.7)),
    body(bust, leather),
    body('M44 67C52 72 60 71 66 68C72 74 76 82 76 90C64 99 44 98 32 90C32 78 36 70 44 67Z', robe),
    body(crowns[crown], trim),
    mark('M37.5 38.5C40 36.5 44 36.5 46.5 38.5C44 40.3 40.5 40.3 37.5 38.5Z', '#fffbe6'),
    mark(ellipse(42, 38.4, 1.5), '#1d1030'),
    line('M36 35C39 32.4 44 32.4 47.5 34.6M34 50C37 51 39.5 50.4 41.5 48.8', '#2a1010', 1.7),
    ...(
      [
        [53, 46],
        [53, 53],
        [55, 60],
      ] as const
    ).map(([x, y]) => mark(ellipse(x, y, 2), trim)),
    ...(
      [
        [50, 20],
        [56, 15],
        [60, 21],
        [54, 24],
      ] as const
    ).map(([x, y]) => mark(ellipse(x, y, 1.7), robe)),
    line('M40 74C48 79 60 79 68 74M36 82C48 89 62 89 73 82', trim, 2),
    ...[40, 48, 56, 64].map((x) => mark(ellipse(x, 91, 1.8), trim)),
    ...(crown === 'wild' ? [mark('M29.5 47L33.4 47.6L31 53ZM34 48L37 48.4L35.4 53Z', '#fffdf4')] : []),
  ];
}

/** The tree of life that opens a shadow play. */
export function gunungan(leaf: Hex = '#e0a02a'): Drawing {
  return [
    glow(50, 50, 54, '#ffd27a', 0.8),
    rod('M50 84V100', '#e0b878', 4),
    body(
      'M50 -2C58 18 88 40 86 66C86 80 76 86 66 84L62 92H38L34 84C24 86 14 80 14 66C12 40 42 18 50 -2Z',
      leaf,
    ),
    mark(
      'M50 12C56 28 78 46 77 64C76 74 70 78 62 76L59 84H41L38 76C30 78 24 74 23 64C22 46 44 28 50 12Z',
      '#7a1e2e',
    ),
    line(
      'M50 24V80M50 40Q38 36 34 46Q38 50 42 48M50 40Q62 36 66 46Q62 50 58 48M50 58Q34 52 30 64Q34 70 40 66M50 58Q66 52 70 64Q66 70 60 66',
      '#ffd24a',
      2.6,
    ),
    mark('M42 80V70L50 62L58 70V80Z', '#ffd24a'),
    mark(star(6, 50, 32, 6, 3), '#ffe9a8'),
  ];
}

export function laksamana(): Drawing {
  return [
    ...collar('#5a1e3e', '#ffd24a'),
    ...portrait({ skin: '#b5763e', mood: 'stern', moustache: true, hair: '#1d1420' }, { bald: true }),
    ...moved(tanjak('#7a1e4a', '#ffd24a'), { scale: 0.66, y: -26 }),
  ];
}

export function dancer(cloth: Hex, bloom: Hex): Drawing {
  return [
    ...collar(cloth, '#ffd24a'),
    ...portrait({ skin: '#c98a52', lips: '#d01e3e', hair: '#1d1420' }, { long: false }),
    body('M22 34C26 14 38 8 50 8C62 8 74 14 78 34Q64 22 50 22Q36 22 22 34Z', 'gold'),
    ...[28, 39, 50, 61, 72].map((x) =>
      body(
        polygon([
          [x - 5, 22 - (x === 50 ? 6 : 2)],
          [x, 4 - (x === 50 ? 6 : 0) + Math.abs(x - 50) * 0.3],
          [x + 5, 22 - (x === 50 ? 6 : 2)],
        ]),
        'gold',
      ),
    ),
    ...moved(flower({ petals: 5, colour: bloom, heart: 'gold' }), { scale: 0.26, x: 27, y: -14 }),
    body(ellipse(50, 24, 3.4), '#e8303e'),
    body(both(ellipse(23, 62, 3.4)), 'gold'),
  ];
}
