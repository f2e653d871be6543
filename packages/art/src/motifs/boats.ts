import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, line, mark, moved, rod } from '../kit/parts.ts';
import { around, ellipse, lathe, place, polygon, star } from '../kit/paths.ts';
import { palmTree } from './plants.ts';

export function islandPalm(): Drawing {
  return [
    ...moved(palmTree(), { scale: 0.8, y: -8 }),
    body('M4 92Q26 72 50 74Q74 72 96 92Q50 102 4 92Z', '#f4d48a'),
  ];
}

export function sailShip(hull: Hex, sail: Hex, badge: Drawing = []): Drawing {
  return [
    rod('M34 76V8', '#6a3a1c', 4),
    rod('M64 76V2', '#6a3a1c', 4),
    body('M64 4L76 8L64 13Z', '#e8303e'),
    body('M14 22Q34 16 52 22Q46 38 52 58Q32 50 14 58Q20 38 14 22Z', sail),
    body('M48 14Q66 8 86 14Q80 36 88 60Q66 50 48 60Q54 36 48 14Z', lit(sail, 0.1)),
    ...moved(badge, { scale: 0.24, x: 17, y: -16 }),
    body('M2 64L18 72H78L98 58C98 76 90 92 78 96H24C10 90 4 78 2 64Z', hull),
    body('M4 68L18 76H78L97 64L95 72L80 82H20L7 76Z', 'gold'),
    ...[32, 48, 64].map((x) => body(ellipse(x, 88, 4), '#3a1a10')),
  ];
}

/** The long boat with a carved bow of Malay fishermen. */
export function perahu(hull: Hex, sail: Hex): Drawing {
  return [
    rod('M48 74V4', '#8a5a2c', 4),
    body('M52 8C82 16 90 42 88 64L52 66Z', sail),
    body('M44 16C26 28 20 48 20 64L44 66Z', lit(sail, 0.3)),
    line('M54 24Q72 30 82 44M54 42Q72 44 86 54', shaded(sail, 0.3), 1.8, 0.7),
    body('M-2 58C8 62 12 68 20 70H80C88 68 94 58 100 50C102 70 90 92 72 94H30C12 92 0 76 -2 58Z', hull),
    line('M8 76Q50 84 92 72', '#ffe27a', 3.4),
    line('M16 84L22 88L28 84L34 88L40 84L46 88L52 84L58 88L64 84L70 88L76 84', '#fff4d0', 1.8),
  ];
}

export function longship(): Drawing {
  return [
    rod('M50 70V4', '#6a3a1c', 4.4),
    body('M18 12Q50 6 82 12Q76 34 84 56Q50 48 16 56Q24 34 18 12Z', '#fff4e0'),
    mark(
      'M30 10.5L40 9.4Q37 32 40 51L29 52.6Q34 32 30 10.5ZM58 9L70 10.4Q66 32 72 53L61 51.4Q63 32 58 9Z',
      '#e0303e',
    ),
    body(
      'M0 40C4 34 12 36 12 42C10 52 14 66 26 68H74C86 66 90 52 88 42C90 34 98 36 100 42C102 66 92 92 74 94H26C8 92 -4 64 0 40Z',
      '#8a4a1c',
    ),
    body('M-2 44C-6 34 4 26 14 32L8 40Z', 'gold'),
    ...[26, 42, 58, 74].map((x) => body(ellipse(x, 76, 8), x === 26 || x === 58 ? '#2a7ad0' : '#e0303e')),
    ...[26, 42, 58, 74].map((x) => body(ellipse(x, 76, 2.6), 'gold')),
  ];
}

export function compass(): Drawing {
  return [
    body(ellipse(50, 10, 9), 'gold'),
    body(ellipse(50, 54, 44), 'gold'),
    body(ellipse(50, 54, 35), '#fff6df'),
    ...around(12, 50, 54, 30).map(([x, y]) => mark(ellipse(x, y, 1.5), '#6a3a10')),
    mark(star(4, 50, 54, 27, 5), '#c8a868'),
    body(
      place(
        polygon([
          [50, 20],
          [58, 50],
          [42, 50],
        ]),
        { turn: 30, x: 0, y: 4 },
      ),
      '#e8303e',
    ),
    body(
      place(
        polygon([
          [50, 80],
          [58, 50],
          [42, 50],
        ]),
        { turn: 30, x: 0, y: 4 },
      ),
      '#2a5ad0',
    ),
    body(ellipse(50, 54, 5), 'gold'),
  ];
}

export function shipWheel(wood: Hex): Drawing {
  return [
    ...[0, 45, 90, 135].map((turn) => rod(place('M50 2V98', { turn }), wood, 7)),
    body(`${ellipse(50, 50, 35)}${ellipse(50, 50, 24)}`, wood),
    line(ellipse(50, 50, 29.5), '#ffd24a', 2.4),
    body(ellipse(50, 50, 11), 'gold'),
    mark(star(6, 50, 50, 7, 3.4), '#6a3a08'),
  ];
}

export function map(): Drawing {
  return [
    body('M8 18L36 10L64 20L94 10L92 82L64 92L36 82L6 92Z', '#f0d49a'),
    line('M36 12V80M64 22V90', '#b4844a', 2, 0.8),
    line('M18 74Q26 58 36 62T52 46T66 36', '#6a3a10', 3),
    mark('M70 22L76 28L82 22L86 26L80 32L86 38L82 42L76 36L70 42L66 38L72 32L66 26Z', '#e0202e'),
    line('M14 34Q22 26 28 36M70 68Q78 60 86 70', '#8a6a3a', 2.2),
    mark(
      polygon([
        [20, 50],
        [26, 40],
        [32, 50],
      ]),
      '#4a8a4a',
    ),
  ];
}

export function barrel(wood: Hex): Drawing {
  return [
    body(
      lathe([
        [24, 8],
        [34, 30],
        [36, 50],
        [34, 70],
        [24, 94],
      ]),
      wood,
    ),
    line('M36 10Q26 50 36 92M50 8V94M64 10Q74 50 64 92', shaded(wood, 0.45), 2),
    mark('M17 26Q50 38 83 26L84.6 36Q50 48 15.4 36ZM15.4 64Q50 76 84.6 64L83 74Q50 86 17 74Z', '#5d6787'),
    body(ellipse(50, 12, 24, 7), lit(wood, 0.2)),
  ];
}
