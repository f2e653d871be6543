import { ellipse } from '../kit/paths.ts';
import { elephant, tiger } from '../motifs/beasts.ts';
import { peacock } from '../motifs/birds.ts';
import { moonFace } from '../motifs/elements.ts';
import { paw } from '../motifs/pets.ts';
import { monstera } from '../motifs/plants.ts';
import { disc, hills, row, sky, stands, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#1a0c04', '#3e2009', '#ffb03a', '#7ad05a'),
  face: 'block',
  scene: [
    sky('#3a1404', '#c8501a', '#ffc85a'),
    disc(0.5, 0.36, 0.24, '#ffe08a'),
    row([skyline.jungle], '#6a2e10', 0.7, 0.42, 0.5),
    row([skyline.jungle, skyline.palm], '#3a1c0c', 0.86, 0.46, 0.5),
    hills('#241006', 0.9, 0.05),
    stands(skyline.reed, '#120804', 0.06, 1.02, 0.5),
    stands(skyline.reed, '#120804', 0.94, 1.02, 0.5),
    vignette('#0c0402'),
  ],
  symbols: {
    wild: wild('block', () => tiger('#f28a1e', 'calm'), '#ffd24a'),
    scatter: scatter('Bulan purnama', 'Full moon', () => moonFace(), '#ffe9a8'),
    bonus: bonus('block', () => paw('#f2a03a', '#ffd9b0'), '#7a3410'),
    coin: coinOf('Syiling harimau', 'Tiger coin', [
      'M50 42C66 42 84 64 82 78C80 92 64 90 50 88C36 90 20 92 18 78C16 64 34 42 50 42Z',
      ellipse(18, 40, 12, 15),
      ellipse(38, 20, 12, 15),
      ellipse(62, 20, 12, 15),
      ellipse(82, 40, 12, 15),
    ]),
    high1: symbol('Harimau', 'Tiger', () => tiger()),
    high2: symbol('Harimau putih', 'White tiger', () => tiger('#e8ecf4')),
    high3: symbol('Merak', 'Peacock', peacock),
    high4: symbol('Gajah', 'Elephant', () => elephant('#8a90a8')),
    high5: symbol('Daun', 'Leaf', () => monstera('#3a9a4a')),
    ...letters('block', ['#f0503a', '#f0902a', '#c8a02a', '#5aa04a', '#2a8a9a', '#a05a3a'], 'bronze'),
  },
  sound: sounds({ scale: 'minor', bell: 'pipe', tune: 'driving', beatSeconds: 0.38, drum: 0.6 }),
};
