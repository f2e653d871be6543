import { fan } from '../motifs/east.ts';
import { maki, nigiri, onigiri, prawn, sake } from '../motifs/japanese-food.ts';
import { octopus } from '../motifs/sea-life.ts';
import { bits, drifting, floor, lampString, light, pattern, row, sky, vignette } from '../scenes/frame.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#1a0c10', '#3e1c24', '#ff9a6a', '#8ad86a'),
  face: 'brush',
  scene: [
    sky('#2a1218', '#7a2a2a', '#c8603a'),
    pattern(
      'M0 70A50 50 0 0 1 100 70H90A40 40 0 0 0 10 70ZM20 70A30 30 0 0 1 80 70H70A20 20 0 0 0 30 70Z',
      '#ffb08a',
      0.13,
      0.24,
    ),
    lampString(['#ff5a3a', '#ffd24a'], 0.08, 0.06, 8),
    light(0.5, 0.4, 0.4, '#ffb07a', 0.6),
    floor('#8a5a32', 0.8),
    row(['M0 60H100V100H0ZM10 40H40V60H10ZM60 44H90V60H60Z'], '#5a2e1c', 0.82, 0.1, 0.9),
    drifting(bits.petal, ['#ffb0c8'], 12, 0.05),
    vignette('#100406'),
  ],
  symbols: {
    wild: wild('brush', () => onigiri(), '#ffffff'),
    scatter: scatter('Kipas', 'Fan', () => fan('#e8303e', '#ffd24a'), '#ffd0b0'),
    bonus: bonus('brush', sake, '#8a2a2a'),
    coin: coinOf(
      'Syiling sushi',
      'Sushi coin',
      [
        'M4 56C4 34 26 26 52 26C78 26 98 38 96 56C94 64 84 62 76 58Q50 50 24 58C14 62 6 64 4 56ZM10 66Q50 56 90 66C90 82 76 86 50 86C24 86 10 82 10 66Z',
      ],
      'bronze',
    ),
    high1: symbol('Nigiri salmon', 'Salmon nigiri', () => nigiri('#ff8a5a', '#ffd9c0')),
    high2: symbol('Nigiri tuna', 'Tuna nigiri', () => nigiri('#d0304a', '#ff8a9a')),
    high3: symbol('Maki', 'Maki', () => maki('#ff7a4a')),
    high4: symbol('Udang', 'Prawn', prawn),
    high5: symbol('Sotong kurita', 'Octopus', () => octopus('#e0607a')),
    ...letters('brush', ['#f0504a', '#f0a03a', '#6ab04a', '#3a9ab8', '#8a6ab8', '#c87a5a'], 'silver'),
  },
  sound: sounds({
    scale: 'hirajoshi',
    bell: 'pipe',
    tune: 'bright',
    beatSeconds: 0.38,
    root: 1.2,
    drum: 1.2,
  }),
};
