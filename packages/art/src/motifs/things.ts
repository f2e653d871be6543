import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, glow, line, mark, moved, type Paint, rod } from '../kit/parts.ts';
import { around, both, box, ellipse, lathe, place, polygon, ring, smooth, star } from '../kit/paths.ts';

export function gong(metal: Paint = 'gold'): Drawing {
  return [
    rod('M8 96V10H92V96', '#8a2a1e', 7),
    line('M30 12L34 26M70 12L66 26', '#ffe2a8', 2.4),
    body(ellipse(50, 56, 37), metal),
    body(ellipse(50, 56, 26), metal),
    body(ellipse(50, 56, 12), metal),
    mark(ellipse(46, 52, 4, 3), '#fffbe0', 0.9),
    body(both('M8 10C2 2 8 -4 14 -2C14 4 12 8 8 10Z'), 'gold'),
  ];
}

/** A row of small gongs on their frame. */
export function bonang(): Drawing {
  return [
    body('M2 54H98L92 92H8Z', '#a8321e'),
    line('M10 66Q24 58 38 66T66 66T92 66M14 80Q26 72 40 80T66 80T86 80', '#ffd24a', 2.4),
    ...[18, 50, 82].map((x) => body(ellipse(x, 46, 16, 11), 'gold')),
    ...[18, 50, 82].map((x) => body(ellipse(x, 41, 6.4, 5), 'gold')),
    ...[34, 66].map((x) => body(ellipse(x, 32, 14, 9), 'gold')),
    ...[34, 66].map((x) => body(ellipse(x, 28, 5.4, 4), 'gold')),
    rod('M64 22L92 2', '#e0b878', 4),
    body(ellipse(62, 23, 6), '#e8303e'),
  ];
}

export function saron(): Drawing {
  return [
    body('M4 44C10 34 18 36 22 44H78C82 36 90 34 96 44L90 88H10Z', '#a8321e'),
    line('M16 74Q30 66 44 74T72 74T86 74', '#ffd24a', 2.6),
    ...[0, 1, 2, 3, 4, 5].map((bar) => body(box(15 + bar * 12, 34, 10, 26, 2), 'gold')),
    rod('M58 28L86 6', '#e0b878', 5),
    body(place(box(44, 44, 14, 9, 3), { turn: -40, x: 2, y: -20 }), '#7a431c'),
  ];
}

export function drumBarrel(shell: Hex, skin: Hex = '#f6e3c2', cord: Hex = '#ffe2a8'): Drawing {
  return [
    body(lathe([[18, 16], [32, 22], [38, 50], [32, 78], [18, 86]]), shell),
    line('M20 30L34 74L50 34L66 74L80 30', cord, 2.6),
    body(ellipse(50, 20, 32, 11), skin),
    mark(ellipse(50, 20, 12, 4), '#b4844a', 0.7),
    body('M18 78Q50 92 82 78L80 88Q50 100 20 88Z', 'gold'),
  ];
}

export function rebab(): Drawing {
  return [
    rod('M50 4V66', '#7a3a1c', 5),
    rod('M40 14H60M41 24H59', '#e0b878', 4),
    body('M50 44C72 44 78 60 74 74C70 88 58 92 50 92C42 92 30 88 26 74C22 60 28 44 50 44Z', '#b5602a'),
    body('M50 52C64 52 68 62 66 72C62 82 56 84 50 84C44 84 38 82 34 72C32 62 36 52 50 52Z', '#fff0cc'),
    line('M47 8V82M53 8V82', '#fffbe0', 1.2),
    rod('M8 82L94 40', '#c8843a', 4),
    rod('M50 92V100', '#e0b878', 4),
  ];
}

export function guitar(wood: Hex, isElectric: boolean): Drawing {
  const outline = isElectric
    ? 'M30 52C20 44 10 44 12 54C4 62 2 82 14 92C26 100 46 96 52 84C62 86 70 78 66 70L58 62L44 48C38 44 34 48 36 52Z'
    : 'M44 50C34 42 22 46 20 56C6 60 2 82 14 92C26 100 42 94 46 82C58 80 62 68 54 60Z';
  return [
    rod('M46 58L84 18', '#5a2f16', 7),
    body(place(box(40, 44, 22, 11, 3), { turn: -46, x: 39, y: -39 }), isElectric ? wood : '#5a2f16'),
    ...[0, 1, 2].map((peg) => mark(ellipse(82 + peg * 5, 22 - peg * 5, 2), '#ffe27a')),
    body(outline, wood),
    ...(isElectric
      ? [body('M28 62C36 58 46 64 46 74C40 82 28 80 26 72Z', '#fff8ee'), line('M30 68L42 78M34 64L46 74', '#2a2636', 3.4), body(ellipse(22, 84, 3.4), 'gold'), body(ellipse(32, 88, 3.4), 'gold')]
      : [body(ellipse(36, 70, 10), '#3a1a10'), line('M36 70m-12 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0', '#ffe2a8', 1.6), body(place(box(42, 46, 16, 6, 2), { turn: 44, x: -28, y: 34 }), '#3a1a10')]),
    line('M20 86L82 20M24 89L86 23', '#fffbe0', 1.1, 0.9),
  ];
}

export function trumpet(): Drawing {
  return [
    body('M2 44L60 50V60L2 66C-2 62 -2 48 2 44Z', 'gold'),
    rod('M56 55H92', '#e5a528', 6),
    body('M30 50H78C88 50 88 76 78 76H38C28 76 24 66 30 60ZM40 58C36 60 36 68 42 68H74C80 68 80 58 74 58Z', 'gold'),
    ...[46, 58, 70].map((x) => body(box(x, 34, 8, 40, 3), 'gold')),
    ...[50, 62, 74].map((x) => body(ellipse(x, 33, 5.4, 3.4), 'silver')),
    body(box(90, 50, 7, 10, 2), 'silver'),
  ];
}

export function microphone(): Drawing {
  return [
    rod('M58 56L86 92', '#3a3f5c', 13),
    body(place(box(38, 44, 26, 10, 3), { turn: 50, x: 3, y: 1 }), 'gold'),
    body(ellipse(36, 34, 29), 'silver'),
    line('M18 18Q40 30 56 54M30 8Q44 26 62 44M10 30Q30 40 44 60M20 52Q30 34 58 16M12 40Q22 20 46 8M32 60Q44 46 62 30', '#5d6787', 1.8, 0.8),
  ];
}

