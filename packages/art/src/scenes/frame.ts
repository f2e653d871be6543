import type { Canvas } from '../kit/canvas.ts';
import { type Hex, lit, shaded } from '../kit/colour.ts';
import { around, ellipse, type Point, polygon, round, smooth } from '../kit/paths.ts';

/** The picture that a scene fills: a phone held upright or sideways, or a tile. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly random: () => number;
  readonly canvas: Canvas;
}

/** A part of a scene, from the back to the front. */
export type Layer = (frame: Frame) => string;

function path(outline: string, fill: string, opacity = 1): string {
  return `<path d="${outline}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${round(opacity)}"`}/>`;
}

function vertical(canvas: Canvas, stops: readonly (readonly [number, Hex, number?])[]): string {
  const key = `v${stops.map((stop) => stop.join('x')).join('y')}`;
  const id = canvas.define(
    key,
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops
        .map(
          ([offset, colour, opacity = 1]) =>
            `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
        )
        .join('')}</linearGradient>`,
  );
  return `url(#${id})`;
}

/** Three colours from top to bottom; everything else stands before it. */
export function sky(top: Hex, middle: Hex, bottom: Hex): Layer {
  return ({ width, height, canvas }) =>
    `<rect width="${width}" height="${height}" fill="${vertical(canvas, [
      [0, top],
      [0.55, middle],
      [1, bottom],
    ])}"/>`;
}

/** A soft light; places and sizes are shares of the frame. */
export function light(x: number, y: number, radius: number, colour: Hex, opacity = 0.8): Layer {
  return ({ width, height, canvas }) =>
    `<circle cx="${round(x * width)}" cy="${round(y * height)}" r="${round(radius * Math.max(width, height))}" fill="${canvas.radial(colour, opacity)}"/>`;
}

/** Rays that turn around a point. */
export function rays(x: number, y: number, colour: Hex, opacity = 0.18, count = 14): Layer {
  return ({ width, height, random }) => {
    const [cx, cy, far, turn] = [x * width, y * height, Math.hypot(width, height), random() * 20];
    return Array.from({ length: count }, (_, index) => {
      const [from, to] = [index, index + 0.5].map(
        (step) => ((step * 360) / count + turn) * (Math.PI / 180),
      ) as [number, number];
      return path(
        polygon([
          [cx, cy],
          [cx + Math.cos(from) * far, cy + Math.sin(from) * far],
          [cx + Math.cos(to) * far, cy + Math.sin(to) * far],
        ]),
        colour,
        opacity,
      );
    }).join('');
  };
}

export function stars(count: number, colour: Hex = '#fff6d0', lowest = 0.7): Layer {
  return ({ width, height, random }) =>
    Array.from({ length: count }, () => {
      const size = (0.4 + random() ** 3 * 1.6) * (Math.min(width, height) / 260);
      return `<circle cx="${round(random() * width)}" cy="${round(random() * height * lowest)}" r="${round(size)}" fill="${colour}" opacity="${round(0.35 + random() * 0.6)}"/>`;
    }).join('');
}

