import { elephant, giraffe, lion, rhino, zebra } from '../motifs/beasts.ts';
import { sunFace } from '../motifs/elements.ts';
import { binoculars } from '../motifs/safari.ts';
import { disc, hills, mountains, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#1c1206', '#42300f', '#ffc84a', '#8ad05a'),
  face: 'western',
  scene: [
    sky('#ff7a3a', '#ffb85a', '#ffe8a8'),
    disc(0.5, 0.42, 0.2, '#fff0b0'),
    mountains('#c8703a', 0.64, 0.16, 3),
    row([skyline.acacia], '#6a3a1c', 0.76, 0.3, 1),
    hills('#d8a03a', 0.78, 0.03),
    row([skyline.reed], '#a8742a', 0.9, 0.1, 0.3),
    hills('#b8842e', 0.92, 0.03),
    row([skyline.reed], '#6a4a1c', 1.02, 0.14, 0.3),
    vignette('#2a1404', 0.45),
  ],
  symbols: {
    wild: wild('western', () => lion(), '#ffd24a'),
    scatter: scatter('Matahari', 'Sun', () => sunFace('#ffd24a'), '#ffe9a8'),
    bonus: bonus('western', binoculars, '#5a4a1c'),
    coin: coinOf('Syiling safari', 'Safari coin', [
      'M44 96C48 76 48 60 38 46L48 50L50 42L58 52L68 44C58 62 56 78 58 96ZM6 38C10 22 36 8 52 10C72 8 92 24 94 38Q50 50 6 38Z',
    ]),
    high1: symbol('Singa', 'Lion', () => lion('#8a3f14', '#f0b04a')),
    high2: symbol('Gajah', 'Elephant', () => elephant('#8f96a8')),
    high3: symbol('Badak sumbu', 'Rhino', rhino),
    high4: symbol('Zirafah', 'Giraffe', giraffe),
    high5: symbol('Kuda belang', 'Zebra', zebra),
    ...letters('western', ['#e0503a', '#e0982a', '#7a9a3a', '#3a9a9a', '#8a6aa8', '#a8743a'], 'bronze'),
  },
  sound: sounds({ scale: 'major', bell: 'pipe', tune: 'dance', beatSeconds: 0.36, root: 0.9, drum: 0.7 }),
};