export function amplifier(): Drawing {
  return [
    body(box(8, 14, 84, 80, 8), '#2a2636'),
    body(box(14, 20, 72, 16, 3), 'gold'),
    ...[24, 38, 52, 66, 78].map((x) => body(ellipse(x, 28, 4.4), '#2a2636')),
    body(box(14, 40, 72, 48, 4), '#4a4560'),
    body(ellipse(50, 64, 20), '#2a2636'),
    body(ellipse(50, 64, 9), 'silver'),
    body('M36 6H64V14H36Z', '#5a5470'),
  ];
}

export function vinyl(label: Hex): Drawing {
  return [
    body(ellipse(50, 50, 46), '#2a2636'),
    ...[38, 31, 24].map((r) => line(ellipse(50, 50, r), '#6a6484', 1.3, 0.9)),
    body(ellipse(50, 50, 17), label),
    mark(star(5, 50, 50, 11, 5), '#ffffff', 0.9),
    mark(ellipse(50, 50, 3), '#1d1030'),
  ];
}

export function headphones(shell: Hex): Drawing {
  return [rod('M14 62C10 20 34 8 50 8C66 8 90 20 86 62', '#3a3f5c', 8), body(box(4, 50, 24, 40, 10), shell), body(box(72, 50, 24, 40, 10), shell), body(box(24, 54, 9, 32, 4), '#2a2636'), body(box(67, 54, 9, 32, 4), '#2a2636')];
}

export function maracas(first: Hex, second: Hex): Drawing {
  const one = (colour: Hex, mirrored: boolean): Drawing =>
    moved([rod('M52 62L66 96', '#c8843a', 7), body(ellipse(42, 36, 22, 28), colour), line('M22 30Q42 40 62 28M22 42Q42 54 63 42', '#fff4d0', 3), line('M26 36L34 42L42 36L50 42L58 36', '#ffd24a', 2.4)], { mirrored, x: mirrored ? 18 : -18, turn: mirrored ? 14 : -14, scale: 0.86 });
  return [...one(first, false), ...one(second, true)];
}

export function sombrero(felt: Hex, trim: Hex): Drawing {
  return [
    body('M-2 66C2 48 28 58 50 58C72 58 98 48 102 66C98 90 70 92 50 92C30 92 2 90 -2 66Z', felt),
    body('M28 66C28 30 38 10 50 10C62 10 72 30 72 66Q50 78 28 66Z', lit(felt, 0.12)),
    mark('M28.4 58Q50 68 71.6 58L72 66Q50 78 28 66Z', trim),
    line('M6 74L14 80L22 76L30 84L40 80L50 86L60 80L70 84L78 76L86 80L94 74', trim, 3.4),
    line('M36 40L44 46L50 38L56 46L64 40', '#fff4d0', 3),
  ];
}

export function cowboyHat(felt: Hex): Drawing {
  return [
    body('M-2 56C8 46 22 62 50 62C78 62 92 46 102 56C98 80 72 86 50 86C28 86 2 80 -2 56Z', felt),
    body('M22 64C20 40 26 14 38 14C44 14 46 20 50 20C54 20 56 14 62 14C74 14 80 40 78 64Q50 76 22 64Z', lit(felt, 0.1)),
    mark('M22 54Q50 66 78 54L78 64Q50 76 22 64Z', '#5a1e10'),
    body(star(5, 50, 66, 9, 4), 'gold'),
  ];
}

export function wizardHat(cloth: Hex): Drawing {
  return [
    body('M-2 82C10 70 30 76 50 76C70 76 90 70 102 82C90 98 70 98 50 98C30 98 10 98 -2 82Z', cloth),
    body('M20 80C30 60 34 36 58 4C62 0 76 6 80 14C70 14 66 20 68 30C72 48 76 64 80 80Q50 92 20 80Z', lit(cloth, 0.08)),
    mark('M22 74Q50 86 78.6 74L80 81Q50 93 20 81Z', '#ffd24a'),
    ...([[48, 44, 8], [62, 60, 6], [38, 64, 5], [58, 26, 5]] as const).map(([x, y, r]) => mark(star(5, x, y, r, r * 0.42), '#ffe27a')),
  ];
}

export function topHat(felt: Hex, band: Hex): Drawing {
  return [body('M4 78C14 68 30 74 50 74C70 74 86 68 96 78C90 92 70 94 50 94C30 94 10 92 4 78Z', felt), body('M22 12Q50 4 78 12L74 78Q50 88 26 78Z', lit(felt, 0.08)), mark('M25 60Q50 70 75 60L74 76Q50 86 26 76Z', band), body(box(41, 60, 18, 18, 3), 'gold'), mark(box(45, 64, 10, 10, 1), felt)];
}

export function boots(leather: Hex): Drawing {
  return [
    body('M34 6H66L64 54C74 60 90 64 94 76V86H56L52 80H40V86H30V60Z', leather),
    mark('M34 6H66L65.6 18H33.4Z', lit(leather, 0.35)),
    line('M44 24Q50 32 56 24M44 34Q50 42 56 34M46 46Q50 52 54 46', '#ffe2a8', 2.4),
    body('M26 84H96V93H56L52 88H40V94H26Z', '#3a1c10'),
    body(star(8, 24, 66, 9, 4), 'silver'),
  ];
}

export function horseshoe(metal: Paint = 'silver'): Drawing {
  return [
    body('M16 94H34V86C22 70 18 54 22 40C26 26 36 20 50 20C64 20 74 26 78 40C82 54 78 70 66 86V94H84V84C98 62 98 40 90 26C82 10 68 4 50 4C32 4 18 10 10 26C2 40 2 62 16 84Z', metal),
    ...([[13, 46], [15, 66], [22, 24], [50, 11], [78, 24], [87, 46], [85, 66]] as const).map(([x, y]) => mark(ellipse(x, y, 2.8), '#3a3f5c')),
  ];
}

export function sheriffStar(): Drawing {
  const tips = around(6, 50, 50, 43);
  return [body(star(6, 50, 50, 44, 24), 'gold'), ...tips.map(([x, y]) => body(ellipse(x, y, 6), 'gold')), body(ellipse(50, 50, 17), 'silver'), mark(star(5, 50, 50, 13, 5.4), '#5a3a08')];
}

