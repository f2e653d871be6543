import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, line, mark, moved, rod } from '../kit/parts.ts';
import { both, ellipse, flip, petal, place, ring, smooth } from '../kit/paths.ts';
import { beast, eyes } from './faces.ts';
import { horseHead } from './farm-animals.ts';

export function tiger(fur: Hex = '#f28a1e', mood: 'fierce' | 'calm' = 'fierce'): Drawing {
  return [
    dull(
      'M10 40L2 60L14 58L8 74L22 72L22 84L34 80ZM90 40L98 60L86 58L92 74L78 72L78 84L66 80Z',
      lit(fur, 0.6),
    ),
    ...beast({ fur, mood, iris: '#8ad03a' }),
    mark(
      both('M50 22L46 36L50 40ZM34 24L40 36L44 33ZM16 46L28 50L17 52ZM15 58L27 59L17 63ZM22 70L30 66L26 74Z'),
      '#3a1a14',
    ),
  ];
}

export function lion(mane: Hex = '#a8541a', fur: Hex = '#f0b04a'): Drawing {
  return [
    ...ring(petal(50, 44, 44, 30, 0, 0.3), 14, 50, 52).map((outline) => dull(outline, mane)),
    ...ring(petal(50, 46, 38, 22, 12, 0.3), 14, 50, 52).map((outline) => dull(outline, lit(mane, 0.16))),
    ...moved(beast({ fur, ears: 'round', mood: 'calm', iris: '#c8741a' }), { scale: 0.72, y: 2 }),
  ];
}

export function panda(): Drawing {
  return [
    dull(ellipse(22, 24, 15), '#2a2636'),
    dull(ellipse(78, 24, 15), '#2a2636'),
    dull(
      smooth([
        [50, 14],
        [76, 20],
        [92, 46],
        [90, 66],
        [74, 84],
        [50, 91],
        [26, 84],
        [10, 66],
        [8, 46],
        [24, 20],
      ]),
      '#fbf7f0',
    ),
    mark(place(ellipse(50, 50, 11, 14), { turn: 24, x: -18, y: -1 }), '#2a2636'),
    mark(place(ellipse(50, 50, 11, 14), { turn: -24, x: 18, y: -1 }), '#2a2636'),
    ...eyes('#6a3a1c', 49, 17, 0.9),
    body('M43 61Q50 57 57 61Q56 68 50 69Q44 68 43 61Z', '#2a2636'),
    mark('M38 72Q50 79 62 72Q60 83 50 84Q40 83 38 72Z', '#7a1830'),
    mark('M44 81Q50 76 56 81Q50 84 44 81Z', '#ff8a94'),
    mark(both(ellipse(24, 68, 6, 4)), '#ff9aa0', 0.5),
  ];
}

export function bear(fur: Hex): Drawing {
  return beast({ fur, ears: 'round', iris: '#5a3418' });
}

export function monkey(fur: Hex, skin: Hex = '#f0c090'): Drawing {
  return [
    dull(ellipse(12, 50, 12), fur),
    dull(ellipse(88, 50, 12), fur),
    mark(both(ellipse(12, 50, 7)), skin),
    dull(
      smooth([
        [50, 10],
        [74, 18],
        [86, 44],
        [80, 72],
        [50, 90],
        [20, 72],
        [14, 44],
        [26, 18],
      ]),
      fur,
    ),
    dull(
      'M50 38C58 26 80 30 80 50C80 58 76 62 72 64C74 82 62 90 50 90C38 90 26 82 28 64C24 62 20 58 20 50C20 30 42 26 50 38Z',
      skin,
    ),
    ...eyes('#6a3a1c', 48, 14, 1.05),
    mark(both('M45 62Q47 59 49 62Z'), '#5a2a1a'),
    line('M34 72Q50 84 66 72', '#5a2a1a', 2.6),
    dull('M38 16Q50 0 62 16Q50 22 38 16Z', fur),
  ];
}

