import { ellipse } from '../kit/paths.ts';
import { anchor } from '../motifs/blades.ts';
import { barrel, compass, perahu, shipWheel } from '../motifs/boats.ts';
import { lighthouse } from '../motifs/houses.ts';
import { fish } from '../motifs/sea-life.ts';
import { clouds, disc, mountains, sky, stands, vignette, water } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#081830', '#163a66', '#ffd24a', '#ff7a5a'),
  face: 'antique',
  scene: [
    sky('#ff8a5a', '#ffc88a', '#fff0c8'),
    disc(0.5, 0.44, 0.14, '#ffe08a'),
    clouds('#fff0e0', 0.12, 0.34, 4, 0.8),
    mountains('#c87a6a', 0.56, 0.12, 4),
    water('#2a8ac0', 0.56, 5),
    stands(skyline.ship, '#8a3a3a', 0.18, 0.64, 0.22, 0.9),
    stands(skyline.ship, '#8a3a3a', 0.84, 0.6, 0.14, 0.8),
    vignette('#0a2040', 0.4),
  ],
  symbols: {
    wild: wild('antique', () => perahu('#b8401e', '#ffb02e'), '#ffd24a'),
    scatter: scatter('Rumah api', 'Lighthouse', lighthouse, '#fff0a8'),
    bonus: bonus('antique', compass, '#1a4a7a'),
    coin: coinOf('Syiling laut', 'Sea coin', [
      'M45 24H55V74C68 72 76 66 80 54L74 58L84 40L94 58L88 56C84 76 70 88 50 92C30 88 16 76 12 56L6 58L16 40L26 58L20 54C24 66 32 72 45 74Z',
      ellipse(50, 16, 9),
    ]),
    high1: symbol('Perahu payang', 'Fishing boat', () => perahu('#1f7a8a', '#e8503a')),
    high2: symbol('Kemudi', 'Helm', () => shipWheel('#8a4a1c')),
    high3: symbol('Sauh', 'Anchor', anchor),
    high4: symbol('Ikan', 'Fish', () => fish('#4a9ad8', '#ffd24a')),
    high5: symbol('Tong', 'Barrel', () => barrel('#a8642c')),
    ...letters('antique', ['#f0503a', '#f0a02a', '#2aa07a', '#2a8ad0', '#5a6ad0', '#c0607a'], 'gold'),
  },
  sound: sounds({ scale: 'major', bell: 'string', tune: 'dance', beatSeconds: 0.4, wind: 1.6 }),
};