export function wagonWheel(wood: Hex): Drawing {
  return [body(`${ellipse(50, 50, 46)}${ellipse(50, 50, 36)}`, wood), ...[0, 45, 90, 135].map((turn) => rod(place('M50 14V86', { turn }), wood, 6)), body(ellipse(50, 50, 12), 'bronze'), mark(ellipse(50, 50, 4), '#2a1610')];
}

export function lasso(): Drawing {
  return [rod('M50 70C20 70 8 54 14 36C22 14 78 12 86 36C92 58 62 72 46 62C34 56 36 78 52 84C66 88 78 90 80 98', '#d8a860', 6.4), line('M20 32Q34 18 56 19M82 44Q78 58 64 62', '#8a5a22', 1.8, 0.7)];
}

export function compass(): Drawing {
  return [
    body(ellipse(50, 10, 9), 'gold'),
    body(ellipse(50, 54, 44), 'gold'),
    body(ellipse(50, 54, 35), '#fff6df'),
    ...around(12, 50, 54, 30).map(([x, y]) => mark(ellipse(x, y, 1.5), '#6a3a10')),
    mark(star(4, 50, 54, 27, 5), '#c8a868'),
    body(place(polygon([[50, 20], [58, 50], [42, 50]]), { turn: 30, x: 0, y: 4 }), '#e8303e'),
    body(place(polygon([[50, 80], [58, 50], [42, 50]]), { turn: 30, x: 0, y: 4 }), '#2a5ad0'),
    body(ellipse(50, 54, 5), 'gold'),
  ];
}

export function shipWheel(wood: Hex): Drawing {
  return [...[0, 45, 90, 135].map((turn) => rod(place('M50 2V98', { turn }), wood, 7)), body(`${ellipse(50, 50, 35)}${ellipse(50, 50, 24)}`, wood), line(ellipse(50, 50, 29.5), '#ffd24a', 2.4), body(ellipse(50, 50, 11), 'gold'), mark(star(6, 50, 50, 7, 3.4), '#6a3a08')];
}

export function map(): Drawing {
  return [
    body('M8 18L36 10L64 20L94 10L92 82L64 92L36 82L6 92Z', '#f0d49a'),
    line('M36 12V80M64 22V90', '#b4844a', 2, 0.8),
    line('M18 74Q26 58 36 62T52 46T66 36', '#6a3a10', 3),
    mark('M70 22L76 28L82 22L86 26L80 32L86 38L82 42L76 36L70 42L66 38L72 32L66 26Z', '#e0202e'),
    line('M14 34Q22 26 28 36M70 68Q78 60 86 70', '#8a6a3a', 2.2),
    mark(polygon([[20, 50], [26, 40], [32, 50]]), '#4a8a4a'),
  ];
}

export function barrel(wood: Hex): Drawing {
  return [body(lathe([[24, 8], [34, 30], [36, 50], [34, 70], [24, 94]]), wood), line('M36 10Q26 50 36 92M50 8V94M64 10Q74 50 64 92', shaded(wood, 0.45), 2), mark('M17 26Q50 38 83 26L84.6 36Q50 48 15.4 36ZM15.4 64Q50 76 84.6 64L83 74Q50 86 17 74Z', '#5d6787'), body(ellipse(50, 12, 24, 7), lit(wood, 0.2))];
}

export function scroll(ribbon: Hex): Drawing {
  return [body('M18 18H82V86H18Z', '#f6e2b0'), body(box(8, 8, 84, 16, 8), '#e8c88a'), body(box(8, 78, 84, 16, 8), '#e8c88a'), line('M28 36H72M28 48H72M28 60H58', '#8a5a22', 2.8), body(ellipse(68, 66, 9), ribbon), mark(star(5, 68, 66, 6, 2.6), '#ffe27a')];
}

export function book(cover: Hex, emblem: Drawing = []): Drawing {
  return [body('M14 12Q14 6 20 6H82V88H22Q14 88 14 94Z', cover), body('M18 94Q14 88 22 86H84V96H22Q18 96 18 94Z', '#fff4da'), body(box(14, 6, 12, 84, 4), shaded(cover, 0.25)), line('M34 14H76V80H34Z', '#ffd24a', 2.4), ...moved(emblem, { scale: 0.36, x: 5, y: -3 }), body(box(74, 40, 12, 14, 3), 'gold')];
}

export function crystalBall(glow_: Hex): Drawing {
  return [
    glow(50, 44, 56, glow_, 0.9),
    body('M20 78H80L90 96H10Z', 'gold'),
    body('M28 70Q50 84 72 70L76 82H24Z', '#5a2a8a'),
    body(ellipse(50, 42, 38), glow_),
    mark('M24 44Q34 30 50 40T78 36Q76 60 54 66Q32 68 24 44Z', lit(glow_, 0.5), 0.55),
    mark(star(4, 56, 34, 14, 3), '#ffffff', 0.95),
    mark(star(4, 38, 52, 8, 2), '#ffffff', 0.9),
    mark(ellipse(34, 22, 9, 6), '#ffffff', 0.7),
  ];
}

export function wand(tip: Hex): Drawing {
  return [glow(76, 24, 34, tip, 0.9), rod('M12 90L70 30', '#5a2f6a', 7), line('M18 84L24 78M26 76L32 70', '#ffd24a', 7), body(star(5, 76, 24, 23, 10, 12), 'gold'), mark(star(4, 40, 30, 8, 2), '#ffffff'), mark(star(4, 84, 62, 7, 2), '#ffffff')];
}

export function cauldron(brew: Hex): Drawing {
  return [
    glow(50, 24, 44, brew, 0.8),
    ...([[34, 20, 9], [54, 12, 7], [66, 22, 8], [48, 24, 6]] as const).map(([x, y, r]) => body(ellipse(x, y, r), brew)),
    rod('M26 84L18 97M74 84L82 97', '#2a2636', 8),
    body('M10 42H90C98 70 80 92 50 92C20 92 2 70 10 42Z', '#3a3f5c'),
    body(ellipse(50, 40, 44, 11), '#3a3f5c'),
    mark(ellipse(50, 40, 36, 7.4), brew),
    mark(ellipse(40, 39, 8, 3), lit(brew, 0.6)),
  ];
}

