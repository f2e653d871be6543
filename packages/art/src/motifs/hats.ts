import { type Hex, lit } from '../kit/colour.ts';
import { body, type Drawing, line, mark } from '../kit/parts.ts';
import { box, ellipse, star } from '../kit/paths.ts';

export function sombrero(felt: Hex, trim: Hex): Drawing {
  return [
    body('M-2 66C2 48 28 58 50 58C72 58 98 48 102 66C98 90 70 92 50 92C30 92 2 90 -2 66Z', felt),
    body('M28 66C28 30 38 10 50 10C62 10 72 30 72 66Q50 78 28 66Z', lit(felt, 0.12)),
    mark('M28.4 58Q50 68 71.6 58L72 66Q50 78 28 66Z', trim),
    line('M6 74L14 80L22 76L30 84L40 80L50 86L60 80L70 84L78 76L86 80L94 74', trim, 3.4),
    line('M36 40L44 46L50 38L56 46L64 40', '#fff4d0', 3),
  ];
}

export function cowboyHat(felt: Hex): Drawing {
  return [
    body('M-2 56C8 46 22 62 50 62C78 62 92 46 102 56C98 80 72 86 50 86C28 86 2 80 -2 56Z', felt),
    body(
      'M22 64C20 40 26 14 38 14C44 14 46 20 50 20C54 20 56 14 62 14C74 14 80 40 78 64Q50 76 22 64Z',
      lit(felt, 0.1),
    ),
    mark('M22 54Q50 66 78 54L78 64Q50 76 22 64Z', '#5a1e10'),
    body(star(5, 50, 66, 9, 4), 'gold'),
  ];
}

export function wizardHat(cloth: Hex): Drawing {
  return [
    body('M-2 82C10 70 30 76 50 76C70 76 90 70 102 82C90 98 70 98 50 98C30 98 10 98 -2 82Z', cloth),
    body(
      'M20 80C30 60 34 36 58 4C62 0 76 6 80 14C70 14 66 20 68 30C72 48 76 64 80 80Q50 92 20 80Z',
      lit(cloth, 0.08),
    ),
    mark('M22 74Q50 86 78.6 74L80 81Q50 93 20 81Z', '#ffd24a'),
    ...(
      [
        [48, 44, 8],
        [62, 60, 6],
        [38, 64, 5],
        [58, 26, 5],
      ] as const
    ).map(([x, y, r]) => mark(star(5, x, y, r, r * 0.42), '#ffe27a')),
  ];
}

export function topHat(felt: Hex, band: Hex): Drawing {
  return [
    body('M4 78C14 68 30 74 50 74C70 74 86 68 96 78C90 92 70 94 50 94C30 94 10 92 4 78Z', felt),
    body('M22 12Q50 4 78 12L74 78Q50 88 26 78Z', lit(felt, 0.08)),
    mark('M25 60Q50 70 75 60L74 76Q50 86 26 76Z', band),
    body(box(41, 60, 18, 18, 3), 'gold'),
    mark(box(45, 64, 10, 10, 1), felt),
  ];
}

export function tanjak(cloth: Hex, second: Hex): Drawing {
  return [
    body('M8 72C6 48 24 36 38 30C34 16 44 4 60 2C54 12 60 18 68 22C86 30 94 48 92 72Q50 90 8 72Z', cloth),
    body('M30 34C48 24 72 34 92 64C78 58 60 46 30 34Z', lit(cloth, 0.15)),
    line('M18 58Q50 74 84 60M16 66Q50 82 88 66', second, 2.6),
    mark('M40 46L46 52L40 58L34 52ZM56 52L62 58L56 64L50 58ZM72 56L77 61L72 66L67 61Z', second),
    line('M52 10Q50 18 58 24', second, 2.4),
    body(ellipse(40, 36, 4.6), 'gold'),
  ];
}
