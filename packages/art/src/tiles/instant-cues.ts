import { type Hex, lit, shaded } from '../kit/colour.ts';
import { textOutline } from '../kit/lettering.ts';
import { body, dull, line, mark, moved, rod } from '../kit/parts.ts';
import { around, box, ellipse, polygon } from '../kit/paths.ts';
import {
  arrow,
  ball,
  bomb,
  die,
  fortuneWheel,
  plate,
  playingCard,
  suits,
  timesBadge,
} from '../motifs/games.ts';
import { rocket } from '../motifs/space.ts';
import { gem } from '../motifs/stones.ts';
import { coin } from '../motifs/treasure.ts';
import { type Cue, put, putSymbol, type Stage } from './stage.ts';

type Numbers = readonly [number, number, number];

function suitOf(stage: Stage): readonly [string, Hex] {
  const all: readonly (readonly [string, Hex])[] = [
    [suits.heart, '#e0243f'],
    [suits.spade, '#241a44'],
    [suits.diamond, '#e0243f'],
    [suits.club, '#241a44'],
  ];
  return all[Math.floor(stage.look.random() * all.length)] ?? [suits.spade, '#241a44'];
}

export function diceCue(stage: Stage): Cue {
  const { look, accent, second } = stage;
  const throws: readonly Numbers[] = [
    [6, 5, 3],
    [1, 4, 2],
    [5, 6, 4],
    [3, 1, 5],
  ];
  const pick = () => throws[Math.floor(look.random() * throws.length)] ?? [6, 5, 3];
  const left = put(stage, die(accent, '#1d1030', pick()), { x: 78, y: 176, size: 128, turn: -14 });
  const right = put(stage, die(second, '#fffaf0', pick()), { x: 184, y: 192, size: 104, turn: 16 });
  return { behind: '', front: left + right, hero: { x: 150, y: 84, size: 132 } };
}

export function minesCue(stage: Stage): Cue {
  const { look, accent, second } = stage;
  const bombAt = Math.floor(look.random() * 9);
  const cells = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [58 + (index - Math.floor(index / 3) * 3) * 70, 56 + Math.floor(index / 3) * 70];
    const isOpen = index === bombAt || look.random() < 0.34;
    const tile = put(stage, plate(accent, isOpen), { x, y, size: 68 });
    if (index === bombAt) return tile + put(stage, bomb(), { x, y, size: 52 });
    if (!isOpen) return tile;
    return (
      tile +
      (look.random() < 0.5
        ? put(stage, gem('hexagon', second), { x, y, size: 48 })
        : putSymbol(stage, look.hero, { x, y, size: 58 }))
    );
  });
  return {
    behind: '',
    front: cells.join('') + putSymbol(stage, look.hero, { x: 196, y: 192, size: 112 }),
    hero: 'none',
  };
}

export function limboCue(stage: Stage): Cue {
  const { look, accent, second } = stage;
  const value = ['×10', '×50', '×100', '×1000'][Math.floor(look.random() * 4)] ?? '×10';
  const rings = [112, 86, 60].map(
    (size, index) =>
      `<circle cx="128" cy="112" r="${size}" fill="none" stroke="${index === 1 ? second : accent}" stroke-width="9" opacity="${0.35 + index * 0.2}"/>`,
  );
  const up = put(stage, arrow(accent), { x: 128, y: 112, size: 196 });
  const text = put(
    stage,
    [body(textOutline('round', value, { x: 0, y: 34, width: 100, height: 32 }), 'gold')],
    { x: 128, y: 226, size: 170 },
  );
  return { behind: rings.join('') + up, front: text, hero: { x: 128, y: 120, size: 128 } };
}

export function kenoCue(stage: Stage): Cue {
  const { look, accent, second } = stage;
  const colours: readonly Hex[] = [accent, second, '#e8415a', '#3a8af0', '#a04ae0'];
  const number = () => String(1 + Math.floor(look.random() * 40));
  const places: readonly (readonly [number, number, number])[] = [
    [44, 190, 84],
    [206, 178, 92],
    [92, 224, 76],
    [154, 214, 90],
    [226, 66, 56],
    [34, 96, 60],
  ];
  const balls = places.map(([x, y, size], index) =>
    put(stage, ball(colours[index - Math.floor(index / 5) * 5] ?? accent, number(), 'round'), {
      x,
      y,
      size,
      turn: (look.random() - 0.5) * 40,
    }),
  );
  return { behind: '', front: balls.join(''), hero: { x: 128, y: 96, size: 158 } };
}