export function candle(wax: Hex): Drawing {
  return [
    glow(50, 16, 32, '#ffb02e', 1),
    body('M34 40Q50 32 66 40V84H34Z', wax),
    body('M34 40Q42 44 40 58Q36 64 34 56ZM58 38Q66 40 66 64Q60 66 58 54Z', lit(wax, 0.3)),
    line('M50 36V28', '#3a1a10', 2.6),
    body('M50 4C58 14 60 22 56 28Q50 33 44 28C40 22 44 14 50 4Z', '#ff8a1e'),
    mark('M50 14C53 20 54 24 52 27Q50 29 48 27C46 24 48 20 50 14Z', '#fff2a0'),
    body('M14 80H86Q84 96 70 96H30Q16 96 14 80Z', 'gold'),
  ];
}

export function coffin(): Drawing {
  return [body('M34 2H66L84 30L70 98H30L16 30Z', '#6a3a22'), body('M38 9H62L76 31L64 91H36L24 31Z', '#8a4f2e'), body('M50 34L44 26V38C36 28 30 32 26 38C32 42 32 50 34 56C40 50 46 56 50 66C54 56 60 50 66 56C68 50 68 42 74 38C70 32 64 28 56 38V26Z', 'gold')];
}

export function tombstone(): Drawing {
  return [body('M20 90V40Q20 8 50 8Q80 8 80 40V90Z', '#9aa0b8'), line('M32 36H68M32 48H68M38 60H62', '#5a6080', 5), dull('M6 96Q14 80 24 88Q34 78 46 88Q58 78 70 88Q82 80 94 96Z', '#3f8a4a'), line('M66 52L72 60L68 68', '#5a6080', 2)];
}

export function eyeball(iris: Hex): Drawing {
  return [body(ellipse(50, 50, 44), '#fffaf4'), line('M8 56Q20 58 26 52M14 70Q24 66 28 60M90 40Q80 44 76 50M86 66Q78 60 72 60', '#e8303e', 2), body(ellipse(46, 48, 23), iris), mark(ellipse(46, 48, 11), '#1d1030'), mark(ellipse(38, 39, 6), '#ffffff')];
}

export function trophyBall(): Drawing {
  return [
    body(ellipse(50, 50, 45), '#fbfbff'),
    mark(polygon(around(5, 50, 50, 17)), '#241a44'),
    ...ring(polygon([[38, 8], [50, 14], [62, 8], [56, 5.6], [44, 5.6]]), 5, 50, 50).map((patch) => mark(patch, '#241a44')),
    line(ring('M50 33V14', 5, 50, 50).join(''), '#241a44', 2.4),
    line(ring('M66 28L62 9M66 28L78 40', 5, 50, 50).join(''), '#241a44', 2.2, 0.8),
  ];
}

export function jersey(colour: Hex, second: Hex, number: string): Drawing {
  return [body('M30 10Q50 22 70 10L96 28L84 48L76 42V92H24V42L16 48L4 28Z', colour), mark('M44 17.4Q50 19 56 17.4V92H44Z', second, number === '' ? 1 : 0.35), line('M36 13Q50 26 64 13', second, 4), mark('M16 48L4 28L9 24.6L20 44ZM84 48L96 28L91 24.6L80 44Z', second), mark(number, second)];
}

export function glove(colour: Hex): Drawing {
  return [body('M24 58C14 50 6 44 10 36C16 32 24 40 30 46V16C30 8 42 8 42 16V38L44 8C44 0 56 0 56 8V38L60 12C60 4 72 6 72 14L70 42L76 24C78 16 88 20 86 28L78 68C74 82 64 86 52 86C38 86 30 74 24 58Z', colour), body(box(32, 80, 42, 16, 4), shaded(colour, 0.3)), line('M40 60H66M44 68H62', '#ffffff', 3)];
}

export function whistle(): Drawing {
  return [rod('M82 40Q98 30 90 10', '#e8303e', 4), body('M4 34H64V46C84 46 92 60 86 74C78 92 48 94 40 74L38 58H4Z', 'gold'), mark(box(34, 34, 16, 9), '#3a1a08'), body(ellipse(62, 68, 12), 'silver')];
}

export function boot(leather: Hex, sole: Hex): Drawing {
  return [body('M22 16L48 10L54 38L84 52C94 56 96 66 94 72H14C8 56 20 40 22 16Z', leather), line('M46 26L58 22M50 36L62 34M56 44L70 44', '#ffffff', 3.4), mark('M20 30Q30 44 50 60L44 72H30Z', '#ffffff', 0.8), body('M12 70H95Q96 80 88 80H16Q10 78 12 70Z', sole), ...[20, 38, 62, 80].map((x) => body(box(x, 80, 10, 10, 3), '#3a3f5c'))];
}

export function racingHelmet(colour: Hex, stripe: Hex): Drawing {
  return [body('M8 60C6 24 34 8 58 12C84 16 96 40 92 66C90 82 80 88 66 88H20C12 84 8 74 8 60Z', colour), mark('M40 12C50 10 58 11 64 13C60 22 30 30 10 44C14 28 26 16 40 12Z', stripe), body('M40 44C54 36 82 36 92 48C94 58 92 66 88 68H48C38 66 36 52 40 44Z', '#2a3a5c'), mark('M46 48Q60 41 78 44Q60 50 50 60Z', '#9ae0ff', 0.85), line('M14 74H60', stripe, 5)];
}

export function chequeredFlag(): Drawing {
  const squares = [0, 1, 2, 3].flatMap((row_) => [0, 1, 2, 3, 4].filter((column) => ((row_ + column) & 1) === 0).map((column) => `M${24 + column * 14} ${14 + row_ * 12 + column * 1.6}h14v12h-14Z`));
  return [rod('M18 6V98', '#8a5a2c', 6), body('M22 12Q44 4 60 14T96 18V64Q78 70 60 62T22 60Z', '#fffdf8'), mark(squares.join(''), '#241a44'), body(ellipse(18, 6, 6), 'gold')];
}

