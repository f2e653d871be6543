import type { Hex } from '../kit/colour.ts';
import { body, type Drawing, dull, glow, line, mark } from '../kit/parts.ts';
import { around, both, ellipse, lathe, ring } from '../kit/paths.ts';
import { face } from './faces.ts';
import { collar, portrait } from './portrait.ts';

export function skull(bone: Hex = '#f7efdc'): Drawing {
  return [
    body('M50 6C78 6 92 26 90 48C89 60 84 66 76 70L74 84H26L24 70C16 66 11 60 10 48C8 26 22 6 50 6Z', bone),
    body('M30 80H70L68 95H32Z', bone),
    line('M40 82V94M50 82V95M60 82V94', '#3a1a2a', 2.2),
    mark(both('M20 48C20 36 40 34 42 46C43 56 36 62 28 61C22 60 20 54 20 48Z'), '#2a1024'),
    mark('M50 56L56 70H44Z', '#2a1024'),
  ];
}

/** A sugared skull with flowers. */
export function calavera(): Drawing {
  return [
    ...skull('#fff6ea'),
    mark(ring(ellipse(50, 40, 3), 9, 30, 48).join(''), '#ff5fa0', 0),
    ...around(9, 31, 48, 14).map(([x, y]) => mark(ellipse(x, y, 3.4), '#ff5fa0')),
    ...around(9, 69, 48, 14).map(([x, y]) => mark(ellipse(x, y, 3.4), '#21c7d8')),
    mark(both(ellipse(31, 48, 10)), '#2a1024'),
    ...around(6, 50, 22, 8).map(([x, y]) => mark(ellipse(x, y, 4.6), '#ffb02e')),
    mark(ellipse(50, 22, 4.6), '#e8303e'),
    mark(both('M16 34Q22 26 30 28Q24 32 18 38Z'), '#2fae6a'),
    mark('M46 62Q50 54 54 62Q52 68 50 70Q48 68 46 62Z', '#8a3ae0'),
  ];
}

export function ghost(colour: Hex = '#f4f0ff'): Drawing {
  return [
    glow(50, 50, 56, '#b0a0ff', 0.7),
    dull(
      'M50 6C76 6 86 30 84 54C83 70 90 78 92 90C84 88 80 92 76 96C70 90 64 92 60 97C54 92 46 92 40 97C36 92 30 90 24 96C20 92 16 88 8 90C10 78 17 70 16 54C14 30 24 6 50 6Z',
      colour,
    ),
    mark(both(ellipse(38, 42, 7, 10)), '#2a1040'),
    mark(both(ellipse(36, 39, 2.2, 3)), '#ffffff'),
    mark(ellipse(50, 64, 7, 9), '#2a1040'),
    mark(both(ellipse(28, 56, 5, 3)), '#ff9ac0', 0.6),
  ];
}

export function dracula(): Drawing {
  return [
    body('M-2 100C-4 74 8 56 24 50L36 84L50 100L64 84L76 50C92 56 104 74 102 100Z', '#2a1a30'),
    mark('M6 100C6 82 14 66 24 60L40 100ZM94 100C94 82 86 66 76 60L60 100Z', '#b5122e'),
    ...face({ skin: '#e4e0f0', hair: '#1d1420', iris: '#d0122e', mood: 'stern', lips: '#8a1030' }),
    dull(
      'M22 44C18 18 34 8 50 8C66 8 82 18 78 44C76 34 70 28 62 28L50 40L38 28C30 28 24 34 22 44Z',
      '#1d1420',
    ),
    mark('M42 71L46 71L44 78ZM54 71L58 71L56 78Z', '#ffffff'),
    body('M44 88L50 92L56 88L58 96L50 94L42 96Z', '#d0122e'),
  ];
}

export function vampireLady(): Drawing {
  return [
    ...collar('#8a0e2e', '#ffd24a'),
    ...portrait(
      { skin: '#efe6f2', hair: '#5a0e1e', iris: '#c0101e', lips: '#c0102e', mood: 'stern' },
      { long: true },
    ),
    mark('M44 71L47 71L45.5 76ZM53 71L56 71L54.5 76Z', '#ffffff'),
    body(ellipse(50, 88, 5, 6), '#d0122e'),
  ];
}

/** The pale lady of Malay tales. */
export function pontianak(): Drawing {
  return [
    glow(50, 46, 56, '#8a9aff', 0.6),
    dull('M50 2C18 2 8 34 12 60C14 80 6 94 2 100H98C94 94 86 80 88 60C92 34 82 2 50 2Z', '#1d1426'),
    ...face({ skin: '#d8e4e0', hair: '#1d1426', iris: '#d0122e', lips: '#7a1a2e', mood: 'grin' }),
    dull(
      'M24 34C30 14 46 8 52 8C44 20 36 40 30 66C20 60 20 46 24 34ZM76 34C70 14 60 10 54 8C60 22 66 40 72 64C80 58 80 46 76 34Z',
      '#1d1426',
    ),
    mark('M41 67L44.5 68L42.5 75ZM59 67L55.5 68L57.5 75Z', '#ffffff'),
  ];
}

export function wrappedGhost(): Drawing {
  return [
    dull('M40 18L34 -2L50 8L66 -2L60 18Z', '#e8e2d0'),
    dull(
      lathe([
        [10, 14],
        [26, 26],
        [30, 50],
        [24, 84],
        [10, 98],
      ]),
      '#f4f0e2',
    ),
    line('M22 34Q50 46 78 34M20 54Q50 66 80 54M26 76Q50 86 74 76', '#b8b09a', 2.4),
    body(
      lathe([
        [0, 26],
        [15, 30],
        [17, 46],
        [0, 58],
      ]),
      '#4a5a4a',
    ),
    mark(both(ellipse(44, 41, 4.4, 5)), '#ffe27a'),
    mark(both(ellipse(44, 41, 1.8)), '#c0101e'),
    line('M44 52Q50 49 56 52', '#1d1030', 2),
    body('M38 16Q50 24 62 16L60 22Q50 28 40 22Z', '#b8b09a'),
  ];
}
