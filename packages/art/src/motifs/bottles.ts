import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, line, mark } from '../kit/parts.ts';
import { box, ellipse, lathe, ring, star } from '../kit/paths.ts';

export function potion(liquid: Hex): Drawing {
  return [
    body(box(40, 2, 20, 12, 3), '#b5803a'),
    body(
      lathe([
        [8, 12],
        [8, 34],
        [30, 54],
        [34, 72],
        [22, 94],
      ]),
      '#dff0ff',
    ),
    mark('M20 62Q34 56 50 62T80 62C86 76 80 88 71 93H29C20 88 14 76 20 62Z', liquid),
    mark(ring(ellipse(50, 70, 3), 5, 50, 76).join(''), lit(liquid, 0.6), 0.9),
    body(box(37, 12, 26, 6, 3), 'gold'),
    line('M32 54Q26 64 28 74', '#ffffff', 3.4, 0.8),
    mark(star(4, 56, 76, 9, 2), '#ffffff', 0.9),
  ];
}

export function goblet(metal: 'gold' | 'silver', wine: Hex): Drawing {
  return [
    body('M18 8H82C84 36 72 52 56 56V80H74V94H26V80H44V56C28 52 16 36 18 8Z', metal),
    body(ellipse(50, 11, 32, 7), wine),
    body(ellipse(50, 34, 7, 9), '#e8303e'),
    body(ellipse(29, 30, 4, 5), '#2a9ad0'),
    body(ellipse(71, 30, 4, 5), '#2a9ad0'),
    body(box(22, 86, 56, 10, 4), metal),
  ];
}

export function bottle(glass: Hex, label: Hex): Drawing {
  return [
    body(box(42, 0, 16, 12, 2), '#b5803a'),
    body(
      lathe([
        [7, 10],
        [7, 28],
        [24, 44],
        [25, 60],
        [24, 96],
      ]),
      glass,
    ),
    body(box(27, 54, 46, 26, 3), label),
    line('M34 62H66M38 70H62', shaded(label, 0.5), 2.4),
  ];
}
