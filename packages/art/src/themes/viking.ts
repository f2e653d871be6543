import { axe, hammer, shield } from '../motifs/blades.ts';
import { barrel, longship } from '../motifs/boats.ts';
import { hornedHelmet } from '../motifs/helmets.ts';
import { shieldMaiden, vikingHead } from '../motifs/heroes.ts';
import {
  bits,
  drifting,
  hills,
  light,
  mountains,
  sky,
  stands,
  stars,
  vignette,
  water,
} from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#0a1424', '#1c3050', '#8ad8ff', '#ffb84a'),
  face: 'gothic',
  scene: [
    sky('#0a1a3a', '#2a5a7a', '#8ab8b0'),
    stars(40),
    light(0.3, 0.2, 0.4, '#4af0b0', 0.5),
    light(0.7, 0.14, 0.35, '#7a8aff', 0.45),
    mountains('#3a5a7a', 0.66, 0.36, 4, '#f0f8ff'),
    water('#1f4a6a', 0.68, 4),
    stands(skyline.ship, '#12243e', 0.2, 0.78, 0.3),
    hills('#16263a', 0.94, 0.05),
    drifting(bits.dot, ['#ffffff'], 26, 0.02),
    vignette('#040a16'),
  ],
  symbols: {
    wild: wild('gothic', () => hornedHelmet('silver'), '#8ad8ff'),
    scatter: scatter('Tukul petir', 'Hammer of thunder', () => hammer(), '#8af0ff'),
    bonus: bonus('gothic', () => barrel('#8a5a2c'), '#2a4a6a'),
    coin: coinOf(
      'Syiling Viking',
      'Viking coin',
      [
        'M44 8H56V44L78 24L86 32L62 56L62 60L86 84L78 92L56 72V94H44V72L22 92L14 84L38 60V56L14 32L22 24L44 44Z',
      ],
      'silver',
    ),
    high1: symbol('Panglima Viking', 'Viking chief', vikingHead),
    high2: symbol('Srikandi Viking', 'Shield-maiden', shieldMaiden),
    high3: symbol('Kapal panjang', 'Longship', longship),
    high4: symbol('Kapak', 'Axe', () => axe()),
    high5: symbol('Perisai', 'Shield', () => shield({ shape: 'round', field: '#2a5aa0', second: '#e8503a' })),
    ...letters('gothic', ['#d8504a', '#d8983a', '#5aa06a', '#3a8ad0', '#7a7ad0', '#8a9ab0'], 'silver'),
  },
  sound: sounds({ scale: 'minor', bell: 'brass', tune: 'march', beatSeconds: 0.46, root: 0.84, drum: 0.5 }),
};
