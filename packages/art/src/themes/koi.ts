import { fan } from '../motifs/east.ts';
import { lotus } from '../motifs/flowers.ts';
import { torii } from '../motifs/houses.ts';
import { lantern } from '../motifs/lamps.ts';
import { koi } from '../motifs/sea-life.ts';
import { bits, drifting, light, pattern, sky, vignette } from '../scenes/frame.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#06202a', '#10465a', '#ff9a7a', '#8ae8d0'),
  face: 'brush',
  scene: [
    sky('#0e4a5e', '#1f7a8a', '#0a3a52'),
    light(0.4, 0.3, 0.5, '#8af0e0', 0.5),
    pattern(
      'M0 60Q25 40 50 60T100 60V66Q75 46 50 66T0 66ZM10 90Q35 70 60 90T110 90V95Q85 76 60 95T10 95Z',
      '#bff8f0',
      0.12,
      0.3,
    ),
    drifting(
      'M0 -50C40 -50 50 -20 50 0C50 30 20 50 0 50C-30 50 -50 30 -50 0L0 0Z',
      ['#2f9a6a', '#3fb07a'],
      9,
      0.2,
      0.9,
    ),
    drifting(bits.petal, ['#ffb0c8', '#ffe0ea'], 22, 0.06),
    vignette('#021420'),
  ],
  symbols: {
    wild: wild('brush', () => koi('#ffb02e', '#fff4e0'), '#ffd27a'),
    scatter: scatter('Teratai', 'Lotus', () => lotus('#ff8ab4'), '#bff0e0'),
    bonus: bonus('brush', () => lantern('#ff6a4a'), '#0e5a6a'),
    coin: coinOf('Syiling koi', 'Koi coin', [
      'M46 6C64 6 72 22 68 40C66 54 60 62 62 78L74 92L56 88L40 96L46 80C40 68 32 58 30 40C28 22 32 6 46 6Z',
    ]),
    high1: symbol('Koi merah putih', 'Red and white koi', () => koi('#fff4ea', '#f0402a')),
    high2: symbol('Koi emas', 'Golden koi', () => koi('#ffc23a', '#f08a1e')),
    high3: symbol('Koi hitam', 'Black koi', () => koi('#3a3a50', '#f0602a')),
    high4: symbol('Kipas', 'Fan', () => fan('#2a7a9a', '#ffe2a8')),
    high5: symbol('Gerbang', 'Gate', torii),
    ...letters('brush', ['#ff6a5a', '#ffa84a', '#4ab88a', '#3aa8d0', '#8a7ad8', '#e07aa8'], 'silver'),
  },
  sound: sounds({
    scale: 'hirajoshi',
    bell: 'string',
    tune: 'calm',
    beatSeconds: 0.5,
    root: 1.06,
    wind: 1.2,
  }),
};
