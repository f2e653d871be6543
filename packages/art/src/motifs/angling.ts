import { type Hex, lit } from '../kit/colour.ts';
import { body, type Drawing, line, mark, rod } from '../kit/parts.ts';
import { box, ellipse } from '../kit/paths.ts';

export function fishingRod(): Drawing {
  return [
    rod('M10 94L80 10', '#8a4a22', 6),
    line('M80 10Q96 30 88 62', '#fffbe0', 1.8),
    body(ellipse(34, 74, 11), 'silver'),
    rod('M34 74L46 80', '#3a3f5c', 4),
    line('M24 74L36 84', '#ffd24a', 4),
    body('M88 60C94 60 94 74 88 74C82 74 82 60 88 60Z', '#e8303e'),
    line('M88 74V82C88 90 78 90 78 82', '#dfe7f7', 3),
  ];
}

export function lure(colour: Hex): Drawing {
  return [
    body('M66 44L92 28V64Z', lit(colour, 0.25)),
    body('M4 48C14 24 52 22 72 46C54 70 16 72 4 48Z', colour),
    line('M30 34Q38 48 30 62M44 34Q52 48 44 62', '#ffffff', 3, 0.85),
    mark(ellipse(18, 44, 5.4), '#fffbe0'),
    mark(ellipse(18, 44, 2.8), '#1d1030'),
    line('M36 66V78C36 90 22 90 22 80M56 62V74C56 86 68 86 68 76', '#dfe7f7', 3.4),
    rod('M4 48H-4', '#dfe7f7', 3),
  ];
}

export function bobber(): Drawing {
  return [
    rod('M50 4V26', '#3a1a10', 4),
    body(ellipse(50, 52, 33), '#fffaf4'),
    mark('M17 52A33 33 0 0 1 83 52Q50 60 17 52Z', '#e8303e'),
    rod('M50 84V98', '#3a1a10', 5),
    mark(ellipse(38, 34, 9, 6), '#ffffff', 0.7),
  ];
}

export function tackleBox(): Drawing {
  return [
    rod('M34 22C34 8 66 8 66 22', '#3a3f5c', 6),
    body(box(6, 22, 88, 24, 6), '#2fae8a'),
    body(box(6, 44, 88, 46, 6), '#23967a'),
    body(box(40, 38, 20, 16, 3), 'gold'),
    line('M12 66H88', '#0e5a4a', 2.4),
    mark(ellipse(24, 32, 8, 3), '#ffffff', 0.5),
  ];
}
