import { type Hex, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, line, mark, moved, type Paint } from '../kit/parts.ts';
import { around, box, ellipse, lathe, ring, star } from '../kit/paths.ts';

/** A round coin with a milled edge; `stamp` is drawn in its middle. */
export function coin(metal: Paint = 'gold', stamp: Drawing = []): Drawing {
  return [
    body(ellipse(50, 50, 42), metal),
    body(ellipse(50, 50, 34), metal),
    ...around(28, 50, 50, 38).map(([x, y]) => mark(ellipse(x, y, 1.3), '#7a4208', 0.7)),
    ...moved(stamp, { scale: 0.56 }),
  ];
}

/** What a coin shows in its middle: an outline struck into the metal. */
export function stamped(outlines: readonly string[], shade: Hex = '#9a5a0a'): Drawing {
  return outlines.flatMap((outline) => [mark(outline, shade), line(outline, '#fff1b0', 2, 0.55)]);
}

export function crown(metal: Paint = 'gold', jewels: Hex = '#e8415a'): Drawing {
  return [
    body('M12 76L6 28L30 48L50 14L70 48L94 28L88 76Q50 88 12 76Z', metal),
    dull('M12 70Q50 83 88 70L87 84Q50 96 13 84Z', jewels),
    body('M13 78Q50 91 87 78L86 88Q50 100 14 88Z', metal),
    ...[
      [6, 26],
      [50, 12],
      [94, 26],
    ].map(([x = 0, y = 0]) => body(ellipse(x, y, 5.5), metal)),
    body(ellipse(50, 58, 7.5, 9), jewels),
    body(ellipse(29, 62, 4.6, 5.6), '#21c7a8'),
    body(ellipse(71, 62, 4.6, 5.6), '#21c7a8'),
  ];
}

/** An open chest of coins. */
export function chest(wood: Hex = '#8a4a1c', glint: Hex = '#ffd24a'): Drawing {
  return [
    body('M12 44Q14 12 50 12Q86 12 88 44Z', shaded(wood, 0.25)),
    mark('M19 44Q21 20 50 20Q79 20 81 44Z', '#2a0e10', 0.75),
    ...[
      [24, 42],
      [38, 36],
      [52, 38],
      [66, 36],
      [77, 42],
      [31, 46],
      [46, 45],
      [60, 46],
    ].map(([x = 0, y = 0]) => body(ellipse(x, y, 8, 7), 'gold')),
    body('M50 22L58 30L50 42L42 30Z', '#e8415a'),
    body(box(10, 48, 80, 42, 5), wood),
    line('M14 62H86M14 76H86', shaded(wood, 0.5), 1.6, 0.7),
    body(box(18, 47, 9, 44, 2), 'gold'),
    body(box(73, 47, 9, 44, 2), 'gold'),
    body(box(8, 45, 84, 9, 3), 'gold'),
    body(box(42, 48, 16, 20, 4), 'gold'),
    mark(`${ellipse(50, 56, 3)}M48.5 57H51.5L52.5 64H47.5Z`, '#3a1608'),
    mark(star(4, 38, 26, 8, 1.8), glint),
  ];
}

export function trophy(metal: Paint = 'gold', badge: Hex = '#e8415a'): Drawing {
  return [
    body('M22 18C2 14 4 46 32 50L30 43C16 40 14 24 24 26Z', metal),
    body('M78 18C98 14 96 46 68 50L70 43C84 40 86 24 76 26Z', metal),
    body('M20 10H80C82 40 70 56 58 60V72H42V60C30 56 18 40 20 10Z', metal),
    body(box(32, 70, 36, 8, 3), metal),
    body(box(24, 77, 52, 15, 3), '#4a2036'),
    body(star(5, 50, 33, 14, 6), badge),
    body(box(16, 7, 68, 8, 4), metal),
  ];
}

export function ingot(): Drawing {
  return [
    body('M4 44C10 36 22 44 30 52H70C78 44 90 36 96 44C98 64 82 82 66 84H34C18 82 2 64 4 44Z', 'gold'),
    body(ellipse(50, 50, 25, 20), 'gold'),
    mark('M34 44Q42 34 54 34Q44 38 40 46Z', '#fffbe0', 0.8),
    line('M16 62Q30 76 50 76Q70 76 84 62', '#a65a0c', 1.8, 0.6),
  ];
}

/** A pouch of gold. */
export function pouch(cloth: Hex): Drawing {
  return [
    body('M36 30C10 48 4 90 24 92H76C96 90 90 48 64 30Z', cloth),
    body('M34 30L24 10Q36 16 42 9Q50 16 58 9Q64 16 76 10L66 30Z', cloth),
    body(box(31, 26, 38, 9, 4), 'gold'),
    body(ellipse(50, 64, 17), 'gold'),
    ...ring(box(48.6, 51, 2.8, 5), 8, 50, 64).map((tick) => mark(tick, '#8a4a08', 0.7)),
    body(star(5, 50, 64, 9, 4), 'gold'),
  ];
}

export function vase(paint: Hex, trim: Paint = 'gold'): Drawing {
  return [
    body(
      'M34 30C12 22 12 56 28 60L27 54C18 48 22 34 34 38ZM66 30C88 22 88 56 72 60L73 54C82 48 78 34 66 38Z',
      trim,
    ),
    body(
      lathe([
        [14, 10],
        [10, 20],
        [9, 30],
        [24, 44],
        [26, 60],
        [14, 80],
        [10, 86],
        [16, 92],
      ]),
      paint,
    ),
    body(box(34, 6, 32, 8, 4), trim),
    line('M25 48H75M26 64H74', '#ffe7a0', 2.4),
    line('M27 56L32 52L37 60L42 52L47 60L52 52L57 60L62 52L67 60L73 55', '#ffe7a0', 2),
    body(box(34, 87, 32, 7, 3), trim),
  ];
}
