import { mark } from '../kit/parts.ts';
import { star } from '../kit/paths.ts';
import { owl } from '../motifs/birds.ts';
import { potion } from '../motifs/bottles.ts';
import { wizardHat } from '../motifs/hats.ts';
import { witch, wizard } from '../motifs/mages.ts';
import { book, crystalBall, wand } from '../motifs/magic.ts';
import { bits, disc, drifting, hills, light, row, sky, stands, stars, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#0e0a2a', '#241a5a', '#c8a0ff', '#5af0d0'),
  face: 'gothic',
  scene: [
    sky('#0c0a30', '#2e1e78', '#7a3aa8'),
    stars(80),
    disc(0.24, 0.2, 0.1, '#ffe9c8', true),
    light(0.6, 0.5, 0.45, '#8a5aff', 0.6),
    stands(skyline.castle, '#1c124a', 0.62, 0.8, 0.7),
    row([skyline.fir], '#140e3a', 0.84, 0.26, 0.5),
    hills('#100a2e', 0.9, 0.05),
    drifting(bits.spark, ['#c8a0ff', '#5af0d0', '#ffe27a'], 34, 0.05),
    vignette('#05031a'),
  ],
  symbols: {
    wild: wild('gothic', () => wizardHat('#5a3ae0'), '#d0b0ff'),
    scatter: scatter('Bola kristal', 'Crystal ball', () => crystalBall('#8a5af0'), '#d8c0ff'),
    bonus: bonus('gothic', () => book('#7a1e5a', [mark(star(5, 50, 50, 44, 18), '#ffd24a')]), '#2e1e78'),
    coin: coinOf('Syiling sihir', 'Magic coin', [star(5, 50, 52, 44, 17)]),
    high1: symbol('Ahli sihir', 'Wizard', wizard),
    high2: symbol('Ahli sihir wanita', 'Witch', witch),
    high3: symbol('Burung hantu', 'Owl', () => owl('#7a5a3a')),
    high4: symbol('Ramuan', 'Potion', () => potion('#e03ad0')),
    high5: symbol('Tongkat sakti', 'Wand', () => wand('#ffe27a')),
    ...letters('gothic', ['#f05a7a', '#f0b03a', '#4ad09a', '#4a9af0', '#a06af8', '#d07ae0'], 'silver'),
  },
  sound: sounds({
    scale: 'lydian',
    bell: 'glass',
    tune: 'mystery',
    beatSeconds: 0.42,
    root: 1.06,
    wind: 1.4,
  }),
};
