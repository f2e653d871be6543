import { type Hex, lit, mix, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, line, mark, moved, type Paint, rod } from '../kit/parts.ts';
import { around, box, ellipse, flip, lathe, petal, place, ring, smooth } from '../kit/paths.ts';

interface Flower {
  readonly petals: number;
  readonly colour: Hex;
  readonly heart: Paint;
  readonly length?: number;
  readonly width?: number;
  readonly tip?: number;
  readonly inner?: Hex;
  readonly turn?: number;
}

/** A flower from the front. */
export function flower({
  petals,
  colour,
  heart,
  length = 43,
  width = 36,
  tip = 0.2,
  inner,
  turn = 0,
}: Flower): Drawing {
  const angles = Array.from({ length: petals }, (_, index) => turn + (index * 360) / petals);
  return [
    ...angles.map((angle) => body(petal(50, 52, length, width, angle, tip), colour)),
    ...angles.map((angle) =>
      mark(petal(50, 52, length * 0.6, width * 0.36, angle), inner ?? shaded(colour, 0.45), 0.55),
    ),
    ...angles.map((angle) =>
      line(place(`M50 44V${56 - length * 0.82}`, { turn: angle, y: 2 }), lit(colour, 0.6), 1, 0.6),
    ),
    body(ellipse(50, 52, 9), heart),
    ...around(6, 50, 52, 5).map(([x, y]) => mark(ellipse(x, y, 1.2), '#7a3a08', 0.6)),
  ];
}

export function lotus(colour: Hex): Drawing {
  const leaf = (turn: number, length: number, width: number, paint: Hex) =>
    body(petal(50, 78, length, width, turn, 0.35), paint);
  return [
    dull('M4 78Q26 62 50 72Q74 62 96 78Q74 94 50 88Q26 94 4 78Z', '#1f8a5a'),
    leaf(-68, 46, 24, shaded(colour, 0.18)),
    leaf(68, 46, 24, shaded(colour, 0.18)),
    leaf(-42, 58, 28, colour),
    leaf(42, 58, 28, colour),
    leaf(-20, 66, 28, lit(colour, 0.15)),
    leaf(20, 66, 28, lit(colour, 0.15)),
    leaf(0, 70, 30, lit(colour, 0.32)),
    line('M50 74V22M44 72Q38 54 38 40M56 72Q62 54 62 40', shaded(colour, 0.3), 1.2, 0.5),
    body(ellipse(50, 80, 11, 5), 'gold'),
  ];
}

export function orchid(colour: Hex, lip: Hex): Drawing {
  const spot = lit(colour, 0.55);
  return [
    body(petal(50, 52, 46, 32, 0, 0.25), colour),
    body(petal(50, 52, 46, 30, 128, 0.3), colour),
    body(petal(50, 52, 46, 30, 232, 0.3), colour),
    body(petal(50, 52, 46, 52, 72, 0.12), lit(colour, 0.18)),
    body(petal(50, 52, 46, 52, 288, 0.12), lit(colour, 0.18)),
    ...[0, 72, 128, 232, 288].map((turn) =>
      line(place('M50 42V14M46 40Q43 30 43 22M54 40Q57 30 57 22', { turn, y: 2 }), spot, 1.1, 0.7),
    ),
    body('M50 50C40 52 34 62 40 74C44 82 56 82 60 74C66 62 60 52 50 50Z', lip),
    mark('M50 58C46 60 44 66 47 72C49 75 51 75 53 72C56 66 54 60 50 58Z', '#ffe27a'),
    body(ellipse(50, 50, 6), '#fff6e0'),
  ];
}

/** A blossom with notched petals. */
export function blossom(colour: Hex): Drawing {
  const one = 'M50 52C34 44 30 22 42 9L50 17L58 9C70 22 66 44 50 52Z';
  return [
    ...ring(one, 5, 50, 52).map((outline) => body(outline, colour)),
    ...ring('M50 48V28M46 46L43 32M54 46L57 32', 5, 50, 52).map((outline) =>
      line(outline, '#c22258', 1.5, 0.75),
    ),
    ...around(10, 50, 52, 13, 18).map(([x, y]) => mark(ellipse(x, y, 2), '#fff0a0')),
    body(ellipse(50, 52, 6.5), '#ffd24a'),
  ];
}

