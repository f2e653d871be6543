import { barrel, islandPalm } from '../motifs/boats.ts';
import { egg } from '../motifs/dinosaurs.ts';
import { buffalo, rooster } from '../motifs/farm-animals.ts';
import { drumBarrel } from '../motifs/gamelan.ts';
import { kampungHouse } from '../motifs/houses.ts';
import { pelita } from '../motifs/lamps.ts';
import { banana } from '../motifs/orchard-fruit.ts';
import { corn, leaf } from '../motifs/plants.ts';
import { coconut, mango } from '../motifs/tropical-fruit.ts';
import { chili } from '../motifs/vegetables.ts';
import { clouds, disc, hills, mountains, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, palette, scatter, small, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#0c2018', '#1c4030', '#ffd76a', '#ff9a5a'),
  face: 'round',
  scene: [
    sky('#3aa0d8', '#8ad8e8', '#fff0c0'),
    disc(0.76, 0.16, 0.1, '#fff0a8'),
    clouds('#ffffff', 0.08, 0.3, 4, 0.8),
    mountains('#4a9a8a', 0.6, 0.22, 3),
    row([skyline.palm, skyline.kampung, skyline.tree], '#2a7a52', 0.72, 0.26, 0.7),
    hills('#6ac04a', 0.78, 0.05),
    hills('#4aa83e', 0.9, 0.06),
    row([skyline.reed], '#2f8a34', 1.02, 0.1, 0.4),
    vignette('#06281a', 0.35),
  ],
  symbols: {
    wild: wild('round', kampungHouse, '#ffe27a'),
    scatter: scatter('Pelita', 'Oil lamp', pelita, '#ffd27a'),
    bonus: bonus('round', () => barrel('#a8642c'), '#2a7a52'),
    coin: coinOf('Syiling kampung', 'Village coin', [
      'M4 52L26 28L22 22L50 6L78 22L74 28L96 52H86V88H60V64H40V88H14V52Z',
    ]),
    high1: symbol('Ayam jantan', 'Rooster', rooster),
    high2: symbol('Kerbau', 'Buffalo', buffalo),
    high3: symbol('Pokok kelapa', 'Coconut palm', islandPalm),
    high4: symbol('Kompang', 'Frame drum', () => drumBarrel('#a84a22')),
    high5: symbol('Kelapa', 'Coconut', coconut),
    ...small([
      symbol('Mangga', 'Mango', mango),
      symbol('Jagung', 'Corn', corn),
      symbol('Cili', 'Chilli', chili),
      symbol('Pisang', 'Banana', banana),
      symbol('Telur', 'Egg', () => egg('#fff4e0', '#e8d0a8')),
      symbol('Daun', 'Leaf', () => leaf('#4ab04a')),
    ]),
  },
  sound: sounds({ scale: 'major', bell: 'string', tune: 'dance', beatSeconds: 0.38, drum: 1.1 }),
};