export function wheelCue(stage: Stage): Cue {
  const { look, accent, second, theme } = stage;
  const parts = [8, 10, 12, 16][Math.floor(look.random() * 4)] ?? 10;
  const wheel = put(stage, fortuneWheel([accent, theme.palette.panel, second, lit(accent, 0.6)], parts), {
    x: 128,
    y: 134,
    size: 232,
    turn: 0,
  });
  return { behind: wheel, front: '', hero: { x: 128, y: 138, size: 104 } };
}

/** The side that wins fills the tile, as it lies in the game at the end; the other one is still in the air. */
export function coinFlipCue(stage: Stage): Cue {
  const { look, theme } = stage;
  const isLeft = look.random() < 0.5;
  const at = (x: number) => (isLeft ? x : 256 - x);
  const tilt = isLeft ? 1 : -1;
  const won = put(stage, [...coin('gold'), ...moved(theme.symbols[look.hero].bare(), { scale: 0.66 })], {
    x: at(110),
    y: 146,
    size: 206,
    turn: -8 * tilt,
  });
  const other = put(stage, theme.symbols.coin.draw(), { x: at(208), y: 56, size: 92, turn: 24 * tilt });
  const swing = put(stage, [line('M22 74Q30 14 74 10M36 84Q42 30 80 24', '#fffbe0', 2.6, 0.8)], {
    x: 128,
    y: 128,
    size: 240,
  });
  const flight = isLeft ? swing : `<g transform="translate(256 0) scale(-1 1)">${swing}</g>`;
  return { behind: flight, front: other + won, hero: 'none' };
}

export function hiLoCue(stage: Stage): Cue {
  const { look, theme } = stage;
  const ranks = ['A', 'K', 'Q', 'J', '7', '8'];
  const rank = () => ranks[Math.floor(look.random() * ranks.length)] ?? 'K';
  const [suit, colour] = suitOf(stage);
  const back = put(stage, playingCard(theme.face, rank(), '#241a44', [mark(suits.spade, '#241a44')]), {
    x: 150,
    y: 128,
    size: 190,
    turn: 14,
  });
  const card = put(stage, playingCard(theme.face, rank(), colour, [mark(suit, colour)]), {
    x: 104,
    y: 128,
    size: 200,
    turn: -7,
  });
  const up = put(stage, arrow('#2fc46a'), { x: 214, y: 70, size: 74 });
  const down = put(stage, arrow('#f0485e', 180), { x: 214, y: 196, size: 74 });
  return { behind: back + card, front: up + down, hero: { x: 104, y: 148, size: 92 } };
}

export function towersCue(stage: Stage): Cue {
  const { look, accent, second } = stage;
  const floors = [0, 1, 2, 3].map((level) => {
    const count = 4 - Math.floor(level / 2);
    return Array.from({ length: count }, (_, index) => {
      const x = 128 + (index - (count - 1) / 2) * 54;
      const isOpen = look.random() < 0.3;
      return put(stage, plate(isOpen ? second : accent, false), { x, y: 228 - level * 44, size: 52 });
    }).join('');
  });
  return { behind: floors.join(''), front: '', hero: { x: 128, y: 64, size: 118 } };
}

function fan(stage: Stage, ranks: readonly string[], spread: number, size: number, y: number): string {
  const [suit, colour] = suitOf(stage);
  return ranks
    .map((rank, index) => {
      const step = index - (ranks.length - 1) / 2;
      return put(stage, playingCard(stage.theme.face, rank, colour, [mark(suit, colour)]), {
        x: 128 + step * spread,
        y: y + Math.abs(step) * step ** 2 * 1.2,
        size,
        turn: step * 11,
      });
    })
    .join('');
}

