import { owl } from '../motifs/birds.ts';
import { moonFace } from '../motifs/elements.ts';
import { coffin } from '../motifs/graveyard.ts';
import { candle } from '../motifs/lamps.ts';
import { ghost, pontianak, skull, wrappedGhost } from '../motifs/spirits.ts';
import { clouds, disc, hills, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#0c0a1c', '#201a40', '#a8f07a', '#c08aff'),
  face: 'eerie',
  scene: [
    sky('#0a0820', '#2a1e5a', '#4a5a6a'),
    disc(0.66, 0.22, 0.16, '#e8f0c8', true),
    clouds('#3a3068', 0.14, 0.36, 5, 0.6),
    row([skyline.deadTree, skyline.house], '#1a1438', 0.74, 0.36, 0.7),
    hills('#16122e', 0.8, 0.05),
    row([skyline.grave, skyline.grave, skyline.deadTree], '#0c0a1e', 0.94, 0.18, 0.7),
    clouds('#8ab89a', 0.88, 1, 5, 0.25),
    vignette('#04030c', 0.65),
  ],
  symbols: {
    wild: wild('eerie', () => ghost(), '#c0b0ff', '#a8f07a'),
    scatter: scatter('Bulan', 'Moon', () => moonFace('#e8f0b0'), '#c8ffa0'),
    bonus: bonus('eerie', coffin, '#3a2a6a'),
    coin: coinOf(
      'Syiling hantu',
      'Ghost coin',
      [
        'M50 8C72 8 80 30 80 52V92L70 84L60 94L50 84L40 94L30 84L20 92V52C20 30 28 8 50 8ZM38 40V56H44V40ZM56 40V56H62V40Z',
      ],
      'silver',
    ),
    high1: symbol('Pontianak', 'Pontianak', pontianak),
    high2: symbol('Pocong', 'Shrouded ghost', wrappedGhost),
    high3: symbol('Tengkorak', 'Skull', () => skull('#e8f0d0')),
    high4: symbol('Burung hantu', 'Owl', () => owl('#5a4a7a')),
    high5: symbol('Lilin', 'Candle', () => candle('#e8e0d0')),
    ...letters('eerie', ['#e8503a', '#f0a03a', '#8ad04a', '#4ab8c8', '#9a6af0', '#c86aa8'], '#2a1e4a'),
  },
  sound: sounds({
    scale: 'hijaz',
    bell: 'glass',
    tune: 'mystery',
    beatSeconds: 0.52,
    root: 0.7,
    drum: 0.5,
    wind: 2,
  }),
};
