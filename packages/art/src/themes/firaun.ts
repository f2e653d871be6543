import { pyramids } from '../motifs/houses.ts';
import { ankh, anubis, horusEye, pharaoh, scarab } from '../motifs/nile.ts';
import { cat } from '../motifs/pets.ts';
import { vase } from '../motifs/treasure.ts';
import { disc, hills, row, sky, stars, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#1a1006', '#40280e', '#ffcf4a', '#3ac0d8'),
  face: 'roman',
  scene: [
    sky('#2a1a4a', '#c8602a', '#ffd27a'),
    disc(0.68, 0.3, 0.14, '#ffe9a0'),
    stars(20, '#fff6d0', 0.3),
    row([skyline.pyramid], '#c8883a', 0.78, 0.42, 0.8),
    row([skyline.obelisk, skyline.palm], '#7a4a1c', 0.86, 0.26, 0.8),
    hills('#e0a84e', 0.86, 0.06),
    hills('#b5762e', 0.95, 0.06),
    vignette('#1c0c04', 0.5),
  ],
  symbols: {
    wild: wild('roman', scarab, '#ffe27a'),
    scatter: scatter('Mata Horus', 'Eye of Horus', horusEye, '#8af0ff'),
    bonus: bonus('roman', () => vase('#1f7a9a'), '#7a4a1c'),
    coin: coinOf('Syiling Firaun', 'Pharaoh coin', [
      'M50 4C66 4 74 18 72 29C70 38 62 46 58 52H88V66H58L62 96H38L42 66H12V52H42C38 46 30 38 28 29C26 18 34 4 50 4ZM50 16C42 16 38 21 39 28C40 34 46 40 50 46C54 40 60 34 61 28C62 21 58 16 50 16Z',
    ]),
    high1: symbol('Firaun', 'Pharaoh', pharaoh),
    high2: symbol('Anubis', 'Anubis', anubis),
    high3: symbol('Ankh', 'Ankh', ankh),
    high4: symbol('Piramid', 'Pyramids', pyramids),
    high5: symbol('Kucing suci', 'Sacred cat', () => cat('#3a3450', 'plain', '#ffd24a')),
    ...letters('roman', ['#d84a3a', '#d8902a', '#2a9a8a', '#2a6ac0', '#7a4ac0', '#a8884a'], 'gold'),
  },
  sound: sounds({ scale: 'hijaz', bell: 'string', tune: 'mystery', beatSeconds: 0.42, drum: 0.9 }),
};