export function videoPokerCue(stage: Stage): Cue {
  return {
    behind: fan(stage, ['10', 'J', 'Q', 'K', 'A'], 38, 140, 108),
    front: '',
    hero: { x: 128, y: 178, size: 128 },
  };
}

export function blackjackCue(stage: Stage): Cue {
  const { look, theme } = stage;
  const ten = ['K', 'Q', 'J', '10'][Math.floor(look.random() * 4)] ?? 'K';
  const text = put(stage, timesBadge(theme.face, '21', theme.palette.panel), { x: 206, y: 204, size: 88 });
  return { behind: fan(stage, ['A', ten], 84, 180, 122), front: text, hero: { x: 96, y: 184, size: 118 } };
}

export function plinkoCue(stage: Stage): Cue {
  const { look, accent, second } = stage;
  const pegs = [0, 1, 2, 3, 4].flatMap((level) =>
    Array.from({ length: level + 3 }, (_, index) =>
      put(stage, [body(ellipse(50, 50, 40), 'silver')], {
        x: 128 + (index - (level + 2) / 2) * 34,
        y: 70 + level * 30,
        size: 17,
      }),
    ),
  );
  const colours: readonly Hex[] = ['#e8415a', second, accent, '#ffd24a', accent, second, '#e8415a'];
  const buckets = colours.map((colour, index) =>
    put(stage, [body(box(4, 14, 92, 72, 16), colour)], { x: 23 + index * 35, y: 232, size: 36 }),
  );
  const x = 96 + look.random() * 64;
  const path = put(stage, [line('M50 4Q30 30 56 46Q34 70 46 96', '#fffbe0', 2.6, 0.7)], {
    x,
    y: 118,
    size: 150,
  });
  const falling = put(
    stage,
    [body(ellipse(50, 50, 44), 'gold'), mark(ellipse(38, 34, 12, 8), '#ffffff', 0.8)],
    { x, y: 166, size: 40 },
  );
  return {
    behind: pegs.join(''),
    front: path + buckets.join('') + falling,
    hero: { x: 128, y: 62, size: 96 },
  };
}

export function crashCue(stage: Stage): Cue {
  const { look, accent, second } = stage;
  const grid = [60, 110, 160, 210].map(
    (y) => `<path d="M20 ${y}H240" stroke="#ffffff" stroke-width="1.4" opacity=".16"/>`,
  );
  const bend = 150 + look.random() * 50;
  const curve = `M20 226Q${bend} 222 200 78`;
  const area = `<path d="${curve}V240H20Z" fill="${accent}" opacity=".34"/>`;
  const line_ = put(stage, [rod(`M8 88Q${(bend - 128) / 2.3 + 50} 86 78 30`, accent, 6)], {
    x: 128,
    y: 138,
    size: 232,
  });
  const ship =
    look.random() < 0.5 ? put(stage, rocket('#f4f1ff', second), { x: 206, y: 66, size: 84, turn: 32 }) : '';
  const value = ['2.00×', '5.40×', '12.8×', '99.9×'][Math.floor(look.random() * 4)] ?? '2.00×';
  const text = put(
    stage,
    [body(textOutline('round', value, { x: 0, y: 32, width: 100, height: 36 }), 'gold')],
    { x: 78, y: 46, size: 118 },
  );
  return {
    behind: grid.join('') + area,
    front: line_ + text + ship,
    hero: ship === '' ? { x: 196, y: 84, size: 118 } : { x: 100, y: 142, size: 112 },
  };
}

/** For an engine without a cue of its own: the theme alone, on a plinth. */
export function plainCue(stage: Stage): Cue {
  const { accent } = stage;
  const plinth = put(
    stage,
    [
      dull(
        polygon([
          [10, 40],
          [90, 40],
          [98, 60],
          [2, 60],
        ]),
        shaded(accent, 0.3),
      ),
      ...around(5, 50, 50, 30).map(([x]) => mark(ellipse(x, 50, 2), '#fffbe0')),
    ],
    { x: 128, y: 226, size: 210 },
  );
  return { behind: plinth, front: '' };
}
