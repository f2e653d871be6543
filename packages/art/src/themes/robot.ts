import { ellipse, place } from '../kit/paths.ts';
import { battery, chip, gear, rayGun, robotHead } from '../motifs/machines.ts';
import { satellite } from '../motifs/space.ts';
import { floor, lampString, light, pattern, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#0a1a22', '#18384a', '#5af0d8', '#ffb03a'),
  face: 'block',
  scene: [
    sky('#0e2a3a', '#1f5a6a', '#3a8a8a'),
    pattern('M10 10H50V50H90V90M50 10V30M10 90H30', '#5af0d8', 0.1, 0.3),
    row([skyline.city], '#16404e', 0.78, 0.5, 0.5),
    row([skyline.city, skyline.tower], '#0e2a36', 0.9, 0.4, 0.5),
    light(0.5, 0.5, 0.4, '#5af0d8', 0.4),
    floor('#1a3a46', 0.9),
    lampString(['#5af0d8', '#ffb03a'], 0.04, 0.03, 12),
    vignette('#040e14'),
  ],
  symbols: {
    wild: wild('block', () => gear('gold'), '#ffd24a'),
    scatter: scatter('Bateri', 'Battery', () => battery('#5af0a0'), '#8affd0'),
    bonus: bonus('block', () => chip('#5af0d8'), '#1f5a6a'),
    coin: coinOf(
      'Syiling gear',
      'Gear coin',
      [
        [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => place('M43 4H57V26H43Z', { turn })).join('') +
          ellipse(50, 50, 30),
      ],
      'silver',
    ),
    high1: symbol('Robot emas', 'Golden robot', () => robotHead('#f0b03a', '#5af0ff', false)),
    high2: symbol('Robot biru', 'Blue robot', () => robotHead('#4a8ae0', '#8affd0', true)),
    high3: symbol('Robot merah', 'Red robot', () => robotHead('#e0485a', '#ffe27a', false)),
    high4: symbol('Pistol sinar', 'Ray gun', () => rayGun('#5a6ad0', '#ffe27a')),
    high5: symbol('Satelit', 'Satellite', satellite),
    ...letters('block', ['#f0505a', '#f0a03a', '#4ad08a', '#3aa8e8', '#8a7af0', '#7ac8c8'], 'silver'),
  },
  sound: sounds({ scale: 'minor', bell: 'square', tune: 'driving', beatSeconds: 0.34, drum: 1.4, wind: 0.6 }),
};
