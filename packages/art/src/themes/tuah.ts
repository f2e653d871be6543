import { place } from '../kit/paths.ts';
import { rainbow } from '../motifs/elements.ts';
import { potOfGold } from '../motifs/fortune.ts';
import { topHat } from '../motifs/hats.ts';
import { leprechaun } from '../motifs/mages.ts';
import { clover, mushroom } from '../motifs/plants.ts';
import { horseshoe } from '../motifs/western.ts';
import { clouds, drifting, hills, mountains, rays, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#06200e', '#104a22', '#ffd84a', '#8af07a'),
  face: 'gothic',
  scene: [
    sky('#3a9ae0', '#9ae0d8', '#f0ffc8'),
    rays(0.5, 0.5, '#ffffff', 0.16, 14),
    clouds('#ffffff', 0.1, 0.3, 4, 0.85),
    mountains('#6ab88a', 0.68, 0.2, 3),
    hills('#5ac84a', 0.74, 0.08),
    row([skyline.tree], '#2a9a42', 0.82, 0.2, 0.8),
    hills('#3fb03e', 0.88, 0.06),
    drifting(
      'M0 0C-40 -12 -50 -44 -24 -50C-8 -50 0 -36 0 -24C0 -36 8 -50 24 -50C50 -44 40 -12 0 0Z',
      ['#8af06a', '#ffe27a'],
      18,
      0.05,
    ),
    vignette('#06280e', 0.35),
  ],
  symbols: {
    wild: wild('gothic', () => clover('#3fc84a'), '#c8ff8a'),
    scatter: scatter('Pelangi', 'Rainbow', rainbow, '#ffffff'),
    bonus: bonus('gothic', potOfGold, '#1f7a3a'),
    coin: coinOf('Syiling tuah', 'Lucky coin', [
      [45, 135, 225, 315]
        .map((turn) =>
          place('M50 52C30 46 22 32 30 20C37 12 47 15 50 24C53 15 63 12 70 20C78 32 70 46 50 52Z', { turn }),
        )
        .join(''),
    ]),
    high1: symbol('Leprikon', 'Leprechaun', leprechaun),
    high2: symbol('Periuk emas', 'Pot of gold', potOfGold),
    high3: symbol('Topi', 'Hat', () => topHat('#2f9a4a', '#1d5a2e')),
    high4: symbol('Ladam kuda', 'Horseshoe', () => horseshoe('gold')),
    high5: symbol('Cendawan', 'Mushroom', () => mushroom('#e83a3a')),
    ...letters('gothic', ['#e85a4a', '#e8a83a', '#3fb04a', '#3a9ad0', '#8a6ad8', '#b0a04a'], 'gold'),
  },
  sound: sounds({ scale: 'major', bell: 'pipe', tune: 'dance', beatSeconds: 0.3, root: 1.12, drum: 1.2 }),
};
