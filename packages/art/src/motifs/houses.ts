import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, glow, line, mark, type Paint } from '../kit/parts.ts';
import { both, box, ellipse, polygon } from '../kit/paths.ts';

export function kampungHouse(): Drawing {
  return [
    ...[14, 36, 58, 80].map((x) => body(box(x, 74, 7, 24, 1), '#6a3a1c')),
    body(box(12, 48, 76, 30, 2), '#d9924a'),
    line('M24 50V76M36 50V76M64 50V76M76 50V76', '#8a4f22', 1.8, 0.7),
    body(box(43, 52, 15, 25, 1), '#7a3a1a'),
    body(box(20, 54, 14, 13, 1), '#ffe49a'),
    body(box(66, 54, 14, 13, 1), '#ffe49a'),
    body('M2 50L26 26L22 20L50 2L78 20L74 26L98 50Q50 42 2 50Z', '#a8401e'),
    line('M12 44L40 16M26 42L46 10M88 44L60 16M74 42L54 10M50 40V6', '#6a1e0e', 1.7, 0.6),
    body('M46 2L40 -6L50 2L60 -6L54 4Z', 'gold'),
    body('M40 78L60 78L64 98H36Z', '#8a5a2c'),
    line('M39 84H61M38 91H62', '#4a2a10', 2),
  ];
}

export function pyramids(): Drawing {
  return [
    body(ellipse(74, 22, 14), '#ffd24a'),
    body(
      polygon([
        [68, 30],
        [104, 86],
        [36, 86],
      ]),
      '#c8883a',
    ),
    mark(
      polygon([
        [68, 30],
        [104, 86],
        [76, 86],
      ]),
      '#7a4a1a',
      0.5,
    ),
    body(
      polygon([
        [36, 18],
        [82, 90],
        [-8, 90],
      ]),
      '#f0b85a',
    ),
    mark(
      polygon([
        [36, 18],
        [82, 90],
        [50, 90],
      ]),
      '#8a521c',
      0.5,
    ),
    line('M24 38H47M16 52H56M6 66H66M-2 80H75', '#8a521c', 1.7, 0.6),
    mark(
      polygon([
        [36, 18],
        [44, 31],
        [28, 31],
      ]),
      '#fff0c0',
      0.8,
    ),
  ];
}

export function templeFront(): Drawing {
  return [
    body(
      polygon([
        [2, 36],
        [50, 6],
        [98, 36],
      ]),
      '#fbf3e0',
    ),
    mark(
      polygon([
        [18, 32],
        [50, 13],
        [82, 32],
      ]),
      '#d8c8a8',
      0.8,
    ),
    body(ellipse(50, 25, 5), 'gold'),
    body(box(4, 34, 92, 9, 2), '#fbf3e0'),
    ...[10, 28, 60, 78].map((x) => body(box(x, 43, 12, 42, 2), '#fff8ea')),
    ...[10, 28, 60, 78].map((x) => line(`M${x + 4} 46V82M${x + 8} 46V82`, '#c8b48a', 1.4, 0.8)),
    mark(box(42, 46, 16, 39), '#3a2a5a', 0.85),
    body(box(4, 84, 92, 7, 2), '#f0e2c4'),
    body(box(-2, 90, 104, 8, 2), '#e4d2aa'),
  ];
}

export function palace(wall: Hex, dome: Paint): Drawing {
  return [
    body('M30 50C26 32 42 28 50 8C58 28 74 32 70 50Z', dome),
    line('M50 8V-2', '#ffd24a', 3),
    body('M4 62C2 50 10 48 13 38C16 48 24 50 22 62ZM78 62C76 50 84 48 87 38C90 48 98 50 96 62Z', dome),
    body(box(24, 48, 52, 48, 2), wall),
    body(box(4, 60, 18, 36, 2), lit(wall, 0.12)),
    body(box(78, 60, 18, 36, 2), lit(wall, 0.12)),
    mark('M40 96V74Q40 62 50 56Q60 62 60 74V96Z', '#3a1a5a'),
    mark(both('M29 74V66Q29 61 32 58Q35 61 35 66V74ZM9 80V74Q9 69 13 66Q17 69 17 74V80Z'), '#ffe27a'),
    body(box(0, 92, 100, 7, 2), shaded(wall, 0.2)),
  ];
}

