import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, glow, line, mark, moved, type Paint, rod } from '../kit/parts.ts';
import {
  around,
  both,
  ellipse,
  flip,
  lathe,
  petal,
  place,
  polygon,
  ring,
  smooth,
  star,
} from '../kit/paths.ts';
import { beast, eyes, face, fringe, hairBehind } from './faces.ts';

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

export function pig(): Drawing {
  return [
    ...beast({
      fur: '#ffa8b4',
      ears: 'pointed',
      muzzle: '#ff8fa2',
      inner: '#ff7f94',
      iris: '#5a3418',
      nose: '#ff8fa2',
      mood: 'glad',
    }),
    body(ellipse(50, 61, 15, 11), '#ff8fa2'),
    mark(both(ellipse(45, 61, 2.8, 4.2)), '#b03a58'),
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

/** A round bird from the front: owls, penguins, chicks. */
export function roundBird(feather: Hex, belly: Hex, beak: Hex, tuft = false): Drawing {
  return [
    ...(tuft ? [dull(both('M28 22L18 2L44 14Z'), feather)] : []),
    dull(
      'M16 46C2 56 4 74 12 86C22 80 26 66 26 52ZM84 46C98 56 96 74 88 86C78 80 74 66 74 52Z',
      shaded(feather, 0.2),
    ),
    dull(
      smooth([
        [50, 8],
        [74, 18],
        [84, 44],
        [82, 72],
        [66, 92],
        [50, 95],
        [34, 92],
        [18, 72],
        [16, 44],
        [26, 18],
      ]),
      feather,
    ),
    dull(
      'M50 30C60 18 76 26 74 42C72 52 70 56 70 66C70 84 60 92 50 92C40 92 30 84 30 66C30 56 28 52 26 42C24 26 40 18 50 30Z',
      belly,
    ),
    ...eyes('#e0a020', 38, 12, 1.2),
    body('M43 46Q50 42 57 46L50 58Z', beak),
    body(both('M32 92Q38 86 46 92Q44 98 38 98Q32 98 32 92Z'), beak),
  ];
}

/** A bird in profile on its perch. */
export function parrot(coat: Hex, wing: Hex, beak: Hex = '#2a2636'): Drawing {
  return [
    rod('M10 84H90', '#8a5a2c', 7),
    dull('M54 66C58 80 56 92 48 100C64 98 74 84 72 62Z', wing),
    body('M40 10C58 2 80 12 82 36C84 60 76 76 62 84H40C30 72 28 56 34 42C28 34 28 18 40 10Z', coat),
    body('M56 36C74 36 84 52 80 78C66 74 52 60 56 36Z', wing),
    line('M62 46Q70 56 74 70M60 54Q64 62 70 68', lit(wing, 0.6), 1.8, 0.8),
    mark('M34 14Q48 10 50 24Q46 36 34 36Q28 24 34 14Z', '#fff6ea'),
    body('M34 18C20 16 12 28 18 42C22 34 28 34 34 36Z', beak),
    mark(ellipse(42, 24, 4.4), '#1d1030'),
    mark(ellipse(41, 22.6, 1.5), '#ffffff'),
    line('M46 84V90M56 84V90', '#e0a020', 4),
  ];
}

/** The hornbill, with its casque. */
export function hornbill(): Drawing {
  return [
    dull('M62 60C72 76 76 90 72 100H94C98 84 92 66 82 54Z', '#f7f3ea'),
    dull('M76 88H94L95 93H76Z', '#2a2636'),
    body('M44 34C64 26 86 40 86 64C84 82 62 88 48 78C40 70 36 52 44 34Z', '#2a2a3a'),
    body('M58 50C72 50 80 60 78 76C66 76 58 66 58 50Z', '#3f4260'),
    body('M36 16C52 8 66 18 62 34C58 46 44 48 36 42Z', '#2a2a3a'),
    body('M40 22C26 18 8 26 2 52C14 42 28 40 40 40Z', '#ffc43a'),
    body('M46 16C40 4 20 4 12 16C22 14 34 18 42 24Z', '#ff7a1e'),
    line('M6 46Q20 32 40 32', '#b06a10', 1.8),
    mark(ellipse(47, 28, 5), '#ffe9a8'),
    mark(ellipse(47, 28, 3), '#c0202e'),
    mark(ellipse(46.4, 27.4, 1.4), '#1d1030'),
  ];
}

export function peacock(): Drawing {
  const turns = [-72, -54, -36, -18, 0, 18, 36, 54, 72];
  return [
    ...turns.map((turn) =>
      body(
        petal(50, 82, 78, 22, turn, 0.22),
        Math.abs(turn) === 18 || Math.abs(turn) === 54 ? '#1f9a6a' : '#2ab080',
      ),
    ),
    ...turns.flatMap((turn) => {
      const place_ = (rx: number, ry: number) => place(ellipse(50, 50 - 56, rx, ry), { turn, y: 32 });
      return [
        mark(place_(6.6, 8), '#ffd24a'),
        mark(place_(4.6, 5.6), '#2a6ae0'),
        mark(place_(2.2, 2.8), '#101c5a'),
      ];
    }),
    body(
      'M44 40C40 28 60 28 56 40C54 50 66 58 66 74C66 90 58 96 50 96C42 96 34 90 34 74C34 58 46 50 44 40Z',
      '#2250d8',
    ),
    line('M46 30L40 20M50 28V18M54 30L60 20', '#8ab8ff', 2),
    ...[40, 50, 60].map((x) => mark(ellipse(x, 18 + (x === 50 ? -2 : 1), 2.4), '#ffd24a')),
    mark(both(ellipse(46.4, 36, 1.9)), '#0d0a24'),
    body('M47 40L50 46L53 40Z', '#ffb02e'),
  ];
}

export function owl(feather: Hex): Drawing {
  return roundBird(feather, lit(feather, 0.6), '#ffb02e', true);
}

export function bat(colour: Hex): Drawing {
  const wing = 'M46 44C36 20 16 14 2 22C8 32 6 44 4 54C12 50 18 52 22 60C28 54 34 56 38 66Z';
  return [
    body(wing, colour),
    body(flip(wing), colour),
    line(
      `M42 48Q26 32 8 26M40 52Q28 44 22 58${flip('M42 48Q26 32 8 26M40 52Q28 44 22 58')}`,
      lit(colour, 0.4),
      1.6,
      0.7,
    ),
    dull('M38 34L36 20L46 28H54L64 20L62 34C66 50 62 72 50 76C38 72 34 50 38 34Z', lit(colour, 0.1)),
    ...eyes('#ff3a4a', 42, 6.6, 0.7),
    mark('M44 52Q50 56 56 52L54 56L52.6 61L51 56H49L47.4 61L46 56Z', '#fffdf4'),
  ];
}

/** A head with its headdress: by skin, hair and what is worn. */
export function portrait(
  head: Parameters<typeof face>[0],
  {
    long = false,
    behind = [],
    worn = [],
    bald = false,
  }: {
    readonly long?: boolean;
    readonly behind?: Drawing;
    readonly worn?: Drawing;
    readonly bald?: boolean;
  } = {},
): Drawing {
  const hair: Paint = head.hair ?? '#2b1a20';
  return [
    ...behind,
    ...(bald ? [] : hairBehind(hair, long)),
    ...face(head),
    ...(bald ? [] : fringe(hair)),
    ...worn,
  ];
}

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

export function fish(scale: Hex, fin: Hex, pattern: 'plain' | 'bands' | 'patches' = 'plain'): Drawing {
  return [
    body('M70 50C80 30 92 22 98 24C94 36 92 44 92 50C92 56 94 64 98 76C92 78 80 70 70 50Z', fin),
    body('M30 26C42 8 58 8 66 26Z', fin),
    body('M36 74C42 90 54 90 60 74Z', fin),
    body('M4 52C10 30 28 20 46 22C62 24 74 38 80 50C74 64 62 78 46 80C28 82 10 72 4 52Z', scale),
    ...(pattern === 'bands'
      ? [mark('M28 24Q20 50 28 79L38 80.5Q30 50 38 22.5ZM54 24Q48 50 54 78L63 73Q58 50 63 29Z', '#ffffff')]
      : []),
    ...(pattern === 'patches'
      ? [
          mark(
            'M30 24C44 20 50 30 44 38C38 44 26 40 26 32ZM54 50C64 46 72 54 66 62C60 70 48 66 50 56ZM22 62C30 60 34 68 30 74C24 74 18 68 22 62Z',
            '#ffffff',
            0.92,
          ),
        ]
      : []),
    line('M44 38Q50 50 44 62M54 38Q60 50 54 62', lit(scale, 0.55), 1.8, pattern === 'plain' ? 0.8 : 0),
    body('M36 54Q50 52 54 64Q44 70 36 54Z', fin),
    mark(ellipse(19, 44, 6.4), '#ffffff'),
    mark(ellipse(18, 44.6, 4), '#1d1030'),
    mark(ellipse(16.8, 43, 1.5), '#ffffff'),
    line('M5 55Q12 60 16 58', shaded(scale, 0.55), 2),
  ];
}

/** A koi that swims upwards, bent. */
export function koi(ground: Hex, patch: Hex): Drawing {
  return [
    body(
      'M30 50C14 44 6 52 4 62C16 64 26 60 34 56ZM66 44C82 38 92 46 94 56C82 58 72 54 64 50Z',
      lit(ground, 0.2),
    ),
    body(
      'M52 78C40 84 32 94 34 100C46 96 52 92 56 90C64 94 72 98 80 96C78 88 70 80 60 76Z',
      lit(ground, 0.2),
    ),
    body('M46 4C66 4 74 22 70 40C67 54 60 62 62 80L50 84C44 70 32 58 30 38C28 20 32 4 46 4Z', ground),
    mark(
      'M40 12C52 8 62 18 58 28C52 36 38 32 36 24ZM46 42C58 36 66 42 62 52C56 60 46 56 44 50ZM52 68C58 66 61 72 60 78L52 80Z',
      patch,
    ),
    line('M34 8Q24 4 20 10M58 8Q66 2 72 8', lit(ground, 0.4), 2.2),
    mark(both(ellipse(37, 18, 2.6)), '#1d1030'),
    line('M40 60Q50 66 58 60M36 48Q44 54 54 50', shaded(ground, 0.25), 1.4, 0.5),
  ];
}

export function turtle(shell: Hex, skin: Hex): Drawing {
  return [
    body(
      'M22 34C6 20 -2 32 2 46C10 52 20 50 30 46ZM78 34C94 20 102 32 98 46C90 52 80 50 70 46ZM28 74C14 78 10 90 16 96C26 94 34 86 38 80ZM72 74C86 78 90 90 84 96C74 94 66 86 62 80Z',
      skin,
    ),
    dull('M50 0C62 0 66 12 62 24H38C34 12 38 0 50 0Z', skin),
    mark(both(ellipse(43, 10, 2.6)), '#1d1030'),
    body(
      smooth([
        [50, 18],
        [72, 26],
        [82, 50],
        [72, 78],
        [50, 94],
        [28, 78],
        [18, 50],
        [28, 26],
      ]),
      shell,
    ),
    ...[
      polygon([
        [50, 34],
        [62, 42],
        [62, 58],
        [50, 66],
        [38, 58],
        [38, 42],
      ]),
    ].map((plate) => body(plate, lit(shell, 0.25))),
    line('M50 34V20M62 42L76 34M62 58L76 68M50 66V92M38 58L24 68M38 42L24 34', shaded(shell, 0.5), 2.4),
  ];
}

export function octopus(colour: Hex): Drawing {
  return [
    rod('M26 66C8 70 2 84 10 92', colour, 11),
    rod('M74 66C92 70 98 84 90 92', colour, 11),
    rod('M38 70C28 84 30 94 40 95', colour, 11),
    rod('M62 70C72 84 70 94 60 95', colour, 11),
    body('M50 4C78 4 86 28 80 50C76 66 66 76 50 76C34 76 24 66 20 50C14 28 22 4 50 4Z', colour),
    mark(both(ellipse(32, 20, 5, 4)), lit(colour, 0.5), 0.8),
    ...eyes('#2a6ae0', 44, 13, 1.15),
    line('M40 62Q50 70 60 62', shaded(colour, 0.55), 2.6),
    ...[14, 26, 74, 86].map((x) => mark(ellipse(x, 80 + (x < 20 || x > 80 ? 6 : -6), 2.4), lit(colour, 0.6))),
  ];
}

export function seahorse(colour: Hex): Drawing {
  return [
    body('M70 44C86 40 92 54 86 66C78 66 70 60 66 54Z', lit(colour, 0.3)),
    body(
      'M40 6L46 14L54 4L58 14C70 18 74 30 66 42C76 54 74 72 62 82C50 92 34 94 30 84C28 76 36 72 42 76C38 80 46 82 52 76C44 68 42 56 46 46C38 48 30 46 22 48C16 48 14 40 20 38C28 36 30 22 40 16Z',
      colour,
    ),
    line('M50 46Q58 50 66 48M47 56Q58 62 70 58M48 66Q58 72 68 68', lit(colour, 0.6), 2),
    mark(ellipse(46, 26, 4.6), '#ffffff'),
    mark(ellipse(45, 26.4, 2.9), '#1d1030'),
  ];
}

export function jellyfish(colour: Hex): Drawing {
  return [
    glow(50, 40, 50, colour, 0.6),
    rod('M26 46C20 62 32 70 24 92', lit(colour, 0.3), 5),
    rod('M42 48C36 66 48 76 40 97', lit(colour, 0.15), 5),
    rod('M58 48C64 66 52 76 60 97', lit(colour, 0.3), 5),
    rod('M74 46C80 62 68 70 76 92', lit(colour, 0.15), 5),
    body('M10 48C10 20 28 6 50 6C72 6 90 20 90 48Q80 56 70 48Q60 56 50 48Q40 56 30 48Q20 56 10 48Z', colour),
    ...eyes('#2a2a7a', 36, 12, 0.95),
    line('M44 45Q50 49 56 45', '#2a1040', 2.2),
  ];
}

export function crab(colour: Hex): Drawing {
  const claw = 'M20 44C4 40 2 18 16 8C16 16 20 20 24 20C26 14 30 10 36 8C42 22 36 40 26 46Z';
  return [
    rod('M24 72L6 82', colour, 6),
    rod('M28 80L14 94', colour, 6),
    rod('M76 72L94 82', colour, 6),
    rod('M72 80L86 94', colour, 6),
    rod('M28 58L22 42', colour, 8),
    rod('M72 58L78 42', colour, 8),
    body(claw, colour),
    body(flip(claw), colour),
    body(
      smooth([
        [50, 42],
        [76, 50],
        [86, 66],
        [70, 84],
        [50, 88],
        [30, 84],
        [14, 66],
        [24, 50],
      ]),
      colour,
    ),
    rod('M42 46V34', colour, 4),
    rod('M58 46V34', colour, 4),
    ...eyes('#2a2a2a', 32, 8, 0.8),
    line('M38 70Q50 78 62 70', shaded(colour, 0.6), 2.6),
  ];
}

export function whale(colour: Hex): Drawing {
  return [
    mark('M40 20Q36 6 26 8Q34 10 36 20ZM44 20Q46 4 58 6Q48 10 47 20Z', '#bff0ff', 0.9),
    body('M76 60C86 54 84 40 78 34C88 34 94 42 92 48C98 44 102 34 98 26C104 46 98 66 84 74Z', colour),
    body('M4 58C4 36 24 24 44 26C66 28 76 44 84 62C80 82 60 92 40 90C18 88 4 78 4 58Z', colour),
    mark('M6 64Q30 72 66 68Q60 86 40 87Q14 86 6 64Z', '#eaf6ff'),
    line('M18 76Q28 80 40 79M26 83Q36 85 46 83', shaded('#eaf6ff', 0.3), 1.6),
    body('M44 66C52 72 54 82 48 88C42 84 40 74 44 66Z', colour),
    ...moved(eyes('#1d1030', 50, 0, 0.9).slice(0, 5), { x: -24, y: 2 }),
  ];
}

export function lionDance(coat: Hex = '#e8303e'): Drawing {
  return [
    dull(both('M16 34C2 30 0 14 10 6C18 12 24 20 28 28Z'), coat),
    ...around(9, 50, 44, 38, -80)
      .slice(0, 9)
      .map(([x, y]) => dull(ellipse(x, y, 11), '#fff4e0')),
    body(
      smooth([
        [50, 12],
        [74, 18],
        [88, 42],
        [82, 64],
        [50, 74],
        [18, 64],
        [12, 42],
        [26, 18],
      ]),
      coat,
    ),
    body('M50 4L58 18L50 26L42 18Z', 'gold'),
    body(ellipse(50, 30, 9), '#8ae0ff'),
    ...eyes('#2a1a10', 44, 20, 1.5),
    mark(both('M18 34Q30 24 42 36L40 40Q30 32 20 39Z'), '#ffd24a'),
    body('M38 54Q50 46 62 54Q60 64 50 64Q40 64 38 54Z', 'gold'),
    body('M14 66Q50 82 86 66Q84 94 50 97Q16 94 14 66Z', '#6a0e1e'),
    body('M18 68Q50 84 82 68L80 76Q50 92 20 76Z', '#fff6ea'),
    body('M30 88Q50 78 70 88Q60 96 50 96Q40 96 30 88Z', '#ff7a86'),
    ...around(3, 50, 64, 1).map(() => line('M22 66Q50 80 78 66', '#ffd24a', 3)),
  ];
}

export function dragonHead(scale: Hex, mane: Hex): Drawing {
  return [
    ...[-70, -45, -20, 5, 30].map((turn) => dull(petal(58, 58, 52, 22, turn + 60, 0.4), mane)),
    body('M50 30C48 12 58 4 70 0C66 12 72 18 76 24Z', 'gold'),
    body('M40 30C34 14 40 4 48 0C48 12 56 18 60 26Z', 'gold'),
    body(
      'M32 34C48 22 72 28 80 48C86 66 78 86 60 92C54 84 50 78 44 76C34 80 18 80 8 74C4 70 6 62 12 60C10 54 14 48 22 46C26 44 28 38 32 34Z',
      scale,
    ),
    body(
      'M12 62C24 64 36 66 46 72C44 80 34 88 22 88C14 88 10 84 12 80C18 80 24 78 26 74Z',
      shaded(scale, 0.15),
    ),
    mark('M14 62L20 62L17 70ZM24 64L30 65L27 73ZM34 67L39 69L36 76Z', '#fffdf4'),
    mark('M20 86L24 79L28 85ZM30 84L33 77L37 81Z', '#fffdf4'),
    mark('M38 44Q48 34 58 44Q50 52 40 50Z', '#fff2a0'),
    mark(ellipse(48, 45, 3.6), '#c0101e'),
    mark(ellipse(48, 45, 1.5, 3), '#1d1030'),
    mark('M34 38Q48 26 62 40L58 42Q48 34 37 42Z', shaded(scale, 0.5)),
    mark(ellipse(15, 54, 2.6, 2), '#1d1030'),
    line('M12 52C2 44 4 32 12 28M16 50C12 40 18 34 26 34', '#ffd24a', 2.6),
    line('M64 52Q72 58 72 68M58 62Q66 68 66 78', lit(scale, 0.6), 2, 0.8),
  ];
}

/** A bird of fire with spread wings. */
export function phoenix(): Drawing {
  const wing = 'M46 52C30 46 20 30 22 6C8 20 2 40 6 58C2 56 0 58 -2 62C10 78 30 76 46 66Z';
  return [
    glow(50, 46, 58, '#ff9a2a', 0.9),
    body('M50 60C40 72 30 84 34 100C42 92 46 94 50 99C54 94 58 92 66 100C70 84 60 72 50 60Z', '#ff5a1e'),
    body('M50 66C46 78 44 84 46 94C48 90 52 90 54 94C56 84 54 78 50 66Z', '#ffd24a'),
    body(wing, '#ff7a1e'),
    body(flip(wing), '#ff7a1e'),
    mark(both('M44 56C32 50 26 38 26 22C16 34 12 46 14 58C22 66 34 66 44 62Z'), '#ffc43a', 0.85),
    line(both('M40 58Q26 50 22 34M38 61Q24 58 14 48'), '#e0301a', 2, 0.8),
    body('M50 14C60 14 62 26 58 34C64 44 64 60 50 70C36 60 36 44 42 34C38 26 40 14 50 14Z', '#ffb02e'),
    body('M46 16C42 8 46 2 50 -2C54 2 58 8 54 16Z', '#ff4a1e'),
    mark(both(ellipse(46, 24, 2.2)), '#3a0a1e'),
    body('M46.6 28L50 36L53.4 28Z', '#e8303e'),
  ];
}

/** A child's dinosaur from the side. */
export function rex(hide: Hex): Drawing {
  return [
    body('M58 58C72 62 86 74 98 70C96 86 76 92 58 86Z', hide),
    body('M34 86L32 98H46L48 84ZM54 84L56 98H70L66 80Z', shaded(hide, 0.15)),
    body(
      'M8 14C14 2 40 0 52 10C58 18 56 28 54 34C66 42 72 60 68 76C62 90 40 92 32 82C26 72 30 58 34 50C30 48 26 46 22 46C12 46 4 38 6 30C6 24 6 18 8 14Z',
      hide,
    ),
    mark('M34 56C30 66 30 78 38 84C46 82 48 64 44 54Z', lit(hide, 0.5)),
    mark('M8 30C18 34 34 34 44 30C38 40 24 44 12 40Z', '#5a1024'),
    mark('M10 31L14 32L12 36ZM18 33L22 33L20 38ZM27 33L31 33L29 37ZM36 32L40 31L37 35Z', '#fffdf4'),
    rod('M40 56C32 58 30 64 32 68', hide, 5),
    mark(ellipse(34, 16, 5.4), '#fff2a0'),
    mark(ellipse(33, 16.6, 2.8), '#1d1030'),
    mark('M26 10L42 14L41 17L27 14Z', shaded(hide, 0.5)),
    mark(ellipse(12, 20, 1.8), '#1d1030'),
    mark('M56 40L62 38L60 46ZM64 52L71 52L67 59ZM68 66L75 68L69 73Z', shaded(hide, 0.35)),
  ];
}

export function triceratops(hide: Hex): Drawing {
  return [
    ...around(9, 50, 44, 42, -80).map(([x, y]) => body(ellipse(x, y, 7), shaded(hide, 0.25))),
    body(
      smooth([
        [50, 4],
        [78, 12],
        [94, 40],
        [82, 68],
        [50, 78],
        [18, 68],
        [6, 40],
        [22, 12],
      ]),
      shaded(hide, 0.05),
    ),
    mark(
      smooth([
        [50, 10],
        [74, 18],
        [86, 40],
        [76, 60],
        [50, 68],
        [24, 60],
        [14, 40],
        [26, 18],
      ]),
      lit(hide, 0.35),
      0.7,
    ),
    dull(
      smooth([
        [50, 30],
        [68, 36],
        [74, 54],
        [66, 76],
        [50, 96],
        [34, 76],
        [26, 54],
        [32, 36],
      ]),
      hide,
    ),
    body('M34 44L18 10L46 36ZM66 44L82 10L54 36Z', '#fff1d2'),
    body('M50 52L58 74H42Z', '#fff1d2'),
    ...eyes('#2a7a3a', 54, 14, 0.9),
    line('M42 84Q50 88 58 84', shaded(hide, 0.6), 2.2),
  ];
}

export function stegosaurus(hide: Hex, plates: Hex): Drawing {
  return [
    ...(
      [
        [26, 26, -28],
        [40, 16, -12],
        [56, 16, 8],
        [70, 26, 26],
      ] as const
    ).map(([x, y, turn]) =>
      body(
        place(
          polygon([
            [50, 36],
            [62, 54],
            [54, 68],
            [46, 68],
            [38, 54],
          ]),
          { x: x - 50, y: y - 44, turn },
        ),
        plates,
      ),
    ),
    body(
      'M4 62C8 52 16 52 22 50C30 34 66 30 78 52C86 60 94 62 100 56C98 74 86 78 78 76V94H66V82H42V94H30V76C20 76 4 74 4 62Z',
      hide,
    ),
    mark(ellipse(14, 60, 2.6), '#1d1030'),
    line('M6 68Q14 70 18 68', shaded(hide, 0.6), 2),
    mark('M36 56C46 50 60 50 68 58C60 66 44 66 36 56Z', lit(hide, 0.4), 0.6),
  ];
}

export function pterodactyl(hide: Hex): Drawing {
  return [
    body(
      'M44 44C30 20 14 14 -2 24C8 30 12 40 14 52C22 46 32 50 40 58ZM56 44C70 20 86 14 102 24C92 30 88 40 86 52C78 46 68 50 60 58Z',
      hide,
    ),
    body('M50 30C58 34 60 50 58 66L50 92L42 66C40 50 42 34 50 30Z', lit(hide, 0.12)),
    body(
      'M44 30C40 16 46 12 48 4L52 8C58 14 60 24 56 34C54 42 52 46 50 54C48 46 46 40 44 30Z',
      lit(hide, 0.2),
    ),
    body('M46 38L50 60L54 38Z', '#ffb02e'),
    mark(both(ellipse(46, 28, 2.2)), '#1d1030'),
    line('M40 50Q24 36 8 30M60 50Q76 36 92 30', shaded(hide, 0.4), 2, 0.7),
  ];
}
