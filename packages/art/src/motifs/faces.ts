import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, line, mark, type Paint } from '../kit/parts.ts';
import { both, ellipse, flip, lathe, smooth } from '../kit/paths.ts';

const dark: Hex = '#1d1030';

/** A pair of eyes that look at the player. */
export function eyes(iris: Hex, y = 51, apart = 11.5, size = 1): Drawing {
  return [-1, 1].flatMap((side) => {
    const x = 50 + side * apart;
    return [
      mark(ellipse(x, y, 6.6 * size, 6.9 * size), dark),
      mark(ellipse(x, y + 0.3, 5.4 * size, 5.7 * size), '#fffdf4'),
      mark(ellipse(x - side * 0.8, y + 0.6, 3.9 * size), iris),
      mark(ellipse(x - side * 0.8, y + 0.8, 2.2 * size), dark),
      mark(ellipse(x - side * 0.8 - 1.4 * size, y - 1.4 * size, 1.4 * size), '#ffffff'),
    ];
  });
}

export interface Face {
  readonly skin: Hex;
  readonly iris?: Hex;
  readonly hair?: Hex;
  readonly mood?: 'smile' | 'stern' | 'grin';
  readonly beard?: 'short' | 'long' | 'none';
  readonly moustache?: boolean;
  readonly lips?: Hex;
}

const mouths = {
  smile: 'M40 68Q50 76 60 68Q50 71.5 40 68Z',
  stern: 'M42 70.5Q50 67.5 58 70.5Q50 72.5 42 70.5Z',
  grin: 'M37 65Q50 69 63 65Q61 77 50 78Q39 77 37 65Z',
} as const;

/** A head from the front; hair behind, hats and ornaments are drawn around it. */
export function face({
  skin,
  iris = '#5a3418',
  hair = '#2b1a20',
  mood = 'smile',
  beard = 'none',
  moustache = false,
  lips = '#a8323f',
}: Face): Drawing {
  const ear = ellipse(24.5, 53, 5.5, 7.5);
  const head = lathe([
    [0, 20],
    [19, 23],
    [26.5, 38],
    [26.5, 54],
    [20.5, 71],
    [10, 81],
    [0, 83],
  ]);
  const brow =
    mood === 'stern'
      ? 'M31 44Q38 40.5 45.5 45L45 47.6Q38 44 31.5 46.4Z'
      : 'M30.5 43Q38 36.5 45 41.5L44.6 44Q38 40 31.5 45Z';
  return [
    dull(ear, skin),
    dull(flip(ear), skin),
    dull(head, skin),
    mark(both(ellipse(34, 62, 6, 4)), '#ff6a5a', 0.28),
    ...beardOf(beard, hair),
    ...eyes(iris),
    mark(both(brow), hair),
    line('M50 52Q46.5 60 48 62.5Q50 64 52.6 62.6', shaded(skin, 0.45), 1.8),
    mark('M47 53Q45 60 46.5 62Q49 58 49 53Z', lit(skin, 0.6), 0.7),
    mark(mouths[mood], mood === 'grin' ? '#5a1020' : lips),
    ...(mood === 'grin' ? [mark('M39 66.2Q50 69.8 61 66.2L60 70Q50 72.6 40 70Z', '#fffdf4')] : []),
    ...(moustache ? [dull(both('M50 64.5C45 62 39 64 35 70C42 72 47 70 50 67.5Z'), hair)] : []),
  ];
}

function beardOf(beard: Face['beard'], hair: Hex): Drawing {
  if (beard === 'short')
    return [
      dull(
        'M24 54C26 60 33 62 38 62Q50 58 62 62C67 62 74 60 76 54C77 74 64 89 50 89C36 89 23 74 24 54ZM40 67Q50 76 60 67Q50 64 40 67Z',
        hair,
      ),
    ];
  if (beard === 'long')
    return [
      dull(
        'M23 52C25 60 32 63 38 62.5Q50 59 62 62.5C68 63 75 60 77 52C81 70 75 82 67 88Q66 95 58 94Q54 99 48 96Q40 98 37 91Q29 92 28 84C21 77 20 66 23 52ZM41 68Q50 75 59 68Q50 65 41 68Z',
        hair,
      ),
      line('M34 72Q36 82 42 88M50 78Q49 86 51 92M66 72Q65 82 58 88', lit(hair, 0.4), 1.4, 0.7),
    ];
  return [];
}

