import { body } from '../kit/parts.ts';
import { bottle } from '../motifs/bottles.ts';
import { bell } from '../motifs/classic.ts';
import { luckyCat } from '../motifs/east.ts';
import { prawn } from '../motifs/japanese-food.ts';
import { cat, paw, yarn } from '../motifs/pets.ts';
import { fish } from '../motifs/sea-life.ts';
import { bits, drifting, hills, light, pattern, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, palette, scatter, small, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#2a1230', '#522a5c', '#ffc8a0', '#8ae0f0'),
  face: 'comic',
  scene: [
    sky('#ffa8b8', '#ffd0c0', '#fff0d8'),
    pattern(
      'M50 46C64 46 80 64 78 76C76 88 62 86 50 84C38 86 24 88 22 76C20 64 36 46 50 46ZM20 42A9 11 0 1 1 20 41ZM42 24A9 11 0 1 1 42 23ZM66 24A9 11 0 1 1 66 23ZM90 42A9 11 0 1 1 90 41Z',
      '#ff8a9a',
      0.22,
      0.2,
    ),
    light(0.5, 0.4, 0.4, '#ffffff', 0.8),
    row([skyline.house, skyline.tower], '#e07a9a', 0.84, 0.3, 0.55),
    hills('#c85a8a', 0.88, 0.03),
    drifting(bits.petal, ['#ffffff', '#ff8ab0'], 18, 0.05),
    vignette('#6a1e4a', 0.35),
  ],
  symbols: {
    wild: wild('comic', luckyCat, '#fff0c0'),
    scatter: scatter('Tapak kucing', 'Paw', () => paw('#f4b04a', '#ff9aa0'), '#ffd8e0'),
    bonus: bonus('comic', () => yarn('#e8509a'), '#8a3a7a'),
    coin: coinOf('Syiling kucing', 'Cat coin', [
      'M14 40L18 8L40 24H60L82 8L86 40C92 64 78 90 50 90C22 90 8 64 14 40Z',
    ]),
    high1: symbol('Si Oyen', 'Ginger', () => cat('#f0903a', 'tabby', '#4ac84a')),
    high2: symbol('Si Belang', 'Calico', () => cat('#fff6ea', 'patch', '#e0a01e')),
    high3: symbol('Si Siam', 'Siamese', () => cat('#f0dcc0', 'mask', '#3a9af0')),
    high4: symbol('Si Hitam', 'Blackie', () => cat('#3a3448', 'plain', '#c8e83a')),
    high5: symbol('Si Kelabu', 'Grey', () => cat('#9aa4b8', 'tabby', '#f0a83a')),
    ...small([
      symbol('Ikan', 'Fish', () => fish('#4a9ad8', '#8ad0f8')),
      symbol('Benang', 'Yarn', () => yarn('#5ab0f0')),
      symbol('Susu', 'Milk', () => bottle('#f4f8ff', '#3a8ae0')),
      symbol('Udang', 'Prawn', prawn),
      symbol('Loceng', 'Bell', bell),
      symbol('Hati', 'Heart', () => [
        body('M50 92C14 62 4 42 12 24C20 8 42 10 50 28C58 10 80 8 88 24C96 42 86 62 50 92Z', '#ff5a7a'),
      ]),
    ]),
  },
  sound: sounds({ scale: 'major', bell: 'glass', tune: 'bright', beatSeconds: 0.36, root: 1.26, drum: 1.5 }),
};
