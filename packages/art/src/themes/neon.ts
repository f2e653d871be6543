import { sevens } from '../motifs/classic.ts';
import { lightning } from '../motifs/elements.ts';
import { die } from '../motifs/games.ts';
import { headphones, microphone, vinyl } from '../motifs/music.ts';
import { cherries } from '../motifs/orchard-fruit.ts';
import { gem } from '../motifs/stones.ts';
import { disc, floor, lampString, light, row, sky, stars, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#0a0618', '#1a0f36', '#ff4ad8', '#3af0ff'),
  face: 'future',
  scene: [
    sky('#0c0420', '#2a0a4a', '#6a0e6a'),
    disc(0.5, 0.46, 0.26, '#ff5aa0'),
    row([skyline.city], '#1a0638', 0.66, 0.4, 0.45),
    floor('#2a0a5a', 0.66, 13),
    light(0.5, 0.66, 0.5, '#ff4ad8', 0.5),
    lampString(['#3af0ff', '#ff4ad8'], 0.03, 0.02, 14),
    stars(40, '#9af0ff'),
    vignette('#04020e'),
  ],
  symbols: {
    wild: wild('future', () => lightning('#ff4ad8', '#ff9af0'), '#ff8af0', '#3af0ff'),
    scatter: scatter('Piring hitam', 'Record', () => vinyl('#ff4ad8'), '#3af0ff'),
    bonus: bonus('future', () => headphones('#3af0ff'), '#3a0e6a'),
    coin: coinOf('Syiling neon', 'Neon coin', ['M54 4L20 58H44L38 96L80 40H56Z'], 'silver'),
    high1: symbol('Tujuh', 'Seven', () => sevens('#ff2a7a')),
    high2: symbol('Berlian', 'Diamond', () => gem('hexagon', '#2ae0ff')),
    high3: symbol('Ceri', 'Cherries', cherries),
    high4: symbol('Dadu', 'Die', () => die('#8a4aff', '#ffffff', [6, 3, 5])),
    high5: symbol('Mikrofon', 'Microphone', microphone),
    ...letters('future', ['#ff3a8a', '#ffb02a', '#3af08a', '#2ac8ff', '#9a5aff', '#ff6ae8'], '#2a0a4a'),
  },
  sound: sounds({ scale: 'minor', bell: 'square', tune: 'driving', beatSeconds: 0.3, root: 0.75, drum: 0.8 }),
};
