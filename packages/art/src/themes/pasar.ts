import { tent } from '../motifs/houses.ts';
import { lantern } from '../motifs/lamps.ts';
import { iceKacang, kuih, nasiLemak, satay, steamedBun, tehTarik } from '../motifs/malay-food.ts';
import { floor, lampString, light, row, sky, stars, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#140a26', '#2c1850', '#ffc24a', '#5ae0d0'),
  face: 'comic',
  scene: [
    sky('#140a36', '#4a1e6e', '#e0604a'),
    stars(50),
    row([skyline.city, skyline.house], '#2a1450', 0.62, 0.32, 0.55),
    lampString(['#ffd24a', '#ff6a8a', '#5ae0d0'], 0.08, 0.09, 11),
    lampString(['#ff9a4a', '#8ae84a'], 0.2, 0.07, 9),
    row([skyline.stall], '#7a1e5a', 0.84, 0.32, 0.75),
    floor('#3a2a5e', 0.84),
    light(0.5, 0.82, 0.4, '#ffb04a', 0.5),
    vignette('#08041a'),
  ],
  symbols: {
    wild: wild('comic', () => tent('#e8303e', '#fff4e4'), '#ffc24a'),
    scatter: scatter('Tanglung', 'Lantern', () => lantern('#ff8a1e'), '#ffd27a'),
    bonus: bonus('comic', steamedBun, '#7a1e5a'),
    coin: coinOf('Syiling pasar', 'Market coin', [
      'M6 46L18 16H82L94 46Q86 54 80 46Q72 54 65 46Q58 54 50 46Q42 54 35 46Q28 54 20 46Q14 54 6 46ZM14 56H86V90H14Z',
    ]),
    high1: symbol('Nasi lemak', 'Nasi lemak', nasiLemak),
    high2: symbol('Satay', 'Satay', satay),
    high3: symbol('Teh tarik', 'Pulled tea', tehTarik),
    high4: symbol('Ais kacang', 'Shaved ice', iceKacang),
    high5: symbol('Kuih', 'Kuih', () => kuih('#3fae5a', '#fff4e0')),
    ...letters('comic', ['#ff4d5e', '#ffa02a', '#4ac85a', '#3aa0f0', '#b05af0', '#ff6ab0'], 'silver'),
  },
  sound: sounds({ scale: 'major', bell: 'square', tune: 'driving', beatSeconds: 0.32, drum: 1.2 }),
};
