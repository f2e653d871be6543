import { type Hex, lit } from '../kit/colour.ts';
import { body, type Drawing, line, mark } from '../kit/parts.ts';
import { around, both, box, ellipse, petal, polygon, ring } from '../kit/paths.ts';

export function aztecMask(stone: Hex, feathers: readonly [Hex, Hex]): Drawing {
  return [
    ...[-72, -54, -36, -18, 0, 18, 36, 54, 72].map((turn, index) =>
      body(petal(50, 60, 62, 18, turn, 0.3), feathers[index & 1] ?? feathers[0]),
    ),
    body(ellipse(10, 62, 9), 'gold'),
    body(ellipse(90, 62, 9), 'gold'),
    body('M18 34H82V66C82 84 68 96 50 96C32 96 18 84 18 66Z', stone),
    body('M14 26H86V40H14Z', 'gold'),
    ...[26, 42, 58, 74].map((x) => mark(box(x - 4, 30, 8, 6, 1), '#1f9a7a')),
    mark(both('M24 48H44V60H30Z'), '#1d1030'),
    mark(both(ellipse(36, 54, 4)), '#ffe27a'),
    body('M44 48H56L60 70H40Z', 'gold'),
    mark('M30 76H70V88Q50 94 30 88Z', '#3a0e1a'),
    mark('M32 76H39V83H32ZM42 76H49V83H42ZM51 76H58V83H51ZM61 76H68V83H61Z', '#fffbe6'),
    line('M22 66L28 72M78 66L72 72', lit(stone, 0.5), 3),
  ];
}

export function sunStone(): Drawing {
  return [
    body(ellipse(50, 50, 47), '#c89a5a'),
    ...around(20, 50, 50, 41).map(([x, y]) =>
      mark(
        polygon([
          [x - 3.4, y + 2.4],
          [x, y - 4],
          [x + 3.4, y + 2.4],
        ]),
        '#7a4a22',
      ),
    ),
    body(ellipse(50, 50, 34), '#e0b878'),
    ...ring(
      polygon([
        [50, 18],
        [57, 32],
        [43, 32],
      ]),
      8,
      50,
      50,
    ).map((ray) => body(ray, 'gold')),
    body(ellipse(50, 50, 19), '#1f9a7a'),
    mark(both(ellipse(43, 46, 4)), '#fffbe6'),
    mark(both(ellipse(43, 46, 1.8)), '#1d1030'),
    mark('M42 56H58V64L50 60L42 64Z', '#e8303e'),
    line('M50 46V54', '#0d4a3a', 2.6),
  ];
}