export function orangutan(): Drawing {
  return [
    ...ring(petal(50, 46, 46, 26, 0, 0.3), 12, 50, 50).map((outline) => dull(outline, '#b5461a')),
    dull(
      smooth([
        [50, 22],
        [70, 26],
        [88, 48],
        [80, 70],
        [64, 84],
        [50, 90],
        [36, 84],
        [20, 70],
        [12, 48],
        [30, 26],
      ]),
      '#6a3a30',
    ),
    dull('M50 58C64 54 72 66 68 76C62 88 38 88 32 76C28 66 36 54 50 58Z', '#a06a54'),
    ...eyes('#3a1c10', 46, 12, 0.95),
    mark(both('M44 62Q47 58 49.5 62Z'), '#2a1210'),
    line('M36 76Q50 82 64 76', '#2a1210', 2.4),
  ];
}

export function elephant(hide: Hex, cloth?: Hex): Drawing {
  const ear = 'M34 26C18 12 0 24 2 46C4 64 20 72 32 62Z';
  return [
    dull(ear, hide),
    dull(flip(ear), hide),
    mark(both('M28 32C18 24 8 32 9 46C11 56 20 60 28 54Z'), '#e89a9a', 0.5),
    dull(
      'M50 12C68 12 76 26 74 44C72 58 64 62 60 66C60 80 62 90 72 92C64 100 50 98 46 88C42 78 42 70 40 66C36 62 28 58 26 44C24 26 32 12 50 12Z',
      hide,
    ),
    line('M44 70Q51 74 58 70M44 78Q50 82 57 78M46 86Q52 90 58 86', shaded(hide, 0.4), 1.7, 0.7),
    body('M32 62C28 72 30 82 38 86C36 78 37 70 40 66Z', '#fff6e2'),
    body('M68 62C74 70 74 80 70 84C66 78 62 72 60 66Z', '#fff6e2'),
    ...eyes('#4a2a1a', 42, 13, 0.8),
    ...(cloth === undefined
      ? []
      : [
          body('M34 16Q50 6 66 16L62 30L50 40L38 30Z', cloth),
          body(ellipse(50, 24, 5), 'gold'),
          line('M35 17L50 38L65 17', '#ffd24a', 2.4),
          body(ellipse(50, 41, 3.4), 'gold'),
        ]),
  ];
}

export function zebra(): Drawing {
  return [
    ...horseHead('#f7f3ec', '#2a2636'),
    mark(
      'M40 24L60 20L44 30ZM36 38L62 34L40 44ZM38 52L60 48L42 58ZM46 66L66 60L50 70ZM20 60L30 58L22 64ZM70 20L76 30L68 26ZM74 36L82 46L72 42ZM78 56L86 66L76 62Z',
      '#2a2636',
    ),
  ];
}

export function rhino(): Drawing {
  const hide: Hex = '#8f96a8';
  return [
    ...beast({
      fur: hide,
      ears: 'pointed',
      muzzle: '#a6adbd',
      inner: '#e0a0a0',
      iris: '#5a3418',
      nose: '#5a6074',
    }),
    body('M50 8Q58 36 62 60H38Q42 36 50 8Z', '#f4e6c8'),
    body('M50 26Q54 38 55 46H45Q46 38 50 26Z', '#f4e6c8'),
  ];
}

export function giraffe(): Drawing {
  const coat: Hex = '#f4b84e';
  return [
    rod('M38 24V8', coat, 6),
    rod('M62 24V8', coat, 6),
    body(ellipse(38, 7, 5), '#7a431c'),
    body(ellipse(62, 7, 5), '#7a431c'),
    dull('M30 34C14 24 6 30 4 38C12 46 22 46 32 44ZM70 34C86 24 94 30 96 38C88 46 78 46 68 44Z', coat),
    dull(
      'M50 16C68 16 74 32 70 48C68 60 72 70 70 80C66 94 34 94 30 80C28 70 32 60 30 48C26 32 32 16 50 16Z',
      coat,
    ),
    mark(
      'M36 24L46 22L44 32L36 34ZM56 24L66 30L60 36L54 32ZM46 42L56 44L54 54L46 52ZM32 42L38 44L36 54Z',
      '#a8541a',
    ),
    dull('M32 74C32 64 42 60 50 60C58 60 68 64 68 74C68 90 32 90 32 74Z', '#ffe2ae'),
    ...eyes('#4a2a1a', 42, 14, 0.95),
    mark(both(ellipse(42, 72, 2.4, 3)), '#5a2a1a'),
    line('M40 81Q50 86 60 81', '#5a2a1a', 2.2),
  ];
}
