import { ellipse } from '../kit/paths.ts';
import { fan, firecracker, redPacket } from '../motifs/east.ts';
import { drumBarrel } from '../motifs/gamelan.ts';
import { lantern } from '../motifs/lamps.ts';
import { lionDance } from '../motifs/mythical.ts';
import { orange } from '../motifs/orchard-fruit.ts';
import { ingot } from '../motifs/treasure.ts';
import { bits, clouds, drifting, floor, lampString, row, sky, stars, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#240408', '#540c14', '#ffd24a', '#ff8a5a'),
  face: 'roman',
  scene: [
    sky('#3a040a', '#a81420', '#ff6a3a'),
    stars(30),
    row([skyline.pagoda, skyline.house], '#5a0a14', 0.78, 0.34, 0.6),
    lampString(['#ffd24a', '#ff5a3a'], 0.08, 0.1, 9),
    lampString(['#ff8a3a', '#ffd24a'], 0.24, 0.08, 7),
    floor('#6a1018', 0.82),
    clouds('#c8202a', 0.84, 0.98, 4, 0.5),
    drifting(bits.spark, ['#ffe27a'], 26, 0.04),
    vignette('#180206', 0.55),
  ],
  symbols: {
    wild: wild('roman', () => lantern('#e8202e'), '#ffd24a'),
    scatter: scatter('Mercun', 'Firecrackers', firecracker, '#ffd27a'),
    bonus: bonus('roman', () => drumBarrel('#c81e2a'), '#a81420'),
    coin: coinOf('Syiling tuah', 'Fortune coin', [`${ellipse(50, 50, 42)}M34 34H66V66H34Z`]),
    high1: symbol('Tarian singa', 'Lion dance', () => lionDance()),
    high2: symbol('Jongkong emas', 'Gold ingot', ingot),
    high3: symbol('Angpau', 'Red packet', redPacket),
    high4: symbol('Limau mandarin', 'Mandarin', () => orange('#ff8a1e')),
    high5: symbol('Kipas', 'Fan', () => fan('#e8303e', '#ffd24a')),
    ...letters('roman', ['#ff4a4a', '#ffa02a', '#3ab86a', '#3a90f0', '#b05ae8', '#e8c04a'], 'gold'),
  },
  sound: sounds({ scale: 'hirajoshi', bell: 'brass', tune: 'dance', beatSeconds: 0.34, drum: 0.8 }),
};
