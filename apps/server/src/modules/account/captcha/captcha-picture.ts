import type { Random } from '@wau/service/random';
import { uniform } from './captcha-question.ts';
import { glyphs, type Point, type Stroke } from './glyphs.ts';
import { encodeGreyscalePng } from './png.ts';

export const captchaWidth = 320;
export const captchaHeight = 112;

const ink = 40;
const paper = 246;
const noiseLines = 4;
const specks = 220;

/**
 * Draws a text of digits and signs: each is turned, slanted and moved by itself, a wave bends the whole, lines cross
 * it in the same ink, and the paper is grainy. Legible at half its size on a phone.
 */
export function drawCaptcha(text: string, random: Random): Buffer {
  const sheet = new Sheet(captchaWidth, captchaHeight);
  const wave = makeWave(random);
  const cell = (captchaWidth - 24) / text.length;
  for (const [index, character] of [...text].entries()) {
    const place = placeGlyph(random, 12 + cell * index, cell);
    const width = between(random, 5.2, 7.4);
    for (const stroke of glyphs[character] ?? []) {
      sheet.draw(
        bend(stroke).map((point) => wave(place(point))),
        width,
      );
    }
  }
  for (let line = 0; line < noiseLines; line += 1) sheet.draw(noiseLine(random), between(random, 1.6, 2.8));
  sheet.grain(random);
  return encodeGreyscalePng(sheet.pixels, captchaWidth, captchaHeight);
}

function between(random: Random, low: number, high: number): number {
  return low + ((high - low) * uniform(random, 4096)) / 4095;
}

/** Long straight strokes get points in between, so that the wave bends them as well. */
function bend(stroke: Stroke): Stroke {
  return stroke.flatMap((point, index) => {
    const next = stroke[index + 1];
    if (next === undefined) return [point];
    const steps = Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / 0.12);
    return Array.from({ length: Math.max(1, steps) }, (_, step): Point => {
      const part = step / Math.max(1, steps);
      return [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part];
    });
  });
}

function placeGlyph(random: Random, left: number, cell: number): (point: Point) => Point {
  const height = between(random, 58, 74);
  const width = Math.min(height * between(random, 0.58, 0.74), cell * 0.92);
  const angle = between(random, -0.3, 0.3);
  const slant = between(random, -0.22, 0.22);
  const centre: Point = [
    left + cell / 2 + between(random, -3, 3),
    captchaHeight / 2 + between(random, -9, 9),
  ];
  return ([x, y]) => {
    const down = (y - 0.5) * height;
    const right = (x - 0.5) * width - slant * down;
    return [
      centre[0] + right * Math.cos(angle) - down * Math.sin(angle),
      centre[1] + right * Math.sin(angle) + down * Math.cos(angle),
    ];
  };
}

function makeWave(random: Random): (point: Point) => Point {
  const height = between(random, 2.5, 5);
  const length = between(random, 60, 110);
  const start = between(random, 0, 2 * Math.PI);
  const sway = between(random, 1.5, 3);
  return ([x, y]) => [
    x + sway * Math.sin((2 * Math.PI * y) / 70 + start),
    y + height * Math.sin((2 * Math.PI * x) / length + start),
  ];
}

function noiseLine(random: Random): Stroke {
  const from = between(random, 10, captchaHeight - 10);
  const to = between(random, 10, captchaHeight - 10);
  const swing = between(random, -26, 26);
  return Array.from({ length: 17 }, (_, step): Point => {
    const part = step / 16;
    return [captchaWidth * part, from + (to - from) * part + swing * Math.sin(2 * Math.PI * part)];
  });
}

/** Greyscale paper that takes round-ended lines with smooth edges. */
class Sheet {
  readonly pixels: Uint8Array;
  readonly #width: number;
  readonly #height: number;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.pixels = new Uint8Array(width * height).fill(paper);
  }

  draw(stroke: Stroke, lineWidth: number): void {
    for (const [index, point] of stroke.entries()) {
      const next = stroke[index + 1];
      if (next !== undefined) this.#drawSegment(point, next, lineWidth / 2);
    }
  }

  #drawSegment([x0, y0]: Point, [x1, y1]: Point, radius: number): void {
    const lengthSquared = (x1 - x0) ** 2 + (y1 - y0) ** 2 || 1;
    const bottom = Math.min(this.#height - 1, Math.ceil(Math.max(y0, y1) + radius + 1));
    const right = Math.min(this.#width - 1, Math.ceil(Math.max(x0, x1) + radius + 1));
    for (let y = Math.max(0, Math.floor(Math.min(y0, y1) - radius - 1)); y <= bottom; y += 1) {
      for (let x = Math.max(0, Math.floor(Math.min(x0, x1) - radius - 1)); x <= right; x += 1) {
        const along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / lengthSquared;
        const part = Math.min(1, Math.max(0, along));
        const distance = Math.hypot(x - x0 - part * (x1 - x0), y - y0 - part * (y1 - y0));
        const cover = Math.min(1, Math.max(0, radius + 0.5 - distance));
        const at = y * this.#width + x;
        // The darker of what is there and what is drawn, so that strokes that touch leave no seam.
        this.pixels[at] = Math.min(this.pixels[at] ?? paper, Math.round(paper + (ink - paper) * cover));
      }
    }
  }

  /** Uneven paper, and specks both dark and light, which leave no clean edge to find a shape by. */
  grain(random: Random): void {
    const noise = random.bytes(this.pixels.length);
    for (const [at, value] of this.pixels.entries()) {
      this.pixels[at] = Math.min(255, Math.max(0, value + ((noise[at] ?? 0) >> 3) - 16));
    }
    for (let speck = 0; speck < specks; speck += 1) {
      const x = uniform(random, this.#width - 2);
      const y = uniform(random, this.#height - 2);
      const shade = uniform(random, 2) === 0 ? ink + 40 : paper;
      for (const at of [y * this.#width + x, y * this.#width + x + 1, (y + 1) * this.#width + x]) {
        this.pixels[at] = shade;
      }
    }
  }
}