/** Hair that falls behind a face, down to the shoulders where it is long. */
export function hairBehind(hair: Paint, isLong: boolean): Drawing {
  const outline = isLong
    ? 'M50 10C22 10 15 32 17 54C18 72 12 84 8 92C24 96 36 92 40 84H60C64 92 76 96 92 92C88 84 82 72 83 54C85 32 78 10 50 10Z'
    : 'M50 11C26 11 18 30 20 50Q22 62 27 66H73Q78 62 80 50C82 30 74 11 50 11Z';
  return [dull(outline, hair)];
}

/** Hair above the brow. */
export function fringe(hair: Paint): Drawing {
  return [
    dull(
      'M22 46C20 24 32 13 50 13C68 13 80 24 78 46C74 40 71 35 69 30C60 36 42 36 33 29C30 35 27 41 22 46Z',
      hair,
    ),
  ];
}

export interface Beast {
  readonly fur: Hex;
  readonly muzzle?: Hex;
  readonly inner?: Hex;
  readonly iris?: Hex;
  readonly nose?: Hex;
  readonly ears?: 'round' | 'pointed' | 'long' | 'flop' | 'none';
  readonly mood?: 'calm' | 'fierce' | 'glad';
}

const beastEars = {
  round: ['M14 30A13 13 0 1 1 38 22L26 42Z', 'M19 29A8 8 0 1 1 33 24L26 36Z'],
  pointed: ['M17 46Q12 20 17 8Q32 14 42 28Z', 'M21 36Q18 22 20 15Q29 20 34 27Z'],
  long: ['M36 34C24 26 22 4 30 1C40 0 45 16 44 32Z', 'M35 26C29 20 28 8 31 6C37 8 40 18 40 27Z'],
  flop: ['M30 26C16 22 4 32 4 46C8 56 20 52 26 44Z', 'M25 31C16 29 9 36 9 45C13 49 19 46 23 41Z'],
  none: ['M50 50Z', 'M50 50Z'],
} as const;

/** The head of a furry animal from the front; stripes, manes and horns are drawn around it. */
export function beast({
  fur,
  muzzle = lit(fur, 0.7),
  inner = '#e98c8c',
  iris = '#e6a417',
  nose = '#3a1a24',
  ears = 'round',
  mood = 'calm',
}: Beast): Drawing {
  const [ear, hollow] = beastEars[ears];
  const head = smooth([
    [50, 20],
    [71, 24],
    [85, 44],
    [85, 62],
    [72, 78],
    [50, 88],
    [28, 78],
    [15, 62],
    [15, 44],
    [29, 24],
  ]);
  const muzzleShape = 'M50 56C58 52 70 58 71 69C71 81 61 86 50 86C39 86 29 81 29 69C30 58 42 52 50 56Z';
  return [
    ...(ears === 'none'
      ? []
      : [dull(ear, fur), mark(hollow, inner), dull(flip(ear), fur), mark(flip(hollow), inner)]),
    dull(head, fur),
    dull(muzzleShape, muzzle),
    ...eyes(iris, 47, 16, 1.12),
    ...(mood === 'fierce' ? [mark(both('M23 36L44 44L43 48L24 42Z'), dark)] : []),
    body('M41 58Q50 54 59 58Q59 66 50 68Q41 66 41 58Z', nose),
    ...beastMouth(mood),
  ];
}

function beastMouth(mood: NonNullable<Beast['mood']>): Drawing {
  if (mood === 'fierce')
    return [
      mark('M34 70Q50 76 66 70Q66 84 50 85Q34 84 34 70Z', '#6a1026'),
      mark('M37 71.4L43 73L40.5 80ZM63 71.4L57 73L59.5 80Z', '#fffdf4'),
      mark('M44 83Q50 76 56 83Q50 85 44 83Z', '#ff7a86'),
    ];
  if (mood === 'glad')
    return [
      mark('M38 71Q50 77 62 71Q60 82 50 83Q40 82 38 71Z', '#6a1026'),
      mark('M45 80Q50 75 55 80Q50 83 45 80Z', '#ff7a86'),
      line('M50 67V72', dark, 1.8),
    ];
  return [line('M50 67V71Q44 77 38 73M50 71Q56 77 62 73', dark, 2)];
}
