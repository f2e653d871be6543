import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, glow, line, mark, moved, rod } from '../kit/parts.ts';
import { around, both, box, ellipse, flip, lathe, petal, place, polygon, ring, star } from '../kit/paths.ts';
import { portrait } from './beings.ts';
import { beast, eyes, face } from './faces.ts';
import { flower } from './flora.ts';
import { tanjak, topHat, wizardHat, cowboyHat } from './things.ts';
import { hornedHelmet } from './weapons.ts';

const collar = (cloth: Hex, trim: Hex): Drawing => [dull('M6 100C8 86 24 80 38 78Q50 88 62 78C76 80 92 86 94 100Z', cloth), line('M36 79Q50 94 64 79', trim, 4)];

/** A puppet of leather in profile, pierced and gilded: crown and colours tell who it is. */
export function puppet(leather: Hex, robe: Hex, crown: 'tall' | 'swept' | 'wild' | 'veil', trim: Hex = '#ffd24a'): Drawing {
  const crowns = {
    tall: 'M40 26C38 12 46 4 52 -10C58 4 70 10 68 28C60 34 48 34 40 26Z',
    swept: 'M40 26C38 10 54 -4 72 2C86 8 88 24 78 32C80 22 72 16 66 22C64 30 50 34 40 26Z',
    wild: 'M38 28L26 16L40 18L38 0L50 12L58 -4L64 12L80 4L76 20L92 24L76 34L86 48L66 44Z',
    veil: 'M38 24C40 8 58 2 70 12C82 24 84 48 78 70L66 66C70 50 68 36 62 30Z',
  } as const;
  return [
    rod('M50 84V102', '#e0b878', 3.4),
    body(crowns[crown], trim),
    body('M37 31C42 20 58 18 68 27C74 36 70 46 66 52C62 58 62 64 66 70L40 70C44 66 45 62 43 58C38 59 34 57 34 53C34 51 34 50 33 49C31.5 48 28 48 27 46C26.5 45 28 44 29.5 42.5C33 39 34 35 37 31Z', leather),
    body('M40 66C50 72 60 72 68 66C80 72 86 84 88 96Q56 106 24 96C26 84 30 72 40 66Z', robe),
    rod('M34 74L12 62L6 40', leather, 5),
    rod('M76 76L92 66L94 48', leather, 5),
    mark('M38 38.5C40.5 36.5 44 36.5 46 38.5C43.5 40 40.5 40 38 38.5Z', '#fffbe6'),
    mark(ellipse(42, 38.4, 1.4), '#1d1030'),
    line('M36.5 35.5C39.5 33 44 33 47 35M34 50C37 50.8 39 50.5 41 49', trim, 1.6),
    ...([[54, 34], [60, 40], [56, 46], [62, 32]] as const).map(([x, y]) => mark(ellipse(x, y, 2), trim)),
    line('M42 72Q54 80 66 72M36 82Q56 92 78 82', trim, 2.4),
    ...[36, 46, 56, 66, 76].map((x) => mark(ellipse(x, 94, 2.2), trim)),
    ...(crown === 'wild' ? [mark('M30 46L34 46L32.6 52ZM35 47L38 47L36.8 52Z', '#fffdf4')] : []),
    ...([[48, 18], [56, 12], [62, 20]] as const).map(([x, y]) => mark(ellipse(x, y, 2), robe)),
  ];
}

/** The tree of life that opens a shadow play. */
export function gunungan(leaf: Hex = '#e0a02a'): Drawing {
  return [
    glow(50, 50, 54, '#ffd27a', 0.8),
    rod('M50 84V100', '#e0b878', 4),
    body('M50 -2C58 18 88 40 86 66C86 80 76 86 66 84L62 92H38L34 84C24 86 14 80 14 66C12 40 42 18 50 -2Z', leaf),
    mark('M50 12C56 28 78 46 77 64C76 74 70 78 62 76L59 84H41L38 76C30 78 24 74 23 64C22 46 44 28 50 12Z', '#7a1e2e'),
    line('M50 24V80M50 40Q38 36 34 46Q38 50 42 48M50 40Q62 36 66 46Q62 50 58 48M50 58Q34 52 30 64Q34 70 40 66M50 58Q66 52 70 64Q66 70 60 66', '#ffd24a', 2.6),
    mark('M42 80V70L50 62L58 70V80Z', '#ffd24a'),
    mark(star(6, 50, 32, 6, 3), '#ffe9a8'),
  ];
}

