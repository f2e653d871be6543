import { mark } from '../kit/parts.ts';
import { ellipse, star } from '../kit/paths.ts';
import { aztecMask, sunStone } from '../motifs/aztec.ts';
import { parrot } from '../motifs/birds.ts';
import { beast } from '../motifs/faces.ts';
import { featheredSerpent } from '../motifs/mythical.ts';
import { corn } from '../motifs/plants.ts';
import { chest } from '../motifs/treasure.ts';
import { bits, disc, drifting, rays, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#0c1a10', '#1e3c24', '#ffca3a', '#3ad0a0'),
  face: 'block',
  scene: [
    sky('#1a5a5a', '#4aa88a', '#ffe08a'),
    disc(0.5, 0.26, 0.16, '#fff0a0'),
    rays(0.5, 0.26, '#fff4c0', 0.14, 16),
    row([skyline.jungle], '#2a7a52', 0.68, 0.3, 0.5),
    row([skyline.stepped], '#8a7a52', 0.82, 0.46, 1),
    row([skyline.jungle, skyline.palm], '#124a2e', 0.94, 0.34, 0.5),
    drifting(bits.leaf, ['#8ad05a', '#ffca3a'], 16, 0.05),
    vignette('#04140c'),
  ],
  symbols: {
    wild: wild('block', () => aztecMask('#e0a82a', ['#e8303e', '#1fa07a']), '#ffe27a'),
    scatter: scatter('Batu matahari', 'Sun stone', sunStone, '#ffd27a'),
    bonus: bonus('block', () => chest('#6a5a2a'), '#2a6a4a'),
    coin: coinOf('Syiling matahari', 'Sun coin', [star(12, 50, 50, 46, 30), ellipse(50, 50, 20)]),
    high1: symbol('Topeng jed', 'Jade mask', () => aztecMask('#3aa08a', ['#e8303e', '#ffb02e'])),
    high2: symbol('Ular berbulu', 'Feathered serpent', featheredSerpent),
    high3: symbol('Jaguar', 'Jaguar', () => [
      ...beast({ fur: '#e8a83a', mood: 'fierce', iris: '#7ad03a' }),
      ...(
        [
          [30, 34],
          [50, 28],
          [70, 34],
          [22, 50],
          [78, 50],
          [24, 66],
          [76, 66],
        ] as const
      ).map(([x, y]) => mark(ellipse(x, y, 4, 3), '#4a2a10')),
    ]),
    high4: symbol('Nuri', 'Macaw', () => parrot('#e8303e', '#2a7ae0')),
    high5: symbol('Jagung', 'Maize', corn),
    ...letters('block', ['#e0503a', '#e0a02a', '#4aa05a', '#2a9a9a', '#8a6ac0', '#b08a4a'], 'bronze'),
  },
  sound: sounds({
    scale: 'minor',
    bell: 'pipe',
    tune: 'driving',
    beatSeconds: 0.4,
    root: 0.94,
    drum: 0.6,
    wind: 1.3,
  }),
};
