import { ellipse } from '../kit/paths.ts';
import { islandPalm } from '../motifs/boats.ts';
import { egg } from '../motifs/dinosaurs.ts';
import { moonFace } from '../motifs/elements.ts';
import { crab, turtle } from '../motifs/sea-life.ts';
import { shellFan } from '../motifs/small-creatures.ts';
import { bits, clouds, disc, drifting, hills, sky, stands, stars, vignette, water } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#04222e', '#0c4a5c', '#8af0d0', '#ffd27a'),
  face: 'round',
  scene: [
    sky('#0e2a5a', '#2a7aa8', '#ffb08a'),
    disc(0.3, 0.24, 0.12, '#fff0c8', true),
    stars(30),
    clouds('#ffd9c8', 0.2, 0.36, 3, 0.5),
    water('#1a8aa8', 0.55, 4),
    hills('#f0d09a', 0.86, 0.06),
    stands(skyline.palm, '#1a4a4a', 0.9, 0.95, 0.75),
    drifting(bits.bubble, ['#ffffff'], 14, 0.04),
    vignette('#021420', 0.45),
  ],
  symbols: {
    wild: wild('round', () => turtle('#2f9a6a', '#8ad89a'), '#8af0d0'),
    scatter: scatter('Bulan', 'Moon', () => moonFace('#fff0c8'), '#bfe8ff'),
    bonus: bonus('round', () => egg('#fff4e0', '#e8d8b8', true), '#0e5a6a'),
    coin: coinOf('Syiling penyu', 'Turtle coin', [
      ellipse(50, 52, 26, 32),
      ellipse(50, 10, 10, 11),
      'M24 34C8 26 4 38 8 50L26 46ZM76 34C92 26 96 38 92 50L74 46Z',
    ]),
    high1: symbol('Penyu hijau', 'Green turtle', () => turtle('#3f8a4a', '#8ac85a')),
    high2: symbol('Penyu belimbing', 'Leatherback', () => turtle('#3a4a7a', '#7a8ac0')),
    high3: symbol('Siput', 'Shell', () => shellFan('#ff9a8a')),
    high4: symbol('Ketam', 'Crab', () => crab('#f0602e')),
    high5: symbol('Pulau', 'Island', islandPalm),
    ...letters('round', ['#ff7a6a', '#ffb04a', '#4ac88a', '#2ab0c8', '#5a8af0', '#b07ad8'], 'silver'),
  },
  sound: sounds({ scale: 'lydian', bell: 'glass', tune: 'calm', beatSeconds: 0.5, wind: 1.4 }),
};