/** A disc with a halo: a moon, a sun, a planet. */
export function disc(x: number, y: number, radius: number, colour: Hex, craters = false): Layer {
  return ({ width, height, canvas }) => {
    const [cx, cy, r] = [x * width, y * height, radius * Math.min(width, height)];
    const marks = [
      [-0.3, -0.2, 0.22],
      [0.35, 0.1, 0.16],
      [-0.1, 0.4, 0.2],
      [0.2, -0.45, 0.12],
    ].map(([dx = 0, dy = 0, size = 0]) =>
      path(ellipse(cx + dx * r, cy + dy * r, size * r), shaded(colour, 0.18), 0.5),
    );
    return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r * 2.4)}" fill="${canvas.radial(lit(colour, 0.3), 0.7)}"/><circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${canvas.paint(colour)}"/>${craters ? marks.join('') : ''}`;
  };
}

export function clouds(colour: Hex, from: number, to: number, count = 5, opacity = 0.85): Layer {
  return ({ width, height, random }) =>
    Array.from({ length: count }, () => {
      const [x, y] = [random() * width, (from + random() * (to - from)) * height];
      const size = (0.1 + random() * 0.12) * Math.max(width, height) * 0.7;
      const puffs = [-1.1, -0.45, 0.25, 0.95].map((step, index) =>
        ellipse(
          x + step * size * 0.8,
          y - (index === 1 || index === 2 ? size * 0.22 : 0),
          size * (0.5 + random() * 0.2),
          size * 0.34,
        ),
      );
      const shade = path(puffs.join(''), shaded(colour, 0.3), opacity * 0.5);
      return `<g transform="translate(${round(size * 0.05)} ${round(size * 0.1)})">${shade}</g>${path(puffs.join(''), colour, opacity)}`;
    }).join('');
}

function ridge(frame: Frame, base: number, rise: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => [
    (index / steps) * frame.width,
    (base - frame.random() * rise) * frame.height,
  ]);
}

/** Peaks with a lit side and, where asked, snow. */
export function mountains(colour: Hex, base: number, rise: number, count = 4, snow?: Hex): Layer {
  return (frame) => {
    const { width, height, random, canvas } = frame;
    return Array.from({ length: count }, (_, index) => {
      const x = ((index + 0.2 + random() * 0.6) / count) * width;
      const top = (base - rise * (0.6 + random() * 0.4)) * height;
      const half = (width / count) * (0.75 + random() * 0.4);
      const foot = (base + 0.02) * height;
      const at = (share: number, side: number): Point => [
        x + side * half * share,
        top + (foot - top) * share,
      ];
      const whole = polygon([[x, top], at(1, 1), [x + half, height], [x - half, height], at(1, -1)]);
      const shade = polygon([
        [x, top],
        at(1, 1),
        [x + half, height],
        [x + half * 0.1, height],
        [x - half * 0.08, top + (foot - top) * 0.5],
        [x + half * 0.1, top + (foot - top) * 0.3],
      ]);
      const cap = polygon([
        [x, top],
        at(0.3, 1),
        [x + half * 0.1, top + (foot - top) * 0.22],
        [x - half * 0.02, top + (foot - top) * 0.34],
        [x - half * 0.14, top + (foot - top) * 0.24],
        at(0.3, -1),
      ]);
      return (
        path(
          whole,
          vertical(canvas, [
            [0, lit(colour, 0.15)],
            [1, shaded(colour, 0.2)],
          ]),
        ) +
        path(shade, shaded(colour, 0.35), 0.55) +
        (snow === undefined ? '' : path(cap, snow, 0.95))
      );
    }).join('');
  };
}

/** Soft ground: hills, dunes, sea beds. */
export function hills(colour: Hex, base: number, rise: number, steps = 5): Layer {
  return (frame) => {
    const { width, height, canvas } = frame;
    const line = ridge(frame, base, rise, steps);
    const curve = smooth([[-width * 0.2, base * height], ...line, [width * 1.2, base * height]], false);
    return path(
      `${curve}L${round(width * 1.2)} ${height}L${round(-width * 0.2)} ${height}Z`,
      vertical(canvas, [
        [0, lit(colour, 0.2)],
        [1, shaded(colour, 0.35)],
      ]),
    );
  };
}

export function water(colour: Hex, base: number, rows = 4): Layer {
  return ({ width, height, random, canvas }) =>
    Array.from({ length: rows }, (_, row) => {
      const y = (base + ((1 - base) * row) / rows) * height;
      const length = width / (5 - row * 0.4);
      const shift = random() * length;
      let outline = `M${round(-shift)} ${round(y)}`;
      const count = Math.ceil((width + shift) / length) + 1;
      for (let wave = 0; wave < count; wave += 1)
        outline += `q${round(length / 4)} ${round(-height * 0.018)} ${round(length / 2)} 0t${round(length / 2)} 0`;
      outline += `V${height}H${round(-shift)}Z`;
      const shade = lit(colour, 0.3 - row * 0.12);
      return path(
        outline,
        vertical(canvas, [
          [0, shade],
          [0.25, row === 0 ? colour : shaded(colour, row * 0.1)],
          [1, shaded(colour, 0.25 + row * 0.08)],
        ]),
      );
    }).join('');
}

/** Dark shapes along a line, one beside the other: trees, roofs, columns. Each is drawn in a box of 100 on its foot. */
export function row(shapes: readonly string[], colour: Hex, base: number, size: number, gap = 0.8): Layer {
  return ({ width, height, random, canvas }) => {
    const unit = size * Math.min(width * 1.25, height);
    const count = Math.ceil(width / (unit * gap)) + 1;
    return (
      Array.from({ length: count }, (_, index) => {
        const shape = shapes[Math.floor(random() * shapes.length)] ?? '';
        const scale = (unit / 100) * (0.8 + random() * 0.4);
        const x = (index - 0.5 + random() * 0.3) * unit * gap;
        const y = base * height - 100 * scale;
        return `<path d="${shape}" fill="${vertical(canvas, [
          [0, lit(colour, 0.12)],
          [1, shaded(colour, 0.3)],
        ])}" transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})"/>`;
      }).join('') +
      path(
        polygon([
          [0, base * height - 1],
          [width, base * height - 1],
          [width, height],
          [0, height],
        ]),
        vertical(canvas, [
          [0, shaded(colour, 0.25)],
          [1, shaded(colour, 0.5)],
        ]),
      )
    );
  };
}

/** One shape, placed: its foot stands at `y`. */
export function stands(shape: string, colour: Hex, x: number, y: number, size: number, opacity = 1): Layer {
  return ({ width, height, canvas }) => {
    const scale = (size * Math.min(width, height)) / 100;
    return `<path d="${shape}" fill="${vertical(canvas, [
      [0, lit(colour, 0.18)],
      [1, shaded(colour, 0.35)],
    ])}" opacity="${opacity}" transform="translate(${round(x * width - 50 * scale)} ${round(y * height - 100 * scale)}) scale(${round(scale)})"/>`;
  };
}

