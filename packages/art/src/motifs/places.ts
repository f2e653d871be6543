import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, glow, line, mark, moved, type Paint, rod } from '../kit/parts.ts';
import { around, both, box, ellipse, place, polygon, star } from '../kit/paths.ts';
import { palmTree } from './flora.ts';

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

/** A lamp of paper with tassels. */
export function lantern(paper: Hex, trim: Paint = 'gold'): Drawing {
  return [
    glow(50, 46, 54, lit(paper, 0.3), 0.8),
    line('M50 -2V10', '#5a2a1a', 3),
    body('M50 12C84 12 94 30 94 46C94 62 84 78 50 78C16 78 6 62 6 46C6 30 16 12 50 12Z', paper),
    line(
      'M50 14C30 20 26 34 26 46C26 58 30 70 50 76M50 14C70 20 74 34 74 46C74 58 70 70 50 76M50 14V76',
      shaded(paper, 0.35),
      2,
      0.7,
    ),
    mark(ellipse(50, 45, 13), '#ffe27a', 0.75),
    body(box(34, 6, 32, 9, 3), trim),
    body(box(34, 74, 32, 9, 3), trim),
    rod('M40 84V94', '#e8a020', 3.4),
    rod('M50 84V99', '#e8a020', 3.4),
    rod('M60 84V94', '#e8a020', 3.4),
  ];
}

/** An oil lamp with a flame. */
export function oilLamp(metal: Paint = 'gold'): Drawing {
  return [
    glow(84, 24, 26, '#ffb02e', 1),
    body('M30 50C6 40 2 62 18 68L22 62C12 58 16 48 28 56Z', metal),
    body(
      'M24 56C34 44 58 42 70 50C78 46 84 38 92 32C98 36 92 50 84 58C76 72 62 80 46 80C32 78 24 68 24 56Z',
      metal,
    ),
    body('M34 80H60L66 92H28Z', metal),
    body('M36 46C38 36 58 36 60 46Q48 42 36 46Z', metal),
    body(ellipse(48, 34, 4.5), '#e8415a'),
    body('M88 34C78 26 86 18 88 6C96 14 98 26 92 34Z', '#ff8a1e'),
    mark('M89 33C84 27 88 22 89 15C93 20 94 28 91 33Z', '#fff2a0'),
    line('M32 62Q48 72 72 62', '#8a4a08', 1.8, 0.6),
  ];
}

