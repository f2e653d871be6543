import { shaded } from '../kit/colour.ts';
import { textOutline } from '../kit/lettering.ts';
import { body, dull, mark } from '../kit/parts.ts';
import { around, box, ellipse, place, polygon } from '../kit/paths.ts';
import { fortuneWheel, timesBadge } from '../motifs/games.ts';
import { coin } from '../motifs/treasure.ts';
import type { SymbolRole } from '../symbol-roles.ts';
import { type Cue, put, putSymbol, type Stage } from './stage.ts';

/** One of so many ways to show a mechanic, so that tiles of one do not repeat each other. */
function wayOf(stage: Stage, count: number): number {
  return Math.floor(stage.look.random() * count);
}

/** A window of reels along an edge, with a line that wins. */
export function linesCue(stage: Stage): Cue {
  const { theme, look, accent } = stage;
  const isAbove = wayOf(stage, 3) === 0;
  const y = isAbove ? 42 : 216;
  const roles: readonly SymbolRole[] =
    look.random() < 0.5
      ? [look.hero, look.hero, look.hero]
      : [look.others[0], look.others[0], look.others[1]];
  const window = put(
    stage,
    [
      body(box(2, 33, 96, 36, 6), 'gold'),
      ...[6, 36.6, 67.2].map((x) => body(box(x, 37, 26.8, 28, 3), '#fff6df')),
    ],
    { x: 128, y, size: 236 },
  );
  const cells = roles.map((role, index) => putSymbol(stage, role, { x: 61 + index * 67, y, size: 54 }));
  const [from, to] = look.random() < 0.5 ? [y - 18, y + 16] : [y + 16, y - 16];
  const path = `M14 ${from}L96 ${y}L160 ${y}L242 ${to}`;
  const stroke = (colour: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const front = window + cells.join('') + stroke(theme.palette.ink, 9) + stroke(accent, 4.5);
  return isAbove ? { behind: '', front, hero: { x: 128, y: 164, size: 168 } } : { behind: '', front };
}

/** Columns of different height, as reels are whose symbols come in many sizes. */
export function waysCue(stage: Stage): Cue {
  const { look, accent, second } = stage;
  const heights = Array.from({ length: 5 }, () => 110 + look.random() * 150);
  const columns = heights.map((height, index) =>
    put(
      stage,
      [
        dull(
          box(0, 100 - height, 100 / 2.6, height, 6),
          (index & 1) === 0 ? shaded(accent, 0.3) : shaded(second, 0.3),
        ),
      ],
      { x: 57 + index * 50, y: 202, size: 106 },
    ),
  );
  const arrows = [0, 1, 2].map((index) =>
    put(stage, [body('M20 12L74 50L20 88V64L40 50L20 36Z', index === 2 ? 'gold' : accent)], {
      x: 178 + index * 28,
      y: 228,
      size: 40,
    }),
  );
  const small = look.others.map((role, index) =>
    putSymbol(stage, role, { x: 40 + index * 62, y: 216, size: 64 }),
  );
  return { behind: `<g opacity=".85">${columns.join('')}</g>`, front: small.join('') + arrows.join('') };
}

/** What stays in its place while the rest spins on, and how many times it pays. */
export function stickyCue(stage: Stage): Cue {
  const { theme, look, accent } = stage;
  const way = wayOf(stage, 3);
  const times = ['×2', '×3', '×5', '×10'][wayOf(stage, 4)] ?? '×2';
  const word = (x: number, y: number, size: number) =>
    put(stage, [body(textOutline(theme.face, 'WILD', { x: 0, y: 30, width: 100, height: 40 }), accent)], {
      x,
      y,
      size,
    });
  const badge = (x: number, y: number) =>
    put(stage, timesBadge('round', times, theme.palette.panel), { x, y, size: 76, turn: -8 });
  if (way === 0) {
    const corner = 'M4 34V14Q4 4 14 4H34V13H18Q13 13 13 18V34Z';
    const brackets = put(
      stage,
      [0, 90, 180, 270].map((turn) => body(place(corner, { turn }), 'gold')),
      { x: 128, y: 120, size: 214 },
    );
    return {
      behind: '',
      front: brackets + word(104, 226, 128) + badge(216, 214),
      hero: { x: 128, y: 116, size: 168 },
    };
  }
  if (way === 1) {
    // A reel that is wild from top to bottom, between two that still turn.
    const reels = [44, 128, 212].map((x, index) =>
      put(stage, [body(box(12, -16, 76, 132, 8), index === 1 ? 'gold' : shaded(theme.palette.panel, 0.2))], {
        x,
        y: 112,
        size: index === 1 ? 112 : 96,
      }),
    );
    const turning = [44, 212].flatMap((x, index) =>
      [62, 160].map((y) => putSymbol(stage, look.others[index] ?? 'high2', { x, y, size: 62 })),
    );
    return {
      behind: reels.join('') + turning.join(''),
      front: word(118, 226, 150) + badge(218, 216),
      hero: { x: 128, y: 108, size: 140 },
    };
  }
  const locks = [40, 128, 216].map((x) =>
    put(stage, [body(box(6, 6, 88, 88, 14), 'gold'), body(box(15, 15, 70, 70, 10), shaded(accent, 0.45))], {
      x,
      y: 210,
      size: 80,
    }),
  );
  const held = [40, 128, 216].map((x) => putSymbol(stage, look.hero, { x, y: 210, size: 58 }));
  return {
    behind: '',
    front: locks.join('') + held.join('') + badge(212, 52),
    hero: { x: 112, y: 92, size: 160 },
  };
}

/** A heap of like symbols that burst together, or a ring of them. */
export function clusterCue(stage: Stage): Cue {
  const { accent } = stage;
  // Ranks of cards make no heap.
  const kinds: readonly SymbolRole[] =
    stage.theme.symbols.low1.names.EN === 'A'
      ? ['high1', 'high2', 'high3', 'high4', 'high5']
      : ['low1', 'low2', 'low3', 'low4', 'low5'];
  const from = wayOf(stage, kinds.length);
  const at = (index: number): SymbolRole =>
    kinds[from + index - Math.floor((from + index) / kinds.length) * kinds.length] ?? 'high1';
  if (wayOf(stage, 3) === 0) {
    const ring = around(8, 128, 128, 92).map(([x, y], index) =>
      putSymbol(stage, at((index & 1) === 0 ? 0 : 1 + (index >> 1)), { x, y, size: 66 }),
    );
    return { behind: '', front: ring.join(''), hero: { x: 128, y: 128, size: 124 } };
  }
  const back = [30, 79, 128, 177, 226].map((x, index) =>
    putSymbol(stage, at(index + 2), { x, y: 192 - (index === 2 ? 0 : 4), size: 60 }),
  );
  const front = [52, 103, 154, 205].map((x, index) =>
    putSymbol(stage, index < 3 ? at(0) : at(1), { x, y: 228, size: 66 }),
  );
  const burst = `<ellipse cx="103" cy="228" rx="92" ry="34" fill="${stage.canvas.radial(accent, 0.9)}"/>`;
  return { behind: '', front: back.join('') + burst + front.join('') };
}

/** Coins that stay while the rest spins: in a row, in a column, or in a square. */
export function holdCue(stage: Stage): Cue {
  const { look, theme } = stage;
  const values = ['1', '2', '5', '10', '25', '50', '100'];
  const amount = () => values[Math.floor(look.random() * values.length)] ?? '5';
  const grids = [
    {
      cells: [
        [53.6, 214],
        [128, 214],
        [202.4, 214],
      ],
      tray: box(2, 32, 96, 36, 6),
      x: 128,
      y: 214,
      hero: undefined,
    },
    {
      cells: [
        [212, 52],
        [212, 128],
        [212, 204],
      ],
      tray: box(32, 2, 36, 96, 6),
      x: 212,
      y: 128,
      hero: { x: 92, y: 128, size: 176 },
    },
    {
      cells: [
        [148, 144],
        [216, 144],
        [148, 212],
        [216, 212],
      ],
      tray: box(17, 17, 66, 66, 6),
      x: 182,
      y: 178,
      hero: { x: 96, y: 96, size: 168 },
    },
  ] as const;
  const grid = grids[wayOf(stage, grids.length)] ?? grids[0];
  const tray = put(stage, [dull(grid.tray, shaded(theme.palette.panel, 0.3))], {
    x: grid.x,
    y: grid.y,
    size: 240,
  });
  const size = grid.cells.length === 4 ? 66 : 74;
  const coins = grid.cells.map(([x, y]) =>
    put(
      stage,
      [
        ...coin('gold'),
        body(textOutline('round', amount(), { x: 26, y: 33, width: 48, height: 34 }), '#fffbe6'),
      ],
      { x, y, size },
    ),
  );
  const front = tray + coins.join('');
  return grid.hero === undefined ? { behind: '', front } : { behind: '', front, hero: grid.hero };
}

/** A wheel: over the lower edge, in a corner, or behind the hero. */
export function pickAndWheelCue(stage: Stage): Cue {
  const { accent, second, theme, look } = stage;
  const colours = [accent, theme.palette.panel, second, '#fff3d0'] as const;
  const way = wayOf(stage, 3);
  if (way === 0) {
    const wheel = put(stage, fortuneWheel(colours, 12), { x: 128, y: 262, size: 214 });
    const pointer = put(
      stage,
      [
        body(
          polygon([
            [20, 10],
            [80, 10],
            [50, 90],
          ]),
          'gold',
        ),
        mark(ellipse(50, 30, 10), '#e8415a'),
      ],
      {
        x: 128,
        y: 164,
        size: 30,
      },
    );
    return { behind: '', front: wheel + pointer, hero: { x: 128, y: 88, size: 160 } };
  }
  if (way === 1) {
    const side = look.random() < 0.5 ? -1 : 1;
    const wheel = put(stage, fortuneWheel(colours, 10), {
      x: 128 + side * 76,
      y: 196,
      size: 168,
      turn: side * 24,
    });
    return { behind: '', front: wheel, hero: { x: 128 - side * 30, y: 98, size: 176, turn: -side * 5 } };
  }
  const wheel = put(stage, fortuneWheel(colours, 16), { x: 128, y: 104, size: 222 });
  const chests = [46, 128, 210].map((x, index) =>
    put(
      stage,
      [
        body(box(8, 22, 84, 62, 12), index === 1 ? 'gold' : accent),
        body(textOutline('round', '?', { x: 30, y: 32, width: 40, height: 42 }), '#fffbe6'),
      ],
      {
        x,
        y: 222,
        size: 70,
      },
    ),
  );
  return { behind: wheel, front: chests.join(''), hero: { x: 128, y: 112, size: 138 } };
}
