import { ellipse } from '../kit/paths.ts';
import { rocker } from '../motifs/courts.ts';
import { drumBarrel } from '../motifs/gamelan.ts';
import { amplifier, guitar, microphone, vinyl } from '../motifs/music.ts';
import { floor, lampString, light, rays, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#140812', '#341430', '#ff5a5a', '#ffd23a'),
  face: 'comic',
  scene: [
    sky('#14061a', '#5a0e3a', '#e0402a'),
    rays(0.2, -0.05, '#ffd23a', 0.16, 13),
    rays(0.8, -0.05, '#ff5a8a', 0.16, 13),
    row([skyline.tower], '#1c0820', 0.74, 0.3, 0.4),
    light(0.5, 0.7, 0.45, '#ff8a3a', 0.7),
    floor('#3a1230', 0.76),
    lampString(['#ffffff', '#ffd23a'], 0.04, 0.02, 12),
    row(
      [
        `${ellipse(50, 60, 18, 22)}M20 100Q20 78 50 78Q80 78 80 100Z`,
        `${ellipse(50, 60, 18, 22)}M24 100Q20 78 34 74L26 40L34 38L44 74H56Q80 78 80 100Z`,
      ],
      '#08030c',
      1.02,
      0.2,
      0.45,
    ),
    vignette('#060206'),
  ],
  symbols: {
    wild: wild('comic', () => guitar('#e8303e', true), '#ff9a7a'),
    scatter: scatter('Mikrofon', 'Microphone', microphone, '#ffe27a'),
    bonus: bonus('comic', amplifier, '#7a0e3a'),
    coin: coinOf('Syiling rok', 'Rock coin', ['M60 4L22 56H46L38 96L80 40H56Z'], 'silver'),
    high1: symbol('Penyanyi', 'Singer', () => rocker('#f0d04a')),
    high2: symbol('Pemain gitar', 'Guitarist', () => rocker('#e04ad0')),
    high3: symbol('Gitar biru', 'Blue guitar', () => guitar('#2a7ae0', true)),
    high4: symbol('Dram', 'Drum', () => drumBarrel('#d01e3e', '#fff4e0', '#ffffff')),
    high5: symbol('Piring hitam', 'Record', () => vinyl('#ff5a3a')),
    ...letters('comic', ['#ff3a4a', '#ffb02a', '#4ad06a', '#2aa8ff', '#a85aff', '#ff5ac0'], 'silver'),
  },
  sound: sounds({ scale: 'blues', bell: 'square', tune: 'driving', beatSeconds: 0.28, root: 0.7, drum: 0.7 }),
};
