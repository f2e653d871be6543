import { lightning } from '../motifs/elements.ts';
import { horseHead } from '../motifs/farm-animals.ts';
import { warHelmet } from '../motifs/helmets.ts';
import { god, goddess } from '../motifs/heroes.ts';
import { templeFront } from '../motifs/houses.ts';
import { medusa } from '../motifs/mythical.ts';
import { vase } from '../motifs/treasure.ts';
import { clouds, light, mountains, rays, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#0c1638', '#1e2e6a', '#ffd76a', '#8ad0ff'),
  face: 'roman',
  scene: [
    sky('#2a5ac8', '#8ac0f0', '#ffe9c0'),
    light(0.5, 0.2, 0.4, '#fff6d0', 0.9),
    rays(0.5, 0.15, '#fff6d0', 0.16, 14),
    clouds('#ffffff', 0.2, 0.5, 5, 0.8),
    mountains('#8aa0d0', 0.72, 0.24, 4, '#ffffff'),
    row([skyline.temple], '#e8d8b8', 0.82, 0.28, 1.1),
    clouds('#ffffff', 0.84, 0.98, 8, 0.95),
    vignette('#0c1a4a', 0.4),
  ],
  symbols: {
    wild: wild('roman', () => lightning(), '#ffe27a'),
    scatter: scatter('Kuil', 'Temple', templeFront, '#bfe0ff'),
    bonus: bonus('roman', () => vase('#c8502a'), '#2a4aa8'),
    coin: coinOf('Drakma', 'Drachma', ['M62 4L20 54L42 56L32 96L80 42L56 40L74 8Z']),
    high1: symbol('Zeus', 'Zeus', () => god('#f4f0ea', 'gold')),
    high2: symbol('Athena', 'Athena', () => goddess('#3a7ae0')),
    high3: symbol('Medusa', 'Medusa', medusa),
    high4: symbol('Pegasus', 'Pegasus', () => horseHead('#fbf8ff', '#ffd76a')),
    high5: symbol('Ketopong', 'Helmet', () => warHelmet('bronze', '#e8303e')),
    ...letters('roman', ['#e0484a', '#e0a03a', '#3aa07a', '#3a7ae0', '#8a5ad8', '#8a9ac0'], 'gold'),
  },
  sound: sounds({ scale: 'lydian', bell: 'brass', tune: 'march', beatSeconds: 0.44, root: 1.06, drum: 0.6 }),
};