export function rose(colour: Hex): Drawing {
  return [
    rod('M50 58Q54 80 50 98', '#2f8a3e', 5),
    body('M52 84Q66 66 88 76Q76 92 52 84Z', '#37a04a'),
    body('M50 92Q36 74 12 82Q24 98 50 92Z', '#37a04a'),
    body(ellipse(50, 38, 33, 32), shaded(colour, 0.15)),
    body('M18 34Q22 64 50 70Q34 56 32 30Z', colour),
    body('M82 34Q78 64 50 70Q66 56 68 30Z', colour),
    body('M26 20Q44 2 68 12Q80 18 78 34Q60 50 36 40Q24 34 26 20Z', lit(colour, 0.1)),
    line('M40 20Q56 12 64 24Q64 36 50 36Q40 34 44 26Q50 20 56 27', shaded(colour, 0.55), 2.6),
    line('M34 44Q50 56 66 44', shaded(colour, 0.5), 2),
  ];
}

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

export function cactus(): Drawing {
  return [
    body('M38 94V30Q38 10 50 10Q62 10 62 30V94Z', '#3da25a'),
    body('M38 72H26Q14 72 14 58V46Q14 38 20 38Q27 38 27 46V56Q27 59 30 59H38Z', '#3da25a'),
    body('M62 62H72Q84 62 84 50V36Q84 28 78 28Q71 28 71 36V46Q71 49 68 49H62Z', '#3da25a'),
    line('M44 24V90M50 18V90M56 24V90M20 44V58M78 34V50', '#bff0a8', 1.4, 0.7),
    ...moved(flower({ petals: 6, colour: '#ff5f8a', heart: '#ffd24a' }), { scale: 0.3, y: -40 }),
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

export function butterfly(colour: Hex, second: Hex): Drawing {
  const upper = 'M50 46C38 14 10 4 4 18C0 34 14 54 48 54Z';
  const lower = 'M48 54C22 52 10 64 16 80C24 94 44 84 50 58Z';
  return [
    body(lower, second),
    body(flip(lower), second),
    body(upper, colour),
    body(flip(upper), colour),
    ...[ellipse(20, 26, 7, 6), ellipse(34, 38, 5, 4), ellipse(27, 72, 6, 6)].flatMap((spot) => [
      mark(spot, lit(colour, 0.75)),
      mark(flip(spot), lit(colour, 0.75)),
    ]),
    line('M46 48Q26 32 12 20M54 48Q74 32 88 20', shaded(colour, 0.45), 1.5, 0.6),
    line('M49 34Q44 20 36 14M51 34Q56 20 64 14', '#3a1a2a', 2),
    rod('M50 36V74', '#5a2a3a', 6.5),
  ];
}

export function bee(): Drawing {
  return [
    body('M46 42C24 36 14 8 34 6C50 8 56 26 54 40Z', '#dff4ff'),
    body('M58 42C66 18 88 8 92 24C92 40 74 46 60 46Z', '#c8e8fb'),
    body('M16 60C16 44 34 36 54 38C78 40 94 54 96 64C88 80 66 88 44 84C26 82 16 74 16 60Z', '#ffc928'),
    mark('M40 39Q34 60 40 83L51 85Q44 62 51 38ZM62 39.6Q58 62 64 84L74 80Q70 60 73 43Z', '#3a2018'),
    mark(ellipse(25, 58, 4.4, 5), '#1d1030'),
    mark(ellipse(23.8, 56.4, 1.5), '#ffffff'),
    line('M26 44Q20 32 12 30M32 40Q30 28 24 22', '#3a2018', 2.4),
    line('M20 70Q26 76 32 72', '#3a2018', 2),
  ];
}

export function shellFan(colour: Hex): Drawing {
  const ribs = [-60, -40, -20, 0, 20, 40, 60];
  return [
    body(
      smooth([
        [50, 88],
        [34, 84],
        [12, 62],
        [6, 42],
        [18, 26],
        [34, 16],
        [50, 12],
        [66, 16],
        [82, 26],
        [94, 42],
        [88, 62],
        [66, 84],
      ]),
      colour,
    ),
    body('M36 80L28 94Q50 98 72 94L64 80Z', shaded(colour, 0.1)),
    ...ribs.map((turn) =>
      line(
        place('M50 86V22', { turn: turn * 0.92, x: turn * 0.16, y: Math.abs(turn) * 0.05 }),
        mix(colour, '#5a1030', 0.35),
        2.2,
        0.55,
      ),
    ),
    ...ribs
      .slice(0, 5)
      .map((turn) => line(place('M54 80V26', { turn: turn * 0.92, x: turn * 0.16 }), '#ffffff', 1.6, 0.4)),
  ];
}
