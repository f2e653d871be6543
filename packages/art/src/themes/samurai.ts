import { petal } from '../kit/paths.ts';
import { sword } from '../motifs/blades.ts';
import { blossom } from '../motifs/flowers.ts';
import { kabuto } from '../motifs/helmets.ts';
import { samuraiLady } from '../motifs/heroes.ts';
import { torii } from '../motifs/houses.ts';
import { scroll } from '../motifs/magic.ts';
import { oni } from '../motifs/mythical.ts';
import { bits, disc, drifting, hills, mountains, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#160810', '#361424', '#ff8a9a', '#ffcf5a'),
  face: 'gothic',
  scene: [
    sky('#2a0e2a', '#a82a3e', '#ffb08a'),
    disc(0.5, 0.38, 0.26, '#ff4a3a'),
    mountains('#5a2a4a', 0.74, 0.34, 2, '#fff0f4'),
    row([skyline.torii, skyline.tree, skyline.pagoda], '#2a0e22', 0.84, 0.26, 0.65),
    hills('#1c0818', 0.9, 0.05),
    drifting(bits.petal, ['#ffb0c8', '#ff8aa8', '#ffe4ec'], 34, 0.06),
    vignette('#0e0410'),
  ],
  symbols: {
    wild: wild('gothic', () => kabuto('#a81e2e', '#f0b030'), '#ff9a8a'),
    scatter: scatter('Sakura', 'Cherry blossom', () => blossom('#ffb0cc'), '#ffd0e0'),
    bonus: bonus('gothic', () => scroll('#c81e2e'), '#5a1e3e'),
    coin: coinOf(
      'Syiling sakura',
      'Blossom coin',
      [0, 72, 144, 216, 288].map((turn) => petal(50, 50, 44, 36, turn, 0.15)),
    ),
    high1: symbol('Samurai', 'Samurai', () => kabuto('#2a3a6a', '#ff5a4a')),
    high2: symbol('Topeng oni', 'Oni mask', () => oni('#d0262e')),
    high3: symbol('Puteri', 'Lady', samuraiLady),
    high4: symbol('Katana', 'Katana', () => sword('curved', 'gold', '#2a1a3a')),
    high5: symbol('Gerbang torii', 'Torii', torii),
    ...letters('gothic', ['#e8404e', '#e0903a', '#4a9a6a', '#3a7ac0', '#8a5ac0', '#c06a8a'], 'silver'),
  },
  sound: sounds({ scale: 'hirajoshi', bell: 'string', tune: 'march', beatSeconds: 0.44, drum: 0.55 }),
};
