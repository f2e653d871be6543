import { body } from '../kit/parts.ts';
import { farmer } from '../motifs/courts.ts';
import { egg } from '../motifs/dinosaurs.ts';
import { cow, horseHead, rooster, sheep } from '../motifs/farm-animals.ts';
import { barn } from '../motifs/houses.ts';
import { apple } from '../motifs/orchard-fruit.ts';
import { corn, pumpkin } from '../motifs/plants.ts';
import { carrot, tomato } from '../motifs/vegetables.ts';
import { clouds, disc, hills, row, sky, stands, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, palette, scatter, small, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#10240a', '#285018', '#ffe05a', '#ff8a6a'),
  face: 'round',
  scene: [
    sky('#4ab0f0', '#a8e0f8', '#fff4d0'),
    disc(0.2, 0.16, 0.09, '#fff2a0'),
    clouds('#ffffff', 0.08, 0.28, 4, 0.9),
    hills('#8ad05a', 0.66, 0.08),
    stands(skyline.barn, '#c8382e', 0.72, 0.74, 0.36),
    row([skyline.tree], '#3a9a42', 0.72, 0.16, 0.9),
    hills('#e8c84a', 0.78, 0.04),
    hills('#6ac04a', 0.86, 0.04),
    row(
      ['M44 100V40H50V100ZM4 100V50H10V100ZM84 100V50H90V100ZM0 60H100V66H0ZM0 80H100V86H0Z'],
      '#b5803a',
      0.97,
      0.14,
      0.98,
    ),
    vignette('#143a0a', 0.3),
  ],
  symbols: {
    wild: wild('round', barn, '#fff0a8'),
    scatter: scatter(
      'Telur emas',
      'Golden egg',
      () => [body('M50 4C74 4 88 40 86 62C84 84 68 96 50 96C32 96 16 84 14 62C12 40 26 4 50 4Z', 'gold')],
      '#ffe27a',
    ),
    bonus: bonus('round', corn, '#4a8a2a'),
    coin: coinOf('Syiling ladang', 'Farm coin', [
      'M50 4C64 4 70 20 68 44C66 66 58 78 50 84C42 78 34 66 32 44C30 20 36 4 50 4Z',
      'M50 96C28 92 24 68 26 50C36 60 44 76 50 96ZM50 96C72 92 76 68 74 50C64 60 56 76 50 96Z',
    ]),
    high1: symbol('Lembu', 'Cow', cow),
    high2: symbol('Kuda', 'Horse', () => horseHead('#c8843a', '#6a3a1c')),
    high3: symbol('Ayam jantan', 'Rooster', rooster),
    high4: symbol('Biri-biri', 'Sheep', sheep),
    high5: symbol('Peladang', 'Farmer', farmer),
    ...small([
      symbol('Jagung', 'Corn', corn),
      symbol('Labu', 'Pumpkin', pumpkin),
      symbol('Lobak merah', 'Carrot', carrot),
      symbol('Tomato', 'Tomato', tomato),
      symbol('Epal', 'Apple', () => apple('#e8303e')),
      symbol('Telur', 'Egg', () => egg('#fff4e0', '#e8d0a8')),
    ]),
  },
  sound: sounds({ scale: 'major', bell: 'string', tune: 'dance', beatSeconds: 0.34, root: 1.12, drum: 1.2 }),
};