/** An ornament over the whole frame, as on printed cloth. */
export function pattern(shape: string, colour: Hex, opacity = 0.14, size = 0.16): Layer {
  return ({ width, height }) => {
    const unit = size * Math.min(width, height);
    const out: string[] = [];
    for (let y = 0, line = 0; y < height + unit; y += unit * 0.9, line += 1) {
      for (let x = (line & 1) === 0 ? 0 : unit / 2; x < width + unit; x += unit) {
        out.push(
          `<path d="${shape}" transform="translate(${round(x - unit / 2)} ${round(y - unit / 2)}) scale(${round((unit / 100) * 0.86)})"/>`,
        );
      }
    }
    return `<g fill="${colour}" fill-rule="evenodd" opacity="${opacity}">${out.join('')}</g>`;
  };
}

/** Small things in the air: petals, snow, embers, bubbles. */
export function drifting(
  shape: string,
  colours: readonly Hex[],
  count: number,
  size = 0.03,
  opacity = 0.8,
): Layer {
  return ({ width, height, random }) =>
    Array.from({ length: count }, () => {
      const scale = (size * Math.min(width, height) * (0.4 + random())) / 100;
      const colour = colours[Math.floor(random() * colours.length)] ?? '#ffffff';
      return `<path d="${shape}" fill="${colour}" opacity="${round(opacity * (0.4 + random() * 0.6))}" transform="translate(${round(random() * width)} ${round(random() * height)}) rotate(${Math.round(random() * 360)}) scale(${round(scale * 100) / 100})"/>`;
    }).join('');
}

/** Boards, sand or tiles that run towards the back. */
export function floor(colour: Hex, from: number, joints = 9): Layer {
  return ({ width, height, canvas }) => {
    const y = from * height;
    const lines = Array.from({ length: joints + 1 }, (_, index) => {
      const share = index / joints - 0.5;
      return `M${round(width * (0.5 + share * 1.1))} ${round(y)}L${round(width * (0.5 + share * 3))} ${height}`;
    });
    const across = [0.12, 0.3, 0.56].map((share) => `M0 ${round(y + (height - y) * share)}H${width}`);
    return `${path(
      polygon([
        [0, y],
        [width, y],
        [width, height],
        [0, height],
      ]),
      vertical(canvas, [
        [0, shaded(colour, 0.3)],
        [0.3, colour],
        [1, shaded(colour, 0.45)],
      ]),
    )}<path d="${[...lines, ...across].join('')}" stroke="${shaded(colour, 0.6)}" stroke-width="${round(width / 260)}" fill="none" opacity=".5"/>`;
  };
}

