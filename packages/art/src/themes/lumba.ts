import { racingHelmet } from '../motifs/helmets.ts';
import { battery, gear } from '../motifs/machines.ts';
import { chequeredFlag, steeringWheel, tyre } from '../motifs/racing.ts';
import { trophy } from '../motifs/treasure.ts';
import { disc, floor, hills, rays, row, sky, vignette } from '../scenes/frame.ts';
import { skyline } from '../scenes/skylines.ts';
import { sounds } from '../sound-palette.ts';
import { symbol, type Theme } from '../theme.ts';
import { bonus, coinOf, letters, palette, scatter, wild } from './parts-of-themes.ts';

export const theme: Theme = {
  palette: palette('#14141e', '#2a2c40', '#ffd23a', '#ff4a4a'),
  face: 'block',
  scene: [
    sky('#2a3a8a', '#ff8a5a', '#ffd27a'),
    disc(0.5, 0.5, 0.16, '#fff0a0'),
    row([skyline.city], '#4a3a6a', 0.6, 0.26, 0.45),
    row([skyline.stand], '#3a3450', 0.66, 0.18, 0.8),
    hills('#5a8a4a', 0.68, 0.02),
    floor('#4a4a5a', 0.7, 4),
    rays(0.5, 0.68, '#ffffff', 0.1, 18),
    vignette('#08080e', 0.5),
  ],
  symbols: {
    wild: wild('block', chequeredFlag, '#ffffff'),
    scatter: scatter('Piala', 'Trophy', () => trophy('gold', '#2a6ad0'), '#ffe27a'),
    bonus: bonus('block', tyre, '#5a1e2a'),
    coin: coinOf(
      'Syiling pelumba',
      'Racer’s coin',
      [
        'M14 10H32V28H14ZM50 10H68V28H50ZM32 28H50V46H32ZM68 28H86V46H68ZM14 46H32V64H14ZM50 46H68V64H50ZM32 64H50V82H32ZM68 64H86V82H68Z',
      ],
      'silver',
    ),
    high1: symbol('Topi merah', 'Red helmet', () => racingHelmet('#e8303e', '#ffffff')),
    high2: symbol('Topi biru', 'Blue helmet', () => racingHelmet('#2a6ae0', '#ffd23a')),
    high3: symbol('Stereng', 'Steering wheel', steeringWheel),
    high4: symbol('Gear', 'Gear', () => gear('gold')),
    high5: symbol('Bateri', 'Battery', () => battery('#ff5a4a')),
    ...letters('block', ['#ff4a3a', '#ffb02a', '#4ac86a', '#3a9af0', '#9a6af0', '#c0c8d8'], '#2a2a38'),
  },
  sound: sounds({
    scale: 'blues',
    bell: 'square',
    tune: 'driving',
    beatSeconds: 0.26,
    root: 0.84,
    drum: 0.9,
    wind: 1.6,
  }),
};
