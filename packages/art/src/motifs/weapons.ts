import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, glow, line, mark, moved, type Paint, rod } from '../kit/parts.ts';
import { around, box, ellipse, flip, lathe, place, polygon, star } from '../kit/paths.ts';

/** A keris with its waved blade. */
export function keris(hilt: Paint = 'gold', jewel: Hex = '#e8415a'): Drawing {
  return [
    body(
      'M92 6C88 15 90 18 84 24S74 27 70 34 70 44 63 50 52 53 48 59L40 67L31 58L39 51C45 47 42 43 48 36S57 33 63 28 67 18 73 14 83 12 92 6Z',
      'silver',
    ),
    line('M86 12C81 17 74 16 70 22S70 32 62 36 51 40 48 46', '#5d6787', 1.5, 0.8),
    body('M24 50C29 47 34 49 37 53L49 65C53 68 55 73 52 78C49 75 46 74 43 74L29 60C29 56 27 53 24 50Z', hilt),
    body('M33 64L39 70L30 80C31 86 28 91 22 94C17 96 11 93 9 88C13 89 16 88 18 85C20 81 21 76 24 73Z', hilt),
    body(ellipse(36, 65.5, 3.4), jewel),
    mark(ellipse(29, 56, 1.8), jewel),
    mark(ellipse(46, 72, 1.8), jewel),
  ];
}

/** A straight or bent blade from the lower left to the upper right. */
export function sword(blade: 'straight' | 'curved', guard: Paint, grip: Hex): Drawing {
  const edge =
    blade === 'straight'
      ? 'M94 6L92 22L42 72L28 58L78 8Z'
      : 'M96 4C92 34 74 58 42 74L28 60C50 52 70 34 78 6Q88 8 96 4Z';
  const shine = blade === 'straight' ? 'M88 12L36 64' : 'M86 14C80 38 62 56 38 66';
  return [
    body(edge, 'silver'),
    line(shine, '#5d6787', 1.8, 0.7),
    rod('M30 70L12 88', grip, 9),
    line('M27 67L33 73M22 72L28 78M17 77L23 83', lit(grip, 0.5), 1.6),
    body(place(box(26, 45, 48, 10, 5), { turn: 45, x: -15, y: 16 }), guard),
    body(ellipse(10, 90, 7), guard),
  ];
}

export function axe(blade: Paint = 'silver'): Drawing {
  return [
    rod('M26 94L62 12', '#8a4f22', 8),
    line('M30 84L34 86M33 77L37 79M36 70L40 72', '#ffd9a0', 2),
    body('M46 34C40 20 26 14 14 18C6 34 10 54 22 62C28 52 38 46 50 46Z', blade),
    body('M58 18C68 12 84 16 92 28C96 46 86 60 72 66C72 54 66 46 54 42Z', blade),
    body(place(box(42, 18, 18, 28, 4), { turn: 24, y: -1 }), 'gold'),
    mark('M16 22C10 36 14 50 22 58C17 48 14 36 20 22Z', '#ffffff', 0.75),
  ];
}

export function hammer(rune: Hex = '#4ad8ff'): Drawing {
  return [
    rod('M50 40V94', '#7a431c', 10),
    line('M45 56L55 62M45 66L55 72M45 76L55 82', '#e6b978', 2),
    body(ellipse(50, 95, 6), 'gold'),
    body('M12 14L22 6H78L88 14V42L78 50H22L12 42Z', 'silver'),
    body(box(8, 10, 14, 36, 4), 'gold'),
    body(box(78, 10, 14, 36, 4), 'gold'),
    glow(50, 28, 22, rune, 0.9),
    line('M50 14V42M50 14L60 22M50 26L60 34M40 34L50 26', rune, 3.4),
  ];
}

interface Shield {
  readonly shape: 'round' | 'kite' | 'wide';
  readonly field: Hex;
  readonly second: Hex;
  readonly badge?: Drawing;
}

