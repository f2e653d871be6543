/** Outlines as the text of SVG paths, all absolute, so that they can be moved, turned and mirrored as numbers. */
export type Outline = string;
export type Point = readonly [number, number];

interface Segment {
  readonly command: string;
  readonly values: readonly number[];
}

const lengths: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** One decimal is a tenth of a pixel where symbols are drawn largest. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function splitNumbers(text: string, isArc: boolean): number[] {
  const pattern = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
  if (!isArc) return (text.match(pattern) ?? []).map(Number);
  return text.replaceAll(',', ' ').trim().split(/\s+/).map(Number);
}

/** Reads a path; relative commands become absolute, H and V become L. */
function parse(outline: Outline): Segment[] {
  const segments: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', text = ''] of outline.matchAll(
    /([MLHVCSQTAZmlhvcsqtaz])([^MLHVCSQTAZmlhvcsqtaz]*)/g,
  )) {
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    const size = lengths[command] ?? 0;
    const numbers = splitNumbers(text, command === 'A');
    for (let from = 0; from < Math.max(1, numbers.length); from += Math.max(1, size)) {
      let values = numbers.slice(from, from + size);
      if (isRelative) values = values.map((value, index) => value + offsetOf(command, index, x, y));
      if (command === 'Z') [x, y] = [startX, startY];
      else if (command === 'H') [x, values] = [values[0] ?? 0, [values[0] ?? 0, y]];
      else if (command === 'V') [y, values] = [values[0] ?? 0, [x, values[0] ?? 0]];
      else [x, y] = [values.at(-2) ?? 0, values.at(-1) ?? 0];
      if (command === 'M') [startX, startY] = [x, y];
      const drawn = command === 'H' || command === 'V' || (command === 'M' && from > 0) ? 'L' : command;
      segments.push({ command: drawn, values });
    }
  }
  return segments;
}

function offsetOf(command: string, index: number, x: number, y: number): number {
  if (command === 'A') return index === 5 ? x : index === 6 ? y : 0;
  if (command === 'V') return y;
  return (index & 1) === 0 ? x : y;
}

interface Placing {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** In degrees, clockwise, around the middle of the hundred. */
  readonly turn?: number;
  readonly mirrored?: boolean;
  readonly scaleY?: number;
}

/** Moves an outline drawn around (50, 50): mirrored first, then scaled, turned, and moved by x and y. */
export function place(
  outline: Outline,
  { x = 0, y = 0, scale = 1, turn = 0, mirrored = false, scaleY = 1 }: Placing,
): Outline {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const move = (px: number, py: number): Point => {
    const dx = (px - 50) * scale * (mirrored ? -1 : 1);
    const dy = (py - 50) * scale * scaleY;
    return [round(50 + x + dx * cos - dy * sin), round(50 + y + dx * sin + dy * cos)];
  };
  return parse(outline)
    .map(({ command, values }) => {
      if (command === 'A') {
        const [rx = 0, ry = 0, rotation = 0, large = 0, sweep = 0, px = 0, py = 0] = values;
        const end = move(px, py);
        const turned = mirrored ? -rotation + turn : rotation + turn;
        return `A${round(rx * scale)} ${round(ry * scale * scaleY)} ${round(turned)} ${large} ${mirrored ? 1 - sweep : sweep} ${end.join(' ')}`;
      }
      const points: number[] = [];
      for (let index = 0; index + 1 < values.length; index += 2) {
        points.push(...move(values[index] ?? 0, values[index + 1] ?? 0));
      }
      return command + points.join(' ');
    })
    .join('');
}

/** The same on the other side of the hundred's middle. */
export function flip(outline: Outline): Outline {
  return place(outline, { mirrored: true });
}

/** Both sides in one outline. */
export function both(outline: Outline): Outline {
  return outline + flip(outline);
}

export function ellipse(x: number, y: number, rx: number, ry: number = rx): Outline {
  return `M${round(x - rx)} ${round(y)}A${round(rx)} ${round(ry)} 0 1 1 ${round(x + rx)} ${round(y)}A${round(rx)} ${round(ry)} 0 1 1 ${round(x - rx)} ${round(y)}Z`;
}

