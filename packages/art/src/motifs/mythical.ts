import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, glow, line, mark, rod } from '../kit/parts.ts';
import { around, both, ellipse, flip, petal, place, smooth } from '../kit/paths.ts';
import { eyes, face } from './faces.ts';

export function lionDance(coat: Hex = '#e8303e'): Drawing {
  return [
    dull(both('M16 34C2 30 0 14 10 6C18 12 24 20 28 28Z'), coat),
    ...around(9, 50, 44, 38, -80)
      .slice(0, 9)
      .map(([x, y]) => dull(ellipse(x, y, 11), '#fff4e0')),
    body(
      smooth([
        [50, 12],
        [74, 18],
        [88, 42],
        [82, 64],
        [50, 74],
        [18, 64],
        [12, 42],
        [26, 18],
      ]),
      coat,
    ),
    body('M50 4L58 18L50 26L42 18Z', 'gold'),
    body(ellipse(50, 30, 9), '#8ae0ff'),
    ...eyes('#2a1a10', 44, 20, 1.5),
    mark(both('M18 34Q30 24 42 36L40 40Q30 32 20 39Z'), '#ffd24a'),
    body('M38 54Q50 46 62 54Q60 64 50 64Q40 64 38 54Z', 'gold'),
    body('M14 66Q50 82 86 66Q84 94 50 97Q16 94 14 66Z', '#6a0e1e'),
    body('M18 68Q50 84 82 68L80 76Q50 92 20 76Z', '#fff6ea'),
    body('M30 88Q50 78 70 88Q60 96 50 96Q40 96 30 88Z', '#ff7a86'),
    ...around(3, 50, 64, 1).map(() => line('M22 66Q50 80 78 66', '#ffd24a', 3)),
  ];
}

export function dragonHead(scale: Hex, mane: Hex): Drawing {
  return [
    ...[-70, -45, -20, 5, 30].map((turn) => dull(petal(58, 58, 52, 22, turn + 60, 0.4), mane)),
    body('M50 30C48 12 58 4 70 0C66 12 72 18 76 24Z', 'gold'),
    body('M40 30C34 14 40 4 48 0C48 12 56 18 60 26Z', 'gold'),
    body(
      'M32 34C48 22 72 28 80 48C86 66 78 86 60 92C54 84 50 78 44 76C34 80 18 80 8 74C4 70 6 62 12 60C10 54 14 48 22 46C26 44 28 38 32 34Z',
      scale,
    ),
    body(
      'M12 62C24 64 36 66 46 72C44 80 34 88 22 88C14 88 10 84 12 80C18 80 24 78 26 74Z',
      shaded(scale, 0.15),
    ),
    mark('M14 62L20 62L17 70ZM24 64L30 65L27 73ZM34 67L39 69L36 76Z', '#fffdf4'),
    mark('M20 86L24 79L28 85ZM30 84L33 77L37 81Z', '#fffdf4'),
    mark('M38 44Q48 34 58 44Q50 52 40 50Z', '#fff2a0'),
    mark(ellipse(48, 45, 3.6), '#c0101e'),
    mark(ellipse(48, 45, 1.5, 3), '#1d1030'),
    mark('M34 38Q48 26 62 40L58 42Q48 34 37 42Z', shaded(scale, 0.5)),
    mark(ellipse(15, 54, 2.6, 2), '#1d1030'),
    line('M12 52C2 44 4 32 12 28M16 50C12 40 18 34 26 34', '#ffd24a', 2.6),
    line('M64 52Q72 58 72 68M58 62Q66 68 66 78', lit(scale, 0.6), 2, 0.8),
  ];
}

