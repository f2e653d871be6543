import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, line, mark, rod } from '../kit/parts.ts';
import { both, ellipse } from '../kit/paths.ts';
import { beast, eyes } from './faces.ts';

export function cat(fur: Hex, mark_: 'plain' | 'tabby' | 'patch' | 'mask', iris: Hex): Drawing {
  return [
    ...beast({ fur, ears: 'pointed', iris, inner: '#ff9aa8', nose: '#e0708a', mood: 'calm' }),
    ...(mark_ === 'tabby'
      ? [
          mark(
            both('M50 22L46 36L50 39ZM36 24L40 35L44 32ZM16 48L28 51L17 54ZM16 60L27 60L18 66Z'),
            shaded(fur, 0.5),
          ),
        ]
      : []),
    ...(mark_ === 'patch'
      ? [
          mark('M52 21C70 21 84 34 84 52C76 62 60 58 56 46Z', '#e8902a'),
          mark('M16 48C20 34 28 26 36 24C40 34 34 48 26 54Z', '#3a2a34'),
          ...eyes(iris, 47, 16, 1.12),
        ]
      : []),
    ...(mark_ === 'mask'
      ? [
          mark(
            'M50 40C60 40 78 36 84 50C84 66 72 80 50 87C28 80 16 66 16 50C22 36 40 40 50 40Z',
            '#4a342e',
            0.75,
          ),
          ...eyes(iris, 47, 16, 1.12),
        ]
      : []),
    line('M30 68L8 64M30 72L10 76M70 68L92 64M70 72L90 76', '#fffaf0', 1.8, 0.9),
  ];
}

export function yarn(colour: Hex): Drawing {
  return [
    rod('M70 82Q88 96 98 84', colour, 4),
    body(ellipse(48, 50, 42), colour),
    line(
      'M14 34Q46 20 80 34M8 48Q44 36 88 50M14 66Q46 56 82 68M30 14Q66 30 70 84M18 26Q50 40 48 92M50 9Q84 30 84 66',
      lit(colour, 0.45),
      2.4,
      0.8,
    ),
  ];
}

export function paw(fur: Hex, pad: Hex): Drawing {
  return [
    ...(
      [
        [18, 40],
        [38, 20],
        [62, 20],
        [82, 40],
      ] as const
    ).map(([x, y]) => body(ellipse(x, y, 13, 16), fur)),
    body('M50 42C66 42 84 64 82 78C80 92 64 90 50 88C36 90 20 92 18 78C16 64 34 42 50 42Z', fur),
    ...(
      [
        [18, 41],
        [38, 21],
        [62, 21],
        [82, 41],
      ] as const
    ).map(([x, y]) => mark(ellipse(x, y, 6.4, 8), pad)),
    mark('M50 56C60 56 70 68 69 76C66 82 58 80 50 79C42 80 34 82 31 76C30 68 40 56 50 56Z', pad),
  ];
}
