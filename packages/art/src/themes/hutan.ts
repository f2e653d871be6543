import { elephant, monkey, orangutan } from '../motifs/beasts.ts';
import { hornbill, parrot } from '../motifs/birds.ts';
import { flower } from '../motifs/flowers.ts';
import { monstera } from '../motifs/plants.ts';
import { chest } from '../motifs/treasure.ts';
import { bits, drifting, hills, light, rays, row, sky, stands, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#04180f', '#0e3a26', '#9ae86a', '#ffb04a'),
  face: 'round',
  scene: [
    sky('#0e4a3a', '#2a8a5a', '#c8e89a'),
    light(0.5, 0.2, 0.4, '#fff6b0', 0.7),
    rays(0.5, 0.02, '#fff6c0', 0.12, 11),
    row([skyline.jungle], '#1f6a4a', 0.72, 0.5, 0.5),
    row([skyline.jungle, skyline.palm], '#124a34', 0.88, 0.55, 0.55),
    hills('#0e3a26', 0.9, 0.05),
    stands(skyline.palm, '#06241a', 0.04, 1.05, 0.8),
    stands(skyline.palm, '#06241a', 0.98, 1.05, 0.9),
    drifting(bits.leaf, ['#8ae05a', '#ffd24a', '#4ab06a'], 22, 0.05),
    vignette('#02100a'),
  ],
  symbols: {
    wild: wild('round', () => monstera('#2aa05a'), '#c8ff8a'),
    scatter: scatter(
      'Rafflesia',
      'Rafflesia',
      () => flower({ petals: 5, colour: '#d0382a', heart: '#8a1e12', width: 56, inner: '#ffd0a0' }),
      '#ffb04a',
    ),
    bonus: bonus('round', () => chest('#6a4a1c'), '#124a34'),
    coin: coinOf('Syiling hutan', 'Jungle coin', ['M14 90C4 50 28 14 88 8C94 62 62 92 22 84Z']),
    high1: symbol('Burung enggang', 'Hornbill', hornbill),
    high2: symbol('Orang utan', 'Orang-utan', orangutan),
    high3: symbol('Gajah', 'Elephant', () => elephant('#8f9ab8')),
    high4: symbol('Monyet', 'Monkey', () => monkey('#8a5a34')),
    high5: symbol('Nuri', 'Parrot', () => parrot('#2fae5a', '#e8303e')),
    ...letters('round', ['#e8503a', '#f0a02a', '#4ab04a', '#2a9ab0', '#8a5ad0', '#b07a3a'], 'bronze'),
  },
  sound: sounds({ scale: 'minor', bell: 'pipe', tune: 'dance', beatSeconds: 0.4, drum: 0.7, wind: 1.3 }),
};
