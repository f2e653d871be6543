import { type Hex, lit, shaded } from '../kit/colour.ts';
import { body, type Drawing, line, mark, moved } from '../kit/parts.ts';
import { around, ellipse, polygon, star } from '../kit/paths.ts';

type Cut = 'round' | 'square' | 'pear' | 'hexagon' | 'marquise' | 'triangle' | 'heart' | 'emerald';

const cuts: Readonly<Record<Cut, readonly (readonly [number, number])[]>> = {
  round: around(10, 50, 50, 42, 18),
  square: [
    [14, 24],
    [24, 14],
    [76, 14],
    [86, 24],
    [86, 76],
    [76, 86],
    [24, 86],
    [14, 76],
  ],
  emerald: [
    [24, 12],
    [76, 12],
    [84, 22],
    [84, 78],
    [76, 88],
    [24, 88],
    [16, 78],
    [16, 22],
  ],
  pear: [
    [50, 6],
    [68, 32],
    [82, 54],
    [80, 74],
    [66, 88],
    [50, 93],
    [34, 88],
    [20, 74],
    [18, 54],
    [32, 32],
  ],
  hexagon: around(6, 50, 50, 44),
  marquise: [
    [50, 4],
    [66, 20],
    [76, 40],
    [76, 60],
    [66, 80],
    [50, 96],
    [34, 80],
    [24, 60],
    [24, 40],
    [34, 20],
  ],
  triangle: [
    [50, 8],
    [58, 14],
    [92, 76],
    [88, 86],
    [12, 86],
    [8, 76],
    [42, 14],
  ],
  heart: [
    [50, 24],
    [62, 12],
    [80, 12],
    [92, 28],
    [88, 48],
    [70, 70],
    [50, 90],
    [30, 70],
    [12, 48],
    [8, 28],
    [20, 12],
    [38, 12],
  ],
};

/** A cut stone from above: a table in the middle and facets towards it, each as the light finds it. */
export function gem(cut: Cut, colour: Hex): Drawing {
  const points = cuts[cut];
  const middle = points.reduce(
    ([x, y], [px, py]) => [x + px / points.length, y + py / points.length],
    [0, 0],
  );
  const [mx = 50, my = 50] = middle;
  const table = points.map(([x, y]) => [mx + (x - mx) * 0.56, my + (y - my) * 0.56] as const);
  const facets = points.map((from, index) => {
    const next = index + 1 - Math.floor((index + 1) / points.length) * points.length;
    const to = points[next] ?? from;
    const [ax, ay] = [(from[0] + to[0]) / 2 - mx, (from[1] + to[1]) / 2 - my];
    // How far the facet is turned towards the upper left.
    const light = (-ax * 0.6 - ay * 0.8) / Math.hypot(ax, ay);
    const shade = light > 0 ? lit(colour, 0.15 + light * 0.6) : shaded(colour, 0.1 - light * 0.5);
    return mark(polygon([from, to, table[next] ?? to, table[index] ?? from]), shade);
  });
  return [
    body(polygon(points), colour),
    ...facets,
    ...points.map((from, index) => line(polygon([from, table[index] ?? from]), lit(colour, 0.75), 0.9, 0.55)),
    body(polygon(table), lit(colour, 0.12)),
    mark(
      polygon([table[0] ?? [50, 30], table.at(-1) ?? [30, 40], [mx - 3, my + 2], [mx + 5, my - 8]]),
      '#ffffff',
      0.35,
    ),
    mark(star(4, mx - 14, my - 18, 9, 2), '#ffffff', 0.95),
  ];
}

export function jewelRing(stone: Hex): Drawing {
  return [
    body(`${ellipse(50, 66, 29)}${ellipse(50, 66, 19)}`, 'gold'),
    body('M36 40H64L58 50H42Z', 'gold'),
    ...moved(gem('hexagon', stone), { scale: 0.42, y: -26 }),
  ];
}
