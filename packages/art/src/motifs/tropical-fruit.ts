import { lit } from '../kit/colour.ts';
import { body, type Drawing, line, mark, rod } from '../kit/parts.ts';
import { around, both, ellipse, lathe, petal, place, polygon, ring, smooth } from '../kit/paths.ts';
import { green, stem } from './greens.ts';

export function durian(): Drawing {
  const spikes = [0, 1, 2, 3, 4].flatMap((row) =>
    Array.from({ length: 6 }, (_, index) => {
      const y = 28 + row * 14;
      const half = 36 - Math.abs(row - 2) * 5;
      const x = 50 - half + ((index + ((row & 1) === 0 ? 0.5 : 0)) * 2 * half) / 5.6;
      return polygon([
        [x - 7, y + 6],
        [x, y - 8],
        [x + 7, y + 6],
      ]);
    }),
  );
  return [
    rod('M50 14Q48 6 54 0', stem, 7),
    ...around(18, 50, 54, 42).map(([x, y]) =>
      body(
        polygon([
          [x - 6, y + 5],
          [x + (x - 50) * 0.18, y + (y - 54) * 0.18],
          [x + 6, y - 5],
        ]),
        '#8a9a2a',
      ),
    ),
    body(
      smooth([
        [50, 12],
        [76, 22],
        [90, 50],
        [80, 82],
        [50, 95],
        [20, 82],
        [10, 50],
        [24, 22],
      ]),
      '#9ab03a',
    ),
    ...spikes.map((spike) => mark(spike, '#c8dc5a')),
    ...spikes.map((spike) => line(spike, '#5a6a1a', 1.2, 0.8)),
    body('M42 40C56 34 64 50 62 68C58 84 44 88 40 76C36 62 34 46 42 40Z', '#fff0b8'),
    body('M46 46C56 44 58 56 56 64C52 72 44 70 43 62C42 54 42 48 46 46Z', '#ffd24a'),
  ];
}

export function rambutan(): Drawing {
  return [
    ...ring('M50 12Q54 2 62 0', 20, 50, 52).map((hair) => rod(hair, '#c81e3a', 3)),
    body(ellipse(50, 52, 37), '#e8304a'),
    ...ring('M50 26Q54 20 60 20', 9, 50, 52, 10).map((hair) => line(hair, '#ffb45a', 2.4)),
    ...ring('M50 40Q54 34 58 35', 5, 50, 52).map((hair) => line(hair, '#ffb45a', 2.4)),
    body(petal(50, 22, 24, 14, 60), green),
  ];
}

export function mangosteen(): Drawing {
  return [
    body(ellipse(50, 56, 40, 38), '#6a1e5a'),
    ...[-60, -20, 20, 60].map((turn) => body(petal(50, 26, 24, 22, turn * 1.2, 0.2), '#6ab04a')),
    rod('M50 20V6', stem, 7),
    body('M26 56Q50 44 74 56Q72 84 50 86Q28 84 26 56Z', '#fff4ea'),
    line('M50 52V84M38 54Q40 70 44 82M62 54Q60 70 56 82', '#e0b8c0', 2.2),
  ];
}

export function mango(): Drawing {
  return [
    rod('M62 18Q66 8 76 8', stem, 5),
    body(petal(64, 18, 34, 17, -70), green),
    body('M62 16C88 20 96 48 84 70C74 90 44 98 24 86C6 74 8 56 22 44C36 34 40 14 62 16Z', '#ffb01e'),
    mark('M62 16C88 20 96 48 84 70C80 50 70 30 50 20Z', '#f0503a', 0.5),
  ];
}

export function papaya(): Drawing {
  return [
    body('M50 4C72 6 84 40 80 66C76 90 62 97 50 97C38 97 24 90 20 66C16 40 28 6 50 4Z', '#f0902a'),
    body('M50 14C66 18 74 44 71 66C68 84 58 89 50 89C42 89 32 84 29 66C26 44 34 18 50 14Z', '#ff9a5a'),
    body('M50 30C60 34 62 52 60 64C58 76 54 80 50 80C46 80 42 76 40 64C38 52 40 34 50 30Z', '#7a3a1c'),
    ...(
      [
        [47, 42],
        [54, 48],
        [46, 54],
        [53, 60],
        [48, 66],
        [53, 72],
        [50, 36],
      ] as const
    ).map(([x, y]) => body(ellipse(x, y, 3.4, 4), '#2a2630')),
  ];
}

export function starfruit(): Drawing {
  return [
    body(
      place(
        'M50 3C56 30 64 36 95 38C72 54 68 62 78 92C56 76 44 76 22 92C32 62 28 54 5 38C36 36 44 30 50 3Z',
        {},
      ),
      '#ffd83a',
    ),
    mark(
      'M50 18C54 36 60 42 80 44C64 54 62 62 68 80C54 70 46 70 32 80C38 62 36 54 20 44C40 42 46 36 50 18Z',
      '#fff4a0',
      0.8,
    ),
    ...around(5, 50, 54, 12).map(([x, y]) => body(ellipse(x, y, 2.6, 3.6), '#8a5a1c')),
  ];
}

export function coconut(): Drawing {
  return [
    body(ellipse(50, 50, 44), '#7a4a22'),
    line('M20 24Q40 12 66 14M12 44Q20 26 30 20M88 60Q84 80 64 90', '#b4844a', 2.4, 0.8),
    body(ellipse(54, 54, 31), '#fffaf0'),
    body(ellipse(56, 56, 22), '#d8f0f4'),
    mark(ellipse(48, 48, 7, 4), '#ffffff', 0.9),
  ];
}

export function pineapple(): Drawing {
  const rows = [0, 1, 2, 3].map((row) => row * 15);
  return [
    ...[-58, -34, 34, 58, -16, 16, 0].map((turn) =>
      body(petal(50, 38, 38, 14, turn, 0.5), turn === 0 ? lit(green, 0.2) : green),
    ),
    body(
      lathe([
        [0, 30],
        [22, 36],
        [29, 60],
        [22, 86],
        [0, 96],
      ]),
      '#ffb01e',
    ),
    line(
      rows
        .map(
          (y) =>
            `M${26 + y * 0.1} ${40 + y}L${66 - y * 0.2} ${Math.min(94, 72 + y)}M${74 - y * 0.1} ${40 + y}L${34 + y * 0.2} ${Math.min(94, 72 + y)}`,
        )
        .join(''),
      '#b0651a',
      2,
    ),
    ...(
      [
        [50, 46],
        [40, 58],
        [60, 58],
        [50, 70],
        [40, 80],
        [60, 80],
      ] as const
    ).map(([x, y]) => mark(ellipse(x, y, 2.4), '#fff0a0')),
  ];
}

export function dragonfruit(): Drawing {
  return [
    ...[-70, -40, 40, 70, 0].map((turn) => body(petal(50, 30, 32, 16, turn), '#7ac84a')),
    body('M50 18C74 18 88 40 84 64C80 86 66 96 50 96C34 96 20 86 16 64C12 40 26 18 50 18Z', '#f0408a'),
    ...both('M22 44L8 40L20 56ZM18 66L4 70L22 78Z')
      .split('Z')
      .filter((part) => part !== '')
      .map((part) => body(`${part}Z`, '#a8d84a')),
    body(ellipse(50, 62, 25, 26), '#fff6fa'),
    ...around(9, 50, 62, 17).map(([x, y]) => mark(ellipse(x, y, 1.9), '#2a1430')),
    ...around(5, 50, 62, 8).map(([x, y]) => mark(ellipse(x, y, 1.9), '#2a1430')),
  ];
}
