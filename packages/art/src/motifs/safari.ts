import { type Hex, shaded } from '../kit/colour.ts';
import { body, type Drawing, line, mark } from '../kit/parts.ts';
import { box, ellipse } from '../kit/paths.ts';

export function binoculars(): Drawing {
  return [
    body(box(38, 24, 24, 22, 4), '#3a3f5c'),
    body('M14 20H40L46 84H6Z', '#4a5a3a'),
    body('M60 20H86L94 84H54Z', '#4a5a3a'),
    body(ellipse(26, 84, 20, 9), '#2a2a38'),
    body(ellipse(74, 84, 20, 9), '#2a2a38'),
    mark(`${ellipse(26, 84, 14, 5.4)}${ellipse(74, 84, 14, 5.4)}`, '#8ad8ff'),
    body(box(14, 10, 26, 14, 4), '#2a2a38'),
    body(box(60, 10, 26, 14, 4), '#2a2a38'),
  ];
}

export function feather(vane: Hex, tip: Hex): Drawing {
  return [
    body('M14 90C12 50 34 14 88 6C92 44 74 80 30 82Z', vane),
    mark('M88 6C90 30 84 50 72 62C70 44 60 30 46 24C58 14 72 8 88 6Z', tip),
    line('M6 98Q34 52 78 16', '#fff8e0', 3),
    line('M30 72L56 66M42 56L68 48M28 66L26 46M42 48L44 28', shaded(vane, 0.35), 2, 0.7),
  ];
}
