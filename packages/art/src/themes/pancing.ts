import { bobber, fishingRod, lure, tackleBox } from '../motifs/angling.ts';
import { crab, fish } from '../motifs/sea-life.ts';
import { disc, mountains, row, sky, stands, vignette, water } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#06222a', '#10485a', '#ffd86a', '#6af0c8'),
  face: 'round',
  scene: [
    sky('#5ab8e8', '#bfe8f0', '#ffe8b8'),
    disc(0.22, 0.2, 0.09, '#fff6b0'),
    mountains('#5a9a9a', 0.5, 0.2, 4),
    row([skyline.fir], '#2a6a5a', 0.54, 0.14, 0.5),
    water('#1f8ab0', 0.54, 5),
    stands(skyline.ship, '#7a4a2a', 0.74, 0.62, 0.2),
    row([skyline.reed], '#2a6a3a', 1.04, 0.2, 0.45),
    vignette('#042028', 0.4),
  ],
  symbols: {
    wild: wild('round', bobber, '#ff8a8a'),
    scatter: scatter('Joran', 'Rod', fishingRod, '#bff0ff'),
    bonus: bonus('round', tackleBox, '#1f6a7a'),
    coin: coinOf('Syiling ikan', 'Fish coin', [
      'M4 50C14 26 52 20 70 46L94 28V72L70 54C52 80 14 74 4 50ZM20 42V50H28V42Z',
    ]),
    high1: symbol('Ikan merlin', 'Marlin', () => fish('#2a6ad0', '#1a3a8a')),
    high2: symbol('Siakap', 'Barramundi', () => fish('#8ab0b8', '#5a7a8a')),
    high3: symbol('Ikan merah', 'Snapper', () => fish('#f0504a', '#ff8a6a')),
    high4: symbol('Umpan', 'Lure', () => lure('#ff8a2a')),
    high5: symbol('Ketam', 'Crab', () => crab('#e86a2a')),
    ...letters('round', ['#f05a4a', '#f0a83a', '#4ab87a', '#2a9ad0', '#6a7ae0', '#c08a5a'], 'silver'),
  },
  sound: sounds({ scale: 'major', bell: 'string', tune: 'calm', beatSeconds: 0.42, wind: 1.3, drum: 1.1 }),
};
