import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, line, mark, type Paint, rod } from '../kit/parts.ts';
import { around, ellipse, petal, place, ring } from '../kit/paths.ts';

export interface Flower {
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
