import { petal } from '../kit/paths.ts';
import { lotus, orchid } from '../motifs/flowers.ts';
import { bee, butterfly } from '../motifs/small-creatures.ts';
import { vase } from '../motifs/treasure.ts';
import { bits, drifting, hills, light, row, sky, stands, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: {
    page: '#200a2c',
    panel: '#3a1650',
    text: '#fff2fb',
    muted: '#e0b8dc',
    accent: '#ff9ad8',
    second: '#8ae8a0',
    ink: '#240a30',
  },
  face: 'brush',
  scene: [
    sky('#3a1260', '#9a3a96', '#ffb0b8'),
    light(0.3, 0.25, 0.4, '#ffd8f0', 0.7),
    row([skyline.jungle, skyline.palm], '#6a2a7a', 0.72, 0.3, 0.55),
    hills('#3f7a5a', 0.8, 0.07),
    row([skyline.reed], '#1f5a48', 0.94, 0.2, 0.45),
    stands(skyline.reed, '#123a34', 0.06, 1.02, 0.5),
    stands(skyline.reed, '#123a34', 0.95, 1.02, 0.55),
    drifting(bits.petal, ['#ff9ad8', '#ffe0f2', '#d88aff'], 26, 0.06),
    vignette('#1a0628'),
  ],
  symbols: {
    wild: wild('brush', () => orchid('#ffb02e', '#e0304a'), '#ffe27a'),
    scatter: scatter('Rama-rama', 'Butterfly', () => butterfly('#4a8aff', '#ff9a3a')),
    bonus: bonus('brush', () => vase('#2f7ac0'), '#7a2a7e'),
    coin: coinOf(
      'Syiling orkid',
      'Orchid coin',
      [0, 72, 144, 216, 288].map((turn) => petal(50, 50, 44, 34, turn, 0.2)),
    ),
    high1: symbol('Orkid ungu', 'Purple orchid', () => orchid('#b04ae8', '#ff2a7a')),
    high2: symbol('Orkid merah jambu', 'Pink orchid', () => orchid('#ff6fae', '#c01860')),
    high3: symbol('Orkid putih', 'White orchid', () => orchid('#f4ecff', '#d03a9a')),
    high4: symbol('Teratai', 'Lotus', () => lotus('#ff7ab0')),
    high5: symbol('Lebah', 'Bee', bee),
    ...letters('brush', ['#e03a7a', '#a04ae0', '#3a8ae8', '#2fae6a', '#f0902a', '#d85aa8'], 'gold'),
  },
  sound: sounds({ scale: 'pelog', bell: 'glass', tune: 'calm', beatSeconds: 0.46, root: 1.12 }),
};
