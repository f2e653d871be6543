import type { Hex } from '../kit/colour.ts';
import { body, type Drawing, line, mark, type Paint, rod } from '../kit/parts.ts';
import { both, box, ellipse, lathe, place } from '../kit/paths.ts';

export function gong(metal: Paint = 'gold'): Drawing {
  return [
    rod('M8 96V10H92V96', '#8a2a1e', 7),
    line('M30 12L34 26M70 12L66 26', '#ffe2a8', 2.4),
    body(ellipse(50, 56, 37), metal),
    body(ellipse(50, 56, 26), metal),
    body(ellipse(50, 56, 12), metal),
    mark(ellipse(46, 52, 4, 3), '#fffbe0', 0.9),
    body(both('M8 10C2 2 8 -4 14 -2C14 4 12 8 8 10Z'), 'gold'),
  ];
}

/** A row of small gongs on their frame. */
export function bonang(): Drawing {
  return [
    body('M2 54H98L92 92H8Z', '#a8321e'),
    line('M10 66Q24 58 38 66T66 66T92 66M14 80Q26 72 40 80T66 80T86 80', '#ffd24a', 2.4),
    ...[18, 50, 82].map((x) => body(ellipse(x, 46, 16, 11), 'gold')),
    ...[18, 50, 82].map((x) => body(ellipse(x, 41, 6.4, 5), 'gold')),
    ...[34, 66].map((x) => body(ellipse(x, 32, 14, 9), 'gold')),
    ...[34, 66].map((x) => body(ellipse(x, 28, 5.4, 4), 'gold')),
    rod('M64 22L92 2', '#e0b878', 4),
    body(ellipse(62, 23, 6), '#e8303e'),
  ];
}

export function saron(): Drawing {
  return [
    body('M4 44C10 34 18 36 22 44H78C82 36 90 34 96 44L90 88H10Z', '#a8321e'),
    line('M16 74Q30 66 44 74T72 74T86 74', '#ffd24a', 2.6),
    ...[0, 1, 2, 3, 4, 5].map((bar) => body(box(15 + bar * 12, 34, 10, 26, 2), 'gold')),
    rod('M58 28L86 6', '#e0b878', 5),
    body(place(box(44, 44, 14, 9, 3), { turn: -40, x: 2, y: -20 }), '#7a431c'),
  ];
}

export function drumBarrel(shell: Hex, skin: Hex = '#f6e3c2', cord: Hex = '#ffe2a8'): Drawing {
  return [
    body(
      lathe([
        [18, 16],
        [32, 22],
        [38, 50],
        [32, 78],
        [18, 86],
      ]),
      shell,
    ),
    line('M20 30L34 74L50 34L66 74L80 30', cord, 2.6),
    body(ellipse(50, 20, 32, 11), skin),
    mark(ellipse(50, 20, 12, 4), '#b4844a', 0.7),
    body('M18 78Q50 92 82 78L80 88Q50 100 20 88Z', 'gold'),
  ];
}

export function rebab(): Drawing {
  return [
    rod('M50 4V66', '#7a3a1c', 5),
    rod('M40 14H60M41 24H59', '#e0b878', 4),
    body('M50 44C72 44 78 60 74 74C70 88 58 92 50 92C42 92 30 88 26 74C22 60 28 44 50 44Z', '#b5602a'),
    body('M50 52C64 52 68 62 66 72C62 82 56 84 50 84C44 84 38 82 34 72C32 62 36 52 50 52Z', '#fff0cc'),
    line('M47 8V82M53 8V82', '#fffbe0', 1.2),
    rod('M8 82L94 40', '#c8843a', 4),
    rod('M50 92V100', '#e0b878', 4),
  ];
}
