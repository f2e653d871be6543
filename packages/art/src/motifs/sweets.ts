import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, line, mark, rod } from '../kit/parts.ts';
import { around, both, box, ellipse, place, smooth } from '../kit/paths.ts';

export function lollipop(first: Hex, second: Hex): Drawing {
  return [
    rod('M50 62V98', '#fff8ee', 6),
    body(ellipse(50, 38, 37), first),
    mark(
      'M50 38C50 24 66 18 76 28C70 10 40 4 26 22C38 14 50 24 50 38ZM50 38C62 46 60 62 46 66C66 70 86 56 84 36C80 50 62 50 50 38ZM50 38C38 46 22 40 20 28C10 46 20 68 40 74C30 64 38 48 50 38Z',
      second,
    ),
    body('M50 70L30 62V82ZM50 70L70 62V82Z', lit(second, 0.2)),
    body(ellipse(50, 71, 5), second),
  ];
}

export function wrappedSweet(colour: Hex, stripe: Hex): Drawing {
  return [
    body('M28 44L4 26L10 50L2 72L28 58ZM72 44L96 26L90 50L98 72L72 58Z', lit(colour, 0.3)),
    body(ellipse(50, 51, 28), colour),
    mark('M40 26Q32 50 44 77L52 79Q42 50 50 23ZM62 27Q58 50 64 74L72 68Q68 50 71 34Z', stripe, 0.9),
  ];
}

export function gummyBear(colour: Hex): Drawing {
  return [
    body(ellipse(32, 18, 10), colour),
    body(ellipse(68, 18, 10), colour),
    body('M28 50C12 46 8 62 20 66ZM72 50C88 46 92 62 80 66Z', colour),
    body(ellipse(34, 88, 13, 10), colour),
    body(ellipse(66, 88, 13, 10), colour),
    body(
      'M50 10C70 10 78 24 74 38C80 50 80 70 72 82C62 92 38 92 28 82C20 70 20 50 26 38C22 24 30 10 50 10Z',
      colour,
    ),
    mark(ellipse(50, 64, 15, 17), lit(colour, 0.4), 0.6),
    mark(both(ellipse(42, 28, 3)), shaded(colour, 0.7)),
    mark(ellipse(50, 36, 4, 3), shaded(colour, 0.6)),
  ];
}

export function cupcake(icing: Hex, cup: Hex): Drawing {
  return [
    body('M18 56H82L72 95H28Z', cup),
    line('M30 58L36 93M43 58L45 93M57 58L55 93M70 58L64 93', shaded(cup, 0.4), 2),
    body(
      'M8 56C4 44 16 38 22 40C20 28 34 22 40 26C42 14 58 14 60 26C66 22 80 28 78 40C84 38 96 44 92 56C84 66 72 58 66 62C58 68 46 68 36 62C28 58 16 66 8 56Z',
      icing,
    ),
    ...(
      [
        [28, 46, '#ffd24a'],
        [44, 38, '#4ac8ff'],
        [60, 44, '#ff4d8a'],
        [74, 50, '#8ae84a'],
        [50, 54, '#ffd24a'],
      ] as const
    ).map(([x, y, colour]) =>
      mark(place(box(47, 49, 7, 3, 1.5), { x: x - 50, y: y - 50, turn: x * 7 }), colour),
    ),
    body(ellipse(50, 15, 10), '#e8202e'),
  ];
}

export function doughnut(icing: Hex): Drawing {
  const hole = ellipse(50, 50, 13);
  return [
    body(`${ellipse(50, 52, 44)}${hole}`, '#d8924a'),
    body(
      `${smooth([
        [50, 8],
        [74, 14],
        [90, 34],
        [86, 58],
        [90, 70],
        [70, 80],
        [58, 88],
        [40, 82],
        [24, 86],
        [12, 66],
        [10, 40],
        [24, 16],
      ])}${hole}`,
      icing,
    ),
    dull(hole, '#5a2a4a'),
    ...around(11, 50, 50, 27, 10).map(([x, y], index) =>
      mark(
        place(box(46, 48.4, 8, 3.4, 1.7), { x: x - 50, y: y - 50, turn: index * 47 }),
        (['#ffd24a', '#4ac8ff', '#ffffff', '#8ae84a'] as const)[index & 3] ?? '#ffffff',
      ),
    ),
  ];
}

export function jellyBean(colour: Hex): Drawing {
  return [
    body(
      'M14 66C4 44 20 18 44 22C60 24 60 36 70 38C90 40 98 58 88 72C76 88 54 82 46 80C32 82 20 78 14 66Z',
      colour,
    ),
    mark(ellipse(32, 36, 10, 6), '#ffffff', 0.6),
  ];
}

export function iceCream(): Drawing {
  return [
    body('M26 52L50 98L74 52Z', '#e0a04e'),
    line('M34 56L56 86M46 54L64 74M66 56L44 86M54 54L36 74', '#a8641e', 1.8),
    body(ellipse(34, 42, 18), '#ff9ac8'),
    body(ellipse(66, 42, 18), '#fff4d8'),
    body(ellipse(50, 24, 19), '#8ae0c8'),
    body(ellipse(56, 6, 6), '#e8202e'),
  ];
}
