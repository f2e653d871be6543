import { tiger } from '../motifs/beasts.ts';
import { keris, shield, spear } from '../motifs/blades.ts';
import { cannon } from '../motifs/guns.ts';
import { tanjak } from '../motifs/hats.ts';
import { scroll } from '../motifs/magic.ts';
import { laksamana } from '../motifs/puppets.ts';
import { bits, disc, drifting, hills, mountains, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#100c1c', '#28203e', '#ffcf5a', '#e8485a'),
  face: 'gothic',
  scene: [
    sky('#140c24', '#4a1e3e', '#b54a2a'),
    disc(0.5, 0.34, 0.22, '#ff9a4a'),
    mountains('#2a1a36', 0.72, 0.3, 4),
    row([skyline.kampung, skyline.palm], '#1a1026', 0.82, 0.24, 0.6),
    hills('#120a1e', 0.9, 0.05),
    drifting(bits.spark, ['#ffb04a', '#ff6a3a'], 24, 0.04),
    vignette('#06030e'),
  ],
  symbols: {
    wild: wild('gothic', () => keris('gold', '#e8303e'), '#ffcf5a'),
    scatter: scatter(
      'Perisai',
      'Shield',
      () => shield({ shape: 'round', field: '#8a1e2e', second: '#ffb02e' }),
      '#ff9a5a',
    ),
    bonus: bonus('gothic', () => scroll('#e8303e'), '#4a1e3e'),
    coin: coinOf('Syiling pahlawan', 'Hero coin', [
      'M92 6C88 15 90 18 84 24S74 27 70 34 70 44 63 50 52 53 48 59L30 84L16 70L39 51C45 47 42 43 48 36S57 33 63 28 67 18 73 14 83 12 92 6Z',
    ]),
    high1: symbol('Panglima', 'Champion', laksamana),
    high2: symbol('Harimau', 'Tiger', () => tiger()),
    high3: symbol('Meriam', 'Cannon', cannon),
    high4: symbol('Tanjak', 'Headcloth', () => tanjak('#1f4a6a', '#ffcf5a')),
    high5: symbol('Lembing', 'Spear', spear),
    ...letters('gothic', ['#d8384e', '#e08a3a', '#3a9a6a', '#3a7ac8', '#8a5ac8', '#8a8fae'], 'silver'),
  },
  sound: sounds({ scale: 'minor', bell: 'bronze', tune: 'march', beatSeconds: 0.42, drum: 0.7 }),
};
