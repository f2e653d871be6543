import type { Hex } from '../kit/colour.ts';
import { body, type Drawing, line, mark } from '../kit/parts.ts';
import { around, box, ellipse, lathe, star } from '../kit/paths.ts';

export function nigiri(topping: Hex, stripes: Hex): Drawing {
  return [
    body('M10 66C10 52 24 46 50 46C76 46 90 52 90 66C90 82 76 88 50 88C24 88 10 82 10 66Z', '#fffdf4'),
    ...(
      [
        [22, 76],
        [36, 80],
        [52, 80],
        [68, 78],
        [80, 72],
      ] as const
    ).map(([x, y]) => mark(ellipse(x, y, 4, 2.6), '#d8d0c0', 0.8)),
    body('M4 56C4 34 26 24 52 24C78 24 98 36 96 56C94 66 84 62 76 58Q50 48 24 58C14 62 6 66 4 56Z', topping),
    line('M22 34L14 54M38 28L30 52M54 27L48 50M70 30L66 52M84 38L82 56', stripes, 3.4, 0.85),
  ];
}

export function maki(core: Hex): Drawing {
  return [
    body('M8 42V66C8 84 26 94 50 94C74 94 92 84 92 66V42Z', '#23402e'),
    body(ellipse(50, 40, 43, 32), '#23402e'),
    body(ellipse(50, 40, 36, 26), '#fffdf4'),
    ...around(14, 50, 40, 1).map((_, index) =>
      mark(
        ellipse(50 + 28 * Math.cos(index * 0.449), 40 + 19.5 * Math.sin(index * 0.449), 3.4, 2.4),
        '#d8d0c0',
        0.8,
      ),
    ),
    body(ellipse(44, 40, 12, 9), core),
    body(ellipse(60, 38, 9, 7), '#8ac83a'),
  ];
}

export function onigiri(): Drawing {
  return [
    body('M50 6C60 6 66 14 90 66C96 82 88 92 76 92H24C12 92 4 82 10 66C34 14 40 6 50 6Z', '#fffdf4'),
    body('M32 56H68V92H32Z', '#23402e'),
    ...(
      [
        [40, 30],
        [56, 28],
        [48, 42],
        [62, 46],
        [24, 70],
        [78, 72],
      ] as const
    ).map(([x, y]) => mark(ellipse(x, y, 4, 2.4), '#d8d0c0', 0.8)),
    body(ellipse(50, 24, 6), '#e8303e'),
  ];
}

export function prawn(): Drawing {
  return [
    body('M82 70L100 60L98 76L100 90Z', '#f04a2a'),
    body(
      'M12 30C34 10 72 18 82 44C90 68 76 86 52 84C46 76 52 70 56 70C68 68 68 54 60 48C46 38 26 46 12 30Z',
      '#ff8a5a',
    ),
    line(
      'M34 24Q36 34 32 38M50 24Q50 34 46 42M66 32Q62 40 58 46M76 46Q68 50 64 54M80 62Q72 62 66 62M72 76Q66 72 62 70',
      '#fff0e0',
      2.8,
      0.9,
    ),
    line('M12 30Q-4 20 2 6M14 28Q8 10 20 2', '#f04a2a', 2.6),
    mark(ellipse(22, 29, 3.4), '#1d1030'),
  ];
}

export function sake(): Drawing {
  return [
    body(
      lathe(
        [
          [7, 6],
          [6, 16],
          [7, 28],
          [24, 46],
          [26, 70],
          [20, 92],
        ],
        true,
        38,
      ),
      '#f4f8ff',
    ),
    body(box(28, 2, 20, 8, 3), '#2a5ad0'),
    mark('M22 56Q38 50 54 56L53 72Q38 78 23 72Z', '#2a5ad0', 0.85),
    mark(star(5, 38, 64, 7, 3), '#ffffff'),
    body('M62 70H96Q96 92 86 94H72Q62 92 62 70Z', '#2a5ad0'),
    mark(ellipse(79, 71, 15, 4), '#e8f4ff'),
  ];
}