export function shield({ shape, field, second, badge = [] }: Shield): Drawing {
  if (shape === 'round')
    return [
      body(ellipse(50, 50, 46), 'bronze'),
      body(ellipse(50, 50, 40), field),
      ...[0, 90, 180, 270].map((turn) =>
        mark(place('M50 50L50 11A39 39 0 0 1 77.6 22.4Z', { turn }), second),
      ),
      ...around(12, 50, 50, 43).map(([x, y]) => mark(ellipse(x, y, 1.8), '#ffe9b8')),
      body(ellipse(50, 50, 13), 'gold'),
      ...moved(badge, { scale: 0.2 }),
    ];
  const outer =
    shape === 'kite'
      ? 'M50 3C64 12 78 14 90 12C94 50 78 82 50 97C22 82 6 50 10 12C22 14 36 12 50 3Z'
      : 'M10 8H90V50C90 76 70 92 50 97C30 92 10 76 10 50Z';
  return [
    body(outer, 'gold'),
    body(place(outer, { scale: 0.84 }), field),
    mark(place(outer, { scale: 0.84 }).replace(/^M/, 'M'), field, 0),
    mark('M50 12V90C30 80 18 62 17 24C30 24 42 18 50 12Z', second, shape === 'kite' ? 0.9 : 0),
    ...moved(badge, { scale: 0.56 }),
  ];
}

export function bowAndArrow(wood: Hex): Drawing {
  return [
    line('M30 8L92 70', '#fff4d8', 1.8),
    rod('M30 8C72 12 88 30 92 70', wood, 7),
    rod('M12 88L74 26', '#c99a5a', 4.5),
    body('M70 22L92 8L78 30L74 26Z', 'silver'),
    body('M10 78L22 90L14 96L4 86ZM16 72L28 84L24 88L12 76Z', '#e8415a'),
  ];
}

export function spear(): Drawing {
  return [
    rod('M14 92L72 30', '#8a4f22', 7),
    body('M66 24L92 6L78 36Q72 34 66 24Z', 'silver'),
    body('M58 36L66 44L58 54Q50 50 48 44Z', '#e8415a'),
  ];
}

export function anchor(): Drawing {
  return [
    body(`${ellipse(50, 14, 11)}${ellipse(50, 14, 5)}`, 'silver'),
    body(
      'M45 24H55V78C68 76 78 68 82 56L74 60L84 40L94 60L88 58C84 78 70 92 50 95C30 92 16 78 12 58L6 60L16 40L26 60L18 56C22 68 32 76 45 78Z',
      'silver',
    ),
    body(box(28, 32, 44, 9, 4.5), 'silver'),
    rod('M56 16C80 18 66 40 54 48C40 58 36 66 48 74', '#d9a860', 4.4),
  ];
}

/** A pistol of the days of sail. */
export function flintlock(): Drawing {
  return [
    body('M4 24H78L80 38H40C36 44 30 44 28 50L22 84Q8 88 4 78L12 46C6 42 4 34 4 24Z', '#8a4a1c'),
    body('M14 18H92L94 32H20Z', 'silver'),
    body(box(86, 16, 8, 18, 2), 'gold'),
    body('M22 18L16 6L28 8L32 18Z', 'gold'),
    line('M34 40Q40 54 48 40', '#ffd24a', 3),
    body('M4 74L24 78L22 90Q10 94 4 84Z', 'gold'),
    line('M14 52L11 66', '#ffcf9a', 2, 0.7),
  ];
}

export function revolver(): Drawing {
  return [
    body('M18 40C30 34 40 38 42 46L34 92Q20 96 12 88Z', '#7a3f18'),
    body('M8 22H90Q96 22 96 30V36H58C56 44 50 48 42 48L22 46Q12 40 8 22Z', 'silver'),
    body(box(38, 18, 24, 26, 6), 'silver'),
    line('M44 20V42M50 20V42M56 20V42', '#4a5270', 2, 0.8),
    body('M12 22L6 10L18 12L22 22Z', 'silver'),
    line('M44 48Q48 60 38 62', '#8f9cbc', 3.4),
    mark(box(66, 25, 26, 3, 1.5), '#ffffff', 0.7),
    body(star(5, 25, 70, 6, 2.6), 'gold'),
  ];
}

