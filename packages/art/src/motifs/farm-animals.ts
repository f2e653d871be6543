import { type Hex, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, line, mark } from '../kit/parts.ts';
import { around, both, ellipse, lathe, star } from '../kit/paths.ts';
import { beast, eyes } from './faces.ts';

export function horseHead(coat: Hex, mane: Hex): Drawing {
  return [
    dull('M58 6C78 10 96 34 96 96H78C84 66 72 34 54 22Z', mane),
    body(
      'M52 20L56 2L66 16C84 34 88 66 86 97H44C48 84 50 76 46 70C38 76 28 80 20 80C12 80 8 72 12 66L34 30C40 22 46 20 52 20Z',
      coat,
    ),
    body('M44 24L44 8L54 20Z', coat),
    dull('M56 8C48 14 44 24 46 34C52 30 58 24 62 18Z', mane),
    mark(ellipse(44, 38, 4.6, 5), '#1d1030'),
    mark(ellipse(42.8, 36.4, 1.6), '#ffffff'),
    mark(ellipse(18, 70, 2.6, 2), '#1d1030'),
    line('M22 78Q30 76 36 70', shaded(coat, 0.5), 1.8),
  ];
}

export function unicorn(coat: Hex, mane: Hex): Drawing {
  return [
    body('M40 26L24 -4L52 18Z', 'gold'),
    ...horseHead(coat, mane),
    mark(star(4, 70, 60, 10, 2.4), '#ffffff', 0.9),
  ];
}

export function cow(): Drawing {
  return [
    body('M24 24C10 22 6 10 10 2C16 12 26 14 34 16ZM76 24C90 22 94 10 90 2C84 12 74 14 66 16Z', '#f4e6c8'),
    ...beast({
      fur: '#fbf7f0',
      ears: 'flop',
      muzzle: '#f7b0a8',
      inner: '#f09a9a',
      iris: '#5a3418',
      nose: '#f09a9a',
    }),
    mark('M60 22C76 22 86 36 85 52C76 62 62 56 60 44ZM26 26C20 32 16 40 16 48C24 50 30 42 34 34Z', '#3a2a30'),
    ...eyes('#5a3418', 47, 16, 1.12),
    mark(both(ellipse(42, 68, 3, 4)), '#8a3a44'),
  ];
}

export function buffalo(): Drawing {
  return [
    body('M30 30C4 34 -4 14 4 2C10 16 24 18 40 18ZM70 30C96 34 104 14 96 2C90 16 76 18 60 18Z', '#5a5468'),
    ...beast({
      fur: '#4a4658',
      ears: 'flop',
      muzzle: '#7d778c',
      inner: '#b08a94',
      iris: '#e0a020',
      nose: '#2a2433',
    }),
    body(`${ellipse(50, 74, 9, 8)}${ellipse(50, 73, 5.6, 5)}`, 'gold'),
  ];
}

export function sheep(): Drawing {
  return [
    ...around(11, 50, 46, 34).map(([x, y]) => dull(ellipse(x, y, 15), '#fdf8ee')),
    dull('M22 46C8 40 2 50 6 58C14 62 22 58 28 52ZM78 46C92 40 98 50 94 58C86 62 78 58 72 52Z', '#4a3a48'),
    dull(
      lathe([
        [0, 30],
        [20, 34],
        [24, 50],
        [17, 74],
        [0, 88],
      ]),
      '#4a3a48',
    ),
    ...eyes('#e0a020', 52, 10, 0.95),
    ...around(5, 50, 30, 13, 36).map(([x, y]) => dull(ellipse(x, y, 9), '#fdf8ee')),
    line('M50 74V78Q44 82 41 79M50 78Q56 82 59 79', '#f0a0a8', 2),
  ];
}

export function rooster(): Drawing {
  return [
    dull('M60 50C66 26 84 16 98 20C92 30 94 40 90 50C96 58 92 74 84 80C80 70 68 62 60 64Z', '#1f7a6a'),
    dull('M62 52C72 38 84 34 94 38C86 44 86 54 80 62Z', '#2a9ad0'),
    body('M30 20C40 30 46 46 60 52C74 58 80 70 72 82C62 94 34 94 24 80C16 66 20 40 18 30Z', '#f0902a'),
    body('M36 56C48 50 66 58 68 72C56 82 40 76 36 56Z', '#b8401a'),
    line('M44 62Q52 70 64 70M42 66Q48 76 58 76', '#ffc98a', 1.8, 0.8),
    body('M14 22C10 14 14 6 18 10C18 2 26 0 27 8C32 2 40 6 36 14C42 14 40 22 36 24Z', '#e8303e'),
    body(ellipse(26, 28, 13, 13), '#ffb84a'),
    body('M14 26L2 32L14 36Z', '#ffd24a'),
    body('M16 36C10 42 12 50 18 50C24 48 22 40 20 36Z', '#e8303e'),
    mark(ellipse(23, 26, 3.4), '#1d1030'),
    mark(ellipse(22, 25, 1.2), '#ffffff'),
    line('M42 92V98M54 92V98M36 99H46M50 99H60', '#e0a020', 3),
  ];
}