export function laksamana(): Drawing {
  return [...collar('#5a1e3e', '#ffd24a'), ...portrait({ skin: '#b5763e', mood: 'stern', moustache: true, hair: '#1d1420' }, { bald: true }), ...moved(tanjak('#7a1e4a', '#ffd24a'), { scale: 0.66, y: -26 })];
}

export function dancer(cloth: Hex, bloom: Hex): Drawing {
  return [
    ...collar(cloth, '#ffd24a'),
    ...portrait({ skin: '#c98a52', lips: '#d01e3e', hair: '#1d1420' }, { long: false }),
    body('M22 34C26 14 38 8 50 8C62 8 74 14 78 34Q64 22 50 22Q36 22 22 34Z', 'gold'),
    ...[28, 39, 50, 61, 72].map((x) => body(polygon([[x - 5, 22 - (x === 50 ? 6 : 2)], [x, 4 - (x === 50 ? 6 : 0) + Math.abs(x - 50) * 0.3], [x + 5, 22 - (x === 50 ? 6 : 2)]]), 'gold')),
    ...moved(flower({ petals: 5, colour: bloom, heart: 'gold' }), { scale: 0.26, x: 27, y: -14 }),
    body(ellipse(50, 24, 3.4), '#e8303e'),
    body(both(ellipse(23, 62, 3.4)), 'gold'),
  ];
}

export function vikingHead(): Drawing {
  return [...portrait({ skin: '#f0b98a', hair: '#c8641e', beard: 'long', moustache: true, mood: 'stern', iris: '#2a7ad0' }, { long: true }), ...moved(hornedHelmet('silver').slice(0, -1), { scale: 0.78, y: -26 }), line('M36 84V96M64 84V96', '#c8641e', 7), body(both(box(31, 88, 9, 6, 2)), 'gold')];
}

export function shieldMaiden(): Drawing {
  return [...portrait({ skin: '#f6c8a0', hair: '#f0c04a', iris: '#2aa06a', lips: '#d04a5a', mood: 'stern' }, { long: true }), body('M20 36C24 12 36 6 50 6C64 6 76 12 80 36Q64 26 50 26Q36 26 20 36Z', 'silver'), body('M46 4H54V34L50 42L46 34Z', 'gold'), body(both('M20 34C8 30 2 16 6 6C14 8 22 18 26 26Z'), '#fffaf0'), line('M28 66Q24 80 28 94M72 66Q76 80 72 94', '#d89a2a', 6)];
}

export function god(hair: Hex, wreath: 'gold' | Hex): Drawing {
  return [glow(50, 46, 56, '#ffe9a8', 0.8), ...portrait({ skin: '#f0bd92', hair, beard: 'long', moustache: true, mood: 'stern', iris: '#3a8ae0' }, { long: true }), ...[-66, -48, -30, -12].flatMap((turn) => [body(place(petal(50, 20, 17, 9, 60), { turn, y: 8 }), wreath), body(flip(place(petal(50, 20, 17, 9, 60), { turn, y: 8 })), wreath)])];
}

export function goddess(cloth: Hex): Drawing {
  return [...collar('#fffaf2', cloth), ...portrait({ skin: '#f4c8a4', hair: '#8a4a22', iris: '#3a9a6a', lips: '#d04a5a' }, { long: true }), body('M18 40C20 10 36 2 50 2C64 2 80 10 82 40L72 34Q62 18 50 26Q38 18 28 34Z', 'gold'), body('M40 6C34 -6 66 -6 60 6L56 16H44Z', cloth), body(ellipse(50, 16, 4.4), cloth)];
}

