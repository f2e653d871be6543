import { body, type Drawing, dull, line, rod } from '../kit/parts.ts';
import { ellipse, petal } from '../kit/paths.ts';
import { green } from './greens.ts';

export function tomato(): Drawing {
  return [
    body(ellipse(50, 56, 42, 38), '#f03a2a'),
    ...[-76, -38, 0, 38, 76].map((turn) => body(petal(50, 24, 24, 11, turn), '#3f9a3a')),
    rod('M50 22V10', '#3f8a3a', 5),
  ];
}

export function carrot(): Drawing {
  return [
    ...[-34, -12, 12, 34].map((turn) => body(petal(64, 34, 34, 12, turn + 36), green)),
    body('M52 26C66 22 80 36 76 50C66 70 36 90 8 96C14 68 34 38 52 26Z', '#ff8a1e'),
    line('M50 40L58 48M38 54L48 64M28 70L36 78', '#c8560e', 2.4),
  ];
}

export function chili(): Drawing {
  return [
    rod('M70 22Q72 8 84 6', '#3f8a3a', 6),
    dull('M58 22Q70 14 82 24L78 34Q68 28 58 34Z', '#3fae4a'),
    body('M58 26C66 22 76 24 80 30C84 60 60 94 12 96C40 84 52 60 54 34Z', '#f0302a'),
  ];
}
