import { type Hex, shaded } from '../kit/colour.ts';
import { body, type Drawing, line, mark, rod } from '../kit/parts.ts';
import { around, box, ellipse, polygon, ring } from '../kit/paths.ts';

export function trophyBall(): Drawing {
  return [
    body(ellipse(50, 50, 45), '#fbfbff'),
    mark(polygon(around(5, 50, 50, 17)), '#241a44'),
    ...ring(
      polygon([
        [38, 8],
        [50, 14],
        [62, 8],
        [56, 5.6],
        [44, 5.6],
      ]),
      5,
      50,
      50,
    ).map((patch) => mark(patch, '#241a44')),
    line(ring('M50 33V14', 5, 50, 50).join(''), '#241a44', 2.4),
    line(ring('M66 28L62 9M66 28L78 40', 5, 50, 50).join(''), '#241a44', 2.2, 0.8),
  ];
}

export function jersey(colour: Hex, second: Hex, number: string): Drawing {
  return [
    body('M30 10Q50 22 70 10L96 28L84 48L76 42V92H24V42L16 48L4 28Z', colour),
    mark('M44 17.4Q50 19 56 17.4V92H44Z', second, number === '' ? 1 : 0.35),
    line('M36 13Q50 26 64 13', second, 4),
    mark('M16 48L4 28L9 24.6L20 44ZM84 48L96 28L91 24.6L80 44Z', second),
    mark(number, second),
  ];
}

export function glove(colour: Hex): Drawing {
  return [
    body(
      'M24 58C14 50 6 44 10 36C16 32 24 40 30 46V16C30 8 42 8 42 16V38L44 8C44 0 56 0 56 8V38L60 12C60 4 72 6 72 14L70 42L76 24C78 16 88 20 86 28L78 68C74 82 64 86 52 86C38 86 30 74 24 58Z',
      colour,
    ),
    body(box(32, 80, 42, 16, 4), shaded(colour, 0.3)),
    line('M40 60H66M44 68H62', '#ffffff', 3),
  ];
}

export function whistle(): Drawing {
  return [
    rod('M82 40Q98 30 90 10', '#e8303e', 4),
    body('M4 34H64V46C84 46 92 60 86 74C78 92 48 94 40 74L38 58H4Z', 'gold'),
    mark(box(34, 34, 16, 9), '#3a1a08'),
    body(ellipse(62, 68, 12), 'silver'),
  ];
}

export function boot(leather: Hex, sole: Hex): Drawing {
  return [
    body('M22 16L48 10L54 38L84 52C94 56 96 66 94 72H14C8 56 20 40 22 16Z', leather),
    line('M46 26L58 22M50 36L62 34M56 44L70 44', '#ffffff', 3.4),
    mark('M20 30Q30 44 50 60L44 72H30Z', '#ffffff', 0.8),
    body('M12 70H95Q96 80 88 80H16Q10 78 12 70Z', sole),
    ...[20, 38, 62, 80].map((x) => body(box(x, 80, 10, 10, 3), '#3a3f5c')),
  ];
}
