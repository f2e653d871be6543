import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, glow, line, mark, moved, rod } from '../kit/parts.ts';
import { box, ellipse, star } from '../kit/paths.ts';

export function scroll(ribbon: Hex): Drawing {
  return [
    body('M18 18H82V86H18Z', '#f6e2b0'),
    body(box(8, 8, 84, 16, 8), '#e8c88a'),
    body(box(8, 78, 84, 16, 8), '#e8c88a'),
    line('M28 36H72M28 48H72M28 60H58', '#8a5a22', 2.8),
    body(ellipse(68, 66, 9), ribbon),
    mark(star(5, 68, 66, 6, 2.6), '#ffe27a'),
  ];
}

export function book(cover: Hex, emblem: Drawing = []): Drawing {
  return [
    body('M14 12Q14 6 20 6H82V88H22Q14 88 14 94Z', cover),
    body('M18 94Q14 88 22 86H84V96H22Q18 96 18 94Z', '#fff4da'),
    body(box(14, 6, 12, 84, 4), shaded(cover, 0.25)),
    line('M34 14H76V80H34Z', '#ffd24a', 2.4),
    ...moved(emblem, { scale: 0.36, x: 5, y: -3 }),
    body(box(74, 40, 12, 14, 3), 'gold'),
  ];
}

export function crystalBall(glow_: Hex): Drawing {
  return [
    glow(50, 44, 56, glow_, 0.9),
    body('M20 78H80L90 96H10Z', 'gold'),
    body('M28 70Q50 84 72 70L76 82H24Z', '#5a2a8a'),
    body(ellipse(50, 42, 38), glow_),
    mark('M24 44Q34 30 50 40T78 36Q76 60 54 66Q32 68 24 44Z', lit(glow_, 0.5), 0.55),
    mark(star(4, 56, 34, 14, 3), '#ffffff', 0.95),
    mark(star(4, 38, 52, 8, 2), '#ffffff', 0.9),
    mark(ellipse(34, 22, 9, 6), '#ffffff', 0.7),
  ];
}

export function wand(tip: Hex): Drawing {
  return [
    glow(76, 24, 34, tip, 0.9),
    rod('M12 90L70 30', '#5a2f6a', 7),
    line('M18 84L24 78M26 76L32 70', '#ffd24a', 7),
    body(star(5, 76, 24, 23, 10, 12), 'gold'),
    mark(star(4, 40, 30, 8, 2), '#ffffff'),
    mark(star(4, 84, 62, 7, 2), '#ffffff'),
  ];
}
