import { petal } from '../kit/paths.ts';
import { elephant, tiger } from '../motifs/beasts.ts';
import { peacock } from '../motifs/birds.ts';
import { rajah } from '../motifs/courts.ts';
import { lotus } from '../motifs/flowers.ts';
import { palace } from '../motifs/houses.ts';
import { gem } from '../motifs/stones.ts';
import { crown } from '../motifs/treasure.ts';
import { disc, floor, pattern, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#240a1a', '#521438', '#ffc83a', '#3ad0c8'),
  face: 'brush',
  scene: [
    sky('#7a1e5a', '#e0603a', '#ffd27a'),
    disc(0.5, 0.36, 0.2, '#fff0b0'),
    pattern(
      [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => petal(50, 50, 46, 18, turn)).join(''),
      '#ffe0a0',
      0.09,
      0.3,
    ),
    row([skyline.dome], '#6a1a4a', 0.8, 0.46, 0.95),
    floor('#a83a4a', 0.82),
    row([skyline.palm], '#3a0e2e', 1, 0.3, 1.3),
    vignette('#1c0412', 0.5),
  ],
  symbols: {
    wild: wild('brush', () => gem('pear', '#e0204e'), '#ff9ab0'),
    scatter: scatter('Teratai', 'Lotus', () => lotus('#ff7ab8'), '#ffd0f0'),
    bonus: bonus('brush', () => crown('gold', '#2a9ad0'), '#7a1e5a'),
    coin: coinOf('Syiling Maharaja', 'Maharaja coin', [
      [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => petal(50, 50, 44, 20, turn)).join(''),
    ]),
    high1: symbol('Maharaja', 'Maharaja', rajah),
    high2: symbol('Gajah diraja', 'Royal elephant', () => elephant('#8f9ab8', '#d02a5a')),
    high3: symbol('Merak', 'Peacock', peacock),
    high4: symbol('Harimau Benggala', 'Bengal tiger', () => tiger()),
    high5: symbol('Istana', 'Palace', () => palace('#fbeeda', 'gold')),
    ...letters('brush', ['#f04a6a', '#f0a83a', '#2ab08a', '#3a8ae8', '#a05ae8', '#e080b0'], 'gold'),
  },
  sound: sounds({ scale: 'hijaz', bell: 'string', tune: 'bright', beatSeconds: 0.36, root: 1.12, drum: 1.3 }),
};