/** A bird of fire with spread wings. */
export function phoenix(): Drawing {
  const wing = 'M46 52C30 46 20 30 22 6C8 20 2 40 6 58C2 56 0 58 -2 62C10 78 30 76 46 66Z';
  return [
    glow(50, 46, 58, '#ff9a2a', 0.9),
    body('M50 60C40 72 30 84 34 100C42 92 46 94 50 99C54 94 58 92 66 100C70 84 60 72 50 60Z', '#ff5a1e'),
    body('M50 66C46 78 44 84 46 94C48 90 52 90 54 94C56 84 54 78 50 66Z', '#ffd24a'),
    body(wing, '#ff7a1e'),
    body(flip(wing), '#ff7a1e'),
    mark(both('M44 56C32 50 26 38 26 22C16 34 12 46 14 58C22 66 34 66 44 62Z'), '#ffc43a', 0.85),
    line(both('M40 58Q26 50 22 34M38 61Q24 58 14 48'), '#e0301a', 2, 0.8),
    body('M50 14C60 14 62 26 58 34C64 44 64 60 50 70C36 60 36 44 42 34C38 26 40 14 50 14Z', '#ffb02e'),
    body('M46 16C42 8 46 2 50 -2C54 2 58 8 54 16Z', '#ff4a1e'),
    mark(both(ellipse(46, 24, 2.2)), '#3a0a1e'),
    body('M46.6 28L50 36L53.4 28Z', '#e8303e'),
  ];
}

export function medusa(): Drawing {
  return [
    ...[-80, -52, -26, 0, 26, 52, 80].map((turn) =>
      rod(place('M50 26C40 14 58 6 48 -8', { turn, y: 14 }), '#4a9a3a', 8),
    ),
    ...[-80, -52, -26, 0, 26, 52, 80].flatMap((turn) => [
      mark(place(ellipse(48, -8, 5, 5.6), { turn, y: 14 }), '#6ac84a'),
      mark(place(ellipse(47, -9, 1.6), { turn, y: 14 }), '#c0101e'),
    ]),
    ...face({ skin: '#a8d08a', mood: 'stern', iris: '#e0a01e', hair: '#2f6a2a', lips: '#5a8a3a' }),
  ];
}

export function featheredSerpent(): Drawing {
  return [
    ...[20, 50, 80, 110, 140].map((turn, index) =>
      body(petal(58, 46, 44, 18, turn, 0.35), index & 1 ? '#e8303e' : '#1fa07a'),
    ),
    body(
      'M8 44C12 24 36 14 58 20C80 26 90 46 80 62C72 74 56 72 52 82C50 90 58 96 68 98H40C30 92 28 80 36 70C26 72 14 70 8 62L22 58L6 54Z',
      '#2fb05a',
    ),
    mark('M8 62C22 66 34 64 46 58L40 68C28 74 14 72 8 62Z', '#fff0c0'),
    mark('M14 60L20 60L17 67ZM26 61L32 60L30 67Z', '#fffdf4'),
    mark(ellipse(40, 36, 8), '#ffe27a'),
    mark(ellipse(40, 36, 3, 5.4), '#c0101e'),
    line('M28 28Q40 20 52 28', '#0d5a2a', 3.4),
    line('M6 58L-4 54M6 58L-4 64', '#e8303e', 2.6),
    body('M56 20C60 6 72 0 84 2C80 12 78 20 68 26Z', 'gold'),
  ];
}

export function oni(skin: Hex): Drawing {
  return [
    ...[-60, -30, 0, 30, 60].map((turn) => dull(petal(50, 56, 58, 30, turn, 0.3), '#2a1420')),
    body(both('M34 30C24 22 22 8 28 -2C34 8 42 16 46 24Z'), '#fff1d2'),
    body('M50 18C74 18 86 34 84 54C82 78 68 94 50 94C32 94 18 78 16 54C14 34 26 18 50 18Z', skin),
    mark(both('M22 38L46 48L44 54L22 46Z'), '#1d1030'),
    mark(both('M26 50Q36 44 44 54Q34 60 26 50Z'), '#ffe27a'),
    mark(both(ellipse(36, 52, 2.6)), '#1d1030'),
    body('M42 58Q50 52 58 58Q58 66 50 66Q42 66 42 58Z', shaded(skin, 0.2)),
    mark('M26 70Q50 62 74 70Q74 86 50 88Q26 86 26 70Z', '#3a0814'),
    mark('M32 70H42V76H32ZM45 68H55V74H45ZM58 70H68V76H58Z', '#fffdf4'),
    mark('M32 84L37 68L42 85ZM68 84L63 68L58 85Z', '#fffdf4'),
  ];
}
