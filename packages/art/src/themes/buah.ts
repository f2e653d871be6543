import { barrel } from '../motifs/boats.ts';
import { banana, lemon, orange, watermelon } from '../motifs/orchard-fruit.ts';
import {
  coconut,
  dragonfruit,
  durian,
  mango,
  mangosteen,
  papaya,
  pineapple,
  rambutan,
  starfruit,
} from '../motifs/tropical-fruit.ts';
import { bits, clouds, drifting, hills, light, rays, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, palette, scatter, small, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#1c1030', '#3a2260', '#ffd23a', '#6ae86a'),
  face: 'round',
  scene: [
    sky('#3ac0e0', '#9af0d0', '#fff4a8'),
    rays(0.5, 0.4, '#ffffff', 0.22, 16),
    light(0.5, 0.4, 0.35, '#ffffff', 0.7),
    clouds('#ffffff', 0.1, 0.3, 3, 0.7),
    hills('#8ad84a', 0.78, 0.08),
    row([skyline.tree, skyline.palm], '#3aa04a', 0.86, 0.2, 0.6),
    hills('#4ab84a', 0.92, 0.06),
    drifting(bits.leaf, ['#6ae04a', '#ffb02e'], 14, 0.05),
    vignette('#0a3a3a', 0.3),
  ],
  symbols: {
    wild: wild('round', pineapple, '#ffe27a'),
    scatter: scatter('Tembikai', 'Watermelon', watermelon, '#8aff9a'),
    bonus: bonus('round', () => barrel('#a8642c'), '#3a7a2a'),
    coin: coinOf('Syiling buah', 'Fruit coin', [
      'M50 26C62 14 90 18 90 48C90 76 72 96 60 95C54 95 54 92 50 92C46 92 46 95 40 95C28 96 10 76 10 48C10 18 38 14 50 26ZM52 22Q54 8 72 6Q70 20 52 22Z',
    ]),
    high1: symbol('Durian', 'Durian', durian),
    high2: symbol('Rambutan', 'Rambutan', rambutan),
    high3: symbol('Manggis', 'Mangosteen', mangosteen),
    high4: symbol('Buah naga', 'Dragon fruit', dragonfruit),
    high5: symbol('Betik', 'Papaya', papaya),
    ...small([
      symbol('Mangga', 'Mango', mango),
      symbol('Belimbing', 'Starfruit', starfruit),
      symbol('Pisang', 'Banana', banana),
      symbol('Kelapa', 'Coconut', coconut),
      symbol('Oren', 'Orange', () => orange()),
      symbol('Limau', 'Lime', () => lemon('#8ad03a')),
    ]),
  },
  sound: sounds({ scale: 'major', bell: 'pipe', tune: 'bright', beatSeconds: 0.34, root: 1.2, drum: 1.3 }),
};
