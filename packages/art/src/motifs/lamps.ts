import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, glow, line, mark, type Paint, rod } from '../kit/parts.ts';
import { box, ellipse, star } from '../kit/paths.ts';

/** A lamp of paper with tassels. */
export function lantern(paper: Hex, trim: Paint = 'gold'): Drawing {
  return [
    glow(50, 46, 54, lit(paper, 0.3), 0.8),
    line('M50 -2V10', '#5a2a1a', 3),
    body('M50 12C84 12 94 30 94 46C94 62 84 78 50 78C16 78 6 62 6 46C6 30 16 12 50 12Z', paper),
    line(
      'M50 14C30 20 26 34 26 46C26 58 30 70 50 76M50 14C70 20 74 34 74 46C74 58 70 70 50 76M50 14V76',
      shaded(paper, 0.35),
      2,
      0.7,
    ),
    mark(ellipse(50, 45, 13), '#ffe27a', 0.75),
    body(box(34, 6, 32, 9, 3), trim),
    body(box(34, 74, 32, 9, 3), trim),
    rod('M40 84V94', '#e8a020', 3.4),
    rod('M50 84V99', '#e8a020', 3.4),
    rod('M60 84V94', '#e8a020', 3.4),
  ];
}

/** An oil lamp with a flame. */
export function oilLamp(metal: Paint = 'gold'): Drawing {
  return [
    glow(84, 24, 26, '#ffb02e', 1),
    body('M30 50C6 40 2 62 18 68L22 62C12 58 16 48 28 56Z', metal),
    body(
      'M24 56C34 44 58 42 70 50C78 46 84 38 92 32C98 36 92 50 84 58C76 72 62 80 46 80C32 78 24 68 24 56Z',
      metal,
    ),
    body('M34 80H60L66 92H28Z', metal),
    body('M36 46C38 36 58 36 60 46Q48 42 36 46Z', metal),
    body(ellipse(48, 34, 4.5), '#e8415a'),
    body('M88 34C78 26 86 18 88 6C96 14 98 26 92 34Z', '#ff8a1e'),
    mark('M89 33C84 27 88 22 89 15C93 20 94 28 91 33Z', '#fff2a0'),
    line('M32 62Q48 72 72 62', '#8a4a08', 1.8, 0.6),
  ];
}

export function pelita(): Drawing {
  return [
    glow(50, 26, 34, '#ffb02e', 1),
    body('M50 6C58 18 64 26 60 36Q50 44 40 36C36 26 42 18 50 6Z', '#ff8a1e'),
    mark('M50 20C54 26 56 30 54 36Q50 40 46 36C44 30 46 26 50 20Z', '#fff2a0'),
    body(box(44, 38, 12, 12, 2), 'bronze'),
    body('M22 52Q50 42 78 52L72 78Q50 88 28 78Z', 'bronze'),
    body('M34 82H66L74 95H26Z', 'bronze'),
    line('M26 62Q50 70 74 62', '#ffe0a0', 2.2),
    body('M78 56C94 52 94 74 74 70L75 65C86 68 86 58 77 61Z', 'bronze'),
  ];
}

export function candle(wax: Hex): Drawing {
  return [
    glow(50, 16, 32, '#ffb02e', 1),
    body('M34 40Q50 32 66 40V84H34Z', wax),
    body('M34 40Q42 44 40 58Q36 64 34 56ZM58 38Q66 40 66 64Q60 66 58 54Z', lit(wax, 0.3)),
    line('M50 36V28', '#3a1a10', 2.6),
    body('M50 4C58 14 60 22 56 28Q50 33 44 28C40 22 44 14 50 4Z', '#ff8a1e'),
    mark('M50 14C53 20 54 24 52 27Q50 29 48 27C46 24 48 20 50 14Z', '#fff2a0'),
    body('M14 80H86Q84 96 70 96H30Q16 96 14 80Z', 'gold'),
  ];
}

export function jar(glow_: Hex): Drawing {
  return [
    glow(50, 60, 50, glow_, 0.9),
    body(box(28, 4, 44, 14, 4), 'bronze'),
    body('M26 18H74C86 26 86 40 86 52V82Q86 96 72 96H28Q14 96 14 82V52C14 40 14 26 26 18Z', '#bfe4f4'),
    ...(
      [
        [36, 50],
        [58, 42],
        [64, 66],
        [44, 74],
        [30, 68],
      ] as const
    ).flatMap(([x, y]) => [mark(ellipse(x, y, 7), glow_, 0.6), mark(star(4, x, y, 9, 2.4), '#fffbe0')]),
    line('M24 40Q22 60 24 80', '#ffffff', 4, 0.8),
  ];
}