/** Drapes at both sides and along the top. */
export function curtains(colour: Hex): Layer {
  return ({ width, height, canvas }) => {
    const folds = [0, 1, 2].flatMap((fold) => {
      const [from, to] = [width * fold * 0.055, width * (fold + 1) * 0.065];
      const side = `M${round(from)} 0H${round(to)}C${round(to * 1.1)} ${height * 0.4} ${round(to * 0.5)} ${height * 0.7} ${round(to * 0.75)} ${height}H${round(from * 0.6)}C${round(from * 0.5)} ${height * 0.6} ${round(from)} ${height * 0.4} ${round(from)} 0Z`;
      const fill = canvas.paint(fold === 1 ? lit(colour, 0.08) : colour, true);
      return [path(side, fill), `<g transform="translate(${width} 0) scale(-1 1)">${path(side, fill)}</g>`];
    });
    const swags = Array.from({ length: 5 }, (_, index) => {
      const [x, span] = [(index * width) / 5, width / 5];
      return path(
        `M${round(x)} 0H${round(x + span)}Q${round(x + span / 2)} ${round(height * 0.16)} ${round(x)} 0Z`,
        canvas.paint(lit(colour, 0.05), true),
      );
    });
    return folds.join('') + swags.join('');
  };
}

/** Darker towards the corners, so that what is played stands out. */
export function vignette(colour: Hex = '#0a0420', opacity = 0.55): Layer {
  return ({ width, height, canvas }) => {
    const id = canvas.define(
      `vig${colour}${Math.round(opacity * 100)}`,
      (name) =>
        `<radialGradient id="${name}" cx=".5" cy=".45" r=".75"><stop offset=".45" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity="${opacity}"/></radialGradient>`,
    );
    return `<rect width="${width}" height="${height}" fill="url(#${id})"/>`;
  };
}

/** Points of light strung on a line. */
export function lampString(colours: readonly Hex[], y: number, sag = 0.06, count = 9): Layer {
  return ({ width, height, canvas }) => {
    const at = (share: number) => y * height + 4 * share * (1 - share) * sag * height;
    const bulbs = Array.from({ length: count }, (_, index) => {
      const share = (index + 0.5) / count;
      const colour = colours[index - Math.floor(index / colours.length) * colours.length] ?? '#ffd24a';
      const [x, r] = [share * width, Math.min(width, height) * 0.016];
      return `<circle cx="${round(x)}" cy="${round(at(share) + r)}" r="${round(r * 3.4)}" fill="${canvas.radial(colour, 0.75)}"/><circle cx="${round(x)}" cy="${round(at(share) + r)}" r="${round(r)}" fill="${lit(colour, 0.4)}"/>`;
    });
    return `<path d="M0 ${round(y * height)}Q${width / 2} ${round(y * height + sag * 2 * height)} ${width} ${round(y * height)}" fill="none" stroke="#1a1030" stroke-width="${round(width / 300)}"/>${bulbs.join('')}`;
  };
}

/** A drop, a flake and the like, in a box of 100 around (0, 0) for what drifts. */
export const bits = {
  spark: polygon([
    [0, -50],
    [10, -10],
    [50, 0],
    [10, 10],
    [0, 50],
    [-10, 10],
    [-50, 0],
    [-10, -10],
  ]),
  dot: ellipse(0, 0, 40),
  petal: 'M0 -50C34 -20 30 30 0 50C-30 30 -34 -20 0 -50Z',
  leaf: 'M-50 0C-20 -40 30 -34 50 0C30 34 -20 40 -50 0Z',
  flake: around(6, 0, 0, 50)
    .map(([x, y]) =>
      polygon([
        [0, 0],
        [x * 0.5 - y * 0.12, y * 0.5 + x * 0.12],
        [x, y],
        [x * 0.5 + y * 0.12, y * 0.5 - x * 0.12],
      ]),
    )
    .join(''),
  bubble: `${ellipse(0, 0, 46)}${ellipse(0, 0, 38)}`,
} as const;