export function castle(wall: Hex, roof: Hex): Drawing {
  return [
    body(box(14, 38, 20, 56), wall),
    body(box(66, 38, 20, 56), wall),
    body(
      polygon([
        [10, 40],
        [24, 8],
        [38, 40],
      ]),
      roof,
    ),
    body(
      polygon([
        [62, 40],
        [76, 8],
        [90, 40],
      ]),
      roof,
    ),
    body(box(36, 30, 28, 64), lit(wall, 0.12)),
    body(
      polygon([
        [31, 32],
        [50, -4],
        [69, 32],
      ]),
      roof,
    ),
    body('M30 62H36V68H42V62H48V68H54V62H60V68H66V62H70V96H30Z', wall),
    mark('M42 96V84Q42 74 50 74Q58 74 58 84V96Z', '#2a1430'),
    mark(
      'M46 56V48Q46 43 50 43Q54 43 54 48V56ZM21 62V55Q21 51 24 51Q27 51 27 55V62ZM73 62V55Q73 51 76 51Q79 51 79 55V62Z',
      '#ffe27a',
    ),
  ];
}

export function torii(): Drawing {
  return [
    body(box(18, 30, 11, 66, 2), '#e0402a'),
    body(box(71, 30, 11, 66, 2), '#e0402a'),
    body(box(10, 40, 80, 9, 2), '#e0402a'),
    body(box(45, 24, 10, 20, 1), '#e0402a'),
    body('M-2 10Q50 24 102 10L98 26Q50 36 2 26Z', '#2a2636'),
    body('M4 24Q50 34 96 24L94 32Q50 40 6 32Z', '#e0402a'),
    body(box(15, 88, 17, 10, 2), '#2a2636'),
    body(box(68, 88, 17, 10, 2), '#2a2636'),
  ];
}

export function pagoda(roof: Hex): Drawing {
  return [
    body(box(28, 70, 44, 26), '#c8382a'),
    body(box(33, 44, 34, 20), '#c8382a'),
    body(box(38, 22, 24, 16), '#c8382a'),
    mark('M44 96V82H56V96Z', '#3a0e14'),
    body('M2 74Q20 70 26 58H74Q80 70 98 74Q90 80 76 78H24Q10 80 2 74Z', roof),
    body('M10 48Q28 44 32 34H68Q72 44 90 48Q82 54 70 52H30Q18 54 10 48Z', roof),
    body('M20 24Q42 20 50 4Q58 20 80 24Q72 30 62 28H38Q28 30 20 24Z', roof),
    body(ellipse(50, 3, 4), 'gold'),
    mark('M38 56H44V62H38ZM56 56H62V62H56ZM46 30H54V36H46Z', '#ffe27a'),
  ];
}

export function tent(first: Hex, second: Hex): Drawing {
  return [
    line('M50 -4V14', '#6a3a1c', 3.4),
    body('M50 -4L70 2L50 8Z', '#ffd24a'),
    body('M50 12L98 52H2Z', first),
    mark('M50 12L34 52H18ZM50 12L66 52H82Z', second),
    body('M8 54H92V96H8Z', lit(first, 0.15)),
    mark('M20 54H34V96H20ZM66 54H80V96H66Z', second),
    mark('M50 58L66 96H34Z', '#3a1024'),
    body(
      'M0 50H100Q94 62 87 54Q80 62 73 54Q66 62 58 54Q50 62 42 54Q34 62 27 54Q20 62 13 54Q6 62 0 50Z',
      'gold',
    ),
  ];
}

export function barn(): Drawing {
  return [
    body('M10 96V48L26 26L50 10L74 26L90 48V96Z', '#d0342e'),
    body('M4 50L24 22L50 4L76 22L96 50L88 54L70 30L50 16L30 30L12 54Z', '#fff4e4'),
    body(box(32, 56, 36, 40), '#a8201e'),
    line('M32 56L68 96M68 56L32 96M32 56H68V96H32ZM50 56V96', '#fff4e4', 2.8),
    body(box(41, 28, 18, 16, 2), '#ffe49a'),
    line('M50 28V44M41 36H59', '#a8201e', 2),
  ];
}

export function lighthouse(): Drawing {
  return [
    glow(50, 16, 40, '#ffe27a', 0.9),
    mark('M50 18L104 2V34Z', '#fff6c0', 0.5),
    body('M38 26H62L70 92H30Z', '#fff8ee'),
    mark('M37 36H63L64.6 50H35.4ZM34 62H66L67.6 76H32.4Z', '#e0303e'),
    body(box(36, 10, 28, 17, 2), '#ffe27a'),
    body('M32 12L50 -4L68 12Z', '#e0303e'),
    body(box(30, 24, 40, 6, 2), '#3a3f5c'),
    body('M14 98Q22 84 38 88H66Q80 84 90 98Z', '#6a7088'),
  ];
}
