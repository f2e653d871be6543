import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, line, mark, rod } from '../kit/parts.ts';
import { both, ellipse, flip, petal, place, smooth } from '../kit/paths.ts';
import { eyes } from './faces.ts';

/** A round bird from the front: owls, penguins, chicks. */
export function roundBird(feather: Hex, belly: Hex, beak: Hex, tuft = false): Drawing {
  return [
    ...(tuft ? [dull(both('M28 22L18 2L44 14Z'), feather)] : []),
    dull(
      'M16 46C2 56 4 74 12 86C22 80 26 66 26 52ZM84 46C98 56 96 74 88 86C78 80 74 66 74 52Z',
      shaded(feather, 0.2),
    ),
    dull(
      smooth([
        [50, 8],
        [74, 18],
        [84, 44],
        [82, 72],
        [66, 92],
        [50, 95],
        [34, 92],
        [18, 72],
        [16, 44],
        [26, 18],
      ]),
      feather,
    ),
    dull(
      'M50 30C60 18 76 26 74 42C72 52 70 56 70 66C70 84 60 92 50 92C40 92 30 84 30 66C30 56 28 52 26 42C24 26 40 18 50 30Z',
      belly,
    ),
    ...eyes('#e0a020', 38, 12, 1.2),
    body('M43 46Q50 42 57 46L50 58Z', beak),
    body(both('M32 92Q38 86 46 92Q44 98 38 98Q32 98 32 92Z'), beak),
  ];
}

/** A bird in profile on its perch. */
export function parrot(coat: Hex, wing: Hex, beak: Hex = '#2a2636'): Drawing {
  return [
    rod('M10 84H90', '#8a5a2c', 7),
    dull('M54 66C58 80 56 92 48 100C64 98 74 84 72 62Z', wing),
    body('M40 10C58 2 80 12 82 36C84 60 76 76 62 84H40C30 72 28 56 34 42C28 34 28 18 40 10Z', coat),
    body('M56 36C74 36 84 52 80 78C66 74 52 60 56 36Z', wing),
    line('M62 46Q70 56 74 70M60 54Q64 62 70 68', lit(wing, 0.6), 1.8, 0.8),
    mark('M34 14Q48 10 50 24Q46 36 34 36Q28 24 34 14Z', '#fff6ea'),
    body('M34 18C20 16 12 28 18 42C22 34 28 34 34 36Z', beak),
    mark(ellipse(42, 24, 4.4), '#1d1030'),
    mark(ellipse(41, 22.6, 1.5), '#ffffff'),
    line('M46 84V90M56 84V90', '#e0a020', 4),
  ];
}

/** The hornbill, with its casque. */
export function hornbill(): Drawing {
  return [
    dull('M62 60C72 76 76 90 72 100H94C98 84 92 66 82 54Z', '#f7f3ea'),
    dull('M76 88H94L95 93H76Z', '#2a2636'),
    body('M44 34C64 26 86 40 86 64C84 82 62 88 48 78C40 70 36 52 44 34Z', '#2a2a3a'),
    body('M58 50C72 50 80 60 78 76C66 76 58 66 58 50Z', '#3f4260'),
    body('M36 16C52 8 66 18 62 34C58 46 44 48 36 42Z', '#2a2a3a'),
    body('M40 22C26 18 8 26 2 52C14 42 28 40 40 40Z', '#ffc43a'),
    body('M46 16C40 4 20 4 12 16C22 14 34 18 42 24Z', '#ff7a1e'),
    line('M6 46Q20 32 40 32', '#b06a10', 1.8),
    mark(ellipse(47, 28, 5), '#ffe9a8'),
    mark(ellipse(47, 28, 3), '#c0202e'),
    mark(ellipse(46.4, 27.4, 1.4), '#1d1030'),
  ];
}

export function peacock(): Drawing {
  const turns = [-72, -54, -36, -18, 0, 18, 36, 54, 72];
  return [
    ...turns.map((turn) =>
      body(
        petal(50, 82, 78, 22, turn, 0.22),
        Math.abs(turn) === 18 || Math.abs(turn) === 54 ? '#1f9a6a' : '#2ab080',
      ),
    ),
    ...turns.flatMap((turn) => {
      const place_ = (rx: number, ry: number) => place(ellipse(50, 50 - 56, rx, ry), { turn, y: 32 });
      return [
        mark(place_(6.6, 8), '#ffd24a'),
        mark(place_(4.6, 5.6), '#2a6ae0'),
        mark(place_(2.2, 2.8), '#101c5a'),
      ];
    }),
    body(
      'M44 40C40 28 60 28 56 40C54 50 66 58 66 74C66 90 58 96 50 96C42 96 34 90 34 74C34 58 46 50 44 40Z',
      '#2250d8',
    ),
    line('M46 30L40 20M50 28V18M54 30L60 20', '#8ab8ff', 2),
    ...[40, 50, 60].map((x) => mark(ellipse(x, 18 + (x === 50 ? -2 : 1), 2.4), '#ffd24a')),
    mark(both(ellipse(46.4, 36, 1.9)), '#0d0a24'),
    body('M47 40L50 46L53 40Z', '#ffb02e'),
  ];
}

export function owl(feather: Hex): Drawing {
  return roundBird(feather, lit(feather, 0.6), '#ffb02e', true);
}

export function bat(colour: Hex): Drawing {
  const wing = 'M46 44C36 20 16 14 2 22C8 32 6 44 4 54C12 50 18 52 22 60C28 54 34 56 38 66Z';
  return [
    body(wing, colour),
    body(flip(wing), colour),
    line(
      `M42 48Q26 32 8 26M40 52Q28 44 22 58${flip('M42 48Q26 32 8 26M40 52Q28 44 22 58')}`,
      lit(colour, 0.4),
      1.6,
      0.7,
    ),
    dull('M38 34L36 20L46 28H54L64 20L62 34C66 50 62 72 50 76C38 72 34 50 38 34Z', lit(colour, 0.1)),
    ...eyes('#ff3a4a', 42, 6.6, 0.7),
    mark('M44 52Q50 56 56 52L54 56L52.6 61L51 56H49L47.4 61L46 56Z', '#fffdf4'),
  ];
}
