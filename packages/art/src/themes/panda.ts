import { ellipse } from '../kit/paths.ts';
import { panda } from '../motifs/beasts.ts';
import { fan } from '../motifs/east.ts';
import { beast } from '../motifs/faces.ts';
import { gong } from '../motifs/gamelan.ts';
import { lantern } from '../motifs/lamps.ts';
import { steamedBun } from '../motifs/malay-food.ts';
import { bamboo } from '../motifs/plants.ts';
import { bits, drifting, hills, light, mountains, row, sky, vignette } from '../scenes/frame.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#0a2014', '#1a4428', '#c8f07a', '#ff8a9a'),
  face: 'round',
  scene: [
    sky('#8ad8a0', '#c8f0b0', '#f4ffd8'),
    light(0.5, 0.3, 0.4, '#ffffff', 0.7),
    mountains('#7ab88a', 0.7, 0.3, 4),
    row(
      ['M44 100V-20H52V100ZM42 8H54V12H42ZM42 40H54V44H42ZM42 72H54V76H42ZM52 30Q66 22 74 26Q66 34 52 34Z'],
      '#4a9a42',
      1,
      0.9,
      0.2,
    ),
    hills('#4a9a4a', 0.86, 0.07),
    drifting(bits.leaf, ['#4ab04a', '#8ad86a'], 26, 0.06),
    vignette('#0a3018', 0.4),
  ],
  symbols: {
    wild: wild('round', panda, '#e8ffb0'),
    scatter: scatter('Buluh', 'Bamboo', bamboo, '#c8ff8a'),
    bonus: bonus('round', () => gong(), '#2f7a3a'),
    coin: coinOf('Syiling panda', 'Panda coin', [
      ellipse(24, 26, 14),
      ellipse(76, 26, 14),
      ellipse(50, 54, 36, 32),
    ]),
    high1: symbol('Panda', 'Panda', panda),
    high2: symbol('Panda merah', 'Red panda', () =>
      beast({
        fur: '#c8562a',
        muzzle: '#fff4e4',
        inner: '#fff0e0',
        ears: 'pointed',
        iris: '#4a2a18',
        mood: 'glad',
      }),
    ),
    high3: symbol('Tanglung', 'Lantern', () => lantern('#e8303e')),
    high4: symbol('Pau', 'Steamed bun', steamedBun),
    high5: symbol('Kipas', 'Fan', () => fan('#3fae6a', '#fff4d0')),
    ...letters('round', ['#f0505a', '#f0a03a', '#4ab04a', '#3aa8c0', '#8a7ad0', '#d070a0'], 'silver'),
  },
  sound: sounds({ scale: 'hirajoshi', bell: 'pipe', tune: 'bright', beatSeconds: 0.42, root: 1.1 }),
};
