import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, line, mark, type Paint, rod } from '../kit/parts.ts';
import { around, box, ellipse, place, ring } from '../kit/paths.ts';

export function canting(): Drawing {
  return [
    rod('M60 42L14 92', '#8a4f22', 9),
    line('M30 70L36 76M24 78L30 84', '#ffd9a0', 2),
    body('M52 28C60 14 84 16 88 32C90 44 78 54 66 50C56 48 48 40 52 28Z', 'bronze'),
    body('M84 40C96 44 98 56 92 66L88 64C90 56 88 50 80 48Z', 'bronze'),
    mark(ellipse(69, 27, 13, 6), '#5a2a10'),
    mark('M92 68C96 76 96 82 91 84C87 82 87 76 92 68Z', '#ffb02e'),
  ];
}

export function clothRoll(cloth: Hex, second: Hex): Drawing {
  return [
    body('M20 24H88L96 88H28Z', cloth),
    mark(
      'M30 30L40 36L30 42ZM48 30L58 36L48 42ZM66 30L76 36L66 42ZM34 50L44 56L34 62ZM52 50L62 56L52 62ZM70 50L80 56L70 62ZM38 70L48 76L38 82ZM56 70L66 76L56 82ZM74 70L84 76L74 82Z',
      second,
    ),
    body('M10 10Q14 4 22 4H84Q94 4 94 16T84 30H20Q8 28 10 10Z', lit(cloth, 0.15)),
    body(ellipse(20, 17, 11, 13), second),
    mark(ellipse(20, 17, 5, 6), shaded(cloth, 0.5)),
    line('M36 10H86M36 20H88', second, 2.4),
  ];
}

export function spool(thread: Paint): Drawing {
  return [
    body(box(18, 6, 64, 16, 6), '#a8642c'),
    body(box(26, 20, 48, 60, 4), thread),
    line('M28 28L72 34M28 38L72 44M28 48L72 54M28 58L72 64M28 68L72 74', '#8a4a08', 1.8, 0.6),
    body(box(18, 78, 64, 16, 6), '#a8642c'),
    line('M72 74Q92 80 90 96', '#ffd24a', 2.6),
  ];
}

export function pending(): Drawing {
  return [
    body('M2 50C14 26 34 18 50 18C66 18 86 26 98 50C86 74 66 82 50 82C34 82 14 74 2 50Z', 'gold'),
    body('M14 50C24 34 38 28 50 28C62 28 76 34 86 50C76 66 62 72 50 72C38 72 24 66 14 50Z', '#8a1e3e'),
    ...ring(place('M50 50C44 44 44 36 50 30C56 36 56 44 50 50Z', {}), 8, 50, 50).map((petal_) =>
      body(petal_, 'gold'),
    ),
    body(ellipse(50, 50, 7), '#e8303e'),
    ...around(14, 50, 50, 1).map((_, index) =>
      mark(ellipse(50 + 42 * Math.cos(index * 0.4488), 50 + 27 * Math.sin(index * 0.4488), 1.7), '#fffbe0'),
    ),
  ];
}