export function tyre(): Drawing {
  return [body(ellipse(50, 50, 46), '#2a2a38'), ...ring('M46 3H54L53 12H47Z', 16, 50, 50).map((tread) => mark(tread, '#4a4a60')), body(ellipse(50, 50, 29), 'silver'), ...ring('M50 50L44 26H56Z', 5, 50, 50).map((spoke) => body(spoke, '#5a6284')), body(ellipse(50, 50, 9), '#e8303e')];
}

export function steeringWheel(): Drawing {
  return [body(`${ellipse(50, 50, 46)}${ellipse(50, 50, 35)}`, '#2a2a38'), body('M14 46Q50 34 86 46V58L62 62L58 88H42L38 62L14 58Z', '#5a6284'), body(ellipse(50, 54, 13), '#e8303e'), mark(star(5, 50, 54, 8, 3.4), '#ffe27a'), line('M20 26Q34 10 52 9', '#ffffff', 3, 0.5)];
}

export function gear(metal: Paint): Drawing {
  return [...ring('M42 2H58L60 18H40Z', 8, 50, 50).map((tooth) => body(tooth, metal)), body(`${ellipse(50, 50, 36)}${ellipse(50, 50, 15)}`, metal), line(ellipse(50, 50, 26), '#4a5270', 2.4, 0.6)];
}

export function battery(charge: Hex): Drawing {
  return [glow(50, 50, 50, charge, 0.6), body(box(38, 2, 24, 12, 3), 'silver'), body(box(22, 10, 56, 86, 9), '#3a3f5c'), ...[0, 1, 2, 3].map((cell) => body(box(30, 18 + cell * 18, 40, 14, 4), charge)), mark('M54 26L36 56H48L44 80L64 46H52Z', '#ffffff', 0.95)];
}

export function chip(light_: Hex): Drawing {
  return [...[26, 42, 58, 74].flatMap((at) => [body(box(at - 4, 2, 8, 18, 2), 'gold'), body(box(at - 4, 80, 8, 18, 2), 'gold'), body(box(2, at - 4, 18, 8, 2), 'gold'), body(box(80, at - 4, 18, 8, 2), 'gold')]), body(box(14, 14, 72, 72, 7), '#24483a'), body(box(30, 30, 40, 40, 5), '#2a2a38'), line('M20 26H30V36M80 74H70V64M26 80V70H36M74 20V30H64', light_, 2.4), mark('M54 34L42 52H49L46 66L58 48H51Z', light_)];
}

export function rayGun(body_: Hex, beam: Hex): Drawing {
  return [body('M24 58H44L40 94H20Z', shaded(body_, 0.25)), body('M6 40C6 24 24 20 44 22C66 24 70 32 70 42C70 54 60 60 40 60C20 60 6 54 6 40Z', body_), ...[54, 62, 70].map((x, index) => body(ellipse(x, 41, 4, 19 - index * 4), 'silver')), rod('M72 41H92', beam, 5), body(ellipse(94, 41, 6), beam), glow(94, 41, 18, beam, 0.9), mark(ellipse(24, 36, 9, 5), '#ffffff', 0.7)];
}

export function ufo(hull: Paint, light_: Hex): Drawing {
  return [glow(50, 84, 30, light_, 0.8), mark('M34 60L14 100H86L66 60Z', light_, 0.4), body('M28 42C28 16 72 16 72 42Z', '#9af0e0'), mark('M34 38Q36 24 48 22', '#ffffff', 0), line('M35 36Q38 26 48 24', '#ffffff', 3.4, 0.8), body('M2 54C10 38 30 36 50 36C70 36 90 38 98 54C90 68 70 70 50 70C30 70 10 68 2 54Z', hull), ...[16, 33, 50, 67, 84].map((x) => body(ellipse(x, 55 + (x === 50 ? 3 : 1), 5), light_))];
}

export function satellite(): Drawing {
  return [body('M2 22L34 10L42 34L10 46ZM58 66L90 54L98 78L66 90Z', '#2a6ad0'), line('M12 18L20 42M23 14L31 38M68 62L76 86M79 58L87 82M6 34L38 22M62 78L94 66', '#bfe0ff', 1.6), body(place(box(36, 34, 28, 32, 4), { turn: 20 }), 'gold'), body('M58 36C66 26 82 28 86 38C76 42 66 46 62 48Z', 'silver'), rod('M72 36L80 22', '#8f9cbc', 3), body(ellipse(81, 20, 4), '#e8303e')];
}

export function fishingRod(): Drawing {
  return [rod('M10 94L80 10', '#8a4a22', 6), line('M80 10Q96 30 88 62', '#fffbe0', 1.8), body(ellipse(34, 74, 11), 'silver'), rod('M34 74L46 80', '#3a3f5c', 4), line('M24 74L36 84', '#ffd24a', 4), body('M88 60C94 60 94 74 88 74C82 74 82 60 88 60Z', '#e8303e'), line('M88 74V82C88 90 78 90 78 82', '#dfe7f7', 3)];
}

export function lure(colour: Hex): Drawing {
  return [body('M66 44L92 28V64Z', lit(colour, 0.25)), body('M4 48C14 24 52 22 72 46C54 70 16 72 4 48Z', colour), line('M30 34Q38 48 30 62M44 34Q52 48 44 62', '#ffffff', 3, 0.85), mark(ellipse(18, 44, 5.4), '#fffbe0'), mark(ellipse(18, 44, 2.8), '#1d1030'), line('M36 66V78C36 90 22 90 22 80M56 62V74C56 86 68 86 68 76', '#dfe7f7', 3.4), rod('M4 48H-4', '#dfe7f7', 3)];
}

export function bobber(): Drawing {
  return [rod('M50 4V26', '#3a1a10', 4), body(ellipse(50, 52, 33), '#fffaf4'), mark('M17 52A33 33 0 0 1 83 52Q50 60 17 52Z', '#e8303e'), rod('M50 84V98', '#3a1a10', 5), mark(ellipse(38, 34, 9, 6), '#ffffff', 0.7)];
}

export function tackleBox(): Drawing {
  return [rod('M34 22C34 8 66 8 66 22', '#3a3f5c', 6), body(box(6, 22, 88, 24, 6), '#2fae8a'), body(box(6, 44, 88, 46, 6), '#23967a'), body(box(40, 38, 20, 16, 3), 'gold'), line('M12 66H88', '#0e5a4a', 2.4), mark(ellipse(24, 32, 8, 3), '#ffffff', 0.5)];
}

