import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, line, mark, rod } from '../kit/parts.ts';
import { box, ellipse, flip, lathe, petal, place } from '../kit/paths.ts';

export function leaf(colour: Hex): Drawing {
  return [
    body('M14 90C4 50 28 14 88 8C94 62 62 92 22 84Z', colour),
    line('M12 94Q36 58 78 18', lit(colour, 0.55), 3),
    line('M30 68L26 46M44 52L42 30M58 38L60 20M36 64L58 66M50 50L72 48', lit(colour, 0.45), 1.8, 0.8),
  ];
}

/** The split leaf of a monstera. */
export function monstera(colour: Hex): Drawing {
  return [
    body(
      'M50 96C47 90 48 84 50 80C34 88 16 82 8 66L28 62L6 54C4 40 8 28 18 18L32 40L26 10C34 4 44 6 50 14C56 6 66 4 74 10L68 40L82 18C92 28 96 40 94 54L72 62L92 66C84 82 66 88 50 80C51 84 54 90 50 96Z',
      colour,
    ),
    line(
      'M50 84V22M50 70L30 76M50 70L70 76M50 52L26 54M50 52L74 54M50 36L36 22M50 36L64 22',
      lit(colour, 0.55),
      2,
    ),
  ];
}

export function clover(colour: Hex, leaves = 4): Drawing {
  const heart = 'M50 52C30 46 22 32 30 20C37 12 47 15 50 24C53 15 63 12 70 20C78 32 70 46 50 52Z';
  const turns = leaves === 4 ? [45, 135, 225, 315] : [0, 120, 240];
  return [
    rod('M50 54Q54 78 44 97', shaded(colour, 0.2), 5.5),
    ...turns.map((turn) => body(place(place(heart, { scale: 1.02 }), { turn, y: -4 }), colour)),
    ...turns.map((turn) => line(place('M50 50V26', { turn, y: -4 }), lit(colour, 0.65), 2, 0.8)),
  ];
}

export function mushroom(cap: Hex): Drawing {
  return [
    body('M38 52C42 66 36 82 32 92H68C64 82 58 66 62 52Z', '#f7e8cf'),
    body('M6 56C6 26 26 8 50 8C74 8 94 26 94 56C82 66 18 66 6 56Z', cap),
    mark('M8 57Q50 70 92 57Q82 65 50 65Q18 65 8 57Z', '#ffe9d2', 0.9),
    ...[
      [32, 30, 8, 7],
      [58, 22, 7, 6],
      [74, 42, 7, 8],
      [48, 46, 6, 5],
      [20, 48, 5, 6],
    ].map(([x = 0, y = 0, rx = 0, ry = 0]) => body(ellipse(x, y, rx, ry), '#fff7ea')),
  ];
}

export function palmTree(): Drawing {
  const frond = 'M50 34C36 16 14 18 4 38C20 30 34 32 50 38Z';
  return [
    rod('M44 96Q46 62 54 36', '#8a5a2c', 9),
    line('M42 86H50M43 74H52M45 62H53M48 50H56', '#4a2a10', 2, 0.7),
    ...[0, 28, -26].map((turn) => body(place(frond, { turn, x: 3 }), '#2fa04e')),
    ...[0, -28, 26].map((turn) => body(place(flip(frond), { turn, x: 3 }), '#27914a')),
    body('M53 36C44 22 46 8 56 2C64 12 64 26 53 36Z', '#3cb55a'),
    body(ellipse(46, 40, 7), '#7a4a20'),
    body(ellipse(60, 41, 7), '#7a4a20'),
  ];
}

/** Stalks of bamboo with leaves. */
export function bamboo(): Drawing {
  const stalk = (x: number, top: number) => [
    body(box(x, top, 13, 96 - top, 3), '#5cb84a'),
    ...[28, 50, 72].map((y) => body(box(x - 1.5, y + top / 6, 16, 5, 2.5), '#8ad86a')),
  ];
  return [
    ...stalk(26, 12),
    ...stalk(60, 20),
    ...stalk(43, 4),
    body(petal(58, 28, 40, 16, 64), '#2f9a4a'),
    body(petal(58, 30, 36, 15, 104), '#38a852'),
    body(petal(40, 44, 38, 15, -66), '#2f9a4a'),
    body(petal(40, 46, 34, 14, -106), '#38a852'),
  ];
}

export function fir(): Drawing {
  return [
    body(box(43, 80, 14, 16, 2), '#7a4a26'),
    ...[
      [60, 44],
      [40, 36],
      [20, 28],
    ].map(([top = 0, half = 0]) =>
      body(`M50 ${top - 16}L${50 + half} ${top + 26}Q50 ${top + 34} ${50 - half} ${top + 26}Z`, '#1f8a5e'),
    ),
    ...[
      [34, 74],
      [62, 78],
      [44, 56],
      [60, 52],
      [50, 34],
    ].map(([x = 0, y = 0], index) =>
      body(
        ellipse(x, y, 4.4),
        (['#ff4d5e', '#ffd24a', '#4ac8ff'] as const)[index - Math.floor(index / 3) * 3] ?? '#ff4d5e',
      ),
    ),
    mark('M50 4L61 26Q50 32 39 26Z', '#ffffff', 0.85),
  ];
}

export function pumpkin(): Drawing {
  const colour: Hex = '#f08a1e';
  return [
    rod('M50 22Q50 10 60 6', '#4f8a2a', 8),
    body(ellipse(24, 56, 20, 32), shaded(colour, 0.1)),
    body(ellipse(76, 56, 20, 32), shaded(colour, 0.1)),
    body(ellipse(37, 56, 20, 35), colour),
    body(ellipse(63, 56, 20, 35), colour),
    body(ellipse(50, 56, 18, 36), lit(colour, 0.1)),
    mark('M22 40L44 52L26 56ZM78 40L56 52L74 56ZM50 54L55 62H45Z', '#3a0e12'),
    mark('M18 64L28 70L34 65L41 73L50 66L59 73L66 65L72 70L82 64Q74 88 50 88Q26 88 18 64Z', '#3a0e12'),
    mark(
      'M26 44L40 51.5L28 54ZM74 44L60 51.5L72 54ZM24 72L28 75L34 70L41 78L50 71L59 78L66 70L72 75L76 72Q68 84 50 84Q32 84 24 72Z',
      '#ffe14a',
    ),
  ];
}

/** Wheat, maize and the like: grains along an ear. */
export function corn(): Drawing {
  const rows = [0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
    [-2, -1, 0, 1, 2].map((column) => [column, row] as const),
  );
  return [
    body(
      lathe([
        [0, 4],
        [13, 14],
        [18, 40],
        [15, 70],
        [0, 84],
      ]),
      '#ffc928',
    ),
    ...rows.map(([column, row]) =>
      mark(
        ellipse(50 + column * (6.4 - Math.abs(row - 3) * 0.5), 20 + row * 9, 2.9, 3.9),
        lit('#ffc928', 0.55),
        0.85,
      ),
    ),
    body('M50 96C24 92 22 60 26 36C36 50 42 72 50 96Z', '#58b03e'),
    body('M50 96C76 92 78 60 74 36C64 50 58 72 50 96Z', '#489a34'),
    body('M50 97C42 84 40 72 42 60Q50 70 58 60C60 72 58 84 50 97Z', '#6cc64c'),
  ];
}
