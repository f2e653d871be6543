import { ellipse, petal } from '../kit/paths.ts';
import { peacock } from '../motifs/birds.ts';
import { canting, clothRoll } from '../motifs/cloth.ts';
import { flower, lotus } from '../motifs/flowers.ts';
import { fish } from '../motifs/sea-life.ts';
import { butterfly } from '../motifs/small-creatures.ts';
import { bits, drifting, light, pattern, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#10142e', '#242a5c', '#ffca6a', '#4ac8c0'),
  face: 'brush',
  scene: [
    sky('#1a1f4e', '#3a2a6e', '#8a3a5e'),
    pattern(
      [0, 60, 120, 180, 240, 300].map((turn) => petal(50, 50, 44, 26, turn)).join(''),
      '#ffca6a',
      0.2,
      0.3,
    ),
    pattern(ellipse(50, 50, 14), '#4ac8c0', 0.16, 0.15),
    light(0.5, 0.45, 0.5, '#e86a8a', 0.5),
    row([skyline.reed], '#141a44', 1, 0.22, 0.5),
    drifting(bits.petal, ['#ffca6a', '#ff8ab0', '#8ae8e0'], 20, 0.06),
    vignette(),
  ],
  symbols: {
    wild: wild('brush', () => flower({ petals: 8, colour: '#ff7a5a', heart: 'gold' }), '#ffca6a'),
    scatter: scatter('Teratai', 'Lotus', () => lotus('#ff8ab0'), '#8ae8e0'),
    bonus: bonus('brush', canting, '#3a2a6e'),
    coin: coinOf(
      'Syiling batik',
      'Batik coin',
      [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => petal(50, 50, 44, 20, turn)),
    ),
    high1: symbol('Burung merak', 'Peacock', peacock),
    high2: symbol('Rama-rama', 'Butterfly', () => butterfly('#e8503a', '#2a6ad0')),
    high3: symbol('Bunga raya', 'Hibiscus', () =>
      flower({ petals: 5, colour: '#e8304e', heart: 'gold', width: 48 }),
    ),
    high4: symbol('Gulung kain', 'Roll of cloth', () => clothRoll('#1f6a7a', '#ffca6a')),
    high5: symbol('Ikan', 'Fish', () => fish('#2aa0a0', '#ffb04a')),
    ...letters('brush', ['#e8503a', '#e0a02a', '#2aa08a', '#3a6ad0', '#9a4ac0', '#d0507a'], 'gold'),
  },
  sound: sounds({ scale: 'pelog', bell: 'string', tune: 'calm', beatSeconds: 0.48, root: 0.94 }),
};
