import { star } from '../kit/paths.ts';
import { keris } from '../motifs/blades.ts';
import { clothRoll, pending, spool } from '../motifs/cloth.ts';
import { tanjak } from '../motifs/hats.ts';
import { dancer, laksamana } from '../motifs/puppets.ts';
import { crown } from '../motifs/treasure.ts';
import { bits, drifting, light, pattern, row, sky, vignette } from '../scenes/frame.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#22060f', '#4a0f22', '#ffd35a', '#ff7a8a'),
  face: 'roman',
  scene: [
    sky('#3a0818', '#7a1230', '#4a0a20'),
    pattern(star(8, 50, 50, 44, 20), '#ffd35a', 0.26, 0.17),
    pattern('M50 6L94 50L50 94L6 50ZM50 20L80 50L50 80L20 50Z', '#ffd35a', 0.14, 0.34),
    light(0.5, 0.4, 0.45, '#ff9a5a', 0.6),
    row(['M50 0L74 60L66 56L80 100H20L34 56L26 60Z'], '#5a0e26', 1, 0.3, 0.5),
    drifting(bits.spark, ['#ffe9a8'], 22, 0.05),
    vignette('#160208', 0.6),
  ],
  symbols: {
    wild: wild('roman', pending, '#ffd35a'),
    scatter: scatter('Mahkota', 'Crown', () => crown('gold', '#b5123e'), '#ffd35a'),
    bonus: bonus('roman', () => spool('gold'), '#7a1230'),
    coin: coinOf('Syiling songket', 'Songket coin', [star(8, 50, 50, 46, 22)]),
    high1: symbol('Laksamana', 'Admiral', laksamana),
    high2: symbol('Dayang', 'Lady of the court', () => dancer('#b5123e', '#fff2d0')),
    high3: symbol('Tanjak', 'Headcloth', () => tanjak('#7a1230', '#ffd35a')),
    high4: symbol('Keris', 'Keris', () => keris('gold', '#21c7a8')),
    high5: symbol('Kain songket', 'Songket cloth', () => clothRoll('#8a1238', '#ffd35a')),
    ...letters('roman', ['#e0304e', '#c8407a', '#8a4ad0', '#3a7ad0', '#2a9a7a', '#d08a2a'], 'gold'),
  },
  sound: sounds({ scale: 'slendro', bell: 'string', tune: 'calm', beatSeconds: 0.5, root: 1.12, drum: 0.9 }),
};
