import { body, type Drawing, line, mark, rod } from '../kit/parts.ts';
import { ellipse, ring, star } from '../kit/paths.ts';

export function chequeredFlag(): Drawing {
  const squares = [0, 1, 2, 3].flatMap((row_) =>
    [0, 1, 2, 3, 4]
      .filter((column) => ((row_ + column) & 1) === 0)
      .map((column) => `M${24 + column * 14} ${14 + row_ * 12 + column * 1.6}h14v12h-14Z`),
  );
  return [
    rod('M18 6V98', '#8a5a2c', 6),
    body('M22 12Q44 4 60 14T96 18V64Q78 70 60 62T22 60Z', '#fffdf8'),
    mark(squares.join(''), '#241a44'),
    body(ellipse(18, 6, 6), 'gold'),
  ];
}

export function tyre(): Drawing {
  return [
    body(ellipse(50, 50, 46), '#2a2a38'),
    ...ring('M46 3H54L53 12H47Z', 16, 50, 50).map((tread) => mark(tread, '#4a4a60')),
    body(ellipse(50, 50, 29), 'silver'),
    ...ring('M50 50L44 26H56Z', 5, 50, 50).map((spoke) => body(spoke, '#5a6284')),
    body(ellipse(50, 50, 9), '#e8303e'),
  ];
}

export function steeringWheel(): Drawing {
  return [
    body(`${ellipse(50, 50, 46)}${ellipse(50, 50, 35)}`, '#2a2a38'),
    body('M14 46Q50 34 86 46V58L62 62L58 88H42L38 62L14 58Z', '#5a6284'),
    body(ellipse(50, 54, 13), '#e8303e'),
    mark(star(5, 50, 54, 8, 3.4), '#ffe27a'),
    line('M20 26Q34 10 52 9', '#ffffff', 3, 0.5),
  ];
}
