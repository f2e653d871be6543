import { shaded } from '../kit/colour.ts';
import { textOutline } from '../kit/lettering.ts';
import { body, dull, line, mark } from '../kit/parts.ts';
import { box, ellipse, place, polygon } from '../kit/paths.ts';
import { fortuneWheel, timesBadge } from '../motifs/games.ts';
import { coin } from '../motifs/treasure.ts';
import type { SymbolRole } from '../symbol-roles.ts';
import { type Cue, put, putSymbol, type Stage } from './stage.ts';

/** A window of reels along the lower edge, with a line that wins. */
export function linesCue(stage: Stage): Cue {
  const { theme, look, accent } = stage;
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
    { x: 128, y: 216, size: 236 },
  );
  const cells = roles.map((role, index) => putSymbol(stage, role, { x: 61 + index * 67, y: 216, size: 54 }));
  const [from, to] = look.random() < 0.5 ? [198, 232] : [232, 200];
  const win = `<path d="M14 ${from}L96 216L160 216L242 ${to}" fill="none" stroke="${theme.palette.ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" opacity=".8"/><path d="M14 ${from}L96 216L160 216L242 ${to}" fill="none" stroke="${accent}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`;
  return { behind: '', front: window + cells.join('') + win };
}

/** Columns of different height, as reels are whose symbols come in many sizes. */
export function waysCue(stage: Stage): Cue {
  const { look, accent, second } = stage;
  const heights = Array.from({ length: 5 }, () => 96 + look.random() * 110);
  const columns = heights.map((height, index) =>
    put(
      stage,
      [
        dull(
          box(0, 100 - height, 100 / 2.6, height, 6),
          (index & 1) === 0 ? shaded(accent, 0.35) : shaded(second, 0.35),
        ),
      ],
      {
        x: 57 + index * 50,
        y: 202,
        size: 106,
      },
    ),
  );
  const arrows = [0, 1, 2].map((index) =>
    put(stage, [body('M20 12L74 50L20 88V64L40 50L20 36Z', index === 2 ? 'gold' : accent)], {
      x: 178 + index * 28,
      y: 228,
      size: 40,
    }),
  );
  return { behind: `<g opacity=".85">${columns.join('')}</g>`, front: arrows.join('') };
}

/** Brackets that hold the hero in its place, and how many times it pays. */
export function stickyCue(stage: Stage): Cue {
  const { theme, look, accent } = stage;
  const corner = 'M4 34V14Q4 4 14 4H34V13H18Q13 13 13 18V34Z';
  const brackets = put(
    stage,
    [0, 90, 180, 270].map((turn) => body(place(corner, { turn }), 'gold')),
    { x: 128, y: 120, size: 214 },
  );
  const times = ['×2', '×3', '×5'][Math.floor(look.random() * 3)] ?? '×2';
  const word = put(
    stage,
    [body(textOutline(theme.face, 'WILD', { x: 0, y: 30, width: 100, height: 40 }), accent)],
    { x: 104, y: 226, size: 128 },
  );
  const badge = put(stage, timesBadge('round', times, theme.palette.panel), {
    x: 216,
    y: 214,
    size: 76,
    turn: -8,
  });
  return { behind: '', front: brackets + word + badge, hero: { x: 128, y: 116, size: 168 } };
}

/** A heap of like symbols that burst together. */
export function clusterCue(stage: Stage): Cue {
  const { look, accent } = stage;
  // Ranks of cards make no heap.
  const lows: readonly SymbolRole[] =
    stage.theme.symbols.low1.names.EN === 'A'
      ? ['high1', 'high2', 'high3', 'high4', 'high5']
      : ['low1', 'low2', 'low3', 'low4', 'low5'];
  const from = Math.floor(look.random() * 5);
  const at = (index: number): SymbolRole => lows[from + index - Math.floor((from + index) / 5) * 5] ?? 'low1';
  const back = [30, 79, 128, 177, 226].map((x, index) =>
    putSymbol(stage, at(index + 2), { x, y: 192 - (index === 2 ? 0 : 4), size: 60 }),
  );
  const front = [52, 103, 154, 205].map((x, index) =>
    putSymbol(stage, index < 3 ? at(0) : at(1), { x, y: 228, size: 66 }),
  );
  const burst = `<ellipse cx="103" cy="228" rx="92" ry="34" fill="${stage.canvas.radial(accent, 0.9)}"/>`;
  return { behind: '', front: back.join('') + burst + front.join('') };
}

/** Coins that stay while the rest spins. */
export function holdCue(stage: Stage): Cue {
  const { look, theme } = stage;
  const values = ['1', '2', '5', '10', '25', '50', '100'];
  const amounts = Array.from({ length: 3 }, () => values[Math.floor(look.random() * values.length)] ?? '5');
  const grid = put(
    stage,
    [
      dull(box(2, 32, 96, 36, 6), shaded(theme.palette.panel, 0.3)),
      ...[5, 36, 67].map((x) => mark(box(x, 35, 28, 30, 4), shaded(theme.palette.page, 0.35))),
    ],
    { x: 128, y: 214, size: 240 },
  );
  const coins = amounts.map((amount, index) =>
    put(
      stage,
      [
        ...coin('gold'),
        body(textOutline('round', amount, { x: 26, y: 33, width: 48, height: 34 }), '#fffbe6'),
      ],
      { x: 53.6 + index * 74.4, y: 214, size: 74 },
    ),
  );
  return { behind: '', front: grid + coins.join('') };
}

/** A wheel that rises over the lower edge. */
export function pickAndWheelCue(stage: Stage): Cue {
  const { accent, second, theme } = stage;
  const wheel = put(stage, fortuneWheel([accent, theme.palette.panel, second, '#fff3d0'], 12), {
    x: 128,
    y: 262,
    size: 214,
  });
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
    { x: 128, y: 164, size: 30 },
  );
  return {
    behind: '',
    front:
      wheel +
      pointer +
      `<g opacity=".9">${put(stage, [line('M10 60Q50 20 90 60', '#fffbe0', 4)], { x: 128, y: 176, size: 40 })}</g>`,
    hero: { x: 128, y: 92, size: 164 },
  };
}