export function fan(cloth: Hex, rib: Hex): Drawing {
  const angles = [-75, -50, -25, 0, 25, 50, 75];
  return [body('M50 92L2 46C16 6 84 6 98 46Z', cloth), mark('M50 92L10 53C22 22 78 22 90 53Z', lit(cloth, 0.25), 0.6), ...angles.map((turn) => line(place('M50 50V-18', { turn: turn * 0.72, y: 42 }), rib, 2)), ...([[34, 34], [50, 26], [66, 34]] as const).flatMap(([x, y]) => around(5, x, y, 4.6).map(([px, py]) => mark(ellipse(px, py, 3), '#ffd9e8'))), body('M50 92L40 74Q50 68 60 74Z', '#6a3a1c'), body(ellipse(50, 90, 4.4), 'gold')];
}

export function firecracker(): Drawing {
  return [rod('M50 6V94', '#8a5a22', 3.4), ...[0, 1, 2, 3].flatMap((row_) => [body(place(box(38, 40, 13, 24, 4), { turn: 28, x: -14, y: -26 + row_ * 20 }), '#e8303e'), body(place(box(50, 40, 13, 24, 4), { turn: -28, x: 14, y: -26 + row_ * 20 }), '#e8303e')]), ...[0, 1, 2, 3].map((row_) => mark(ellipse(50, 26 + row_ * 20, 3), '#ffd24a')), body(box(38, 2, 24, 12, 4), 'gold'), mark(star(8, 50, 94, 10, 4), '#ffd24a')];
}

export function redPacket(): Drawing {
  return [body(box(18, 6, 64, 90, 6), '#e0202e'), mark('M18 12Q18 6 24 6H76Q82 6 82 12V24Q50 46 18 24Z', '#a8121e'), body(ellipse(50, 40, 15), 'gold'), mark(star(5, 50, 40, 9, 4), '#a8121e'), line('M30 68H70M36 78H64', '#ffd24a', 3.4)];
}

export function sevens(colour: Hex): Drawing {
  return [body('M14 10H88L86 30C66 48 58 68 58 94H30C30 66 40 46 58 34H34L30 44H14Z', colour), line('M20 15H82L80.6 27C62 44 53 66 52.6 88', '#ffd24a', 2.4, 0.9)];
}

export function bell(): Drawing {
  return [body(ellipse(50, 88, 12, 10), 'gold'), body('M50 6C56 6 58 12 58 14C76 20 78 40 80 60C82 72 92 76 94 82Q50 94 6 82C8 76 18 72 20 60C22 40 24 20 42 14C42 12 44 6 50 6Z', 'gold'), line('M16 72Q50 82 84 72', '#a65a0c', 2.4, 0.7), mark('M30 56C32 38 34 28 44 22C38 34 36 46 36 60Z', '#fffbe0', 0.75)];
}

export function yarn(colour: Hex): Drawing {
  return [rod('M70 82Q88 96 98 84', colour, 4), body(ellipse(48, 50, 42), colour), line('M14 34Q46 20 80 34M8 48Q44 36 88 50M14 66Q46 56 82 68M30 14Q66 30 70 84M18 26Q50 40 48 92M50 9Q84 30 84 66', lit(colour, 0.45), 2.4, 0.8)];
}

export function paw(fur: Hex, pad: Hex): Drawing {
  return [...([[18, 40], [38, 20], [62, 20], [82, 40]] as const).map(([x, y]) => body(ellipse(x, y, 13, 16), fur)), body('M50 42C66 42 84 64 82 78C80 92 64 90 50 88C36 90 20 92 18 78C16 64 34 42 50 42Z', fur), ...([[18, 41], [38, 21], [62, 21], [82, 41]] as const).map(([x, y]) => mark(ellipse(x, y, 6.4, 8), pad)), mark('M50 56C60 56 70 68 69 76C66 82 58 80 50 79C42 80 34 82 31 76C30 68 40 56 50 56Z', pad)];
}

export function snowflake(colour: Hex): Drawing {
  return [glow(50, 50, 54, colour, 0.6), ...ring('M50 50V4', 6, 50, 50).map((arm) => rod(arm, colour, 6.4)), ...ring('M50 22L38 12M50 22L62 12M50 36L42 28M50 36L58 28', 6, 50, 50).map((arm) => rod(arm, colour, 4.6)), body(polygon(around(6, 50, 50, 11)), lit(colour, 0.4))];
}

export function snowman(): Drawing {
  return [dull(ellipse(50, 74, 27, 24), '#f6fbff'), rod('M28 62L6 46M72 62L94 46', '#7a4a22', 4), dull(ellipse(50, 36, 21), '#f6fbff'), body('M28 50Q50 62 72 50L74 58Q50 70 26 58Z', '#e8303e'), body('M62 54L72 82L60 84L56 58Z', '#e8303e'), body(box(24, 14, 52, 8, 3), '#2a2a44'), body(box(32, -6, 36, 22, 3), '#2a2a44'), mark(box(32, 8, 36, 7), '#e8303e'), mark(both(ellipse(42, 32, 3)), '#1d1030'), body('M50 36L74 41L50 44Z', '#ff8a1e'), line('M40 46Q50 51 60 46', '#1d1030', 2.2), mark(`${ellipse(50, 70, 3)}${ellipse(50, 82, 3)}`, '#1d1030')];
}

export function mitten(colour: Hex): Drawing {
  return [body('M30 70C24 40 28 10 50 8C74 8 78 40 72 70Z', colour), body('M70 44C80 32 96 36 92 50C88 60 78 64 72 68Z', colour), body(box(24, 66, 54, 26, 8), '#fffaf4'), line('M34 68V90M44 68V90M54 68V90M66 68V90', '#c8c8d8', 2), mark(snow(50, 38, 12), '#ffffff', 0.95)];
}

function snow(x: number, y: number, size: number): string {
  return ring(box(49, 50 - size, 2, size, 1), 6, 50, 50).map((arm) => place(arm, { x: x - 50, y: y - 50 })).join('');
}

