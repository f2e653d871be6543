import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, line, mark, rod } from '../kit/parts.ts';
import { ellipse, petal, place, smooth } from '../kit/paths.ts';

export function satay(): Drawing {
  return [-16, 0, 16].flatMap((x, index) => [
    rod(`M${24 + x} ${98}L${58 + x} 6`, '#e0b878', 3.6),
    ...[0, 1, 2, 3].map((piece) =>
      body(
        place(ellipse(50, 50, 9.5, 8), { x: -9 + x + piece * 6.2, y: 18 - piece * 16.6, turn: 20 }),
        piece & 1 ? '#b5602a' : '#a04e20',
      ),
    ),
    ...[0, 1, 2, 3].map((piece) =>
      mark(ellipse(38 + x + piece * 6.2, 65 - piece * 16.6, 3.4, 2), '#ffd08a', index === 1 ? 0.9 : 0.7),
    ),
  ]);
}

/** Tea that has been pulled until it foams. */
export function tehTarik(): Drawing {
  return [
    body('M72 34C94 30 96 70 68 72L69 62C82 62 82 44 71 44Z', '#dff4ff'),
    body('M20 18H76L70 92Q48 98 26 92Z', '#c8743a'),
    mark('M20 18H76L74.6 36Q48 42 21.4 36Z', '#fff0d8'),
    ...(
      [
        [26, 20, 7],
        [38, 16, 8],
        [52, 15, 8],
        [66, 19, 7],
      ] as const
    ).map(([x, y, r]) => body(ellipse(x, y, r), '#fff6e8')),
    mark('M28 40L32 88', '#ffffff', 0),
    line('M29 44L33 84', '#ffe2c0', 4, 0.6),
  ];
}

export function nasiLemak(): Drawing {
  return [
    body('M2 62L30 40L70 40L98 62L80 92H20Z', '#2f9a4a'),
    line('M8 62L30 46M92 62L70 46M24 86L34 60M76 86L66 60', '#8ad86a', 1.8, 0.7),
    body('M26 60C26 32 74 32 74 60Q50 70 26 60Z', '#fffdf6'),
    body('M10 64C14 52 32 54 34 66C32 76 14 76 10 64Z', '#c0281e'),
    body(ellipse(76, 66, 15, 11), '#fffdf0'),
    body(ellipse(77, 66, 8, 6.4), '#ffb01e'),
    ...(
      [
        [40, 74],
        [48, 78],
        [56, 74],
        [64, 79],
      ] as const
    ).map(([x, y]) => body(ellipse(x, y, 4, 3), '#b5702a')),
    body(petal(40, 56, 30, 10, -20), '#8ac83a'),
    body(petal(48, 54, 30, 10, 6), '#8ac83a'),
  ];
}

export function iceKacang(): Drawing {
  return [
    body(
      smooth([
        [50, 4],
        [66, 16],
        [76, 40],
        [74, 54],
        [26, 54],
        [24, 40],
        [34, 16],
      ]),
      '#f4faff',
    ),
    mark('M50 5C62 12 68 24 70 36C62 40 56 28 50 34C44 40 36 26 30 36C32 22 40 10 50 5Z', '#f0406a'),
    mark('M30 36C36 26 44 40 46 46C40 54 30 52 26 48Z', '#6ac84a'),
    mark('M70 36C62 40 60 46 62 52C70 54 75 48 74 44Z', '#ffb01e'),
    ...(
      [
        [38, 52],
        [50, 54],
        [62, 52],
      ] as const
    ).map(([x, y]) => body(ellipse(x, y, 5), '#8a2a2a')),
    body('M12 52H88C88 76 74 86 60 88V92H72V97H28V92H40V88C26 86 12 76 12 52Z', '#8ad8f0'),
    body(ellipse(50, 6, 6), '#e8202e'),
  ];
}

export function kuih(first: Hex, second: Hex): Drawing {
  return [
    dull('M2 78L34 60H92L98 72L62 94H10Z', '#2f9a4a'),
    body('M12 60L46 40L88 50L56 72Z', lit(first, 0.2)),
    body('M12 60L56 72V88L12 76Z', first),
    body('M56 72L88 50V66L56 88Z', shaded(first, 0.15)),
    mark('M12 66L56 78L88 56V61L56 83L12 71Z', second),
    body('M30 34L60 16L92 26L64 46Z', lit(second, 0.2)),
    body('M30 34L64 46V60L30 48Z', second),
    body('M64 46L92 26V40L64 60Z', shaded(second, 0.15)),
    mark('M30 39L64 51L92 31V35L64 55L30 43Z', first),
  ];
}

export function steamedBun(): Drawing {
  return [
    body('M6 62H94L88 92H12Z', '#c99a5a'),
    line('M10 72H90M11 82H89', '#8a5a22', 2.2),
    body('M14 62C14 36 34 22 50 22C66 22 86 36 86 62Q50 72 14 62Z', '#fff8ee'),
    line('M50 24V38M42 26Q40 36 32 40M58 26Q60 36 68 40', '#d8b898', 2.2),
    body(ellipse(50, 26, 4), '#e8303e'),
  ];
}
