import type { Hex } from '../kit/colour.ts';
import { body, type Drawing, moved } from '../kit/parts.ts';
import { ellipse, flip } from '../kit/paths.ts';
import { topHat, wizardHat } from './hats.ts';
import { collar, portrait } from './portrait.ts';

export function wizard(): Drawing {
  return [
    ...portrait(
      { skin: '#f0c8a0', hair: '#f4f0fa', beard: 'long', moustache: true, iris: '#5a7af0' },
      { long: true },
    ),
    ...moved(wizardHat('#4a3ad0'), { scale: 0.92, y: -36 }),
  ];
}

export function witch(): Drawing {
  return [
    ...portrait(
      { skin: '#a8d88a', hair: '#c8541e', iris: '#a04ae0', mood: 'grin', lips: '#5a2a7a' },
      { long: true },
    ),
    ...moved(wizardHat('#3a2a5a'), { scale: 0.92, y: -36 }),
  ];
}

export function fairy(dress: Hex, hair: Hex): Drawing {
  const wing = 'M36 62C8 66 -6 44 2 24C20 22 38 40 42 58Z';
  return [
    body(wing, '#c8f0ff'),
    body(flip(wing), '#c8f0ff'),
    body('M40 66C22 76 14 92 22 98C34 96 42 84 46 74Z', '#e4d0ff'),
    body(flip('M40 66C22 76 14 92 22 98C34 96 42 84 46 74Z'), '#e4d0ff'),
    ...moved(
      [
        ...collar(dress, '#ffffff'),
        ...portrait({ skin: '#f8d0b0', hair, iris: '#4a9ae0', lips: '#e04a7a' }, { long: true }),
      ],
      { scale: 0.78, y: 6 },
    ),
    ...[30, 40, 50, 60, 70].map((x, index) =>
      body(ellipse(x, 20 - (index === 2 ? 4 : index & 1 ? 2 : 0), 4.6), index & 1 ? '#ffd24a' : '#ff8ac0'),
    ),
  ];
}

export function leprechaun(): Drawing {
  return [
    ...portrait(
      { skin: '#f6c49a', hair: '#e0641e', beard: 'short', mood: 'grin', iris: '#2a9a4a' },
      { long: false },
    ),
    ...moved(topHat('#2f9a4a', '#1d5a2e'), { scale: 0.82, y: -36 }),
    body('M30 90L50 96L70 90L72 100L50 98L28 100Z', '#2f9a4a'),
  ];
}
