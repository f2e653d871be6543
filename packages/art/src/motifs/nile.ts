import { body, type Drawing, glow, line, mark, rod } from '../kit/parts.ts';
import { around, both, ellipse, lathe } from '../kit/paths.ts';

/** The golden mask of a king of the Nile. */
export function pharaoh(): Drawing {
  return [
    body('M50 0C76 0 88 16 92 40L100 96H66L62 70H38L34 96H0L8 40C12 16 24 0 50 0Z', '#2a5ad0'),
    mark(
      'M10 44L30 40L29 48L9 53ZM7 60L30 56L31 64L5 69ZM5 76L34 72L34 80L3 85ZM90 44L70 40L71 48L91 53ZM93 60L70 56L69 64L95 69ZM95 76L66 72L66 80L97 85ZM24 12Q34 6 44 4L43 12Q34 14 28 20ZM76 12Q66 6 56 4L57 12Q66 14 72 20Z',
      '#ffd24a',
    ),
    body(
      lathe([
        [0, 16],
        [18, 20],
        [24, 38],
        [23, 54],
        [15, 68],
        [0, 76],
      ]),
      'gold',
    ),
    mark(both('M30 43Q38 37 46 43Q38 48 30 43Z'), '#fffbe6'),
    mark(both(ellipse(38.4, 43, 3)), '#1d1030'),
    line(both('M28 37Q38 31 46 36M30 44Q27 46 24 50M46 44Q38 50 30 44'), '#1d2a6a', 2.4),
    line('M50 44V54Q47 57 46 56M42 62Q50 66 58 62', '#8a4a08', 2.4),
    body('M44 74H56L53 98H47Z', '#2a5ad0'),
    line('M45 80H55M46 86H54M46 92H54', '#ffd24a', 2),
    body('M22 22Q50 10 78 22L76 30Q50 20 24 30Z', 'gold'),
    body('M44 20C42 8 46 0 50 -4C54 0 58 8 56 20Z', 'gold'),
    mark(ellipse(50, 8, 2.4), '#e8303e'),
  ];
}

export function anubis(): Drawing {
  return [
    body('M18 46L12 100H36L34 60ZM82 46L88 100H64L66 60Z', '#2a5ad0'),
    mark(
      'M16 60L34 62L34 70L15 68ZM14 78L35 80L35 88L13 86ZM84 60L66 62L66 70L85 68ZM86 78L65 80L65 88L87 86Z',
      '#ffd24a',
    ),
    body(both('M40 34C26 28 18 12 22 -4C34 2 44 14 48 28Z'), '#2a2a3e'),
    mark(both('M36 26C30 20 26 12 26 4C32 10 38 18 42 26Z'), '#e0a02a'),
    body(
      'M50 20C64 20 72 32 70 46C70 56 62 62 60 72C58 84 54 94 50 94C46 94 42 84 40 72C38 62 30 56 30 46C28 32 36 20 50 20Z',
      '#2a2a3e',
    ),
    mark(both('M34 44Q40 38 47 46Q40 50 34 44Z'), '#ffd24a'),
    mark(both(ellipse(41, 44.6, 2)), '#c0101e'),
    line(both('M33 45Q30 50 31 56'), '#ffd24a', 2),
    body('M45 84Q50 81 55 84Q54 90 50 91Q46 90 45 84Z', '#4a4a66'),
    body('M32 30Q50 16 68 30L66 36Q50 24 34 36Z', 'gold'),
  ];
}

export function ankh(): Drawing {
  return [
    body(
      'M50 2C66 2 74 16 72 28C70 38 62 46 58 52H88V66H58L62 98H38L42 66H12V52H42C38 46 30 38 28 28C26 16 34 2 50 2ZM50 14C42 14 38 20 39 27C40 34 46 40 50 46C54 40 60 34 61 27C62 20 58 14 50 14Z',
      'gold',
    ),
    body(ellipse(50, 59, 6), '#2a9ad0'),
  ];
}

export function scarab(): Drawing {
  return [
    ...around(1, 50, 50, 1).map(() => body(ellipse(50, 10, 12), '#e8303e')),
    ...[-1, 1].flatMap((side) => [
      rod(side < 0 ? 'M26 40L6 30' : 'M74 40L94 30', 'gold', 5),
      rod(side < 0 ? 'M24 60L4 62' : 'M76 60L96 62', 'gold', 5),
      rod(side < 0 ? 'M28 78L12 92' : 'M72 78L88 92', 'gold', 5),
    ]),
    body('M34 34C30 22 40 16 50 16C60 16 70 22 66 34Z', 'gold'),
    body('M50 32C68 30 82 46 80 66C78 84 64 96 50 96C36 96 22 84 20 66C18 46 32 30 50 32Z', '#1f9ab0'),
    body('M26 42Q50 26 74 42L72 50Q50 38 28 50Z', 'gold'),
    line('M50 42V94M36 54Q30 70 40 88M64 54Q70 70 60 88', '#ffd24a', 2.6),
  ];
}

export function horusEye(): Drawing {
  return [
    glow(50, 50, 50, '#5ad0ff', 0.6),
    body('M4 26Q48 2 96 26L94 36Q48 14 8 36Z', 'gold'),
    body('M2 52Q46 16 98 52Q46 80 2 52Z', '#fffbe6'),
    body(ellipse(48, 49, 17), '#2a7ad0'),
    mark(ellipse(48, 49, 8), '#1d1030'),
    mark(ellipse(43, 44, 4), '#ffffff'),
    line('M2 52Q46 16 98 52Q46 80 2 52', '#1d2a6a', 3.4),
    body('M34 66L42 67L38 98L28 96ZM56 66C62 84 74 90 84 82C90 76 84 68 78 74C92 92 62 104 46 68Z', 'gold'),
  ];
}
