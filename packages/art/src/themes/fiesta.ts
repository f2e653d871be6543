import { star } from '../kit/paths.ts';
import { taco } from '../motifs/dishes.ts';
import { pinata } from '../motifs/fortune.ts';
import { sombrero } from '../motifs/hats.ts';
import { guitar, maracas, trumpet } from '../motifs/music.ts';
import { calavera } from '../motifs/spirits.ts';
import { chili } from '../motifs/vegetables.ts';
import { bits, drifting, floor, lampString, rays, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#2a0a2e', '#54185a', '#ffc83a', '#3ae0c8'),
  face: 'comic',
  scene: [
    sky('#ff5a8a', '#ff9a4a', '#ffe06a'),
    rays(0.5, 0.5, '#ffffff', 0.16, 18),
    row([skyline.house, skyline.tower], '#c8385a', 0.76, 0.34, 0.5),
    row([skyline.cactus], '#2a8a6a', 0.86, 0.22, 1),
    floor('#e0803a', 0.86),
    lampString(['#ff4d8a', '#3ae0c8', '#ffe27a'], 0.06, 0.08, 11),
    lampString(['#8ae84a', '#ffb02e'], 0.18, 0.06, 9),
    drifting(bits.dot, ['#ff4d8a', '#3ae0c8', '#ffe27a', '#8a5af0'], 50, 0.02),
    vignette('#5a0e3a', 0.35),
  ],
  symbols: {
    wild: wild('comic', () => sombrero('#e0a03a', '#e8303e'), '#ffe27a'),
    scatter: scatter('Piñata', 'Piñata', pinata, '#ffc0e0'),
    bonus: bonus('comic', () => maracas('#e8303e', '#3ac8e0'), '#a82a6a'),
    coin: coinOf('Syiling fiesta', 'Fiesta coin', [star(8, 50, 50, 44, 26)]),
    high1: symbol('Tengkorak gula', 'Sugar skull', calavera),
    high2: symbol('Gitar', 'Guitar', () => guitar('#c8602a', false)),
    high3: symbol('Trompet', 'Trumpet', trumpet),
    high4: symbol('Taco', 'Taco', taco),
    high5: symbol('Cili', 'Chilli', chili),
    ...letters('comic', ['#ff4a5a', '#ffa82a', '#3ac86a', '#2ab0e8', '#a85af0', '#ff6ab8'], 'gold'),
  },
  sound: sounds({ scale: 'major', bell: 'brass', tune: 'dance', beatSeconds: 0.28, root: 1.06, drum: 1.2 }),
};
