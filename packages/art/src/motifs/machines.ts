import { type Hex, shaded } from '../kit/colour.ts';
import { body, type Drawing, glow, line, mark, type Paint, rod } from '../kit/parts.ts';
import { both, box, ellipse, ring, smooth } from '../kit/paths.ts';

export function gear(metal: Paint): Drawing {
  return [
    ...ring('M42 2H58L60 18H40Z', 8, 50, 50).map((tooth) => body(tooth, metal)),
    body(`${ellipse(50, 50, 36)}${ellipse(50, 50, 15)}`, metal),
    line(ellipse(50, 50, 26), '#4a5270', 2.4, 0.6),
  ];
}

export function battery(charge: Hex): Drawing {
  return [
    glow(50, 50, 50, charge, 0.6),
    body(box(38, 2, 24, 12, 3), 'silver'),
    body(box(22, 10, 56, 86, 9), '#3a3f5c'),
    ...[0, 1, 2, 3].map((cell) => body(box(30, 18 + cell * 18, 40, 14, 4), charge)),
    mark('M54 26L36 56H48L44 80L64 46H52Z', '#ffffff', 0.95),
  ];
}

export function chip(light_: Hex): Drawing {
  return [
    ...[26, 42, 58, 74].flatMap((at) => [
      body(box(at - 4, 2, 8, 18, 2), 'gold'),
      body(box(at - 4, 80, 8, 18, 2), 'gold'),
      body(box(2, at - 4, 18, 8, 2), 'gold'),
      body(box(80, at - 4, 18, 8, 2), 'gold'),
    ]),
    body(box(14, 14, 72, 72, 7), '#24483a'),
    body(box(30, 30, 40, 40, 5), '#2a2a38'),
    line('M20 26H30V36M80 74H70V64M26 80V70H36M74 20V30H64', light_, 2.4),
    mark('M54 34L42 52H49L46 66L58 48H51Z', light_),
  ];
}

export function rayGun(body_: Hex, beam: Hex): Drawing {
  return [
    body('M24 58H44L40 94H20Z', shaded(body_, 0.25)),
    body('M6 40C6 24 24 20 44 22C66 24 70 32 70 42C70 54 60 60 40 60C20 60 6 54 6 40Z', body_),
    ...[54, 62, 70].map((x, index) => body(ellipse(x, 41, 4, 19 - index * 4), 'silver')),
    rod('M72 41H92', beam, 5),
    body(ellipse(94, 41, 6), beam),
    glow(94, 41, 18, beam, 0.9),
    mark(ellipse(24, 36, 9, 5), '#ffffff', 0.7),
  ];
}

export function robotHead(metal: Hex, light_: Hex, isSquare: boolean): Drawing {
  return [
    rod('M50 18V4', '#8f9cbc', 4),
    body(ellipse(50, 4, 6), light_),
    body(box(2, 42, 14, 28, 5), 'silver'),
    body(box(84, 42, 14, 28, 5), 'silver'),
    body(
      isSquare
        ? box(12, 18, 76, 74, 14)
        : smooth([
            [50, 16],
            [78, 24],
            [88, 54],
            [78, 84],
            [50, 94],
            [22, 84],
            [12, 54],
            [22, 24],
          ]),
      metal,
    ),
    body(box(22, 34, 56, 26, 12), '#1d2440'),
    glow(36, 47, 12, light_, 0.9),
    glow(64, 47, 12, light_, 0.9),
    mark(both(ellipse(36, 47, 7)), light_),
    mark(both(ellipse(34, 45, 2.4)), '#ffffff'),
    body(box(30, 68, 40, 14, 5), '#3a3f5c'),
    line('M38 70V80M46 70V80M54 70V80M62 70V80', light_, 2.4),
  ];
}