export function dynamite(): Drawing {
  return [
    rod('M62 18C72 4 84 8 88 20', '#d9c08a', 3.4),
    glow(89, 20, 16, '#ffb02e', 1),
    mark(star(8, 89, 20, 10, 4), '#ffd24a'),
    ...[26, 46, 66].map((x) => body(box(x - 9, 18, 19, 74, 6), '#e0302e')),
    ...[26, 46, 66].map((x) => mark(ellipse(x + 0.5, 22, 7, 3.4), '#ffd9b0')),
    body(box(14, 44, 66, 10, 3), '#5a3418'),
    body(box(14, 66, 66, 10, 3), '#5a3418'),
  ];
}

/** A helmet of plates with a crest: of warriors of any land, by its colours. */
export function warHelmet(plate: Paint, crest: Hex): Drawing {
  return [
    body('M22 20C26 4 74 0 90 26C96 42 94 60 88 70C84 54 76 38 62 32C48 26 34 26 22 20Z', crest),
    line('M34 18C50 12 70 16 82 32M52 16C66 18 78 26 86 46', shaded(crest, 0.4), 2, 0.7),
    body(
      'M20 46C20 22 38 14 52 16C70 18 80 34 80 52C80 70 74 84 66 92L54 88V62C50 56 44 56 42 60L40 84L26 92C20 78 18 62 20 46Z',
      plate,
    ),
    body('M18 50Q48 40 80 52L78 60Q48 50 19 58Z', 'gold'),
    mark('M26 64H38V70Q30 72 26 68ZM58 64H70L68 70Q62 72 58 68Z', '#1d1030'),
  ];
}

/** A kabuto: the helmet of a samurai, with its mask. */
export function kabuto(lacquer: Hex, cord: Hex): Drawing {
  const horn = 'M44 34C34 26 24 12 26 0C32 16 42 20 50 28Z';
  return [
    body(horn, 'gold'),
    body(flip(horn), 'gold'),
    dull('M8 56C10 66 6 78 2 86C16 86 26 78 28 66ZM92 56C90 66 94 78 98 86C84 86 74 78 72 66Z', lacquer),
    line('M8 66L24 72M6 76L22 76M92 66L76 72M94 76L78 76', cord, 2.4),
    body('M14 56C12 30 28 18 50 18C72 18 88 30 86 56Q50 44 14 56Z', lacquer),
    line('M50 18V46M34 22Q30 34 30 48M66 22Q70 34 70 48', lit(lacquer, 0.45), 1.8, 0.7),
    body('M10 58Q50 40 90 58L86 66Q50 50 14 66Z', 'gold'),
    body(ellipse(50, 36, 9), 'gold'),
    mark(star(8, 50, 36, 6, 3), '#8a4a08'),
    dull('M26 62Q50 52 74 62C76 78 66 94 50 96C34 94 24 78 26 62Z', shaded(lacquer, 0.35)),
    mark('M30 66Q38 62 46 68Q38 74 31 71ZM70 66Q62 62 54 68Q62 74 69 71Z', '#ffe27a'),
    mark('M36 82Q50 76 64 82Q58 90 50 90Q42 90 36 82Z', '#fff4e0'),
    line('M43 80V88M50 79V89M57 80V88', '#1d1030', 1.4),
  ];
}

export function hornedHelmet(metal: Paint = 'silver'): Drawing {
  const horn = 'M22 50C2 46 -2 22 10 6C12 24 22 32 34 36Z';
  return [
    body(horn, '#f4e6c8'),
    body(flip(horn), '#f4e6c8'),
    line(`M8 18L16 22M8 30L20 32${flip('M8 18L16 22M8 30L20 32')}`, '#a8864e', 2),
    body('M18 64C16 32 32 16 50 16C68 16 84 32 82 64Z', metal),
    body('M44 16H56V64H44Z', 'gold'),
    body('M12 60H88V76H12Z', 'gold'),
    ...[20, 35, 50, 65, 80].map((x) => body(ellipse(x, 68, 4), metal)),
    body(
      lathe([
        [5, 70],
        [6, 84],
        [0, 96],
      ]),
      'gold',
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