export function medusa(): Drawing {
  return [...[-80, -52, -26, 0, 26, 52, 80].map((turn) => rod(place('M50 26C40 14 58 6 48 -8', { turn, y: 14 }), '#4a9a3a', 8)), ...[-80, -52, -26, 0, 26, 52, 80].flatMap((turn) => [mark(place(ellipse(48, -8, 5, 5.6), { turn, y: 14 }), '#6ac84a'), mark(place(ellipse(47, -9, 1.6), { turn, y: 14 }), '#c0101e')]), ...face({ skin: '#a8d08a', mood: 'stern', iris: '#e0a01e', hair: '#2f6a2a', lips: '#5a8a3a' })];
}

/** The golden mask of a king of the Nile. */
export function pharaoh(): Drawing {
  return [
    body('M50 0C76 0 88 16 92 40L100 96H66L62 70H38L34 96H0L8 40C12 16 24 0 50 0Z', '#2a5ad0'),
    mark('M10 44L30 40L29 48L9 53ZM7 60L30 56L31 64L5 69ZM5 76L34 72L34 80L3 85ZM90 44L70 40L71 48L91 53ZM93 60L70 56L69 64L95 69ZM95 76L66 72L66 80L97 85ZM24 12Q34 6 44 4L43 12Q34 14 28 20ZM76 12Q66 6 56 4L57 12Q66 14 72 20Z', '#ffd24a'),
    body(lathe([[0, 16], [18, 20], [24, 38], [23, 54], [15, 68], [0, 76]]), 'gold'),
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
    mark('M16 60L34 62L34 70L15 68ZM14 78L35 80L35 88L13 86ZM84 60L66 62L66 70L85 68ZM86 78L65 80L65 88L87 86Z', '#ffd24a'),
    body(both('M40 34C26 28 18 12 22 -4C34 2 44 14 48 28Z'), '#2a2a3e'),
    mark(both('M36 26C30 20 26 12 26 4C32 10 38 18 42 26Z'), '#e0a02a'),
    body('M50 20C64 20 72 32 70 46C70 56 62 62 60 72C58 84 54 94 50 94C46 94 42 84 40 72C38 62 30 56 30 46C28 32 36 20 50 20Z', '#2a2a3e'),
    mark(both('M34 44Q40 38 47 46Q40 50 34 44Z'), '#ffd24a'),
    mark(both(ellipse(41, 44.6, 2)), '#c0101e'),
    line(both('M33 45Q30 50 31 56'), '#ffd24a', 2),
    body('M45 84Q50 81 55 84Q54 90 50 91Q46 90 45 84Z', '#4a4a66'),
    body('M32 30Q50 16 68 30L66 36Q50 24 34 36Z', 'gold'),
  ];
}

export function ankh(): Drawing {
  return [body('M50 2C66 2 74 16 72 28C70 38 62 46 58 52H88V66H58L62 98H38L42 66H12V52H42C38 46 30 38 28 28C26 16 34 2 50 2ZM50 14C42 14 38 20 39 27C40 34 46 40 50 46C54 40 60 34 61 27C62 20 58 14 50 14Z', 'gold'), body(ellipse(50, 59, 6), '#2a9ad0')];
}

export function scarab(): Drawing {
  return [
    ...around(1, 50, 50, 1).map(() => body(ellipse(50, 10, 12), '#e8303e')),
    ...[-1, 1].flatMap((side) => [rod(side < 0 ? 'M26 40L6 30' : 'M74 40L94 30', 'gold', 5), rod(side < 0 ? 'M24 60L4 62' : 'M76 60L96 62', 'gold', 5), rod(side < 0 ? 'M28 78L12 92' : 'M72 78L88 92', 'gold', 5)]),
    body('M34 34C30 22 40 16 50 16C60 16 70 22 66 34Z', 'gold'),
    body('M50 32C68 30 82 46 80 66C78 84 64 96 50 96C36 96 22 84 20 66C18 46 32 30 50 32Z', '#1f9ab0'),
    body('M26 42Q50 26 74 42L72 50Q50 38 28 50Z', 'gold'),
    line('M50 42V94M36 54Q30 70 40 88M64 54Q70 70 60 88', '#ffd24a', 2.6),
  ];
}

