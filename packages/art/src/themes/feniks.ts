import { egg } from '../motifs/dinosaurs.ts';
import { flame, sunFace, volcano } from '../motifs/elements.ts';
import { dragonHead, phoenix } from '../motifs/mythical.ts';
import { feather } from '../motifs/safari.ts';
import { gem } from '../motifs/stones.ts';
import { bits, clouds, disc, drifting, hills, mountains, rays, sky, vignette } from '../scenes/frame.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#220806', '#521810', '#ffb83a', '#ff6a4a'),
  face: 'roman',
  scene: [
    sky('#2a0616', '#b52a1e', '#ffb04a'),
    disc(0.5, 0.36, 0.24, '#fff0a0'),
    rays(0.5, 0.36, '#ffe9a8', 0.18, 18),
    clouds('#e0502a', 0.3, 0.6, 6, 0.5),
    mountains('#5a121a', 0.8, 0.28, 4),
    hills('#3a0a12', 0.9, 0.05),
    drifting(bits.spark, ['#ffe27a', '#ff8a3a', '#ff5a2a'], 44, 0.05),
    vignette('#140404', 0.55),
  ],
  symbols: {
    wild: wild('roman', () => flame('#ff6a1e', '#ffd24a'), '#ffb05a'),
    scatter: scatter('Matahari', 'Sun', () => sunFace('#ffc23a'), '#ffd98a'),
    bonus: bonus('roman', () => egg('#ff8a3a', '#ffd24a', true), '#a8241e'),
    coin: coinOf('Syiling api', 'Fire coin', [
      'M52 4C58 24 82 36 82 62C82 82 68 94 50 94C32 94 18 82 18 62C18 46 28 40 30 28C38 32 42 38 42 46C50 36 54 22 52 4Z',
    ]),
    high1: symbol('Feniks', 'Phoenix', phoenix),
    high2: symbol('Naga api', 'Fire dragon', () => dragonHead('#e8402a', '#ffb02e')),
    high3: symbol('Bulu api', 'Fire feather', () => feather('#ff7a1e', '#ffd24a')),
    high4: symbol('Delima api', 'Fire ruby', () => gem('pear', '#f0402a')),
    high5: symbol('Gunung berapi', 'Volcano', volcano),
    ...letters('roman', ['#ff4a3a', '#ff9a2a', '#d0b02a', '#c8506a', '#a05ad0', '#b0704a'], 'gold'),
  },
  sound: sounds({
    scale: 'minor',
    bell: 'brass',
    tune: 'march',
    beatSeconds: 0.4,
    root: 0.94,
    drum: 0.6,
    wind: 1.6,
  }),
};