export function pelita(): Drawing {
  return [
    glow(50, 26, 34, '#ffb02e', 1),
    body('M50 6C58 18 64 26 60 36Q50 44 40 36C36 26 42 18 50 6Z', '#ff8a1e'),
    mark('M50 20C54 26 56 30 54 36Q50 40 46 36C44 30 46 26 50 20Z', '#fff2a0'),
    body(box(44, 38, 12, 12, 2), 'bronze'),
    body('M22 52Q50 42 78 52L72 78Q50 88 28 78Z', 'bronze'),
    body('M34 82H66L74 95H26Z', 'bronze'),
    line('M26 62Q50 70 74 62', '#ffe0a0', 2.2),
    body('M78 56C94 52 94 74 74 70L75 65C86 68 86 58 77 61Z', 'bronze'),
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

export function volcano(): Drawing {
  return [
    glow(50, 24, 40, '#ff6a1e', 0.9),
    body('M34 32C30 16 40 18 42 4C50 10 50 16 56 6C64 14 62 22 66 32Z', '#ff8a1e'),
    body('M34 30H66L98 96H2Z', '#6a4a52'),
    body(
      'M32 34Q50 44 68 34L72 56C66 52 64 60 60 66C56 60 54 52 50 54C46 56 46 72 40 76C38 66 36 56 28 58Z',
      '#ff5a1e',
    ),
    mark('M38 36Q50 42 62 36L64 46C56 44 52 46 48 52C44 46 40 46 36 48Z', '#ffd24a'),
  ];
}

export function islandPalm(): Drawing {
  return [
    ...moved(palmTree(), { scale: 0.8, y: -8 }),
    body('M4 92Q26 72 50 74Q74 72 96 92Q50 102 4 92Z', '#f4d48a'),
  ];
}

export function sailShip(hull: Hex, sail: Hex, badge: Drawing = []): Drawing {
  return [
    rod('M34 76V8', '#6a3a1c', 4),
    rod('M64 76V2', '#6a3a1c', 4),
    body('M64 4L76 8L64 13Z', '#e8303e'),
    body('M14 22Q34 16 52 22Q46 38 52 58Q32 50 14 58Q20 38 14 22Z', sail),
    body('M48 14Q66 8 86 14Q80 36 88 60Q66 50 48 60Q54 36 48 14Z', lit(sail, 0.1)),
    ...moved(badge, { scale: 0.24, x: 17, y: -16 }),
    body('M2 64L18 72H78L98 58C98 76 90 92 78 96H24C10 90 4 78 2 64Z', hull),
    body('M4 68L18 76H78L97 64L95 72L80 82H20L7 76Z', 'gold'),
    ...[32, 48, 64].map((x) => body(ellipse(x, 88, 4), '#3a1a10')),
  ];
}

/** The long boat with a carved bow of Malay fishermen. */
export function perahu(hull: Hex, sail: Hex): Drawing {
  return [
    rod('M48 74V4', '#8a5a2c', 4),
    body('M52 8C82 16 90 42 88 64L52 66Z', sail),
    body('M44 16C26 28 20 48 20 64L44 66Z', lit(sail, 0.3)),
    line('M54 24Q72 30 82 44M54 42Q72 44 86 54', shaded(sail, 0.3), 1.8, 0.7),
    body('M-2 58C8 62 12 68 20 70H80C88 68 94 58 100 50C102 70 90 92 72 94H30C12 92 0 76 -2 58Z', hull),
    line('M8 76Q50 84 92 72', '#ffe27a', 3.4),
    line('M16 84L22 88L28 84L34 88L40 84L46 88L52 84L58 88L64 84L70 88L76 84', '#fff4d0', 1.8),
  ];
}

export function longship(): Drawing {
  return [
    rod('M50 70V4', '#6a3a1c', 4.4),
    body('M18 12Q50 6 82 12Q76 34 84 56Q50 48 16 56Q24 34 18 12Z', '#fff4e0'),
    mark(
      'M30 10.5L40 9.4Q37 32 40 51L29 52.6Q34 32 30 10.5ZM58 9L70 10.4Q66 32 72 53L61 51.4Q63 32 58 9Z',
      '#e0303e',
    ),
    body(
      'M0 40C4 34 12 36 12 42C10 52 14 66 26 68H74C86 66 90 52 88 42C90 34 98 36 100 42C102 66 92 92 74 94H26C8 92 -4 64 0 40Z',
      '#8a4a1c',
    ),
    body('M-2 44C-6 34 4 26 14 32L8 40Z', 'gold'),
    ...[26, 42, 58, 74].map((x) => body(ellipse(x, 76, 8), x === 26 || x === 58 ? '#2a7ad0' : '#e0303e')),
    ...[26, 42, 58, 74].map((x) => body(ellipse(x, 76, 2.6), 'gold')),
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

export function sunFace(colour: Hex): Drawing {
  return [
    glow(50, 50, 58, colour, 0.7),
    ...around(12, 50, 50, 1).map((_, index) =>
      body(
        place(
          polygon([
            [50, -2],
            [58, 22],
            [42, 22],
          ]),
          { turn: index * 30 },
        ),
        index & 1 ? '#ff8a1e' : colour,
      ),
    ),
    body(ellipse(50, 50, 30), 'gold'),
    mark(both('M32 46Q38 40 45 46Q38 50 32 46Z'), '#6a2a08'),
    line('M50 46V58Q48 61 45 60M40 66Q50 73 60 66M33 40Q38 36 45 40M55 40Q62 36 67 40', '#6a2a08', 2.4),
  ];
}

export function moonFace(colour: Hex = '#ffe9a8'): Drawing {
  return [
    glow(50, 50, 54, colour, 0.7),
    body('M66 6C36 4 12 24 12 52C12 80 36 98 66 94C48 86 40 70 40 52C40 32 50 14 66 6Z', colour),
    body(star(5, 74, 48, 18, 8), '#ffd24a'),
    mark(ellipse(26, 46, 3, 4), '#8a5a20'),
    line('M22 64Q28 68 32 62', '#8a5a20', 2.2),
  ];
}

export function cloud(colour: Hex): Drawing {
  return [
    body(
      'M20 80C2 80 -2 58 14 52C10 34 30 24 42 34C50 16 78 20 78 42C98 40 104 66 90 76C86 80 80 80 76 80Z',
      colour,
    ),
    line('M28 70Q34 60 44 66', shaded(colour, 0.2), 2.4, 0.7),
  ];
}

export function planet(colour: Hex, belt: Hex): Drawing {
  return [
    glow(50, 50, 50, colour, 0.6),
    body('M2 66C-6 54 20 36 50 30L52 38C30 44 12 54 14 60Z', belt),
    body(ellipse(50, 50, 32), colour),
    mark(
      'M20 40Q50 32 80 42L81 48Q50 38 19 46ZM19 58Q50 66 79 60L76 66Q50 72 23 66Z',
      shaded(colour, 0.3),
      0.6,
    ),
    body(
      'M2 66C10 78 48 72 76 56C94 46 104 34 98 28C94 24 86 24 78 28C90 28 90 34 78 44C56 60 16 70 14 60Z',
      belt,
    ),
  ];
}