export function skates(colour: Hex): Drawing {
  return [body('M24 8H54L58 44L82 54C92 58 92 68 88 72H20Z', colour), line('M52 18H62M54 28H64M56 38H68', '#ffffff', 3.4), body('M20 68H90V78H20Z', '#8a5a2c'), rod('M30 78V88M78 78V88', '#8f9cbc', 5), rod('M10 90H88Q96 90 98 84', '#dfe7f7', 5)];
}

export function jar(glow_: Hex): Drawing {
  return [glow(50, 60, 50, glow_, 0.9), body(box(28, 4, 44, 14, 4), 'bronze'), body('M26 18H74C86 26 86 40 86 52V82Q86 96 72 96H28Q14 96 14 82V52C14 40 14 26 26 18Z', '#bfe4f4'), ...([[36, 50], [58, 42], [64, 66], [44, 74], [30, 68]] as const).flatMap(([x, y]) => [mark(ellipse(x, y, 7), glow_, 0.6), mark(star(4, x, y, 9, 2.4), '#fffbe0')]), line('M24 40Q22 60 24 80', '#ffffff', 4, 0.8)];
}

export function rainbow(): Drawing {
  const bands: readonly Hex[] = ['#f03a3a', '#ff9a2a', '#ffe03a', '#4ac85a', '#3a9af0', '#8a4ae0'];
  return [...bands.map((colour, index) => rod(`M${6 + index * 6} 76A${44 - index * 6} ${46 - index * 6} 0 0 1 ${94 - index * 6} 76`, colour, 6)), body('M-2 84C0 68 22 70 26 78C36 74 42 84 36 92H4C-2 92 -4 88 -2 84ZM102 84C100 68 78 70 74 78C64 74 58 84 64 92H96C102 92 104 88 102 84Z', '#ffffff')];
}

export function potOfGold(): Drawing {
  return [...([[24, 36], [40, 26], [58, 26], [76, 36], [32, 40], [50, 38], [66, 40]] as const).map(([x, y]) => body(ellipse(x, y, 12, 10), 'gold')), body('M10 42H90C100 70 84 94 50 94C16 94 0 70 10 42Z', '#2a2a3a'), body(box(4, 38, 92, 12, 6), '#3a3a50'), ...moved([mark('M50 52C30 46 22 32 30 20C37 12 47 15 50 24C53 15 63 12 70 20C78 32 70 46 50 52ZM50 52C44 72 30 80 18 72C10 65 13 55 22 52C13 49 10 39 18 32Z', '#3fc85a')], { scale: 0.34, y: 24 })];
}

export function magicCarpet(cloth: Hex, second: Hex): Drawing {
  return [body('M2 56C20 40 34 62 50 52C66 42 80 60 98 42L94 66C80 82 66 64 52 74C36 86 20 62 6 80Z', cloth), line('M10 60C24 50 36 68 50 58C66 48 80 66 92 52M10 72C24 60 36 76 52 67C66 58 80 74 92 62', second, 3), line('M6 80L2 90M10 77L8 88M94 66L98 76M90 69L94 80', '#ffd24a', 3.4), mark(star(4, 50, 62, 9, 4), second), mark(star(4, 22, 30, 8, 2), '#ffffff'), mark(star(4, 76, 22, 10, 2.4), '#ffffff')];
}

export function pinata(): Drawing {
  const colours: readonly Hex[] = ['#ff4d8a', '#ffb02e', '#3ac8e0', '#8ae84a'];
  return [rod('M50 -4V24', '#8a5a22', 3), dull('M30 22L26 2L38 18L48 20L52 40L80 40C90 42 94 52 92 62L90 96H76L74 72H46L42 96H28L26 60L14 58C8 48 18 34 30 30Z', '#ff4d8a'), ...[48, 58, 68].map((y, index) => mark(`M27 ${y}H92V${y + 6}L86 ${y + 9}L80 ${y + 6}L74 ${y + 9}L68 ${y + 6}L62 ${y + 9}L56 ${y + 6}L50 ${y + 9}L44 ${y + 6}L38 ${y + 9}L32 ${y + 6}L27 ${y + 8}Z`, colours[index + 1] ?? '#ffb02e')), mark(ellipse(28, 40, 3.4), '#1d1030'), dull('M40 20L54 16L56 44L48 40Z', '#ffb02e')];
}

export function canting(): Drawing {
  return [rod('M60 42L14 92', '#8a4f22', 9), line('M30 70L36 76M24 78L30 84', '#ffd9a0', 2), body('M52 28C60 14 84 16 88 32C90 44 78 54 66 50C56 48 48 40 52 28Z', 'bronze'), body('M84 40C96 44 98 56 92 66L88 64C90 56 88 50 80 48Z', 'bronze'), mark(ellipse(69, 27, 13, 6), '#5a2a10'), mark('M92 68C96 76 96 82 91 84C87 82 87 76 92 68Z', '#ffb02e')];
}

export function clothRoll(cloth: Hex, second: Hex): Drawing {
  return [body('M20 24H88L96 88H28Z', cloth), mark('M30 30L40 36L30 42ZM48 30L58 36L48 42ZM66 30L76 36L66 42ZM34 50L44 56L34 62ZM52 50L62 56L52 62ZM70 50L80 56L70 62ZM38 70L48 76L38 82ZM56 70L66 76L56 82ZM74 70L84 76L74 82Z', second), body('M10 10Q14 4 22 4H84Q94 4 94 16T84 30H20Q8 28 10 10Z', lit(cloth, 0.15)), body(ellipse(20, 17, 11, 13), second), mark(ellipse(20, 17, 5, 6), shaded(cloth, 0.5)), line('M36 10H86M36 20H88', second, 2.4)];
}

export function spool(thread: Paint): Drawing {
  return [body(box(18, 6, 64, 16, 6), '#a8642c'), body(box(26, 20, 48, 60, 4), thread), line('M28 28L72 34M28 38L72 44M28 48L72 54M28 58L72 64M28 68L72 74', '#8a4a08', 1.8, 0.6), body(box(18, 78, 64, 16, 6), '#a8642c'), line('M72 74Q92 80 90 96', '#ffd24a', 2.6)];
}

