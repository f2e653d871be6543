import type { Hex } from '../kit/colour.ts';
import { body, type Drawing, dull, line, mark, moved, rod } from '../kit/parts.ts';
import { box, ellipse, star } from '../kit/paths.ts';

export function potOfGold(): Drawing {
  return [
    ...(
      [
        [24, 36],
        [40, 26],
        [58, 26],
        [76, 36],
        [32, 40],
        [50, 38],
        [66, 40],
      ] as const
    ).map(([x, y]) => body(ellipse(x, y, 12, 10), 'gold')),
    body('M10 42H90C100 70 84 94 50 94C16 94 0 70 10 42Z', '#2a2a3a'),
    body(box(4, 38, 92, 12, 6), '#3a3a50'),
    ...moved(
      [
        mark(
          'M50 52C30 46 22 32 30 20C37 12 47 15 50 24C53 15 63 12 70 20C78 32 70 46 50 52ZM50 52C44 72 30 80 18 72C10 65 13 55 22 52C13 49 10 39 18 32Z',
          '#3fc85a',
        ),
      ],
      { scale: 0.34, y: 24 },
    ),
  ];
}

export function magicCarpet(cloth: Hex, second: Hex): Drawing {
  return [
    body('M2 56C20 40 34 62 50 52C66 42 80 60 98 42L94 66C80 82 66 64 52 74C36 86 20 62 6 80Z', cloth),
    line('M10 60C24 50 36 68 50 58C66 48 80 66 92 52M10 72C24 60 36 76 52 67C66 58 80 74 92 62', second, 3),
    line('M6 80L2 90M10 77L8 88M94 66L98 76M90 69L94 80', '#ffd24a', 3.4),
    mark(star(4, 50, 62, 9, 4), second),
    mark(star(4, 22, 30, 8, 2), '#ffffff'),
    mark(star(4, 76, 22, 10, 2.4), '#ffffff'),
  ];
}

export function pinata(): Drawing {
  const colours: readonly Hex[] = ['#ff4d8a', '#ffb02e', '#3ac8e0', '#8ae84a'];
  return [
    rod('M50 -4V24', '#8a5a22', 3),
    dull(
      'M30 22L26 2L38 18L48 20L52 40L80 40C90 42 94 52 92 62L90 96H76L74 72H46L42 96H28L26 60L14 58C8 48 18 34 30 30Z',
      '#ff4d8a',
    ),
    ...[48, 58, 68].map((y, index) =>
      mark(
        `M27 ${y}H92V${y + 6}L86 ${y + 9}L80 ${y + 6}L74 ${y + 9}L68 ${y + 6}L62 ${y + 9}L56 ${y + 6}L50 ${y + 9}L44 ${y + 6}L38 ${y + 9}L32 ${y + 6}L27 ${y + 8}Z`,
        colours[index + 1] ?? '#ffb02e',
      ),
    ),
    mark(ellipse(28, 40, 3.4), '#1d1030'),
    dull('M40 20L54 16L56 44L48 40Z', '#ffb02e'),
  ];
}
