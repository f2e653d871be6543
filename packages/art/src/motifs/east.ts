import { type Hex, lit } from '../kit/colour.ts';
import { body, type Drawing, line, mark, moved, rod } from '../kit/parts.ts';
import { around, box, ellipse, place, star } from '../kit/paths.ts';
import { beast } from './faces.ts';

/** A cat that waves luck in. */
export function luckyCat(): Drawing {
  return [
    body('M70 42C82 34 80 14 74 6C66 2 58 8 60 18C62 26 64 34 62 42Z', '#fffaf2'),
    body('M50 46C74 46 84 66 80 96H20C16 66 26 46 50 46Z', '#fffaf2'),
    ...moved(beast({ fur: '#fffaf2', ears: 'pointed', iris: '#3a8a3a', mood: 'glad', inner: '#ff8a94' }), {
      scale: 0.62,
      y: -14,
      x: -6,
    }),
    body('M20 58Q44 72 68 58L70 64Q44 80 18 64Z', '#e8303e'),
    body(ellipse(44, 70, 6), 'gold'),
    body(ellipse(58, 86, 12, 9), 'gold'),
    mark(box(57, 80, 2.4, 12), '#8a4a08'),
  ];
}

export function fan(cloth: Hex, rib: Hex): Drawing {
  const angles = [-75, -50, -25, 0, 25, 50, 75];
  return [
    body('M50 92L2 46C16 6 84 6 98 46Z', cloth),
    mark('M50 92L10 53C22 22 78 22 90 53Z', lit(cloth, 0.25), 0.6),
    ...angles.map((turn) => line(place('M50 50V-18', { turn: turn * 0.72, y: 42 }), rib, 2)),
    ...(
      [
        [34, 34],
        [50, 26],
        [66, 34],
      ] as const
    ).flatMap(([x, y]) => around(5, x, y, 4.6).map(([px, py]) => mark(ellipse(px, py, 3), '#ffd9e8'))),
    body('M50 92L40 74Q50 68 60 74Z', '#6a3a1c'),
    body(ellipse(50, 90, 4.4), 'gold'),
  ];
}

export function firecracker(): Drawing {
  return [
    rod('M50 6V94', '#8a5a22', 3.4),
    ...[0, 1, 2, 3].flatMap((row_) => [
      body(place(box(38, 40, 13, 24, 4), { turn: 28, x: -14, y: -26 + row_ * 20 }), '#e8303e'),
      body(place(box(50, 40, 13, 24, 4), { turn: -28, x: 14, y: -26 + row_ * 20 }), '#e8303e'),
    ]),
    ...[0, 1, 2, 3].map((row_) => mark(ellipse(50, 26 + row_ * 20, 3), '#ffd24a')),
    body(box(38, 2, 24, 12, 4), 'gold'),
    mark(star(8, 50, 94, 10, 4), '#ffd24a'),
  ];
}

export function redPacket(): Drawing {
  return [
    body(box(18, 6, 64, 90, 6), '#e0202e'),
    mark('M18 12Q18 6 24 6H76Q82 6 82 12V24Q50 46 18 24Z', '#a8121e'),
    body(ellipse(50, 40, 15), 'gold'),
    mark(star(5, 50, 40, 9, 4), '#a8121e'),
    line('M30 68H70M36 78H64', '#ffd24a', 3.4),
  ];
}
