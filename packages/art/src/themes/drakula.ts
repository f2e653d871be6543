import { bat } from '../motifs/birds.ts';
import { goblet } from '../motifs/bottles.ts';
import { rose } from '../motifs/flowers.ts';
import { coffin } from '../motifs/graveyard.ts';
import { castle } from '../motifs/houses.ts';
import { candle } from '../motifs/lamps.ts';
import { dracula, vampireLady } from '../motifs/spirits.ts';
import { clouds, disc, hills, mountains, row, sky, stands, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#16060e', '#380e20', '#ff6a7a', '#ffc85a'),
  face: 'gothic',
  scene: [
    sky('#12040e', '#5a0e26', '#a82a3a'),
    disc(0.5, 0.26, 0.2, '#ff9a7a', true),
    clouds('#3a0e24', 0.16, 0.44, 5, 0.6),
    mountains('#2a0a1a', 0.76, 0.3, 4),
    stands(skyline.castle, '#1a0612', 0.5, 0.82, 0.75),
    row([skyline.deadTree], '#0e040a', 0.94, 0.3, 0.8),
    hills('#0a0308', 0.95, 0.03),
    vignette('#060206', 0.65),
  ],
  symbols: {
    wild: wild('gothic', () => bat('#5a2a4a'), '#ff8a9a', 'silver'),
    scatter: scatter('Istana', 'Castle', () => castle('#8a7a9a', '#8a1e3e'), '#ff9aaa'),
    bonus: bonus('gothic', coffin, '#5a0e26'),
    coin: coinOf(
      'Syiling kelawar',
      'Bat coin',
      [
        'M50 30L44 20V34C34 22 16 20 4 30C12 36 12 46 10 56C20 50 28 54 32 64C38 58 44 60 50 72C56 60 62 58 68 64C72 54 80 50 90 56C88 46 88 36 96 30C84 20 66 22 56 34V20Z',
      ],
      'silver',
    ),
    high1: symbol('Drakula', 'Dracula', dracula),
    high2: symbol('Puteri malam', 'Lady of the night', vampireLady),
    high3: symbol('Piala darah', 'Goblet', () => goblet('silver', '#c0101e')),
    high4: symbol('Ros', 'Rose', () => rose('#d01e3e')),
    high5: symbol('Lilin', 'Candle', () => candle('#f0e0d0')),
    ...letters('gothic', ['#e0304e', '#d8863a', '#7a9a4a', '#4a8ab8', '#9a5ac8', '#a87a8a'], 'silver'),
  },
  sound: sounds({
    scale: 'hijaz',
    bell: 'pipe',
    tune: 'mystery',
    beatSeconds: 0.48,
    root: 0.6,
    drum: 0.5,
    wind: 1.7,
  }),
};
