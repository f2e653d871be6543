import { type Hex, lit, shaded } from '../kit/colour.ts';
import { type FaceName, textOutline } from '../kit/lettering.ts';
import { body, type Drawing, dull, glow, mark, moved, type Paint, rod } from '../kit/parts.ts';
import { around, box, ellipse, type Point, place, polygon, star } from '../kit/paths.ts';

/** The spots of a die's side, on a field from -1 to 1. */
const spots: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  3: [
    [-0.5, -0.5],
    [0, 0],
    [0.5, 0.5],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  5: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0, 0],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  6: [
    [-0.5, -0.55],
    [0.5, -0.55],
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.55],
    [0.5, 0.55],
  ],
};

/** A die seen from a corner. */
export function die(colour: Hex, spot: Hex, [top, left, right]: readonly [number, number, number]): Drawing {
  const side = (count: number, origin: Point, u: Point, v: Point) =>
    (spots[count] ?? []).map(([a, b]) => {
      const [x, y] = [origin[0] + u[0] * a + v[0] * b, origin[1] + u[1] * a + v[1] * b];
      return mark(place(ellipse(50, 50, 4.6, 4.6), { x: x - 50, y: y - 50 }), spot);
    });
  return [
    body(
      polygon([
        [50, 6],
        [90, 26],
        [50, 48],
        [10, 26],
      ]),
      lit(colour, 0.35),
    ),
    body(
      polygon([
        [10, 26],
        [50, 48],
        [50, 95],
        [10, 72],
      ]),
      colour,
    ),
    body(
      polygon([
        [90, 26],
        [50, 48],
        [50, 95],
        [90, 72],
      ]),
      shaded(colour, 0.28),
    ),
    ...side(top, [50, 27], [20, 10], [-20, 10.5]),
    ...side(left, [30, 60], [20, 11], [0, 23.5]),
    ...side(right, [70, 60], [20, -11], [0, 23.5]),
  ];
}

export function playingCard(face: FaceName, rank: string, colour: Hex, pip: Drawing): Drawing {
  return [
    body(box(20, 5, 60, 90, 8), '#fffaf0'),
    mark(textOutline(face, rank, { x: 25, y: 10, width: 22, height: 20 }), colour),
    ...moved(pip, { scale: 0.46, y: 10 }),
  ];
}

/** The four suits of cards. */
export const suits = {
  heart: 'M50 92C14 62 4 42 12 24C20 8 42 10 50 28C58 10 80 8 88 24C96 42 86 62 50 92Z',
  spade:
    'M50 6C64 30 94 42 92 64C90 80 70 82 57 70Q58 86 66 94H34Q42 86 43 70C30 82 10 80 8 64C6 42 36 30 50 6Z',
  diamond: 'M50 4Q64 30 84 50Q64 70 50 96Q36 70 16 50Q36 30 50 4Z',
  club: `${ellipse(50, 28, 21)}${ellipse(27, 56, 21)}${ellipse(73, 56, 21)}M46 46H54Q54 84 66 94H34Q46 84 46 46Z`,
} as const;

/** A wheel of fortune with a hub and a pointer. */
export function fortuneWheel(colours: readonly Hex[], parts: number): Drawing {
  const slices = Array.from({ length: parts }, (_, index) => {
    const [from, to] = [index, index + 1].map((step) => (step * 2 * Math.PI) / parts - Math.PI / 2) as [
      number,
      number,
    ];
    const at = (angle: number, radius: number) =>
      `${50 + Math.cos(angle) * radius} ${50 + Math.sin(angle) * radius}`;
    const colour = colours[index - Math.floor(index / colours.length) * colours.length] ?? '#ffffff';
    return body(`M50 50L${at(from, 39)}A39 39 0 0 1 ${at(to, 39)}Z`, colour);
  });
  return [
    body(ellipse(50, 50, 46), 'gold'),
    ...slices,
    ...around(16, 50, 50, 42.5).map(([x, y]) => mark(ellipse(x, y, 1.7), '#fffbe0')),
    body(ellipse(50, 50, 11), 'gold'),
    body(star(5, 50, 50, 8, 3.5), '#e8415a'),
    body(
      polygon([
        [41, -2],
        [59, -2],
        [50, 17],
      ]),
      '#ffffff',
    ),
  ];
}

export function bomb(colour: Hex = '#3a3f5c'): Drawing {
  return [
    rod('M66 26Q74 8 88 14', '#c99a5a', 5),
    glow(90, 14, 18, '#ffb02e', 1),
    body(ellipse(46, 58, 37), colour),
    body(place(box(38, 8, 24, 18, 3), { turn: 34, x: 15, y: 13 }), shaded(colour, 0.2)),
    mark(star(8, 90, 14, 13, 5), '#ffd24a'),
    mark(star(8, 90, 14, 7, 3), '#fffbe0'),
    mark(ellipse(32, 42, 9, 6), '#ffffff', 0.5),
  ];
}

export function ball(colour: Hex, text: string, face: FaceName): Drawing {
  return [
    body(ellipse(50, 50, 44), colour),
    body(ellipse(50, 50, 25), '#fffaf0'),
    mark(textOutline(face, text, { x: 33, y: 38, width: 34, height: 24 }), '#241236'),
    mark(ellipse(36, 20, 12, 6), '#ffffff', 0.5),
  ];
}

/** An arrow that points up. */
export function arrow(colour: Paint, turn = 0): Drawing {
  return [body(place('M50 4L92 48H68V94H32V48H8Z', { turn }), colour)];
}

/** A star that tells how many times. */
export function timesBadge(face: FaceName, text: string, paint: Hex): Drawing {
  return [
    body(star(14, 50, 50, 48, 39), 'gold'),
    body(ellipse(50, 50, 33), paint),
    body(textOutline(face, text, { x: 24, y: 32, width: 52, height: 36 }), '#fff8e0'),
  ];
}

/** A tile that has been turned over, or not yet. */
export function plate(colour: Hex, isOpen: boolean): Drawing {
  return isOpen
    ? [dull(box(4, 4, 92, 92, 14), shaded(colour, 0.6)), mark(box(9, 11, 82, 82, 11), shaded(colour, 0.72))]
    : [body(box(4, 4, 92, 92, 14), colour), body(box(18, 16, 64, 62, 9), lit(colour, 0.16))];
}
