import { body } from '../kit/parts.ts';
import { ellipse } from '../kit/paths.ts';
import { tiger } from '../motifs/beasts.ts';
import { egg } from '../motifs/dinosaurs.ts';
import { flame } from '../motifs/elements.ts';
import { pagoda } from '../motifs/houses.ts';
import { dragonHead } from '../motifs/mythical.ts';
import { ingot } from '../motifs/treasure.ts';
import { bits, clouds, disc, drifting, mountains, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#1a0508', '#420e16', '#ffcf4a', '#ff6a3a'),
  face: 'roman',
  scene: [
    sky('#2a0408', '#8a1418', '#e86a2a'),
    disc(0.5, 0.3, 0.2, '#ffd27a'),
    clouds('#c83a2a', 0.2, 0.55, 7, 0.55),
    mountains('#5a0e14', 0.76, 0.3, 4),
    row([skyline.pagoda, skyline.tree], '#3a080e', 0.86, 0.28, 0.6),
    clouds('#8a1e1e', 0.86, 1, 5, 0.8),
    drifting(bits.spark, ['#ffd24a', '#ff8a3a'], 24, 0.04),
    vignette('#120204', 0.6),
  ],
  symbols: {
    wild: wild('roman', () => dragonHead('#e8a01e', '#e8303e'), '#ffcf4a'),
    scatter: scatter(
      'Mutiara api',
      'Fire pearl',
      () => [...flame('#ff5a1e', '#ffb02e'), body(ellipse(50, 62, 22), '#fff0d8')],
      '#ff9a4a',
    ),
    bonus: bonus('roman', () => egg('#2fae6a', '#0e6a4a', true), '#8a1418'),
    coin: coinOf('Syiling naga', 'Dragon coin', [
      'M20 60C20 30 50 10 76 24C60 24 52 32 56 40C74 40 84 56 74 74C66 88 40 90 28 78C44 80 56 74 54 62C50 54 36 54 20 60Z',
    ]),
    high1: symbol('Naga emas', 'Golden dragon', () => dragonHead('#f0b02a', '#e8303e')),
    high2: symbol('Naga hijau', 'Green dragon', () => dragonHead('#2fae5a', '#ff7a1e')),
    high3: symbol('Harimau putih', 'White tiger', () => tiger('#e8ecf4')),
    high4: symbol('Jongkong emas', 'Gold ingot', ingot),
    high5: symbol('Pagoda', 'Pagoda', () => pagoda('#1f6a5a')),
    ...letters('roman', ['#f0404a', '#f09a2a', '#3ab06a', '#3a8ae0', '#a05ae0', '#d0a85a'], 'gold'),
  },
  sound: sounds({ scale: 'hirajoshi', bell: 'bronze', tune: 'march', beatSeconds: 0.4, drum: 0.6 }),
};
