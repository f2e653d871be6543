import type { Hex } from '../kit/colour.ts';
import { body, type Drawing, line, mark } from '../kit/parts.ts';
import { ellipse } from '../kit/paths.ts';

export function sevens(colour: Hex): Drawing {
  return [
    body('M14 10H88L86 30C66 48 58 68 58 94H30C30 66 40 46 58 34H34L30 44H14Z', colour),
    line('M20 15H82L80.6 27C62 44 53 66 52.6 88', '#ffd24a', 2.4, 0.9),
  ];
}

export function bell(): Drawing {
  return [
    body(ellipse(50, 88, 12, 10), 'gold'),
    body(
      'M50 6C56 6 58 12 58 14C76 20 78 40 80 60C82 72 92 76 94 82Q50 94 6 82C8 76 18 72 20 60C22 40 24 20 42 14C42 12 44 6 50 6Z',
      'gold',
    ),
    line('M16 72Q50 82 84 72', '#a65a0c', 2.4, 0.7),
    mark('M30 56C32 38 34 28 44 22C38 34 36 46 36 60Z', '#fffbe0', 0.75),
  ];
}