export function horusEye(): Drawing {
  return [glow(50, 50, 50, '#5ad0ff', 0.6), body('M4 26Q48 2 96 26L94 36Q48 14 8 36Z', 'gold'), body('M2 52Q46 16 98 52Q46 80 2 52Z', '#fffbe6'), body(ellipse(48, 49, 17), '#2a7ad0'), mark(ellipse(48, 49, 8), '#1d1030'), mark(ellipse(43, 44, 4), '#ffffff'), line('M2 52Q46 16 98 52Q46 80 2 52', '#1d2a6a', 3.4), body('M34 66L42 67L38 98L28 96ZM56 66C62 84 74 90 84 82C90 76 84 68 78 74C92 92 62 104 46 68Z', 'gold')];
}

export function aztecMask(stone: Hex, feathers: readonly [Hex, Hex]): Drawing {
  return [
    ...[-72, -54, -36, -18, 0, 18, 36, 54, 72].map((turn, index) => body(petal(50, 60, 62, 18, turn, 0.3), feathers[index & 1] ?? feathers[0])),
    body(ellipse(10, 62, 9), 'gold'),
    body(ellipse(90, 62, 9), 'gold'),
    body('M18 34H82V66C82 84 68 96 50 96C32 96 18 84 18 66Z', stone),
    body('M14 26H86V40H14Z', 'gold'),
    ...[26, 42, 58, 74].map((x) => mark(box(x - 4, 30, 8, 6, 1), '#1f9a7a')),
    mark(both('M24 48H44V60H30Z'), '#1d1030'),
    mark(both(ellipse(36, 54, 4)), '#ffe27a'),
    body('M44 48H56L60 70H40Z', 'gold'),
    mark('M30 76H70V88Q50 94 30 88Z', '#3a0e1a'),
    mark('M32 76H39V83H32ZM42 76H49V83H42ZM51 76H58V83H51ZM61 76H68V83H61Z', '#fffbe6'),
    line('M22 66L28 72M78 66L72 72', lit(stone, 0.5), 3),
  ];
}

export function sunStone(): Drawing {
  return [body(ellipse(50, 50, 47), '#c89a5a'), ...around(20, 50, 50, 41).map(([x, y]) => mark(polygon([[x - 3.4, y + 2.4], [x, y - 4], [x + 3.4, y + 2.4]]), '#7a4a22')), body(ellipse(50, 50, 34), '#e0b878'), ...ring(polygon([[50, 18], [57, 32], [43, 32]]), 8, 50, 50).map((ray) => body(ray, 'gold')), body(ellipse(50, 50, 19), '#1f9a7a'), mark(both(ellipse(43, 46, 4)), '#fffbe6'), mark(both(ellipse(43, 46, 1.8)), '#1d1030'), mark('M42 56H58V64L50 60L42 64Z', '#e8303e'), line('M50 46V54', '#0d4a3a', 2.6)];
}

export function featheredSerpent(): Drawing {
  return [...[20, 50, 80, 110, 140].map((turn, index) => body(petal(58, 46, 44, 18, turn, 0.35), index & 1 ? '#e8303e' : '#1fa07a')), body('M8 44C12 24 36 14 58 20C80 26 90 46 80 62C72 74 56 72 52 82C50 90 58 96 68 98H40C30 92 28 80 36 70C26 72 14 70 8 62L22 58L6 54Z', '#2fb05a'), mark('M8 62C22 66 34 64 46 58L40 68C28 74 14 72 8 62Z', '#fff0c0'), mark('M14 60L20 60L17 67ZM26 61L32 60L30 67Z', '#fffdf4'), mark(ellipse(40, 36, 8), '#ffe27a'), mark(ellipse(40, 36, 3, 5.4), '#c0101e'), line('M28 28Q40 20 52 28', '#0d5a2a', 3.4), line('M6 58L-4 54M6 58L-4 64', '#e8303e', 2.6), body('M56 20C60 6 72 0 84 2C80 12 78 20 68 26Z', 'gold')];
}

