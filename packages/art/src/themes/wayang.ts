import { star } from '../kit/paths.ts';
import { drumBarrel, gong } from '../motifs/gamelan.ts';
import { pelita } from '../motifs/lamps.ts';
import { gunungan, puppet } from '../motifs/puppets.ts';
import { curtains, floor, light, pattern, sky, stands, vignette } from '../scenes/frame.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#1c0b08', '#3c1910', '#ffb84a', '#e8604a'),
  face: 'brush',
  scene: [
    sky('#1a0806', '#7a3a12', '#e09a3a'),
    light(0.5, 0.4, 0.5, '#ffd98a', 0.95),
    stands(
      'M50 -2C58 18 88 40 86 66C86 80 76 86 66 84L62 92H38L34 84C24 86 14 80 14 66C12 40 42 18 50 -2Z',
      '#7a3410',
      0.5,
      0.92,
      1.15,
      0.55,
    ),
    pattern(star(8, 50, 50, 40, 16), '#3a1408', 0.12, 0.2),
    floor('#4a1e10', 0.9),
    curtains('#8a1420'),
    vignette('#120404', 0.6),
  ],
  symbols: {
    wild: wild('brush', () => gong(), '#ffd24a'),
    scatter: scatter('Gunungan', 'Tree of life', () => gunungan(), '#ffd27a'),
    bonus: bonus('brush', pelita, '#7a1e2e'),
    coin: coinOf('Syiling wayang', 'Puppet coin', [
      'M50 6C58 26 80 42 78 66C76 78 66 82 60 78L56 92H44L40 78C34 82 24 78 22 66C20 42 42 26 50 6Z',
    ]),
    high1: symbol('Seri Rama', 'Seri Rama', () => puppet('#c8923a', '#1f7a5a', 'tall')),
    high2: symbol('Siti Dewi', 'Siti Dewi', () => puppet('#e0b070', '#b02a6a', 'veil')),
    high3: symbol('Rawana', 'Rawana', () => puppet('#b0301e', '#3a1e5a', 'wild')),
    high4: symbol('Hanuman', 'Hanuman', () => puppet('#f0e6d0', '#2a5ab0', 'swept')),
    high5: symbol('Gedombak', 'Goblet drum', () => drumBarrel('#8a2a1e')),
    ...letters('gothic', ['#d8402e', '#e08a2a', '#2f8a6a', '#3a6ac0', '#a8407a', '#8a6a3a'], 'bronze'),
  },
  sound: sounds({ scale: 'pelog', bell: 'bronze', tune: 'mystery', beatSeconds: 0.44, drum: 0.8 }),
};
