import type { Hex } from '../kit/colour.ts';
import { body, type Drawing, line, mark, moved } from '../kit/parts.ts';
import { around, ellipse } from '../kit/paths.ts';

export function taco(): Drawing {
  return [
    body('M8 70C6 30 40 6 70 16C60 22 40 36 34 74Z', '#e0a03a'),
    ...around(7, 50, 44, 1).map((_, index) =>
      body(ellipse(26 + index * 9, 34 + (index - 3) ** 2 * 1.6, 9, 8), index & 1 ? '#6ac84a' : '#f0402e'),
    ),
    ...[30, 46, 62, 78].map((x) => body(ellipse(x, 42 + Math.abs(x - 54) * 0.3, 7), '#ffe27a')),
    body('M10 78C14 46 38 34 60 36C82 38 96 58 94 78Q52 92 10 78Z', '#ffc04a'),
    ...(
      [
        [30, 64],
        [46, 56],
        [62, 62],
        [76, 70],
        [50, 74],
      ] as const
    ).map(([x, y]) => mark(ellipse(x, y, 2.6), '#c8741a', 0.7)),
  ];
}

export function mug(cup: Hex, drink: Hex): Drawing {
  return [
    body('M72 40C98 36 98 80 68 80L69 70C84 70 84 50 72 51Z', cup),
    body('M14 30H76V84Q76 94 66 94H24Q14 94 14 84Z', cup),
    body(ellipse(45, 30, 31, 9), drink),
    ...(
      [
        [34, 28],
        [46, 26],
        [56, 30],
      ] as const
    ).map(([x, y]) => body(ellipse(x, y, 7, 5), '#fffaf2')),
    line('M34 18Q28 10 34 2M50 16Q44 8 50 0', '#ffffff', 2.6, 0.75),
    ...moved(
      [mark('M50 92C14 62 4 42 12 24C20 8 42 10 50 28C58 10 80 8 88 24C96 42 86 62 50 92Z', '#ffffff', 0.9)],
      { scale: 0.28, x: -5, y: 13 },
    ),
  ];
}
