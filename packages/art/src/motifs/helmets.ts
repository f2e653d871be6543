import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, dull, line, mark, type Paint } from '../kit/parts.ts';
import { ellipse, flip, lathe, star } from '../kit/paths.ts';

export function racingHelmet(colour: Hex, stripe: Hex): Drawing {
  return [
    body('M8 60C6 24 34 8 58 12C84 16 96 40 92 66C90 82 80 88 66 88H20C12 84 8 74 8 60Z', colour),
    mark('M40 12C50 10 58 11 64 13C60 22 30 30 10 44C14 28 26 16 40 12Z', stripe),
    body('M40 44C54 36 82 36 92 48C94 58 92 66 88 68H48C38 66 36 52 40 44Z', '#2a3a5c'),
    mark('M46 48Q60 41 78 44Q60 50 50 60Z', '#9ae0ff', 0.85),
    line('M14 74H60', stripe, 5),
  ];
}

/** A helmet of plates with a crest: of warriors of any land, by its colours. */
export function warHelmet(plate: Paint, crest: Hex): Drawing {
  return [
    body('M22 20C26 4 74 0 90 26C96 42 94 60 88 70C84 54 76 38 62 32C48 26 34 26 22 20Z', crest),
    line('M34 18C50 12 70 16 82 32M52 16C66 18 78 26 86 46', shaded(crest, 0.4), 2, 0.7),
    body(
      'M20 46C20 22 38 14 52 16C70 18 80 34 80 52C80 70 74 84 66 92L54 88V62C50 56 44 56 42 60L40 84L26 92C20 78 18 62 20 46Z',
      plate,
    ),
    body('M18 50Q48 40 80 52L78 60Q48 50 19 58Z', 'gold'),
    mark('M26 64H38V70Q30 72 26 68ZM58 64H70L68 70Q62 72 58 68Z', '#1d1030'),
  ];
}

/** A kabuto: the helmet of a samurai, with its mask. */
export function kabuto(lacquer: Hex, cord: Hex): Drawing {
  const horn = 'M44 34C34 26 24 12 26 0C32 16 42 20 50 28Z';
  return [
    body(horn, 'gold'),
    body(flip(horn), 'gold'),
    dull('M8 56C10 66 6 78 2 86C16 86 26 78 28 66ZM92 56C90 66 94 78 98 86C84 86 74 78 72 66Z', lacquer),
    line('M8 66L24 72M6 76L22 76M92 66L76 72M94 76L78 76', cord, 2.4),
    body('M14 56C12 30 28 18 50 18C72 18 88 30 86 56Q50 44 14 56Z', lacquer),
    line('M50 18V46M34 22Q30 34 30 48M66 22Q70 34 70 48', lit(lacquer, 0.45), 1.8, 0.7),
    body('M10 58Q50 40 90 58L86 66Q50 50 14 66Z', 'gold'),
    body(ellipse(50, 36, 9), 'gold'),
    mark(star(8, 50, 36, 6, 3), '#8a4a08'),
    dull('M26 62Q50 52 74 62C76 78 66 94 50 96C34 94 24 78 26 62Z', shaded(lacquer, 0.35)),
    mark('M30 66Q38 62 46 68Q38 74 31 71ZM70 66Q62 62 54 68Q62 74 69 71Z', '#ffe27a'),
    mark('M36 82Q50 76 64 82Q58 90 50 90Q42 90 36 82Z', '#fff4e0'),
    line('M43 80V88M50 79V89M57 80V88', '#1d1030', 1.4),
  ];
}

export function hornedHelmet(metal: Paint = 'silver'): Drawing {
  const horn = 'M22 50C2 46 -2 22 10 6C12 24 22 32 34 36Z';
  return [
    body(horn, '#f4e6c8'),
    body(flip(horn), '#f4e6c8'),
    line(`M8 18L16 22M8 30L20 32${flip('M8 18L16 22M8 30L20 32')}`, '#a8864e', 2),
    body('M18 64C16 32 32 16 50 16C68 16 84 32 82 64Z', metal),
    body('M44 16H56V64H44Z', 'gold'),
    body('M12 60H88V76H12Z', 'gold'),
    ...[20, 35, 50, 65, 80].map((x) => body(ellipse(x, 68, 4), metal)),
    body(
      lathe([
        [5, 70],
        [6, 84],
        [0, 96],
      ]),
      'gold',
    ),
  ];
}
