import { type Hex, lit } from '../kit/colour.ts';
import { body, type Drawing, glow, line, mark, moved, type Paint, rod } from '../kit/parts.ts';
import { around, box, ellipse, place } from '../kit/paths.ts';

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

export interface Shield {
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
