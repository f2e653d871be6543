import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, line, mark, moved, rod } from '../kit/parts.ts';
import { around, both, box, ellipse, lathe, petal, place, ring, smooth, star } from '../kit/paths.ts';

export function satay(): Drawing {
  return [-16, 0, 16].flatMap((x, index) => [
    rod(`M${24 + x} ${98}L${58 + x} 6`, '#e0b878', 3.6),
    ...[0, 1, 2, 3].map((piece) => body(place(ellipse(50, 50, 9.5, 8), { x: -9 + x + piece * 6.2, y: 18 - piece * 16.6, turn: 20 }), piece & 1 ? '#b5602a' : '#a04e20')),
    ...[0, 1, 2, 3].map((piece) => mark(ellipse(38 + x + piece * 6.2, 65 - piece * 16.6, 3.4, 2), '#ffd08a', index === 1 ? 0.9 : 0.7)),
  ]);
}

/** Tea that has been pulled until it foams. */
export function tehTarik(): Drawing {
  return [
    body('M72 34C94 30 96 70 68 72L69 62C82 62 82 44 71 44Z', '#dff4ff'),
    body('M20 18H76L70 92Q48 98 26 92Z', '#c8743a'),
    mark('M20 18H76L74.6 36Q48 42 21.4 36Z', '#fff0d8'),
    ...([[26, 20, 7], [38, 16, 8], [52, 15, 8], [66, 19, 7]] as const).map(([x, y, r]) => body(ellipse(x, y, r), '#fff6e8')),
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
    ...([[40, 74], [48, 78], [56, 74], [64, 79]] as const).map(([x, y]) => body(ellipse(x, y, 4, 3), '#b5702a')),
    body(petal(40, 56, 30, 10, -20), '#8ac83a'),
    body(petal(48, 54, 30, 10, 6), '#8ac83a'),
  ];
}

