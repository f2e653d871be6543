import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, line, mark, rod } from '../kit/parts.ts';
import { around, both, ellipse, place, polygon, smooth } from '../kit/paths.ts';
import { eyes } from './faces.ts';

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

export function egg(shell: Hex, spot: Hex, isCracked = false): Drawing {
  return [
    body('M50 4C74 4 88 40 86 62C84 84 68 96 50 96C32 96 16 84 14 62C12 40 26 4 50 4Z', shell),
    ...(
      [
        [36, 34, 8],
        [62, 28, 6],
        [66, 54, 9],
        [38, 62, 10],
        [56, 80, 7],
        [26, 80, 4],
      ] as const
    ).map(([x, y, r]) => mark(ellipse(x, y, r, r * 1.15), spot, 0.85)),
    ...(isCracked ? [line('M14 52L28 44L36 56L48 44L58 58L68 46L78 56L86 48', '#3a1a2a', 3)] : []),
  ];
}