export function pirate(): Drawing {
  return [
    ...portrait({ skin: '#d89a68', hair: '#2a1a1a', beard: 'short', moustache: true, mood: 'grin' }, { long: true }),
    body('M22 46H78L76 40H24Z', '#1d1420'),
    body('M52 42H72C74 54 68 60 62 60C56 60 52 52 52 42Z', '#1d1420'),
    body('M-4 40C6 14 26 2 50 10C74 2 94 14 104 40C86 28 68 32 50 34C32 32 14 28 -4 40Z', '#23223a'),
    line('M-2 38C14 27 32 31 50 33C68 31 86 27 102 38', '#ffd24a', 3.4),
    mark('M50 14C56 14 58 18 57 22C57 25 54 26 54 28H46C46 26 43 25 43 22C42 18 44 14 50 14Z', '#fffaf0'),
    mark(both(ellipse(47, 20.6, 1.8)), '#23223a'),
    body(ellipse(24, 64, 4), 'gold'),
  ];
}

export function cowboy(): Drawing {
  return [...portrait({ skin: '#e0a472', hair: '#6a3a1c', mood: 'grin', moustache: true }, { long: false }), ...moved(cowboyHat('#8a4f22'), { scale: 0.94, y: -32 }), body('M18 84Q50 70 82 84L72 100H28Z', '#e0302e'), ...[36, 50, 64].map((x) => mark(ellipse(x, 88, 2.4), '#ffffff'))];
}

export function cowgirl(): Drawing {
  return [...portrait({ skin: '#f0bc90', hair: '#d8742a', iris: '#2a8a5a', lips: '#e02a4a' }, { long: true }), ...moved(cowboyHat('#d04a6a'), { scale: 0.94, y: -32 }), body('M26 86Q50 74 74 86L66 100H34Z', '#2a7ad0')];
}

export function samuraiLady(): Drawing {
  return [...collar('#c81e4a', '#ffd24a'), ...portrait({ skin: '#fdeee4', hair: '#1d1420', lips: '#d01e2e', iris: '#3a2418' }, { long: false }), dull('M30 18C22 4 40 -6 50 4C60 -6 78 4 70 18Q50 8 30 18Z', '#1d1420'), rod('M14 4L40 14M86 4L60 14', '#e5a528', 3.4), ...moved(flower({ petals: 5, colour: '#ff8ab4', heart: 'gold' }), { scale: 0.24, x: -26, y: -32 }), mark(both(ellipse(34, 62, 6, 4)), '#ff7a8a', 0.5)];
}

export function oni(skin: Hex): Drawing {
  return [
    ...[-60, -30, 0, 30, 60].map((turn) => dull(petal(50, 56, 58, 30, turn, 0.3), '#2a1420')),
    body(both('M34 30C24 22 22 8 28 -2C34 8 42 16 46 24Z'), '#fff1d2'),
    body('M50 18C74 18 86 34 84 54C82 78 68 94 50 94C32 94 18 78 16 54C14 34 26 18 50 18Z', skin),
    mark(both('M22 38L46 48L44 54L22 46Z'), '#1d1030'),
    mark(both('M26 50Q36 44 44 54Q34 60 26 50Z'), '#ffe27a'),
    mark(both(ellipse(36, 52, 2.6)), '#1d1030'),
    body('M42 58Q50 52 58 58Q58 66 50 66Q42 66 42 58Z', shaded(skin, 0.2)),
    mark('M26 70Q50 62 74 70Q74 86 50 88Q26 86 26 70Z', '#3a0814'),
    mark('M32 70H42V76H32ZM45 68H55V74H45ZM58 70H68V76H58Z', '#fffdf4'),
    mark('M32 84L37 68L42 85ZM68 84L63 68L58 85Z', '#fffdf4'),
  ];
}

