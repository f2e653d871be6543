import { place } from '../kit/paths.ts';
import { bear } from '../motifs/beasts.ts';
import { roundBird } from '../motifs/birds.ts';
import { mug } from '../motifs/dishes.ts';
import { snowflake } from '../motifs/elements.ts';
import { fir } from '../motifs/plants.ts';
import { mitten, skates, snowman } from '../motifs/winter.ts';
import { bits, drifting, hills, light, mountains, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#081c38', '#163a6a', '#9ae0ff', '#ff7a8a'),
  face: 'round',
  scene: [
    sky('#1a3a8a', '#5a9ae0', '#d8f0ff'),
    light(0.3, 0.2, 0.4, '#bff0ff', 0.7),
    mountains('#6a9ad0', 0.68, 0.34, 4, '#ffffff'),
    row([skyline.fir], '#3a6aa0', 0.78, 0.3, 0.5),
    hills('#f0f8ff', 0.82, 0.06),
    row([skyline.fir], '#1f4a7a', 0.94, 0.24, 0.8),
    hills('#ffffff', 0.95, 0.04),
    drifting(bits.flake, ['#ffffff'], 44, 0.045),
    vignette('#0a2050', 0.4),
  ],
  symbols: {
    wild: wild('round', () => snowflake('#bfe8ff'), '#8ae0ff'),
    scatter: scatter('Pokok pain', 'Fir tree', fir, '#bfffe0'),
    bonus: bonus('round', () => mug('#e8303e', '#6a3a1c'), '#2a5aa0'),
    coin: coinOf(
      'Syiling salji',
      'Snow coin',
      [0, 60, 120, 180, 240, 300].map((turn) =>
        place('M46 50V6H54V50ZM50 20L36 8L40 4L50 12L60 4L64 8Z', { turn }),
      ),
      'silver',
    ),
    high1: symbol('Orang salji', 'Snowman', snowman),
    high2: symbol('Penguin', 'Penguin', () => roundBird('#2a2e4a', '#fffaf0', '#ffb02e')),
    high3: symbol('Beruang kutub', 'Polar bear', () => bear('#eef4fb')),
    high4: symbol('Kasut luncur', 'Skate', () => skates('#f4f8ff')),
    high5: symbol('Sarung tangan', 'Mitten', () => mitten('#e8303e')),
    ...letters('round', ['#ff5a6a', '#ffb04a', '#4ac89a', '#4ab0f8', '#8a8af8', '#e08ad8'], 'silver'),
  },
  sound: sounds({ scale: 'major', bell: 'glass', tune: 'bright', beatSeconds: 0.4, root: 1.4, wind: 1.6 }),
};