export function pending(): Drawing {
  return [body('M2 50C14 26 34 18 50 18C66 18 86 26 98 50C86 74 66 82 50 82C34 82 14 74 2 50Z', 'gold'), body('M14 50C24 34 38 28 50 28C62 28 76 34 86 50C76 66 62 72 50 72C38 72 24 66 14 50Z', '#8a1e3e'), ...ring(place('M50 50C44 44 44 36 50 30C56 36 56 44 50 50Z', {}), 8, 50, 50).map((petal_) => body(petal_, 'gold')), body(ellipse(50, 50, 7), '#e8303e'), ...around(14, 50, 50, 1).map((_, index) => mark(ellipse(50 + 42 * Math.cos(index * 0.4488), 50 + 27 * Math.sin(index * 0.4488), 1.7), '#fffbe0'))];
}

export function tanjak(cloth: Hex, second: Hex): Drawing {
  return [body('M8 72C6 48 24 36 38 30C34 16 44 4 60 2C54 12 60 18 68 22C86 30 94 48 92 72Q50 90 8 72Z', cloth), body('M30 34C48 24 72 34 92 64C78 58 60 46 30 34Z', lit(cloth, 0.15)), line('M18 58Q50 74 84 60M16 66Q50 82 88 66', second, 2.6), mark('M40 46L46 52L40 58L34 52ZM56 52L62 58L56 64L50 58ZM72 56L77 61L72 66L67 61Z', second), line('M52 10Q50 18 58 24', second, 2.4), body(ellipse(40, 36, 4.6), 'gold')];
}

export function cannon(): Drawing {
  return [body('M12 60L70 22C84 18 96 30 90 44L32 78Q12 78 12 60Z', 'bronze'), body(ellipse(84, 30, 10, 13), 'bronze'), mark(ellipse(86, 29, 5.4, 7.4), '#2a1610'), line('M28 50L38 72M46 38L56 62', '#ffdfae', 3, 0.7), ...moved(wagonWheel('#8a4f22'), { scale: 0.46, x: -10, y: 22 }), rod('M12 66L2 60', '#b5652c', 6)];
}

export function binoculars(): Drawing {
  return [body(box(38, 24, 24, 22, 4), '#3a3f5c'), body('M14 20H40L46 84H6Z', '#4a5a3a'), body('M60 20H86L94 84H54Z', '#4a5a3a'), body(ellipse(26, 84, 20, 9), '#2a2a38'), body(ellipse(74, 84, 20, 9), '#2a2a38'), mark(`${ellipse(26, 84, 14, 5.4)}${ellipse(74, 84, 14, 5.4)}`, '#8ad8ff'), body(box(14, 10, 26, 14, 4), '#2a2a38'), body(box(60, 10, 26, 14, 4), '#2a2a38')];
}

export function egg(shell: Hex, spot: Hex, isCracked = false): Drawing {
  return [body('M50 4C74 4 88 40 86 62C84 84 68 96 50 96C32 96 16 84 14 62C12 40 26 4 50 4Z', shell), ...([[36, 34, 8], [62, 28, 6], [66, 54, 9], [38, 62, 10], [56, 80, 7], [26, 80, 4]] as const).map(([x, y, r]) => mark(ellipse(x, y, r, r * 1.15), spot, 0.85)), ...(isCracked ? [line('M14 52L28 44L36 56L48 44L58 58L68 46L78 56L86 48', '#3a1a2a', 3)] : [])];
}

export function feather(vane: Hex, tip: Hex): Drawing {
  return [body('M14 90C12 50 34 14 88 6C92 44 74 80 30 82Z', vane), mark('M88 6C90 30 84 50 72 62C70 44 60 30 46 24C58 14 72 8 88 6Z', tip), line('M6 98Q34 52 78 16', '#fff8e0', 3), line('M30 72L56 66M42 56L68 48M28 66L26 46M42 48L44 28', shaded(vane, 0.35), 2, 0.7)];
}

export function robotHead(metal: Hex, light_: Hex, isSquare: boolean): Drawing {
  return [rod('M50 18V4', '#8f9cbc', 4), body(ellipse(50, 4, 6), light_), body(box(2, 42, 14, 28, 5), 'silver'), body(box(84, 42, 14, 28, 5), 'silver'), body(isSquare ? box(12, 18, 76, 74, 14) : smooth([[50, 16], [78, 24], [88, 54], [78, 84], [50, 94], [22, 84], [12, 54], [22, 24]]), metal), body(box(22, 34, 56, 26, 12), '#1d2440'), glow(36, 47, 12, light_, 0.9), glow(64, 47, 12, light_, 0.9), mark(both(ellipse(36, 47, 7)), light_), mark(both(ellipse(34, 45, 2.4)), '#ffffff'), body(box(30, 68, 40, 14, 5), '#3a3f5c'), line('M38 70V80M46 70V80M54 70V80M62 70V80', light_, 2.4)];
}

export function astronaut(): Drawing {
  return [body('M14 96C14 78 28 72 50 72C72 72 86 78 86 96Z', '#e8ecf8'), body(box(38, 80, 24, 14, 4), '#ff8a3a'), body(ellipse(50, 42, 38), '#fbfcff'), body(box(4, 34, 12, 20, 5), '#ff8a3a'), body(box(84, 34, 12, 20, 5), '#ff8a3a'), body('M24 42C24 24 38 20 50 20C62 20 76 24 76 42C76 58 64 64 50 64C36 64 24 58 24 42Z', '#2a3a8a'), mark('M30 40C30 28 40 25 50 25C44 32 38 42 36 54C32 52 30 46 30 40Z', '#8ad0ff', 0.8), mark(star(4, 62, 38, 9, 2), '#ffffff')];
}

export function alien(skin: Hex): Drawing {
  return [rod('M36 18L26 2M64 18L74 2', skin, 4), body(ellipse(25, 3, 5), '#ffe27a'), body(ellipse(75, 3, 5), '#ffe27a'), body('M50 10C80 10 94 32 88 54C82 76 62 96 50 96C38 96 18 76 12 54C6 32 20 10 50 10Z', skin), mark(both('M18 44C18 36 40 40 44 56C44 66 34 66 28 62C22 58 18 52 18 44Z'), '#1d1030'), mark(both(ellipse(28, 49, 5, 4)), '#ffffff', 0.9), line('M42 80Q50 86 58 80', shaded(skin, 0.6), 2.6)];
}

