import { body } from '../kit/parts.ts';
import { ellipse, star } from '../kit/paths.ts';
import { crab, fish, jellyfish, octopus, seahorse } from '../motifs/sea-life.ts';
import { shellFan } from '../motifs/small-creatures.ts';
import { chest } from '../motifs/treasure.ts';
import { bits, drifting, rays, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#031a3a', '#0a3a72', '#5af0e8', '#ff8a9a'),
  face: 'round',
  scene: [
    sky('#2ab8e8', '#1a7ac8', '#0a2a6a'),
    rays(0.4, -0.1, '#bff8ff', 0.14, 12),
    row([skyline.kelp], '#0e5a8a', 0.84, 0.5, 0.5),
    row([skyline.coral], '#d04a8a', 0.92, 0.28, 0.5),
    row([skyline.coral, skyline.kelp], '#5a2a8a', 1.0, 0.26, 0.5),
    drifting(bits.bubble, ['#ffffff', '#bff8ff'], 34, 0.06),
    vignette('#02102a', 0.5),
  ],
  symbols: {
    wild: wild('round', () => shellFan('#ffb0c8'), '#8af0ff'),
    scatter: scatter(
      'Mutiara',
      'Pearl',
      () => [...shellFan('#8a7ae0'), body(ellipse(50, 62, 17), '#fbf4ff')],
      '#fff0fa',
    ),
    bonus: bonus('round', () => chest('#5a6a4a'), '#0e5a8a'),
    coin: coinOf('Syiling karang', 'Coral coin', [star(5, 50, 52, 44, 20)]),
    high1: symbol('Ikan badut', 'Clownfish', () => fish('#ff7a1e', '#ffb04a', 'bands')),
    high2: symbol('Sotong kurita', 'Octopus', () => octopus('#b04ad8')),
    high3: symbol('Kuda laut', 'Seahorse', () => seahorse('#ffb02e')),
    high4: symbol('Ubur-ubur', 'Jellyfish', () => jellyfish('#ff7ad0')),
    high5: symbol('Ketam', 'Crab', () => crab('#f0502e')),
    ...letters('round', ['#ff6a7a', '#ffa84a', '#4ad8a0', '#3ab8f0', '#8a7af0', '#f07ac8'], 'silver'),
  },
  sound: sounds({ scale: 'lydian', bell: 'glass', tune: 'mystery', beatSeconds: 0.44, root: 1.3, wind: 1.5 }),
};
