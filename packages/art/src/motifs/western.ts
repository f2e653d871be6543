import { type Hex, lit } from '../kit/colour.ts';
import { body, type Drawing, line, mark, type Paint, rod } from '../kit/parts.ts';
import { around, ellipse, place, star } from '../kit/paths.ts';

export function boots(leather: Hex): Drawing {
  return [
    body('M34 6H66L64 54C74 60 90 64 94 76V86H56L52 80H40V86H30V60Z', leather),
    mark('M34 6H66L65.6 18H33.4Z', lit(leather, 0.35)),
    line('M44 24Q50 32 56 24M44 34Q50 42 56 34M46 46Q50 52 54 46', '#ffe2a8', 2.4),
    body('M26 84H96V93H56L52 88H40V94H26Z', '#3a1c10'),
    body(star(8, 24, 66, 9, 4), 'silver'),
  ];
}

export function horseshoe(metal: Paint = 'silver'): Drawing {
  return [
    body(
      'M16 94H34V86C22 70 18 54 22 40C26 26 36 20 50 20C64 20 74 26 78 40C82 54 78 70 66 86V94H84V84C98 62 98 40 90 26C82 10 68 4 50 4C32 4 18 10 10 26C2 40 2 62 16 84Z',
      metal,
    ),
    ...(
      [
        [13, 46],
        [15, 66],
        [22, 24],
        [50, 11],
        [78, 24],
        [87, 46],
        [85, 66],
      ] as const
    ).map(([x, y]) => mark(ellipse(x, y, 2.8), '#3a3f5c')),
  ];
}

export function sheriffStar(): Drawing {
  const tips = around(6, 50, 50, 43);
  return [
    body(star(6, 50, 50, 44, 24), 'gold'),
    ...tips.map(([x, y]) => body(ellipse(x, y, 6), 'gold')),
    body(ellipse(50, 50, 17), 'silver'),
    mark(star(5, 50, 50, 13, 5.4), '#5a3a08'),
  ];
}

export function wagonWheel(wood: Hex): Drawing {
  return [
    body(`${ellipse(50, 50, 46)}${ellipse(50, 50, 36)}`, wood),
    ...[0, 45, 90, 135].map((turn) => rod(place('M50 14V86', { turn }), wood, 6)),
    body(ellipse(50, 50, 12), 'bronze'),
    mark(ellipse(50, 50, 4), '#2a1610'),
  ];
}
