import type { Hex } from '../kit/colour.ts';
import { body, type Drawing, glow, line, mark, moved, rod } from '../kit/parts.ts';
import { both, ellipse, polygon, star } from '../kit/paths.ts';
import { flower } from './flowers.ts';
import { tanjak } from './hats.ts';
import { collar, portrait } from './portrait.ts';

/** A puppet of leather in profile, pierced and gilded: crown and colours tell who it is. */
export function puppet(
  leather: Hex,
  robe: Hex,
  crown: 'tall' | 'swept' | 'wild' | 'veil',
  trim: Hex = '#ffd24a',
): Drawing {
  const crowns = {
    tall: 'M40 26C38 12 46 4 52 -10C58 4 70 10 68 28C60 34 48 34 40 26Z',
    swept: 'M40 26C38 10 54 -4 72 2C86 8 88 24 78 32C80 22 72 16 66 22C64 30 50 34 40 26Z',
    wild: 'M38 28L26 16L40 18L38 0L50 12L58 -4L64 12L80 4L76 20L92 24L76 34L86 48L66 44Z',
    veil: 'M38 24C40 8 58 2 70 12C82 24 84 48 78 70L66 66C70 50 68 36 62 30Z',
  } as const;
  return [
    rod('M50 84V102', '#e0b878', 3.4),
    body(crowns[crown], trim),
    body(
      'M37 31C42 20 58 18 68 27C74 36 70 46 66 52C62 58 62 64 66 70L40 70C44 66 45 62 43 58C38 59 34 57 34 53C34 51 34 50 33 49C31.5 48 28 48 27 46C26.5 45 28 44 29.5 42.5C33 39 34 35 37 31Z',
      leather,
    ),
    body('M40 66C50 72 60 72 68 66C80 72 86 84 88 96Q56 106 24 96C26 84 30 72 40 66Z', robe),
    rod('M34 74L12 62L6 40', leather, 5),
    rod('M76 76L92 66L94 48', leather, 5),
    mark('M38 38.5C40.5 36.5 44 36.5 46 38.5C43.5 40 40.5 40 38 38.5Z', '#fffbe6'),
    mark(ellipse(42, 38.4, 1.4), '#1d1030'),
    line('M36.5 35.5C39.5 33 44 33 47 35M34 50C37 50.8 39 50.5 41 49', trim, 1.6),
    ...(
      [
        [54, 34],
        [60, 40],
        [56, 46],
        [62, 32],
      ] as const
    ).map(([x, y]) => mark(ellipse(x, y, 2), trim)),
    line('M42 72Q54 80 66 72M36 82Q56 92 78 82', trim, 2.4),
    ...[36, 46, 56, 66, 76].map((x) => mark(ellipse(x, 94, 2.2), trim)),
    ...(crown === 'wild' ? [mark('M30 46L34 46L32.6 52ZM35 47L38 47L36.8 52Z', '#fffdf4')] : []),
    ...(
      [
        [48, 18],
        [56, 12],
        [62, 20],
      ] as const
    ).map(([x, y]) => mark(ellipse(x, y, 2), robe)),
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
