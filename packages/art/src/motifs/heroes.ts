import type { Hex } from '../kit/colour.ts';
import { body, type Drawing, dull, glow, line, mark, moved, rod } from '../kit/parts.ts';
import { both, box, ellipse, flip, petal, place } from '../kit/paths.ts';
import { flower } from './flowers.ts';
import { cowboyHat } from './hats.ts';
import { hornedHelmet } from './helmets.ts';
import { collar, portrait } from './portrait.ts';

export function vikingHead(): Drawing {
  return [
    ...portrait(
      { skin: '#f0b98a', hair: '#c8641e', beard: 'long', moustache: true, mood: 'stern', iris: '#2a7ad0' },
      { long: true },
    ),
    ...moved(hornedHelmet('silver').slice(0, -1), { scale: 0.78, y: -26 }),
    line('M36 84V96M64 84V96', '#c8641e', 7),
    body(both(box(31, 88, 9, 6, 2)), 'gold'),
  ];
}

export function shieldMaiden(): Drawing {
  return [
    ...portrait(
      { skin: '#f6c8a0', hair: '#f0c04a', iris: '#2aa06a', lips: '#d04a5a', mood: 'stern' },
      { long: true },
    ),
    body('M20 36C24 12 36 6 50 6C64 6 76 12 80 36Q64 26 50 26Q36 26 20 36Z', 'silver'),
    body('M46 4H54V34L50 42L46 34Z', 'gold'),
    body(both('M20 34C8 30 2 16 6 6C14 8 22 18 26 26Z'), '#fffaf0'),
    line('M28 66Q24 80 28 94M72 66Q76 80 72 94', '#d89a2a', 6),
  ];
}

export function god(hair: Hex, wreath: 'gold' | Hex): Drawing {
  return [
    glow(50, 46, 56, '#ffe9a8', 0.8),
    ...portrait(
      { skin: '#f0bd92', hair, beard: 'long', moustache: true, mood: 'stern', iris: '#3a8ae0' },
      { long: true },
    ),
    ...[-66, -48, -30, -12].flatMap((turn) => [
      body(place(petal(50, 20, 17, 9, 60), { turn, y: 8 }), wreath),
      body(flip(place(petal(50, 20, 17, 9, 60), { turn, y: 8 })), wreath),
    ]),
  ];
}

export function goddess(cloth: Hex): Drawing {
  return [
    ...collar('#fffaf2', cloth),
    ...portrait({ skin: '#f4c8a4', hair: '#8a4a22', iris: '#3a9a6a', lips: '#d04a5a' }, { long: true }),
    body('M18 40C20 10 36 2 50 2C64 2 80 10 82 40L72 34Q62 18 50 26Q38 18 28 34Z', 'gold'),
    body('M40 6C34 -6 66 -6 60 6L56 16H44Z', cloth),
    body(ellipse(50, 16, 4.4), cloth),
  ];
}

export function pirate(): Drawing {
  return [
    ...portrait(
      { skin: '#d89a68', hair: '#2a1a1a', beard: 'short', moustache: true, mood: 'grin' },
      { long: true },
    ),
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
  return [
    ...portrait({ skin: '#e0a472', hair: '#6a3a1c', mood: 'grin', moustache: true }, { long: false }),
    ...moved(cowboyHat('#8a4f22'), { scale: 0.94, y: -32 }),
    body('M18 84Q50 70 82 84L72 100H28Z', '#e0302e'),
    ...[36, 50, 64].map((x) => mark(ellipse(x, 88, 2.4), '#ffffff')),
  ];
}

export function cowgirl(): Drawing {
  return [
    ...portrait({ skin: '#f0bc90', hair: '#d8742a', iris: '#2a8a5a', lips: '#e02a4a' }, { long: true }),
    ...moved(cowboyHat('#d04a6a'), { scale: 0.94, y: -32 }),
    body('M26 86Q50 74 74 86L66 100H34Z', '#2a7ad0'),
  ];
}

export function samuraiLady(): Drawing {
  return [
    ...collar('#c81e4a', '#ffd24a'),
    ...portrait({ skin: '#fdeee4', hair: '#1d1420', lips: '#d01e2e', iris: '#3a2418' }, { long: false }),
    dull('M30 18C22 4 40 -6 50 4C60 -6 78 4 70 18Q50 8 30 18Z', '#1d1420'),
    rod('M14 4L40 14M86 4L60 14', '#e5a528', 3.4),
    ...moved(flower({ petals: 5, colour: '#ff8ab4', heart: 'gold' }), { scale: 0.24, x: -26, y: -32 }),
    mark(both(ellipse(34, 62, 6, 4)), '#ff7a8a', 0.5),
  ];
}
