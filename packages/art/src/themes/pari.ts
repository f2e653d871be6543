import { petal } from '../kit/paths.ts';
import { unicorn } from '../motifs/farm-animals.ts';
import { flower } from '../motifs/flowers.ts';
import { jar } from '../motifs/lamps.ts';
import { fairy } from '../motifs/mages.ts';
import { wand } from '../motifs/magic.ts';
import { mushroom } from '../motifs/plants.ts';
import { butterfly } from '../motifs/small-creatures.ts';
import { bits, drifting, hills, light, row, sky, stars, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#160a30', '#301a5c', '#ffb0f0', '#8af0b8'),
  face: 'brush',
  scene: [
    sky('#2a1a6a', '#8a4ab8', '#ffb0d8'),
    stars(50),
    light(0.5, 0.36, 0.45, '#ffd0f8', 0.7),
    row([skyline.tree, skyline.jungle], '#4a2a8a', 0.7, 0.36, 0.55),
    hills('#3a8a6a', 0.78, 0.06),
    row([skyline.gum, skyline.reed], '#c84a8a', 0.9, 0.14, 0.7),
    hills('#1f5a4a', 0.92, 0.05),
    drifting(bits.spark, ['#fff0a8', '#ffd0f8', '#8af0d8'], 40, 0.045),
    vignette('#0c0424'),
  ],
  symbols: {
    wild: wild('brush', () => butterfly('#ff6ac8', '#8a6af8'), '#ffc8f0'),
    scatter: scatter('Balang cahaya', 'Jar of light', () => jar('#ffe27a'), '#fff0a8'),
    bonus: bonus('brush', () => mushroom('#e83a5a'), '#5a2a9a'),
    coin: coinOf('Syiling pari', 'Fairy coin', [
      [0, 72, 144, 216, 288].map((turn) => petal(50, 50, 40, 24, turn)).join(''),
    ]),
    high1: symbol('Pari hijau', 'Green fairy', () => fairy('#4ac86a', '#f0a03a')),
    high2: symbol('Pari ungu', 'Purple fairy', () => fairy('#9a5af0', '#5a2a3a')),
    high3: symbol('Unikorn', 'Unicorn', () => unicorn('#fdf6ff', '#ff7ac0')),
    high4: symbol('Tongkat sakti', 'Wand', () => wand('#ff9af0')),
    high5: symbol('Bunga', 'Flower', () => flower({ petals: 7, colour: '#8a9aff', heart: 'gold' })),
    ...letters('brush', ['#ff6a9a', '#ffb84a', '#5ad08a', '#5ab0f8', '#a87af8', '#f08ad8'], 'gold'),
  },
  sound: sounds({ scale: 'lydian', bell: 'glass', tune: 'bright', beatSeconds: 0.42, root: 1.5, wind: 1.2 }),
};
