import { around, ellipse, polygon } from '../kit/paths.ts';
import { boot, glove, jersey, trophyBall, whistle } from '../motifs/sport.ts';
import { trophy } from '../motifs/treasure.ts';
import { bits, drifting, floor, hills, light, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#06200f', '#104226', '#ffe05a', '#5ad0ff'),
  face: 'block',
  scene: [
    sky('#0e2a5a', '#2a6ab0', '#8ad0e8'),
    light(0.1, 0.06, 0.3, '#ffffff', 0.9),
    light(0.9, 0.06, 0.3, '#ffffff', 0.9),
    row([skyline.stand], '#2a3a6a', 0.6, 0.32, 0.8),
    drifting(bits.dot, ['#ff5a5a', '#ffd24a', '#5ad0ff', '#ffffff'], 60, 0.02),
    hills('#3aa84a', 0.64, 0.01),
    floor('#2f9a42', 0.64, 7),
    vignette('#041a0a', 0.45),
  ],
  symbols: {
    wild: wild('block', trophyBall, '#ffffff'),
    scatter: scatter('Piala', 'Trophy', () => trophy(), '#ffe27a'),
    bonus: bonus('block', whistle, '#1a6a3a'),
    coin: coinOf(
      'Syiling undian',
      'Toss coin',
      [polygon(around(5, 50, 50, 30)), ...around(5, 50, 50, 42).map(([x, y]) => ellipse(x, y, 5))],
      'silver',
    ),
    high1: symbol('Jersi harimau', 'Tiger jersey', () => jersey('#ffc22a', '#241a24', '')),
    high2: symbol('Jersi merah', 'Red jersey', () => jersey('#e8303e', '#ffffff', '')),
    high3: symbol('But', 'Boot', () => boot('#2a6ad0', '#ffffff')),
    high4: symbol('Sarung penjaga gol', 'Keeper’s glove', () => glove('#3ac85a')),
    high5: symbol('Bola', 'Ball', trophyBall),
    ...letters('block', ['#f0403a', '#f0a02a', '#3ac05a', '#3a90e8', '#8a6ae8', '#8a9ab0'], 'silver'),
  },
  sound: sounds({ scale: 'major', bell: 'brass', tune: 'march', beatSeconds: 0.3, drum: 1, wind: 1.8 }),
};