export function wizard(): Drawing {
  return [...portrait({ skin: '#f0c8a0', hair: '#f4f0fa', beard: 'long', moustache: true, iris: '#5a7af0' }, { long: true }), ...moved(wizardHat('#4a3ad0'), { scale: 0.92, y: -36 })];
}

export function witch(): Drawing {
  return [...portrait({ skin: '#a8d88a', hair: '#c8541e', iris: '#a04ae0', mood: 'grin', lips: '#5a2a7a' }, { long: true }), ...moved(wizardHat('#3a2a5a'), { scale: 0.92, y: -36 })];
}

export function dracula(): Drawing {
  return [
    body('M-2 100C-4 74 8 56 24 50L36 84L50 100L64 84L76 50C92 56 104 74 102 100Z', '#2a1a30'),
    mark('M6 100C6 82 14 66 24 60L40 100ZM94 100C94 82 86 66 76 60L60 100Z', '#b5122e'),
    ...face({ skin: '#e4e0f0', hair: '#1d1420', iris: '#d0122e', mood: 'stern', lips: '#8a1030' }),
    dull('M22 44C18 18 34 8 50 8C66 8 82 18 78 44C76 34 70 28 62 28L50 40L38 28C30 28 24 34 22 44Z', '#1d1420'),
    mark('M42 71L46 71L44 78ZM54 71L58 71L56 78Z', '#ffffff'),
    body('M44 88L50 92L56 88L58 96L50 94L42 96Z', '#d0122e'),
  ];
}

export function vampireLady(): Drawing {
  return [...collar('#8a0e2e', '#ffd24a'), ...portrait({ skin: '#efe6f2', hair: '#5a0e1e', iris: '#c0101e', lips: '#c0102e', mood: 'stern' }, { long: true }), mark('M44 71L47 71L45.5 76ZM53 71L56 71L54.5 76Z', '#ffffff'), body(ellipse(50, 88, 5, 6), '#d0122e')];
}

/** The pale lady of Malay tales. */
export function pontianak(): Drawing {
  return [glow(50, 46, 56, '#8a9aff', 0.6), dull('M50 2C18 2 8 34 12 60C14 80 6 94 2 100H98C94 94 86 80 88 60C92 34 82 2 50 2Z', '#1d1426'), ...face({ skin: '#d8e4e0', hair: '#1d1426', iris: '#d0122e', lips: '#7a1a2e', mood: 'grin' }), dull('M24 34C30 14 46 8 52 8C44 20 36 40 30 66C20 60 20 46 24 34ZM76 34C70 14 60 10 54 8C60 22 66 40 72 64C80 58 80 46 76 34Z', '#1d1426'), mark('M41 67L44.5 68L42.5 75ZM59 67L55.5 68L57.5 75Z', '#ffffff')];
}

export function wrappedGhost(): Drawing {
  return [dull('M40 18L34 -2L50 8L66 -2L60 18Z', '#e8e2d0'), dull(lathe([[10, 14], [26, 26], [30, 50], [24, 84], [10, 98]]), '#f4f0e2'), line('M22 34Q50 46 78 34M20 54Q50 66 80 54M26 76Q50 86 74 76', '#b8b09a', 2.4), body(lathe([[0, 26], [15, 30], [17, 46], [0, 58]]), '#4a5a4a'), mark(both(ellipse(44, 41, 4.4, 5)), '#ffe27a'), mark(both(ellipse(44, 41, 1.8)), '#c0101e'), line('M44 52Q50 49 56 52', '#1d1030', 2), body('M38 16Q50 24 62 16L60 22Q50 28 40 22Z', '#b8b09a')];
}

