import { parrot } from '../motifs/birds.ts';
import { map, sailShip } from '../motifs/boats.ts';
import { cannon, flintlock } from '../motifs/guns.ts';
import { pirate } from '../motifs/heroes.ts';
import { skull } from '../motifs/spirits.ts';
import { chest } from '../motifs/treasure.ts';
import { clouds, disc, mountains, sky, stands, vignette, water } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#0a1420', '#1c3246', '#ffc84a', '#ff5a4a'),
  face: 'gothic',
  scene: [
    sky('#0e1a36', '#3a4a7a', '#e07a4a'),
    disc(0.74, 0.22, 0.12, '#ffe9b8', true),
    clouds('#4a4a7a', 0.16, 0.4, 5, 0.6),
    mountains('#2a3252', 0.62, 0.14, 3),
    water('#1a4a6a', 0.62, 5),
    stands(skyline.ship, '#141a30', 0.28, 0.74, 0.5),
    stands(skyline.palm, '#0c1a24', 0.96, 1.04, 0.8),
    vignette('#040a14'),
  ],
  symbols: {
    wild: wild('gothic', () => skull(), '#ffd24a'),
    scatter: scatter('Peta harta', 'Treasure map', map, '#ffe9a8'),
    bonus: bonus('gothic', () => chest(), '#1f4a6a'),
    coin: coinOf('Dubloon', 'Doubloon', [
      'M50 8C72 8 84 24 82 42C82 52 78 58 72 62L70 74H30L28 62C22 58 18 52 18 42C16 24 28 8 50 8ZM28 44C28 54 44 54 44 44C44 36 28 36 28 44ZM56 44C56 54 72 54 72 44C72 36 56 36 56 44Z',
      'M12 78L88 94M88 78L12 94',
    ]),
    high1: symbol('Kapten lanun', 'Pirate captain', pirate),
    high2: symbol('Burung kakak tua', 'Parrot', () => parrot('#2fae5a', '#ffb02e')),
    high3: symbol('Kapal', 'Ship', () => sailShip('#8a4a1c', '#f4ead0', skull())),
    high4: symbol('Pistol', 'Pistol', flintlock),
    high5: symbol('Meriam', 'Cannon', cannon),
    ...letters('gothic', ['#e0504a', '#e0a03a', '#4aa07a', '#3a8ac8', '#8a6ac8', '#a08a6a'], 'bronze'),
  },
  sound: sounds({ scale: 'minor', bell: 'brass', tune: 'dance', beatSeconds: 0.36, drum: 0.7, wind: 1.5 }),
};
