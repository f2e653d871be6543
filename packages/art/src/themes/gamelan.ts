import { ellipse } from '../kit/paths.ts';
import { bonang, drumBarrel, gong, rebab, saron } from '../motifs/gamelan.ts';
import { pelita } from '../motifs/lamps.ts';
import { dancer, gunungan } from '../motifs/puppets.ts';
import { bits, curtains, drifting, floor, lampString, light, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#1e0f06', '#42240f', '#ffc85a', '#e86a3a'),
  face: 'roman',
  scene: [
    sky('#2a1208', '#6a3212', '#b5682a'),
    light(0.5, 0.35, 0.4, '#ffd27a', 0.8),
    row([skyline.stupa], '#4a220e', 0.78, 0.36, 0.6),
    floor('#7a3a18', 0.8),
    lampString(['#ffd24a', '#ff9a3a'], 0.06, 0.07, 10),
    curtains('#7a1e18'),
    drifting(bits.spark, ['#ffe9a8'], 14, 0.04),
    vignette('#140602'),
  ],
  symbols: {
    wild: wild('roman', () => gong(), '#ffd24a'),
    scatter: scatter('Kayon', 'Tree of life', () => gunungan('#d0982a'), '#ffb04a'),
    bonus: bonus('roman', pelita, '#6a2a12'),
    coin: coinOf('Syiling gong', 'Gong coin', [
      ellipse(50, 50, 40) + ellipse(50, 50, 30),
      ellipse(50, 50, 14),
    ]),
    high1: symbol('Penari', 'Dancer', () => dancer('#1f7a5a', '#ffd24a')),
    high2: symbol('Bonang', 'Bonang', bonang),
    high3: symbol('Saron', 'Saron', saron),
    high4: symbol('Rebab', 'Rebab', rebab),
    high5: symbol('Gendang', 'Drum', () => drumBarrel('#8a3a1e')),
    ...letters('roman', ['#d0402a', '#d88a2a', '#8a9a2a', '#2a8a7a', '#4a6ac0', '#9a4a8a'], 'bronze'),
  },
  sound: sounds({
    scale: 'slendro',
    bell: 'bronze',
    tune: 'dance',
    beatSeconds: 0.36,
    root: 0.89,
    drum: 0.9,
  }),
};
