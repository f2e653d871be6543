import type { Hex } from '../kit/colour.ts';
import { body, type Drawing, line, mark, moved, rod } from '../kit/parts.ts';
import { box, ellipse, place, star } from '../kit/paths.ts';

export function guitar(wood: Hex, isElectric: boolean): Drawing {
  const outline = isElectric
    ? 'M30 52C20 44 10 44 12 54C4 62 2 82 14 92C26 100 46 96 52 84C62 86 70 78 66 70L58 62L44 48C38 44 34 48 36 52Z'
    : 'M44 50C34 42 22 46 20 56C6 60 2 82 14 92C26 100 42 94 46 82C58 80 62 68 54 60Z';
  return [
    rod('M46 58L84 18', '#5a2f16', 7),
    body(place(box(40, 44, 22, 11, 3), { turn: -46, x: 39, y: -39 }), isElectric ? wood : '#5a2f16'),
    ...[0, 1, 2].map((peg) => mark(ellipse(82 + peg * 5, 22 - peg * 5, 2), '#ffe27a')),
    body(outline, wood),
    ...(isElectric
      ? [
          body('M28 62C36 58 46 64 46 74C40 82 28 80 26 72Z', '#fff8ee'),
          line('M30 68L42 78M34 64L46 74', '#2a2636', 3.4),
          body(ellipse(22, 84, 3.4), 'gold'),
          body(ellipse(32, 88, 3.4), 'gold'),
        ]
      : [
          body(ellipse(36, 70, 10), '#3a1a10'),
          line('M36 70m-12 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0', '#ffe2a8', 1.6),
          body(place(box(42, 46, 16, 6, 2), { turn: 44, x: -28, y: 34 }), '#3a1a10'),
        ]),
    line('M20 86L82 20M24 89L86 23', '#fffbe0', 1.1, 0.9),
  ];
}

export function trumpet(): Drawing {
  return [
    body('M2 44L60 50V60L2 66C-2 62 -2 48 2 44Z', 'gold'),
    rod('M56 55H92', '#e5a528', 6),
    body(
      'M30 50H78C88 50 88 76 78 76H38C28 76 24 66 30 60ZM40 58C36 60 36 68 42 68H74C80 68 80 58 74 58Z',
      'gold',
    ),
    ...[46, 58, 70].map((x) => body(box(x, 34, 8, 40, 3), 'gold')),
    ...[50, 62, 74].map((x) => body(ellipse(x, 33, 5.4, 3.4), 'silver')),
    body(box(90, 50, 7, 10, 2), 'silver'),
  ];
}

export function microphone(): Drawing {
  return [
    rod('M58 56L86 92', '#3a3f5c', 13),
    body(place(box(38, 44, 26, 10, 3), { turn: 50, x: 3, y: 1 }), 'gold'),
    body(ellipse(36, 34, 29), 'silver'),
    line(
      'M18 18Q40 30 56 54M30 8Q44 26 62 44M10 30Q30 40 44 60M20 52Q30 34 58 16M12 40Q22 20 46 8M32 60Q44 46 62 30',
      '#5d6787',
      1.8,
      0.8,
    ),
  ];
}

export function amplifier(): Drawing {
  return [
    body(box(8, 14, 84, 80, 8), '#2a2636'),
    body(box(14, 20, 72, 16, 3), 'gold'),
    ...[24, 38, 52, 66, 78].map((x) => body(ellipse(x, 28, 4.4), '#2a2636')),
    body(box(14, 40, 72, 48, 4), '#4a4560'),
    body(ellipse(50, 64, 20), '#2a2636'),
    body(ellipse(50, 64, 9), 'silver'),
    body('M36 6H64V14H36Z', '#5a5470'),
  ];
}

export function vinyl(label: Hex): Drawing {
  return [
    body(ellipse(50, 50, 46), '#2a2636'),
    ...[38, 31, 24].map((r) => line(ellipse(50, 50, r), '#6a6484', 1.3, 0.9)),
    body(ellipse(50, 50, 17), label),
    mark(star(5, 50, 50, 11, 5), '#ffffff', 0.9),
    mark(ellipse(50, 50, 3), '#1d1030'),
  ];
}

export function headphones(shell: Hex): Drawing {
  return [
    rod('M14 62C10 20 34 8 50 8C66 8 90 20 86 62', '#3a3f5c', 8),
    body(box(4, 50, 24, 40, 10), shell),
    body(box(72, 50, 24, 40, 10), shell),
    body(box(24, 54, 9, 32, 4), '#2a2636'),
    body(box(67, 54, 9, 32, 4), '#2a2636'),
  ];
}

export function maracas(first: Hex, second: Hex): Drawing {
  const one = (colour: Hex, mirrored: boolean): Drawing =>
    moved(
      [
        rod('M52 62L66 96', '#c8843a', 7),
        body(ellipse(42, 36, 22, 28), colour),
        line('M22 30Q42 40 62 28M22 42Q42 54 63 42', '#fff4d0', 3),
        line('M26 36L34 42L42 36L50 42L58 36', '#ffd24a', 2.4),
      ],
      { mirrored, x: mirrored ? 18 : -18, turn: mirrored ? 14 : -14, scale: 0.86 },
    );
  return [...one(first, false), ...one(second, true)];
}
