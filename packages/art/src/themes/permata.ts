import { moved } from '../kit/parts.ts';
import { polygon } from '../kit/paths.ts';
import { gem, jewelRing } from '../motifs/stones.ts';
import { crown, pouch } from '../motifs/treasure.ts';
import { bits, drifting, light, pattern, rays, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, scatter, small, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: {
    page: '#160a2e',
    panel: '#2a1550',
    text: '#fff4ff',
    muted: '#cdb6ee',
    accent: '#5fe3ff',
    second: '#ff7ad0',
    ink: '#170a2e',
  },
  face: 'antique',
  scene: [
    sky('#1a0b3e', '#3d1a86', '#7a2f9a'),
    rays(0.5, 0.35, '#b58aff', 0.16),
    light(0.5, 0.35, 0.4, '#8a5aff', 0.7),
    pattern(
      polygon([
        [50, 10],
        [90, 50],
        [50, 90],
        [10, 50],
        [50, 10],
        [50, 26],
        [26, 50],
        [50, 74],
        [74, 50],
        [50, 26],
      ]),
      '#c9a0ff',
      0.07,
    ),
    row([skyline.crystal], '#4a22a0', 0.86, 0.22, 0.6),
    row([skyline.crystal], '#2a1068', 0.95, 0.26, 0.55),
    drifting(bits.spark, ['#ffffff', '#9af0ff', '#ffb0ec'], 26, 0.05),
    vignette(),
  ],
  symbols: {
    wild: wild('antique', () => gem('round', '#4ad8ff'), '#8af0ff'),
    scatter: scatter('Mahkota', 'Crown', () => crown('gold', '#c04af0'), '#ffd24a'),
    bonus: bonus('antique', () => pouch('#7a3ab0'), '#3d1a86'),
    coin: coinOf('Syiling permata', 'Jewel coin', [
      polygon([
        [26, 18],
        [74, 18],
        [92, 42],
        [50, 90],
        [8, 42],
      ]),
    ]),
    high1: symbol('Delima', 'Ruby', () => gem('heart', '#f0304e')),
    high2: symbol('Nilam', 'Sapphire', () => gem('square', '#2f7af0')),
    high3: symbol('Zamrud', 'Emerald', () => gem('emerald', '#18b060')),
    high4: symbol('Topaz', 'Topaz', () => gem('pear', '#ffb01e')),
    high5: symbol('Cincin', 'Ring', () => jewelRing('#ff5fb0')),
    ...small([
      symbol('Kecubung', 'Amethyst', () => moved(gem('hexagon', '#a04ae8'), { scale: 0.8 })),
      symbol('Firus', 'Turquoise', () => moved(gem('triangle', '#18c8c0'), { scale: 0.8 })),
      symbol('Sitrin', 'Citrine', () => moved(gem('marquise', '#ffd23a'), { scale: 0.8 })),
      symbol('Garnet', 'Garnet', () => moved(gem('round', '#c0284a'), { scale: 0.76 })),
      symbol('Peridot', 'Peridot', () => moved(gem('square', '#8ad030'), { scale: 0.74, turn: 45 })),
      symbol('Opal', 'Opal', () => moved(gem('pear', '#c8d8ff'), { scale: 0.8, turn: 180 })),
    ]),
  },
  sound: sounds({ scale: 'lydian', bell: 'glass', tune: 'bright', beatSeconds: 0.4, root: 1.19, drum: 1.2 }),
};
