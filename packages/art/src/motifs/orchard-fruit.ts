import { type Hex, mix, shaded } from '../kit/colour.ts';
import { body, type Drawing, line, mark, rod } from '../kit/parts.ts';
import { ellipse, petal } from '../kit/paths.ts';
import { green, stem } from './greens.ts';

export function watermelon(): Drawing {
  return [
    body('M4 34Q50 52 96 34C96 66 78 92 50 92C22 92 4 66 4 34Z', '#2a9a4a'),
    mark('M10 38Q50 54 90 38C88 62 74 85 50 85C26 85 12 62 10 38Z', '#e8ffd8'),
    body('M14 40Q50 55 86 40C84 60 72 80 50 80C28 80 16 60 14 40Z', '#f0404e'),
    ...(
      [
        [30, 54],
        [44, 60],
        [58, 60],
        [70, 54],
        [38, 68],
        [62, 68],
        [50, 72],
      ] as const
    ).map(([x, y]) => mark(ellipse(x, y, 2.2, 3.4), '#2a1018')),
  ];
}

export function banana(): Drawing {
  return [
    body('M70 4L80 8L78 18C88 44 74 80 34 90C20 94 10 90 8 84C40 78 60 54 66 20Z', '#ffd22a'),
    line('M74 22C80 48 64 76 24 88', '#c88a12', 2.2, 0.8),
    mark('M8 84C14 82 18 81 22 80L18 90C12 90 9 88 8 84Z', '#6a4a1c'),
    mark('M70 4L80 8L78.6 15L68 14Z', '#6a8a2a'),
  ];
}

export function cherries(): Drawing {
  return [
    rod('M32 64Q40 30 66 10', '#4f8a2a', 4.4),
    rod('M70 64Q74 36 66 10', '#4f8a2a', 4.4),
    body(petal(66, 12, 40, 22, -78), green),
    body(ellipse(30, 72, 22, 21), '#e8202e'),
    body(ellipse(72, 74, 21, 20), '#d01a2a'),
  ];
}

export function lemon(colour: Hex = '#ffdc2a'): Drawing {
  return [
    body(
      'M4 52C8 46 12 44 16 40C26 20 52 12 74 28C82 34 86 42 90 44C96 46 98 52 94 56C88 58 86 62 82 68C68 88 38 90 22 72C16 64 12 60 4 58Z',
      colour,
    ),
    ...(
      [
        [36, 44],
        [52, 36],
        [62, 52],
        [44, 60],
        [58, 68],
        [30, 58],
      ] as const
    ).map(([x, y]) => mark(ellipse(x, y, 1.8), shaded(colour, 0.25), 0.6)),
    body(petal(78, 32, 30, 16, 24), green),
  ];
}

export function orange(colour: Hex = '#ff8f1e'): Drawing {
  return [
    body(ellipse(50, 54, 41), colour),
    ...(
      [
        [34, 56],
        [48, 66],
        [62, 54],
        [56, 76],
        [40, 78],
        [70, 68],
      ] as const
    ).map(([x, y]) => mark(ellipse(x, y, 1.8), shaded(colour, 0.3), 0.6)),
    body(petal(52, 18, 36, 20, 68), green),
    body(ellipse(50, 17, 5, 3.4), stem),
  ];
}

export function plum(colour: Hex = '#7a3ad0'): Drawing {
  return [
    rod('M50 20Q50 10 58 4', stem, 5),
    body(petal(54, 16, 34, 18, 72), green),
    body('M50 18C66 8 92 22 90 54C88 80 70 94 50 94C30 94 12 80 10 54C8 22 34 8 50 18Z', colour),
    line('M50 20Q40 44 48 74', shaded(colour, 0.4), 2.4, 0.6),
  ];
}

export function grapes(colour: Hex = '#8a3ae0'): Drawing {
  const rows: readonly (readonly [number, number])[] = [
    [26, 36],
    [44, 32],
    [62, 32],
    [78, 38],
    [34, 52],
    [52, 50],
    [69, 53],
    [43, 68],
    [61, 68],
    [52, 84],
  ];
  return [
    rod('M52 28Q50 14 58 4', stem, 5),
    body(petal(54, 18, 40, 30, -66, 0.2), green),
    ...rows.map(([x, y], index) =>
      body(ellipse(x, y, 11.5), index & 1 ? mix(colour, '#ffffff', 0.08) : colour),
    ),
  ];
}

export function strawberry(): Drawing {
  return [
    body('M50 24C74 12 92 28 86 52C80 76 62 92 50 97C38 92 20 76 14 52C8 28 26 12 50 24Z', '#f0304a'),
    ...(
      [
        [30, 42],
        [46, 44],
        [62, 44],
        [74, 40],
        [36, 58],
        [54, 60],
        [68, 56],
        [44, 74],
        [58, 74],
      ] as const
    ).map(([x, y]) => mark(ellipse(x, y, 2, 3), '#ffe27a')),
    ...[-72, -36, 0, 36, 72].map((turn) => body(petal(50, 26, 26, 14, turn), green)),
  ];
}

export function apple(colour: Hex): Drawing {
  return [
    rod('M50 24Q50 12 56 6', stem, 5),
    body(petal(54, 18, 32, 18, 66), green),
    body(
      'M50 26C62 14 90 18 90 48C90 76 72 96 60 95C54 95 54 92 50 92C46 92 46 95 40 95C28 96 10 76 10 48C10 18 38 14 50 26Z',
      colour,
    ),
  ];
}
