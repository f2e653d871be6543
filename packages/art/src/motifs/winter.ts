import type { Hex } from '../kit/colour.ts';
import { body, type Drawing, dull, line, mark, rod } from '../kit/parts.ts';
import { both, box, ellipse, place, ring } from '../kit/paths.ts';

export function snowman(): Drawing {
  return [
    dull(ellipse(50, 74, 27, 24), '#f6fbff'),
    rod('M28 62L6 46M72 62L94 46', '#7a4a22', 4),
    dull(ellipse(50, 36, 21), '#f6fbff'),
    body('M28 50Q50 62 72 50L74 58Q50 70 26 58Z', '#e8303e'),
    body('M62 54L72 82L60 84L56 58Z', '#e8303e'),
    body(box(24, 14, 52, 8, 3), '#2a2a44'),
    body(box(32, -6, 36, 22, 3), '#2a2a44'),
    mark(box(32, 8, 36, 7), '#e8303e'),
    mark(both(ellipse(42, 32, 3)), '#1d1030'),
    body('M50 36L74 41L50 44Z', '#ff8a1e'),
    line('M40 46Q50 51 60 46', '#1d1030', 2.2),
    mark(`${ellipse(50, 70, 3)}${ellipse(50, 82, 3)}`, '#1d1030'),
  ];
}

export function mitten(colour: Hex): Drawing {
  return [
    body('M30 70C24 40 28 10 50 8C74 8 78 40 72 70Z', colour),
    body('M70 44C80 32 96 36 92 50C88 60 78 64 72 68Z', colour),
    body(box(24, 66, 54, 26, 8), '#fffaf4'),
    line('M34 68V90M44 68V90M54 68V90M66 68V90', '#c8c8d8', 2),
    mark(snow(50, 38, 12), '#ffffff', 0.95),
  ];
}

function snow(x: number, y: number, size: number): string {
  return ring(box(49, 50 - size, 2, size, 1), 6, 50, 50)
    .map((arm) => place(arm, { x: x - 50, y: y - 50 }))
    .join('');
}

export function skates(colour: Hex): Drawing {
  return [
    body('M24 8H54L58 44L82 54C92 58 92 68 88 72H20Z', colour),
    line('M52 18H62M54 28H64M56 38H68', '#ffffff', 3.4),
    body('M20 68H90V78H20Z', '#8a5a2c'),
    rod('M30 78V88M78 78V88', '#8f9cbc', 5),
    rod('M10 90H88Q96 90 98 84', '#dfe7f7', 5),
  ];
}