export function fairy(dress: Hex, hair: Hex): Drawing {
  const wing = 'M36 62C8 66 -6 44 2 24C20 22 38 40 42 58Z';
  return [body(wing, '#c8f0ff'), body(flip(wing), '#c8f0ff'), body('M40 66C22 76 14 92 22 98C34 96 42 84 46 74Z', '#e4d0ff'), body(flip('M40 66C22 76 14 92 22 98C34 96 42 84 46 74Z'), '#e4d0ff'), ...moved([...collar(dress, '#ffffff'), ...portrait({ skin: '#f8d0b0', hair, iris: '#4a9ae0', lips: '#e04a7a' }, { long: true })], { scale: 0.78, y: 6 }), ...[30, 40, 50, 60, 70].map((x, index) => body(ellipse(x, 20 - (index === 2 ? 4 : index & 1 ? 2 : 0), 4.6), index & 1 ? '#ffd24a' : '#ff8ac0'))];
}

export function leprechaun(): Drawing {
  return [...portrait({ skin: '#f6c49a', hair: '#e0641e', beard: 'short', mood: 'grin', iris: '#2a9a4a' }, { long: false }), ...moved(topHat('#2f9a4a', '#1d5a2e'), { scale: 0.82, y: -36 }), body('M30 90L50 96L70 90L72 100L50 98L28 100Z', '#2f9a4a')];
}

export function sultan(silk: Hex): Drawing {
  return [...collar('#3a2a7a', '#ffd24a'), ...portrait({ skin: '#c8864e', hair: '#2a1a20', beard: 'short', moustache: true }, { bald: true }), body('M14 40C8 22 22 2 50 0C78 2 92 22 86 40Q68 50 50 40Q32 50 14 40Z', silk), line('M18 36Q40 28 62 4M30 42Q56 32 78 14M82 36Q60 28 38 4', lit(silk, 0.5), 2.4), body(petal(50, 20, 26, 12, 0), '#fffaf0'), body(ellipse(50, 22, 7), '#e8303e')];
}

export function princess(cloth: Hex): Drawing {
  return [...collar(cloth, '#ffd24a'), ...portrait({ skin: '#d8a068', hair: '#241620', iris: '#3a7a4a', lips: '#d02a4a' }, { long: true }), body('M24 32Q50 14 76 32L74 38Q50 22 26 38Z', 'gold'), body(polygon([[50, 6], [58, 22], [42, 22]]), 'gold'), body(ellipse(50, 30, 4.6), '#21c7d8'), dull(both('M22 38C10 50 8 70 12 88L22 84C20 68 22 52 26 42Z'), lit(cloth, 0.3))];
}

export function genie(): Drawing {
  return [glow(50, 50, 56, '#5ad0ff', 0.8), dull('M44 98C20 96 26 82 40 78C24 72 20 60 26 56H74C80 62 76 74 62 80C74 86 66 96 56 98Z', '#3a9af0'), ...moved(portrait({ skin: '#5ab0f8', hair: '#1d2a5a', mood: 'grin', beard: 'none', moustache: true }, { bald: true }), { scale: 0.8, y: -10 }), body('M28 30Q50 16 72 30L70 38Q50 26 30 38Z', 'gold'), body('M44 14C40 2 50 -6 58 0C54 4 54 10 56 16Z', '#1d2a5a'), body(both(ellipse(29, 48, 4)), 'gold')];
}

export function rajah(): Drawing {
  return [...collar('#b5123e', '#ffd24a'), ...portrait({ skin: '#b87440', hair: '#1d1420', beard: 'short', moustache: true, mood: 'smile' }, { bald: true }), body('M14 42C6 18 26 2 52 2C80 2 94 22 86 42Q50 26 14 42Z', '#e8303e'), line('M20 36Q44 14 80 14M30 32Q56 16 86 26M22 24Q40 10 60 6', '#ffb02e', 3), body(petal(50, 16, 28, 16, 0), '#1f9ab0'), mark(ellipse(50, 2, 3.4, 4.4), '#ffd24a'), body(ellipse(50, 20, 8), 'gold'), body(ellipse(50, 20, 5), '#21c77a'), ...[28, 38, 62, 72].map((x) => body(ellipse(x, 34 - (x === 38 || x === 62 ? 4 : 0), 2.6), '#fffaf0')), mark(ellipse(50, 44, 2), '#e8303e')];
}

