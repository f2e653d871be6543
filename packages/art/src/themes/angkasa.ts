import { star } from '../kit/paths.ts';
import { planet } from '../motifs/elements.ts';
import { rayGun } from '../motifs/machines.ts';
import { alien, astronaut, rocket, satellite, ufo } from '../motifs/space.ts';
import { bits, disc, drifting, hills, light, sky, stars, vignette } from '../scenes/frame.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#080a24', '#181c50', '#6ae8ff', '#ff8ad0'),
  face: 'future',
  scene: [
    sky('#060622', '#1e1450', '#4a1e6e'),
    light(0.2, 0.7, 0.5, '#ff5ab0', 0.45),
    light(0.8, 0.2, 0.45, '#3a8aff', 0.5),
    stars(160, '#ffffff', 1),
    disc(0.8, 0.76, 0.26, '#ff9a6a', true),
    disc(0.18, 0.22, 0.08, '#8af0e0'),
    drifting(bits.spark, ['#ffffff', '#9af0ff'], 12, 0.05),
    hills('#2a1a5a', 0.96, 0.05),
    vignette('#02020e'),
  ],
  symbols: {
    wild: wild('future', () => planet('#ff8a5a', '#ffd9a0'), '#8af0ff'),
    scatter: scatter('Piring terbang', 'Flying saucer', () => ufo('silver', '#8affb0'), '#8affb0'),
    bonus: bonus('future', () => rocket('#f4f1ff', '#e8415a'), '#2a1e7a'),
    coin: coinOf('Syiling bintang', 'Star coin', [star(5, 50, 52, 40, 16)], 'silver'),
    high1: symbol('Angkasawan', 'Astronaut', astronaut),
    high2: symbol('Makhluk asing', 'Alien', () => alien('#7ae05a')),
    high3: symbol('Roket', 'Rocket', () => rocket('#f4f1ff', '#3a8af0')),
    high4: symbol('Satelit', 'Satellite', satellite),
    high5: symbol('Pistol sinar', 'Ray gun', () => rayGun('#e8415a', '#5af0ff')),
    ...letters('future', ['#ff5a7a', '#ffb03a', '#4ae09a', '#3ab0ff', '#a06aff', '#ff7ad8'], 'silver'),
  },
  sound: sounds({
    scale: 'lydian',
    bell: 'square',
    tune: 'mystery',
    beatSeconds: 0.38,
    root: 0.8,
    wind: 1.4,
  }),
};
