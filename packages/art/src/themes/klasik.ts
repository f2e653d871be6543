import { textOutline } from '../kit/lettering.ts';
import { body } from '../kit/parts.ts';
import { box, star } from '../kit/paths.ts';
import { bell, sevens } from '../motifs/classic.ts';
import { cherries, grapes, lemon, orange, plum, strawberry, watermelon } from '../motifs/orchard-fruit.ts';
import { gem } from '../motifs/stones.ts';
import { horseshoe } from '../motifs/western.ts';
import { curtains, lampString, light, pattern, rays, sky, vignette } from '../scenes/frame.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, palette, scatter, small, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#1e0610', '#460e22', '#ffd24a', '#ff5a6a'),
  face: 'antique',
  scene: [
    sky('#4a0818', '#b01430', '#5a0a20'),
    rays(0.5, 0.42, '#ffd27a', 0.2, 20),
    light(0.5, 0.42, 0.4, '#ff9a5a', 0.8),
    pattern(star(5, 50, 50, 30, 12), '#ffd24a', 0.12, 0.2),
    curtains('#8a0a1e'),
    lampString(['#ffd24a', '#fff4c0'], 0.03, 0.03, 14),
    vignette('#180208', 0.55),
  ],
  symbols: {
    wild: wild('antique', () => gem('round', '#4ad0ff'), '#bff0ff'),
    scatter: scatter('Bintang', 'Star', () => [body(star(5, 50, 54, 50, 22), 'gold')], '#ffe27a'),
    bonus: bonus(
      'antique',
      () => [
        body(box(4, 30, 92, 40, 6), '#b01430'),
        body(textOutline('antique', 'BAR', { x: 10, y: 36, width: 80, height: 28 }), 'gold'),
      ],
      '#4a0818',
    ),
    coin: coinOf('Syiling klasik', 'Classic coin', [star(5, 50, 52, 42, 18)]),
    high1: symbol('Tujuh merah', 'Red seven', () => sevens('#e8202e')),
    high2: symbol('Tujuh biru', 'Blue seven', () => sevens('#2a6ae0')),
    high3: symbol('Loceng', 'Bell', bell),
    high4: symbol('Ladam', 'Horseshoe', () => horseshoe('gold')),
    high5: symbol('Tembikai', 'Watermelon', watermelon),
    ...small([
      symbol('Anggur', 'Grapes', () => grapes()),
      symbol('Plum', 'Plum', () => plum()),
      symbol('Oren', 'Orange', () => orange()),
      symbol('Lemon', 'Lemon', () => lemon()),
      symbol('Ceri', 'Cherries', cherries),
      symbol('Strawberi', 'Strawberry', strawberry),
    ]),
  },
  sound: sounds({ scale: 'major', bell: 'brass', tune: 'bright', beatSeconds: 0.32, drum: 1.1 }),
};