export function iceKacang(): Drawing {
  return [
    body(smooth([[50, 4], [66, 16], [76, 40], [74, 54], [26, 54], [24, 40], [34, 16]]), '#f4faff'),
    mark('M50 5C62 12 68 24 70 36C62 40 56 28 50 34C44 40 36 26 30 36C32 22 40 10 50 5Z', '#f0406a'),
    mark('M30 36C36 26 44 40 46 46C40 54 30 52 26 48Z', '#6ac84a'),
    mark('M70 36C62 40 60 46 62 52C70 54 75 48 74 44Z', '#ffb01e'),
    ...([[38, 52], [50, 54], [62, 52]] as const).map(([x, y]) => body(ellipse(x, y, 5), '#8a2a2a')),
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

export function burgerStack(): Drawing {
  return [
    body('M12 42C12 18 32 8 50 8C68 8 88 18 88 42Z', '#e09a3e'),
    ...([[32, 24], [46, 18], [60, 22], [72, 30], [40, 32]] as const).map(([x, y]) => mark(ellipse(x, y, 2.6, 1.7), '#fff0c8')),
    body('M8 44Q20 36 32 44T56 44T80 44T94 46Q90 54 50 54Q10 54 8 44Z', '#6ac84a'),
    body(box(10, 52, 80, 12, 6), '#7a3a1c'),
    body('M12 62H88L74 72L60 62L40 62Z', '#ffc42a'),
    body('M12 70H88C88 84 78 92 70 92H30C22 92 12 84 12 70Z', '#e09a3e'),
  ];
}

export function nigiri(topping: Hex, stripes: Hex): Drawing {
  return [
    body('M10 66C10 52 24 46 50 46C76 46 90 52 90 66C90 82 76 88 50 88C24 88 10 82 10 66Z', '#fffdf4'),
    ...([[22, 76], [36, 80], [52, 80], [68, 78], [80, 72]] as const).map(([x, y]) => mark(ellipse(x, y, 4, 2.6), '#d8d0c0', 0.8)),
    body('M4 56C4 34 26 24 52 24C78 24 98 36 96 56C94 66 84 62 76 58Q50 48 24 58C14 62 6 66 4 56Z', topping),
    line('M22 34L14 54M38 28L30 52M54 27L48 50M70 30L66 52M84 38L82 56', stripes, 3.4, 0.85),
  ];
}

export function maki(core: Hex): Drawing {
  return [
    body('M8 42V66C8 84 26 94 50 94C74 94 92 84 92 66V42Z', '#23402e'),
    body(ellipse(50, 40, 43, 32), '#23402e'),
    body(ellipse(50, 40, 36, 26), '#fffdf4'),
    ...around(14, 50, 40, 1).map((_, index) => mark(ellipse(50 + 28 * Math.cos(index * 0.449), 40 + 19.5 * Math.sin(index * 0.449), 3.4, 2.4), '#d8d0c0', 0.8)),
    body(ellipse(44, 40, 12, 9), core),
    body(ellipse(60, 38, 9, 7), '#8ac83a'),
  ];
}

export function onigiri(): Drawing {
  return [
    body('M50 6C60 6 66 14 90 66C96 82 88 92 76 92H24C12 92 4 82 10 66C34 14 40 6 50 6Z', '#fffdf4'),
    body('M32 56H68V92H32Z', '#23402e'),
    ...([[40, 30], [56, 28], [48, 42], [62, 46], [24, 70], [78, 72]] as const).map(([x, y]) => mark(ellipse(x, y, 4, 2.4), '#d8d0c0', 0.8)),
    body(ellipse(50, 24, 6), '#e8303e'),
  ];
}

export function prawn(): Drawing {
  return [
    body('M82 70L100 60L98 76L100 90Z', '#f04a2a'),
    body('M12 30C34 10 72 18 82 44C90 68 76 86 52 84C46 76 52 70 56 70C68 68 68 54 60 48C46 38 26 46 12 30Z', '#ff8a5a'),
    line('M34 24Q36 34 32 38M50 24Q50 34 46 42M66 32Q62 40 58 46M76 46Q68 50 64 54M80 62Q72 62 66 62M72 76Q66 72 62 70', '#fff0e0', 2.8, 0.9),
    line('M12 30Q-4 20 2 6M14 28Q8 10 20 2', '#f04a2a', 2.6),
    mark(ellipse(22, 29, 3.4), '#1d1030'),
  ];
}

export function chopsticks(): Drawing {
  return [rod('M10 92L90 8', '#a8202e', 6), rod('M26 96L96 20', '#a8202e', 6), line('M20 82L30 72M35 86L44 77', '#ffd24a', 6.4)];
}

export function sake(): Drawing {
  return [
    body(lathe([[7, 6], [6, 16], [7, 28], [24, 46], [26, 70], [20, 92]], true, 38), '#f4f8ff'),
    body(box(28, 2, 20, 8, 3), '#2a5ad0'),
    mark('M22 56Q38 50 54 56L53 72Q38 78 23 72Z', '#2a5ad0', 0.85),
    mark(star(5, 38, 64, 7, 3), '#ffffff'),
    body('M62 70H96Q96 92 86 94H72Q62 92 62 70Z', '#2a5ad0'),
    mark(ellipse(79, 71, 15, 4), '#e8f4ff'),
  ];
}

export function lollipop(first: Hex, second: Hex): Drawing {
  return [
    rod('M50 62V98', '#fff8ee', 6),
    body(ellipse(50, 38, 37), first),
    mark('M50 38C50 24 66 18 76 28C70 10 40 4 26 22C38 14 50 24 50 38ZM50 38C62 46 60 62 46 66C66 70 86 56 84 36C80 50 62 50 50 38ZM50 38C38 46 22 40 20 28C10 46 20 68 40 74C30 64 38 48 50 38Z', second),
    body('M50 70L30 62V82ZM50 70L70 62V82Z', lit(second, 0.2)),
    body(ellipse(50, 71, 5), second),
  ];
}

export function wrappedSweet(colour: Hex, stripe: Hex): Drawing {
  return [
    body('M28 44L4 26L10 50L2 72L28 58ZM72 44L96 26L90 50L98 72L72 58Z', lit(colour, 0.3)),
    body(ellipse(50, 51, 28), colour),
    mark('M40 26Q32 50 44 77L52 79Q42 50 50 23ZM62 27Q58 50 64 74L72 68Q68 50 71 34Z', stripe, 0.9),
  ];
}

export function gummyBear(colour: Hex): Drawing {
  return [
    body(ellipse(32, 18, 10), colour),
    body(ellipse(68, 18, 10), colour),
    body('M28 50C12 46 8 62 20 66ZM72 50C88 46 92 62 80 66Z', colour),
    body(ellipse(34, 88, 13, 10), colour),
    body(ellipse(66, 88, 13, 10), colour),
    body('M50 10C70 10 78 24 74 38C80 50 80 70 72 82C62 92 38 92 28 82C20 70 20 50 26 38C22 24 30 10 50 10Z', colour),
    mark(ellipse(50, 64, 15, 17), lit(colour, 0.4), 0.6),
    mark(both(ellipse(42, 28, 3)), shaded(colour, 0.7)),
    mark(ellipse(50, 36, 4, 3), shaded(colour, 0.6)),
  ];
}

export function cupcake(icing: Hex, cup: Hex): Drawing {
  return [
    body('M18 56H82L72 95H28Z', cup),
    line('M30 58L36 93M43 58L45 93M57 58L55 93M70 58L64 93', shaded(cup, 0.4), 2),
    body('M8 56C4 44 16 38 22 40C20 28 34 22 40 26C42 14 58 14 60 26C66 22 80 28 78 40C84 38 96 44 92 56C84 66 72 58 66 62C58 68 46 68 36 62C28 58 16 66 8 56Z', icing),
    ...([[28, 46, '#ffd24a'], [44, 38, '#4ac8ff'], [60, 44, '#ff4d8a'], [74, 50, '#8ae84a'], [50, 54, '#ffd24a']] as const).map(([x, y, colour]) => mark(place(box(47, 49, 7, 3, 1.5), { x: x - 50, y: y - 50, turn: x * 7 }), colour)),
    body(ellipse(50, 15, 10), '#e8202e'),
  ];
}

export function doughnut(icing: Hex): Drawing {
  const hole = ellipse(50, 50, 13);
  return [
    body(`${ellipse(50, 52, 44)}${hole}`, '#d8924a'),
    body(`${smooth([[50, 8], [74, 14], [90, 34], [86, 58], [90, 70], [70, 80], [58, 88], [40, 82], [24, 86], [12, 66], [10, 40], [24, 16]])}${hole}`, icing),
    dull(hole, '#5a2a4a'),
    ...around(11, 50, 50, 27, 10).map(([x, y], index) => mark(place(box(46, 48.4, 8, 3.4, 1.7), { x: x - 50, y: y - 50, turn: index * 47 }), (['#ffd24a', '#4ac8ff', '#ffffff', '#8ae84a'] as const)[index & 3] ?? '#ffffff')),
  ];
}

export function jellyBean(colour: Hex): Drawing {
  return [body('M14 66C4 44 20 18 44 22C60 24 60 36 70 38C90 40 98 58 88 72C76 88 54 82 46 80C32 82 20 78 14 66Z', colour), mark(ellipse(32, 36, 10, 6), '#ffffff', 0.6)];
}

export function iceCream(): Drawing {
  return [
    body('M26 52L50 98L74 52Z', '#e0a04e'),
    line('M34 56L56 86M46 54L64 74M66 56L44 86M54 54L36 74', '#a8641e', 1.8),
    body(ellipse(34, 42, 18), '#ff9ac8'),
    body(ellipse(66, 42, 18), '#fff4d8'),
    body(ellipse(50, 24, 19), '#8ae0c8'),
    body(ellipse(56, 6, 6), '#e8202e'),
  ];
}

export function taco(): Drawing {
  return [
    body('M8 70C6 30 40 6 70 16C60 22 40 36 34 74Z', '#e0a03a'),
    ...around(7, 50, 44, 1).map((_, index) => body(ellipse(26 + index * 9, 34 + (index - 3) ** 2 * 1.6, 9, 8), index & 1 ? '#6ac84a' : '#f0402e')),
    ...[30, 46, 62, 78].map((x) => body(ellipse(x, 42 + Math.abs(x - 54) * 0.3, 7), '#ffe27a')),
    body('M10 78C14 46 38 34 60 36C82 38 96 58 94 78Q52 92 10 78Z', '#ffc04a'),
    ...([[30, 64], [46, 56], [62, 62], [76, 70], [50, 74]] as const).map(([x, y]) => mark(ellipse(x, y, 2.6), '#c8741a', 0.7)),
  ];
}

export function mug(cup: Hex, drink: Hex): Drawing {
  return [
    body('M72 40C98 36 98 80 68 80L69 70C84 70 84 50 72 51Z', cup),
    body('M14 30H76V84Q76 94 66 94H24Q14 94 14 84Z', cup),
    body(ellipse(45, 30, 31, 9), drink),
    ...([[34, 28], [46, 26], [56, 30]] as const).map(([x, y]) => body(ellipse(x, y, 7, 5), '#fffaf2')),
    line('M34 18Q28 10 34 2M50 16Q44 8 50 0', '#ffffff', 2.6, 0.75),
    ...moved([mark('M50 92C14 62 4 42 12 24C20 8 42 10 50 28C58 10 80 8 88 24C96 42 86 62 50 92Z', '#ffffff', 0.9)], { scale: 0.28, x: -5, y: 13 }),
  ];
}

export function potion(liquid: Hex): Drawing {
  return [
    body(box(40, 2, 20, 12, 3), '#b5803a'),
    body(lathe([[8, 12], [8, 34], [30, 54], [34, 72], [22, 94]]), '#dff0ff'),
    mark('M20 62Q34 56 50 62T80 62C86 76 80 88 71 93H29C20 88 14 76 20 62Z', liquid),
    mark(ring(ellipse(50, 70, 3), 5, 50, 76).join(''), lit(liquid, 0.6), 0.9),
    body(box(37, 12, 26, 6, 3), 'gold'),
    line('M32 54Q26 64 28 74', '#ffffff', 3.4, 0.8),
    mark(star(4, 56, 76, 9, 2), '#ffffff', 0.9),
  ];
}

export function goblet(metal: 'gold' | 'silver', wine: Hex): Drawing {
  return [
    body('M18 8H82C84 36 72 52 56 56V80H74V94H26V80H44V56C28 52 16 36 18 8Z', metal),
    body(ellipse(50, 11, 32, 7), wine),
    body(ellipse(50, 34, 7, 9), '#e8303e'),
    body(ellipse(29, 30, 4, 5), '#2a9ad0'),
    body(ellipse(71, 30, 4, 5), '#2a9ad0'),
    body(box(22, 86, 56, 10, 4), metal),
  ];
}

export function bottle(glass: Hex, label: Hex): Drawing {
  return [
    body(box(42, 0, 16, 12, 2), '#b5803a'),
    body(lathe([[7, 10], [7, 28], [24, 44], [25, 60], [24, 96]]), glass),
    body(box(27, 54, 46, 26, 3), label),
    line('M34 62H66M38 70H62', shaded(label, 0.5), 2.4),
  ];
}