export function box(x: number, y: number, width: number, height: number, radius = 0): Outline {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`;
  return [
    `M${round(x + r)} ${y}L${round(x + width - r)} ${y}A${r} ${r} 0 0 1 ${round(x + width)} ${round(y + r)}`,
    `L${round(x + width)} ${round(y + height - r)}A${r} ${r} 0 0 1 ${round(x + width - r)} ${round(y + height)}`,
    `L${round(x + r)} ${round(y + height)}A${r} ${r} 0 0 1 ${round(x)} ${round(y + height - r)}`,
    `L${round(x)} ${round(y + r)}A${r} ${r} 0 0 1 ${round(x + r)} ${y}Z`,
  ].join('');
}

export function polygon(points: readonly Point[]): Outline {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** The points of a circle, the first one at the top. */
export function around(count: number, x: number, y: number, radius: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index * 360) / count + turn - 90) * (Math.PI / 180);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}

export function star(count: number, x: number, y: number, outer: number, inner: number, turn = 0): Outline {
  const [tips, valleys] = [around(count, x, y, outer, turn), around(count, x, y, inner, turn + 180 / count)];
  return polygon(tips.flatMap((tip, index) => [tip, valleys[index] ?? tip]));
}

/** A curve through all points (Catmull-Rom), closed where asked. */
export function smooth(points: readonly Point[], isClosed = true, tension = 0.5): Outline {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = isClosed
      ? index - Math.floor(index / count) * count
      : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const [first] = points;
  if (first === undefined) return '';
  let path = `M${round(first[0])} ${round(first[1])}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const handle = tension / 3 + tension / 6;
    path += `C${round(from[0] + ((to[0] - before[0]) * handle) / 1.5)} ${round(from[1] + ((to[1] - before[1]) * handle) / 1.5)} ${round(to[0] - ((after[0] - from[0]) * handle) / 1.5)} ${round(to[1] - ((after[1] - from[1]) * handle) / 1.5)} ${round(to[0])} ${round(to[1])}`;
  }
  return isClosed ? `${path}Z` : path;
}

/** A body with two like sides, from its right profile: how far from the middle at which height. */
export function lathe(profile: readonly Point[], isSmooth = true, middle = 50): Outline {
  const right = profile.map(([distance, y]) => [middle + distance, y] as const);
  const left = profile.toReversed().map(([distance, y]) => [middle - distance, y] as const);
  return isSmooth ? smooth([...right, ...left]) : polygon([...right, ...left]);
}

/** The outline again, `count` times around a point. */
export function ring(outline: Outline, count: number, x = 50, y = 50, turn = 0): Outline[] {
  return Array.from({ length: count }, (_, index) => {
    const moved = place(outline, { x: 50 - x, y: 50 - y });
    return place(place(moved, { turn: turn + (index * 360) / count }), { x: x - 50, y: y - 50 });
  });
}

/** A leaf or petal from a foot point upwards. */
export function petal(x: number, y: number, length: number, width: number, turn = 0, tip = 0.35): Outline {
  const half = width / 2;
  const upright = `M50 50C${50 - half} ${50 - length * 0.25} ${50 - half} ${50 - length * (1 - tip)} 50 ${50 - length}C${50 + half} ${50 - length * (1 - tip)} ${50 + half} ${50 - length * 0.25} 50 50Z`;
  return place(upright, { turn, x: x - 50, y: y - 50 });
}

/** How far an outline reaches. Curves count by their handles, which is a little more than they fill. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function extentOf(outline: Outline): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const reach = (x: number, y: number): void => {
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x),
      Math.max(bottom, y),
    ];
  };
  let [x, y] = [0, 0];
  for (const { command, values } of parse(outline)) {
    const [endX, endY] = [values.at(-2) ?? x, values.at(-1) ?? y];
    if (command === 'A') {
      const [rx = 0, ry = 0] = values;
      // Half an ellipse reaches over its ends; a rounded corner does not.
      const isHalf = Math.hypot(endX - x, endY - y) > 1.9 * Math.min(rx, ry);
      const [cx, cy] = [(x + endX) / 2, (y + endY) / 2];
      if (isHalf) for (const side of [-1, 1]) reach(cx + side * rx, cy + side * ry);
      reach(endX, endY);
    } else
      for (let index = 0; index + 1 < values.length; index += 2)
        reach(values[index] ?? 0, values[index + 1] ?? 0);
    [x, y] = [endX, endY];
  }
  return { left, top, right, bottom };
}
