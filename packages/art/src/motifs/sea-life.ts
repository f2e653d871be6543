import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, glow, line, mark, rod } from '../kit/parts.ts';
import { both, ellipse, flip, polygon, smooth } from '../kit/paths.ts';
import { eyes } from './faces.ts';

export function fish(scale: Hex, fin: Hex, pattern: 'plain' | 'bands' | 'patches' = 'plain'): Drawing {
  return [
    body('M70 50C80 30 92 22 98 24C94 36 92 44 92 50C92 56 94 64 98 76C92 78 80 70 70 50Z', fin),
    body('M30 26C42 8 58 8 66 26Z', fin),
    body('M36 74C42 90 54 90 60 74Z', fin),
    body('M4 52C10 30 28 20 46 22C62 24 74 38 80 50C74 64 62 78 46 80C28 82 10 72 4 52Z', scale),
    ...(pattern === 'bands'
      ? [mark('M28 24Q20 50 28 79L38 80.5Q30 50 38 22.5ZM54 24Q48 50 54 78L63 73Q58 50 63 29Z', '#ffffff')]
      : []),
    ...(pattern === 'patches'
      ? [
          mark(
            'M30 24C44 20 50 30 44 38C38 44 26 40 26 32ZM54 50C64 46 72 54 66 62C60 70 48 66 50 56ZM22 62C30 60 34 68 30 74C24 74 18 68 22 62Z',
            '#ffffff',
            0.92,
          ),
        ]
      : []),
    line('M44 38Q50 50 44 62M54 38Q60 50 54 62', lit(scale, 0.55), 1.8, pattern === 'plain' ? 0.8 : 0),
    body('M36 54Q50 52 54 64Q44 70 36 54Z', fin),
    mark(ellipse(19, 44, 6.4), '#ffffff'),
    mark(ellipse(18, 44.6, 4), '#1d1030'),
    mark(ellipse(16.8, 43, 1.5), '#ffffff'),
    line('M5 55Q12 60 16 58', shaded(scale, 0.55), 2),
  ];
}

/** A koi that swims upwards, bent. */
export function koi(ground: Hex, patch: Hex): Drawing {
  return [
    body(
      'M30 50C14 44 6 52 4 62C16 64 26 60 34 56ZM66 44C82 38 92 46 94 56C82 58 72 54 64 50Z',
      lit(ground, 0.2),
    ),
    body(
      'M52 78C40 84 32 94 34 100C46 96 52 92 56 90C64 94 72 98 80 96C78 88 70 80 60 76Z',
      lit(ground, 0.2),
    ),
    body('M46 4C66 4 74 22 70 40C67 54 60 62 62 80L50 84C44 70 32 58 30 38C28 20 32 4 46 4Z', ground),
    mark(
      'M40 12C52 8 62 18 58 28C52 36 38 32 36 24ZM46 42C58 36 66 42 62 52C56 60 46 56 44 50ZM52 68C58 66 61 72 60 78L52 80Z',
      patch,
    ),
    line('M34 8Q24 4 20 10M58 8Q66 2 72 8', lit(ground, 0.4), 2.2),
    mark(both(ellipse(37, 18, 2.6)), '#1d1030'),
    line('M40 60Q50 66 58 60M36 48Q44 54 54 50', shaded(ground, 0.25), 1.4, 0.5),
  ];
}

export function turtle(shell: Hex, skin: Hex): Drawing {
  return [
    body(
      'M22 34C6 20 -2 32 2 46C10 52 20 50 30 46ZM78 34C94 20 102 32 98 46C90 52 80 50 70 46ZM28 74C14 78 10 90 16 96C26 94 34 86 38 80ZM72 74C86 78 90 90 84 96C74 94 66 86 62 80Z',
      skin,
    ),
    dull('M50 0C62 0 66 12 62 24H38C34 12 38 0 50 0Z', skin),
    mark(both(ellipse(43, 10, 2.6)), '#1d1030'),
    body(
      smooth([
        [50, 18],
        [72, 26],
        [82, 50],
        [72, 78],
        [50, 94],
        [28, 78],
        [18, 50],
        [28, 26],
      ]),
      shell,
    ),
    ...[
      polygon([
        [50, 34],
        [62, 42],
        [62, 58],
        [50, 66],
        [38, 58],
        [38, 42],
      ]),
    ].map((plate) => body(plate, lit(shell, 0.25))),
    line('M50 34V20M62 42L76 34M62 58L76 68M50 66V92M38 58L24 68M38 42L24 34', shaded(shell, 0.5), 2.4),
  ];
}

