import { readFileSync } from 'node:fs';
import { letter } from '../kit/lettering.ts';
import { body, type Drawing, line, mark, rod } from '../kit/parts.ts';
import { ellipse, lathe } from '../kit/paths.ts';
import { clouds, disc, hills, light, row, sky, stars, vignette, water } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme, type ThemeSymbol } from '../theme.ts';
import { bonus, coinOf } from './parts-of-themes.ts';

/** A symbol that was drawn by hand as a file; its ids are told apart from those of others in the same picture. */
function drawn(name: string): Drawing {
  const file = readFileSync(new URL(`../../drawn/wau/${name}.svg`, import.meta.url), 'utf8');
  const inner = file.replace(/^[\s\S]*?<\/title>/, '').replace(/<\/svg>\s*$/, '');
  const scoped = inner
    .replaceAll(/\bid="(\w+)"/g, `id="${name}-$1"`)
    .replaceAll(/url\(#(\w+)\)/g, `url(#${name}-$1)`);
  return [{ kind: 'foreign', svg: scoped }];
}

function drawnSymbol(MY: string, EN: string, name: string): ThemeSymbol {
  return symbol(MY, EN, () => drawn(name));
}

/** The barrel drum that is beaten while kites fly. */
function drum(): Drawing {
  return [
    body(
      lathe([
        [20, 18],
        [34, 22],
        [40, 50],
        [34, 78],
        [20, 86],
      ]),
      '#b04a22',
    ),
    line('M18 34L34 76L50 34L66 76L82 34', '#ffe2a8', 2.4),
    body(ellipse(50, 20, 33, 11), '#f6e3c2'),
    mark(ellipse(50, 20, 12, 4), '#c99a5a', 0.7),
    rod('M14 6L44 16M86 6L56 16', '#8a4a1c', 4),
  ];
}

export const theme: Theme = {
  palette: {
    page: '#0e1022',
    panel: '#1c2046',
    text: '#fff6dc',
    muted: '#b9bde6',
    accent: '#f5c451',
    second: '#21c7a8',
    ink: '#1a1236',
  },
  face: 'brush',
  scene: [
    sky('#0b0d2a', '#27307a', '#7a4a8e'),
    stars(90),
    disc(0.72, 0.2, 0.13, '#ffe9a8', true),
    clouds('#5a5ab8', 0.2, 0.45, 5, 0.5),
    row([skyline.palm, skyline.kampung, skyline.palm], '#1b1c4e', 0.76, 0.22, 0.7),
    hills('#15204a', 0.8, 0.05),
    water('#1c5a8e', 0.82, 4),
    light(0.72, 0.9, 0.22, '#ffe9a8', 0.4),
    vignette(),
  ],
  symbols: {
    wild: drawnSymbol('Wau bulan', 'Moon kite', 'wau'),
    scatter: drawnSymbol('Bulan', 'Moon', 'bulan'),
    bonus: bonus('brush', drum, '#5b2a7e'),
    coin: coinOf('Syiling wau', 'Kite coin', [
      'M50 30C43 14 22 8 6 18C4 24 6 28 8 30C24 30 38 38 46 52L50 58L54 52C62 38 76 30 92 30C94 28 96 24 94 18C78 8 57 14 50 30ZM16 56C18 76 32 88 50 88C68 88 82 76 84 56C76 66 64 72 50 72C36 72 24 66 16 56Z',
    ]),
    high1: drawnSymbol('Wayang kulit', 'Shadow puppet', 'wayang'),
    high2: drawnSymbol('Keris', 'Keris', 'keris'),
    high3: drawnSymbol('Bunga raya', 'Hibiscus', 'bunga-raya'),
    high4: drawnSymbol('Gasing', 'Spinning top', 'gasing'),
    high5: drawnSymbol('Congkak', 'Congkak board', 'congkak'),
    low1: drawnSymbol('A', 'A', 'ace'),
    low2: drawnSymbol('K', 'K', 'king'),
    low3: drawnSymbol('Q', 'Q', 'queen'),
    low4: drawnSymbol('J', 'J', 'jack'),
    low5: drawnSymbol('10', '10', 'ten'),
    low6: symbol('9', '9', () => letter('brush', '9', '#ff8ab0', '#1a1236')),
  },
  sound: sounds({ scale: 'slendro', bell: 'bronze', tune: 'calm', beatSeconds: 0.42 }),
};
