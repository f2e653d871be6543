import { type Hex, lit, mix, shaded } from '../kit/colour.ts';
import { body, type Drawing, line, mark, rod } from '../kit/parts.ts';
import { ellipse, flip, place, smooth } from '../kit/paths.ts';

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