export function octopus(colour: Hex): Drawing {
  return [
    rod('M26 66C8 70 2 84 10 92', colour, 11),
    rod('M74 66C92 70 98 84 90 92', colour, 11),
    rod('M38 70C28 84 30 94 40 95', colour, 11),
    rod('M62 70C72 84 70 94 60 95', colour, 11),
    body('M50 4C78 4 86 28 80 50C76 66 66 76 50 76C34 76 24 66 20 50C14 28 22 4 50 4Z', colour),
    mark(both(ellipse(32, 20, 5, 4)), lit(colour, 0.5), 0.8),
    ...eyes('#2a6ae0', 44, 13, 1.15),
    line('M40 62Q50 70 60 62', shaded(colour, 0.55), 2.6),
    ...[14, 26, 74, 86].map((x) => mark(ellipse(x, 80 + (x < 20 || x > 80 ? 6 : -6), 2.4), lit(colour, 0.6))),
  ];
}

export function seahorse(colour: Hex): Drawing {
  return [
    body('M70 44C86 40 92 54 86 66C78 66 70 60 66 54Z', lit(colour, 0.3)),
    body(
      'M40 6L46 14L54 4L58 14C70 18 74 30 66 42C76 54 74 72 62 82C50 92 34 94 30 84C28 76 36 72 42 76C38 80 46 82 52 76C44 68 42 56 46 46C38 48 30 46 22 48C16 48 14 40 20 38C28 36 30 22 40 16Z',
      colour,
    ),
    line('M50 46Q58 50 66 48M47 56Q58 62 70 58M48 66Q58 72 68 68', lit(colour, 0.6), 2),
    mark(ellipse(46, 26, 4.6), '#ffffff'),
    mark(ellipse(45, 26.4, 2.9), '#1d1030'),
  ];
}

export function jellyfish(colour: Hex): Drawing {
  return [
    glow(50, 40, 50, colour, 0.6),
    rod('M26 46C20 62 32 70 24 92', lit(colour, 0.3), 5),
    rod('M42 48C36 66 48 76 40 97', lit(colour, 0.15), 5),
    rod('M58 48C64 66 52 76 60 97', lit(colour, 0.3), 5),
    rod('M74 46C80 62 68 70 76 92', lit(colour, 0.15), 5),
    body('M10 48C10 20 28 6 50 6C72 6 90 20 90 48Q80 56 70 48Q60 56 50 48Q40 56 30 48Q20 56 10 48Z', colour),
    ...eyes('#2a2a7a', 36, 12, 0.95),
    line('M44 45Q50 49 56 45', '#2a1040', 2.2),
  ];
}

export function crab(colour: Hex): Drawing {
  const claw = 'M20 44C4 40 2 18 16 8C16 16 20 20 24 20C26 14 30 10 36 8C42 22 36 40 26 46Z';
  return [
    rod('M24 72L6 82', colour, 6),
    rod('M28 80L14 94', colour, 6),
    rod('M76 72L94 82', colour, 6),
    rod('M72 80L86 94', colour, 6),
    rod('M28 58L22 42', colour, 8),
    rod('M72 58L78 42', colour, 8),
    body(claw, colour),
    body(flip(claw), colour),
    body(
      smooth([
        [50, 42],
        [76, 50],
        [86, 66],
        [70, 84],
        [50, 88],
        [30, 84],
        [14, 66],
        [24, 50],
      ]),
      colour,
    ),
    rod('M42 46V34', colour, 4),
    rod('M58 46V34', colour, 4),
    ...eyes('#2a2a2a', 32, 8, 0.8),
    line('M38 70Q50 78 62 70', shaded(colour, 0.6), 2.6),
  ];
}
