import type { ThemeTokens } from '@wau/theme/tokens';
import { type CanvasSize, fitCanvas } from '../ui/canvas-layer.ts';
import { type ParticleShape, type Place, particleAt, particleShapes } from './particles.ts';
import type { WinTier } from './win-tier.ts';

/** Sparks need no sharp edges, and a small canvas is shown sooner than a large one. */
const pixelRatio = 1;
const spritePixels = 48;

/** Draws the particles of a celebration as they are after `elapsedMs`. */
export type DrawParticles = (elapsedMs: number) => void;

/** `undefined` where the browser gives no canvas: sparks may be absent, the game may not. */
export function createParticleLayer(
  canvas: HTMLCanvasElement,
  size: CanvasSize,
  colours: ThemeTokens,
  tier: WinTier,
  origin: Place,
): DrawParticles | undefined {
  if (canvas.getContext('2d') === null) return undefined;
  const layer = fitCanvas(canvas, size, pixelRatio);
  const sprites = new Map(particleShapes.map((shape) => [shape, drawSprite(shape, colours)]));
  return (elapsedMs) => {
    layer.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    layer.clearRect(0, 0, size.width, size.height);
    for (let index = 0; index < tier.particles; index += 1) {
      const particle = particleAt(tier, index, elapsedMs, origin);
      const sprite = particle === undefined ? undefined : sprites.get(particle.shape);
      if (particle === undefined || sprite === undefined) continue;
      const { x, y, size: wide, turn, width, opacity } = particle;
      const cos = Math.cos(turn) * pixelRatio;
      const sin = Math.sin(turn) * pixelRatio;
      layer.globalAlpha = opacity;
      layer.setTransform(cos * width, sin * width, -sin, cos, x * size.width, y * size.height);
      layer.drawImage(sprite, -wide / 2, -wide / 2, wide, wide);
    }
  };
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
