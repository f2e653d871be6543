import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, glow, line, mark, type Paint, rod } from '../kit/parts.ts';
import { around, both, ellipse, place, polygon, ring, star } from '../kit/paths.ts';

export function volcano(): Drawing {
  return [
    glow(50, 24, 40, '#ff6a1e', 0.9),
    body('M34 32C30 16 40 18 42 4C50 10 50 16 56 6C64 14 62 22 66 32Z', '#ff8a1e'),
    body('M34 30H66L98 96H2Z', '#6a4a52'),
    body(
      'M32 34Q50 44 68 34L72 56C66 52 64 60 60 66C56 60 54 52 50 54C46 56 46 72 40 76C38 66 36 56 28 58Z',
      '#ff5a1e',
    ),
    mark('M38 36Q50 42 62 36L64 46C56 44 52 46 48 52C44 46 40 46 36 48Z', '#ffd24a'),
  ];
}

export function sunFace(colour: Hex): Drawing {
  return [
    glow(50, 50, 58, colour, 0.7),
    ...around(12, 50, 50, 1).map((_, index) =>
      body(
        place(
          polygon([
            [50, -2],
            [58, 22],
            [42, 22],
          ]),
          { turn: index * 30 },
        ),
        index & 1 ? '#ff8a1e' : colour,
      ),
    ),
    body(ellipse(50, 50, 30), 'gold'),
    mark(both('M32 46Q38 40 45 46Q38 50 32 46Z'), '#6a2a08'),
    line('M50 46V58Q48 61 45 60M40 66Q50 73 60 66M33 40Q38 36 45 40M55 40Q62 36 67 40', '#6a2a08', 2.4),
  ];
}

export function moonFace(colour: Hex = '#ffe9a8'): Drawing {
  return [
    glow(50, 50, 54, colour, 0.7),
    body('M66 6C36 4 12 24 12 52C12 80 36 98 66 94C48 86 40 70 40 52C40 32 50 14 66 6Z', colour),
    body(star(5, 74, 48, 18, 8), '#ffd24a'),
    mark(ellipse(26, 46, 3, 4), '#8a5a20'),
    line('M22 64Q28 68 32 62', '#8a5a20', 2.2),
  ];
}

export function planet(colour: Hex, belt: Hex): Drawing {
  return [
    glow(50, 50, 50, colour, 0.6),
    body('M2 66C-6 54 20 36 50 30L52 38C30 44 12 54 14 60Z', belt),
    body(ellipse(50, 50, 32), colour),
    mark(
      'M20 40Q50 32 80 42L81 48Q50 38 19 46ZM19 58Q50 66 79 60L76 66Q50 72 23 66Z',
      shaded(colour, 0.3),
      0.6,
    ),
    body(
      'M2 66C10 78 48 72 76 56C94 46 104 34 98 28C94 24 86 24 78 28C90 28 90 34 78 44C56 60 16 70 14 60Z',
      belt,
    ),
  ];
}

export function snowflake(colour: Hex): Drawing {
  return [
    glow(50, 50, 54, colour, 0.6),
    ...ring('M50 50V4', 6, 50, 50).map((arm) => rod(arm, colour, 6.4)),
    ...ring('M50 22L38 12M50 22L62 12M50 36L42 28M50 36L58 28', 6, 50, 50).map((arm) =>
      rod(arm, colour, 4.6),
    ),
    body(polygon(around(6, 50, 50, 11)), lit(colour, 0.4)),
  ];
}

export function rainbow(): Drawing {
  const bands: readonly Hex[] = ['#f03a3a', '#ff9a2a', '#ffe03a', '#4ac85a', '#3a9af0', '#8a4ae0'];
  return [
    ...bands.map((colour, index) =>
      rod(`M${6 + index * 6} 76A${44 - index * 6} ${46 - index * 6} 0 0 1 ${94 - index * 6} 76`, colour, 6),
    ),
    body(
      'M-2 84C0 68 22 70 26 78C36 74 42 84 36 92H4C-2 92 -4 88 -2 84ZM102 84C100 68 78 70 74 78C64 74 58 84 64 92H96C102 92 104 88 102 84Z',
      '#ffffff',
    ),
  ];
}

/** A flame of one or two colours. */
export function flame(outer: Hex, inner: Hex): Drawing {
  return [
    glow(50, 62, 54, outer, 0.7),
    body(
      'M52 2C58 22 82 34 82 62C82 84 68 97 50 97C32 97 18 84 18 62C18 46 28 40 30 26C38 30 42 36 42 44C50 34 54 20 52 2Z',
      outer,
    ),
    body(
      'M52 36C56 50 68 56 68 72C68 86 60 94 50 94C40 94 32 86 32 72C32 62 38 58 40 50C46 54 48 58 48 62C52 56 54 46 52 36Z',
      inner,
    ),
    mark(
      'M51 66C53 74 58 76 58 83C58 89 54 92 50 92C46 92 42 89 42 83C42 78 46 76 47 72C49 74 50 76 50 78Z',
      '#fffbe0',
    ),
  ];
}

export function lightning(colour: Paint = 'gold', shine: Hex = '#ffe27a'): Drawing {
  return [
    glow(50, 50, 54, shine, 0.8),
    body(
      polygon([
        [62, 2],
        [18, 54],
        [42, 56],
        [30, 98],
        [82, 40],
        [56, 38],
        [76, 6],
      ]),
      colour,
    ),
  ];
}
