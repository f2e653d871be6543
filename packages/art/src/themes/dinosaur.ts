import { egg, pterodactyl, rex, stegosaurus, triceratops } from '../motifs/dinosaurs.ts';
import { volcano } from '../motifs/elements.ts';
import { monstera } from '../motifs/plants.ts';
import { skull } from '../motifs/spirits.ts';
import { clouds, hills, light, row, sky, stands, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#101c08', '#263e16', '#ffc84a', '#ff7a3a'),
  face: 'block',
  scene: [
    sky('#3a1a2a', '#c85a2a', '#ffd27a'),
    stands(skyline.cone, '#5a2a2a', 0.7, 0.72, 0.7),
    light(0.7, 0.34, 0.2, '#ff6a1e', 0.9),
    clouds('#8a4a3a', 0.08, 0.28, 4, 0.5),
    row([skyline.jungle, skyline.palm], '#4a4a22', 0.76, 0.34, 0.5),
    hills('#5a7a2a', 0.82, 0.06),
    row([skyline.palm, skyline.reed], '#2a4a1c', 0.96, 0.26, 0.6),
    hills('#1c3410', 0.96, 0.03),
    vignette('#0a1004', 0.5),
  ],
  symbols: {
    wild: wild('block', volcano, '#ff9a5a'),
    scatter: scatter('Telur dinosaur', 'Dinosaur egg', () => egg('#bfe8d0', '#3a9a7a', true), '#bfffd0'),
    bonus: bonus('block', () => skull('#f0e2c0'), '#5a3a1c'),
    coin: coinOf(
      'Syiling tapak',
      'Footprint coin',
      ['M50 94C32 94 30 76 36 64L14 30L28 24L42 50L44 6H56L58 50L72 24L86 30L64 64C70 76 68 94 50 94Z'],
      'bronze',
    ),
    high1: symbol('T. rex', 'T. rex', () => rex('#58a83e')),
    high2: symbol('Triceratops', 'Triceratops', () => triceratops('#8a7ad0')),
    high3: symbol('Stegosaurus', 'Stegosaurus', () => stegosaurus('#4a9a7a', '#f0902a')),
    high4: symbol('Pterodaktil', 'Pterodactyl', () => pterodactyl('#c0704a')),
    high5: symbol('Daun', 'Leaf', () => monstera('#4aa03a')),
    ...letters('block', ['#e8503a', '#e8a02a', '#6aa83a', '#3a9a9a', '#8a6ab8', '#b08a5a'], 'bronze'),
  },
  sound: sounds({ scale: 'minor', bell: 'pipe', tune: 'march', beatSeconds: 0.42, root: 0.75, drum: 0.45 }),
};