export function rocker(hair: Hex): Drawing {
  return [...[-70, -45, -20, 0, 20, 45, 70].map((turn) => dull(petal(50, 56, 64, 28, turn, 0.5), hair)), ...face({ skin: '#f0c09a', hair, mood: 'grin', iris: '#2a9ad0' }), mark(star(5, 61.5, 51, 15, 6.6), '#2a1a3a', 0.9), ...eyes('#2ac8d8', 51, 11.5, 0.96).slice(5), body(both('M20 44L30 40L26 60L18 58Z'), '#2a2636'), body('M22 36Q50 24 78 36L77 42Q50 30 23 42Z', '#e8303e')];
}

export function farmer(): Drawing {
  return [...portrait({ skin: '#e8b080', hair: '#8a5a2c', beard: 'none', moustache: true, mood: 'smile' }, { long: false }), body('M-4 40C10 30 30 26 50 26C70 26 90 30 104 40C90 50 70 44 50 44C30 44 10 50 -4 40Z', '#e8c060'), body('M24 34C24 10 36 2 50 2C64 2 76 10 76 34Q50 46 24 34Z', '#f0cc70'), mark('M24 28Q50 40 76 28L76 35Q50 47 24 35Z', '#c8382a'), line('M34 12Q50 4 66 12M12 38Q50 24 88 38', '#b08a30', 1.8, 0.7)];
}

/** A cat that waves luck in. */
export function luckyCat(): Drawing {
  return [
    body('M70 42C82 34 80 14 74 6C66 2 58 8 60 18C62 26 64 34 62 42Z', '#fffaf2'),
    body('M50 46C74 46 84 66 80 96H20C16 66 26 46 50 46Z', '#fffaf2'),
    ...moved(beast({ fur: '#fffaf2', ears: 'pointed', iris: '#3a8a3a', mood: 'glad', inner: '#ff8a94' }), { scale: 0.62, y: -14, x: -6 }),
    body('M20 58Q44 72 68 58L70 64Q44 80 18 64Z', '#e8303e'),
    body(ellipse(44, 70, 6), 'gold'),
    body(ellipse(58, 86, 12, 9), 'gold'),
    mark(box(57, 80, 2.4, 12), '#8a4a08'),
  ];
}

export function cat(fur: Hex, mark_: 'plain' | 'tabby' | 'patch' | 'mask', iris: Hex): Drawing {
  return [
    ...beast({ fur, ears: 'pointed', iris, inner: '#ff9aa8', nose: '#e0708a', mood: 'calm' }),
    ...(mark_ === 'tabby' ? [mark(both('M50 22L46 36L50 39ZM36 24L40 35L44 32ZM16 48L28 51L17 54ZM16 60L27 60L18 66Z'), shaded(fur, 0.5))] : []),
    ...(mark_ === 'patch' ? [mark('M52 21C70 21 84 34 84 52C76 62 60 58 56 46Z', '#e8902a'), mark('M16 48C20 34 28 26 36 24C40 34 34 48 26 54Z', '#3a2a34'), ...eyes(iris, 47, 16, 1.12)] : []),
    ...(mark_ === 'mask' ? [mark('M50 40C60 40 78 36 84 50C84 66 72 80 50 87C28 80 16 66 16 50C22 36 40 40 50 40Z', '#4a342e', 0.75), ...eyes(iris, 47, 16, 1.12)] : []),
    line('M30 68L8 64M30 72L10 76M70 68L92 64M70 72L90 76', '#fffaf0', 1.8, 0.9),
  ];
}
