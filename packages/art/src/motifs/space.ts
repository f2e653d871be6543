import { type Hex, shaded } from '../kit/colour.ts';
import { body, type Drawing, glow, line, mark, type Paint, rod } from '../kit/parts.ts';
import { both, box, ellipse, place, star } from '../kit/paths.ts';

export function ufo(hull: Paint, light_: Hex): Drawing {
  return [
    glow(50, 84, 30, light_, 0.8),
    mark('M34 60L14 100H86L66 60Z', light_, 0.4),
    body('M28 42C28 16 72 16 72 42Z', '#9af0e0'),
    mark('M34 38Q36 24 48 22', '#ffffff', 0),
    line('M35 36Q38 26 48 24', '#ffffff', 3.4, 0.8),
    body('M2 54C10 38 30 36 50 36C70 36 90 38 98 54C90 68 70 70 50 70C30 70 10 68 2 54Z', hull),
    ...[16, 33, 50, 67, 84].map((x) => body(ellipse(x, 55 + (x === 50 ? 3 : 1), 5), light_)),
  ];
}

export function satellite(): Drawing {
  return [
    body('M2 22L34 10L42 34L10 46ZM58 66L90 54L98 78L66 90Z', '#2a6ad0'),
    line('M12 18L20 42M23 14L31 38M68 62L76 86M79 58L87 82M6 34L38 22M62 78L94 66', '#bfe0ff', 1.6),
    body(place(box(36, 34, 28, 32, 4), { turn: 20 }), 'gold'),
    body('M58 36C66 26 82 28 86 38C76 42 66 46 62 48Z', 'silver'),
    rod('M72 36L80 22', '#8f9cbc', 3),
    body(ellipse(81, 20, 4), '#e8303e'),
  ];
}

export function astronaut(): Drawing {
  return [
    body('M14 96C14 78 28 72 50 72C72 72 86 78 86 96Z', '#e8ecf8'),
    body(box(38, 80, 24, 14, 4), '#ff8a3a'),
    body(ellipse(50, 42, 38), '#fbfcff'),
    body(box(4, 34, 12, 20, 5), '#ff8a3a'),
    body(box(84, 34, 12, 20, 5), '#ff8a3a'),
    body('M24 42C24 24 38 20 50 20C62 20 76 24 76 42C76 58 64 64 50 64C36 64 24 58 24 42Z', '#2a3a8a'),
    mark('M30 40C30 28 40 25 50 25C44 32 38 42 36 54C32 52 30 46 30 40Z', '#8ad0ff', 0.8),
    mark(star(4, 62, 38, 9, 2), '#ffffff'),
  ];
}

export function alien(skin: Hex): Drawing {
  return [
    rod('M36 18L26 2M64 18L74 2', skin, 4),
    body(ellipse(25, 3, 5), '#ffe27a'),
    body(ellipse(75, 3, 5), '#ffe27a'),
    body('M50 10C80 10 94 32 88 54C82 76 62 96 50 96C38 96 18 76 12 54C6 32 20 10 50 10Z', skin),
    mark(both('M18 44C18 36 40 40 44 56C44 66 34 66 28 62C22 58 18 52 18 44Z'), '#1d1030'),
    mark(both(ellipse(28, 49, 5, 4)), '#ffffff', 0.9),
    line('M42 80Q50 86 58 80', shaded(skin, 0.6), 2.6),
  ];
}

export function rocket(hull: Hex, trim: Hex): Drawing {
  return [
    glow(50, 90, 26, '#ffb02e', 0.9),
    body('M40 76Q36 92 50 100Q64 92 60 76Z', '#ffb02e'),
    mark('M45 76Q43 88 50 93Q57 88 55 76Z', '#fff6c0'),
    body('M34 52L14 74L18 84L38 74ZM66 52L86 74L82 84L62 74Z', trim),
    body('M50 2C70 18 74 46 66 78H34C26 46 30 18 50 2Z', hull),
    body('M50 2C60 10 65 20 67.5 30Q50 37 32.5 30C35 20 40 10 50 2Z', trim),
    body(ellipse(50, 46, 11), 'silver'),
    body(ellipse(50, 46, 7.5), '#5ad0ff'),
    line('M38 64Q50 68 62 64', shaded(hull, 0.4), 1.8, 0.6),
  ];
}
