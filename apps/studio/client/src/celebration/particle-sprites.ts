import type { ThemeTokens } from '@wau/theme/tokens';
import { type ParticleShape, particleShapes } from './particles.ts';

type Sprites = ReadonlyMap<ParticleShape, HTMLCanvasElement>;

const spritePixels = 48;
const drawn = new Map<ThemeTokens, Sprites>();

/**
 * A picture of each shape in the colours of a theme. They are drawn when they are first asked for and kept: a game asks
 * when it opens, so that no win waits for them.
 */
export function spritesFor(colours: ThemeTokens): Sprites {
  const known = drawn.get(colours);
  if (known !== undefined) return known;
  const sprites = new Map(particleShapes.map((shape) => [shape, drawSprite(shape, colours)]));
  drawn.set(colours, sprites);
  return sprites;
}

/** Each shape is drawn once; a path drawn anew for each particle would cost most of a frame. */
function drawSprite(shape: ParticleShape, colours: ThemeTokens): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = spritePixels;
  canvas.height = spritePixels;
  const layer = canvas.getContext('2d');
  if (layer === null) return canvas;
  layer.translate(spritePixels / 2, spritePixels / 2);
  const radius = spritePixels / 2 - 2;
  if (shape === 'coin') {
    fillCircle(layer, radius, colours.goldDeep);
    fillCircle(layer, radius * 0.8, colours.gold);
    fillPath(layer, starPath(radius * 0.5), colours.goldDeep);
  }
  if (shape === 'star') fillPath(layer, starPath(radius), colours.gold);
  if (shape === 'petal') fillPath(layer, petalPath(radius), colours.hibiscus);
  return canvas;
}

function fillCircle(layer: CanvasRenderingContext2D, radius: number, colour: string): void {
  const path = new Path2D();
  path.arc(0, 0, radius, 0, Math.PI * 2);
  fillPath(layer, path, colour);
}

function fillPath(layer: CanvasRenderingContext2D, path: Path2D, colour: string): void {
  layer.fillStyle = colour;
  layer.fill(path);
}

/** A star of four long points. */
function starPath(radius: number): Path2D {
  const path = new Path2D();
  for (let point = 0; point < 8; point += 1) {
    const reach = point & 1 ? radius * 0.3 : radius;
    const angle = (Math.PI / 4) * point;
    path.lineTo(Math.sin(angle) * reach, -Math.cos(angle) * reach);
  }
  path.closePath();
  return path;
}

function petalPath(radius: number): Path2D {
  const path = new Path2D();
  path.moveTo(0, radius);
  path.bezierCurveTo(-radius * 1.1, radius * 0.2, -radius * 0.7, -radius, 0, -radius * 0.7);
  path.bezierCurveTo(radius * 0.7, -radius, radius * 1.1, radius * 0.2, 0, radius);
  return path;
}
