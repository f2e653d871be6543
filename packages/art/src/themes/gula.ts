import { body } from '../kit/parts.ts';
import { box, star } from '../kit/paths.ts';
import {
  cupcake,
  doughnut,
  gummyBear,
  iceCream,
  jellyBean,
  lollipop,
  wrappedSweet,
} from '../motifs/sweets.ts';
import { bits, clouds, drifting, hills, rays, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, palette, scatter, small, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#38083c', '#62186a', '#ffb0e8', '#8af0ff'),
  face: 'round',
  scene: [
    sky('#ff8ad0', '#ffc0e8', '#fff0c8'),
    rays(0.5, 0.5, '#ffffff', 0.2, 16),
    clouds('#ffffff', 0.08, 0.3, 4, 0.85),
    hills('#ffa8d8', 0.7, 0.1),
    row([skyline.candy, skyline.gum], '#e85aa8', 0.78, 0.28, 0.6),
    hills('#8ae8d0', 0.84, 0.08),
    row([skyline.candy], '#a05ae0', 0.93, 0.2, 0.7),
    hills('#ffe27a', 0.95, 0.05),
    drifting(bits.spark, ['#ffffff'], 16, 0.05),
    vignette('#6a0e5a', 0.3),
  ],
  symbols: {
    wild: wild('round', () => lollipop('#ff4d8a', '#fff4e4'), '#ffd0f0'),
    scatter: scatter('Kek cawan', 'Cupcake', () => cupcake('#ff9ac8', '#7a4ae0'), '#bff8ff'),
    bonus: bonus('round', iceCream, '#c83a9a'),
    coin: coinOf('Syiling coklat', 'Chocolate coin', [
      'M50 88C14 60 4 42 12 25C20 10 42 12 50 29C58 12 80 10 88 25C96 42 86 60 50 88Z',
    ]),
    high1: symbol('Beruang merah', 'Red bear', () => gummyBear('#ff3a5e')),
    high2: symbol('Beruang hijau', 'Green bear', () => gummyBear('#4ad05a')),
    high3: symbol('Donat', 'Doughnut', () => doughnut('#ff7ab8')),
    high4: symbol('Gula-gula biru', 'Blue sweet', () => wrappedSweet('#3ab8ff', '#ffffff')),
    high5: symbol('Gula-gula kuning', 'Yellow sweet', () => wrappedSweet('#ffc22a', '#ff7a1e')),
    ...small([
      symbol('Kekacang merah', 'Red bean', () => jellyBean('#ff4d5e')),
      symbol('Kekacang hijau', 'Green bean', () => jellyBean('#6ae04a')),
      symbol('Hati', 'Heart', () => [
        body('M50 92C14 62 4 42 12 24C20 8 42 10 50 28C58 10 80 8 88 24C96 42 86 62 50 92Z', '#ff6ac8'),
      ]),
      symbol('Bintang', 'Star', () => [body(star(5, 50, 54, 46, 24), '#ffd23a')]),
      symbol('Titisan', 'Drop', () => [
        body('M50 4C60 30 84 46 84 66C84 86 68 96 50 96C32 96 16 86 16 66C16 46 40 30 50 4Z', '#4ac8ff'),
      ]),
      symbol('Segi empat', 'Square', () => [body(box(10, 10, 80, 80, 22), '#a05af0')]),
    ]),
  },
  sound: sounds({ scale: 'major', bell: 'glass', tune: 'dance', beatSeconds: 0.32, root: 1.33, drum: 1.5 }),
};
