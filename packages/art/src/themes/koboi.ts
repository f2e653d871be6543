import { star } from '../kit/paths.ts';
import { horseHead } from '../motifs/farm-animals.ts';
import { dynamite, revolver } from '../motifs/guns.ts';
import { cowboy, cowgirl } from '../motifs/heroes.ts';
import { boots, horseshoe, sheriffStar } from '../motifs/western.ts';
import { disc, hills, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#1e0e06', '#46240f', '#ffc05a', '#5ad0c8'),
  face: 'western',
  scene: [
    sky('#3a9ac8', '#ffc88a', '#ff9a5a'),
    disc(0.7, 0.3, 0.13, '#fff0a8'),
    row([skyline.mesa], '#c8602e', 0.7, 0.3, 0.9),
    row([skyline.mesa, skyline.cactus], '#9a4420', 0.8, 0.24, 0.9),
    hills('#e0a05a', 0.84, 0.05),
    row([skyline.cactus], '#5a6a2a', 0.95, 0.16, 1.4),
    hills('#c8803e', 0.95, 0.04),
    vignette('#2a1004', 0.45),
  ],
  symbols: {
    wild: wild('western', sheriffStar, '#ffd24a'),
    scatter: scatter('Ladam kuda', 'Horseshoe', () => horseshoe('gold'), '#ffe9a8'),
    bonus: bonus('western', dynamite, '#7a3a18'),
    coin: coinOf('Syiling syerif', 'Sheriff coin', [star(5, 50, 52, 44, 19)]),
    high1: symbol('Koboi', 'Cowboy', cowboy),
    high2: symbol('Gadis koboi', 'Cowgirl', cowgirl),
    high3: symbol('Kuda', 'Horse', () => horseHead('#a8642c', '#3a2018')),
    high4: symbol('Revolver', 'Revolver', revolver),
    high5: symbol('But', 'Boot', () => boots('#a8542c')),
    ...letters('western', ['#d8483a', '#d8902a', '#5a9a4a', '#2a8aa0', '#7a5ab0', '#a86a3a'], 'bronze'),
  },
  sound: sounds({ scale: 'blues', bell: 'string', tune: 'dance', beatSeconds: 0.36, root: 0.84, drum: 1.1 }),
};
