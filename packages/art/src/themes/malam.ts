import { star } from '../kit/paths.ts';
import { sword } from '../motifs/blades.ts';
import { genie, princess, sultan } from '../motifs/courts.ts';
import { magicCarpet } from '../motifs/fortune.ts';
import { palace } from '../motifs/houses.ts';
import { oilLamp } from '../motifs/lamps.ts';
import { chest } from '../motifs/treasure.ts';
import { clouds, disc, hills, row, sky, stands, stars, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#100a30', '#261c62', '#ffcf6a', '#5ae0e8'),
  face: 'brush',
  scene: [
    sky('#0c0a3a', '#3a2a8a', '#c86a8a'),
    stars(100),
    disc(0.7, 0.2, 0.12, '#fff0c8'),
    clouds('#5a4aa8', 0.3, 0.5, 4, 0.45),
    row([skyline.dome, skyline.tower], '#2a1c68', 0.76, 0.4, 0.75),
    hills('#8a5a5a', 0.8, 0.05),
    hills('#c8864e', 0.88, 0.06),
    stands(skyline.palm, '#1c1450', 0.06, 0.98, 0.6),
    vignette('#060420'),
  ],
  symbols: {
    wild: wild('brush', () => oilLamp(), '#ffd27a'),
    scatter: scatter(
      'Permaidani terbang',
      'Flying carpet',
      () => magicCarpet('#a81e6a', '#ffd24a'),
      '#bff0ff',
    ),
    bonus: bonus('brush', () => chest('#6a2a5a'), '#3a2a8a'),
    coin: coinOf('Dinar', 'Dinar', [
      'M62 10C36 12 18 30 18 52C18 76 38 92 62 90C48 84 38 70 38 52C38 32 48 16 62 10Z',
      star(5, 68, 48, 18, 8),
    ]),
    high1: symbol('Jin', 'Genie', genie),
    high2: symbol('Sultan', 'Sultan', () => sultan('#f4ecff')),
    high3: symbol('Puteri', 'Princess', () => princess('#c81e7a')),
    high4: symbol('Istana', 'Palace', () => palace('#f7e0b0', '#3a8ae0')),
    high5: symbol('Pedang', 'Sword', () => sword('curved', 'gold', '#5a1e5a')),
    ...letters('brush', ['#f05a6a', '#f0b04a', '#3ac09a', '#4a90f0', '#a06af0', '#d88ac0'], 'gold'),
  },
  sound: sounds({ scale: 'hijaz', bell: 'string', tune: 'dance', beatSeconds: 0.38, drum: 1.1 }),
};
