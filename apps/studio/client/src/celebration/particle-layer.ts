import type { ThemeTokens } from '@wau/theme/tokens';
import { type CanvasSize, fitCanvas } from '../ui/canvas-layer.ts';
import { spritesFor } from './particle-sprites.ts';
import { type Place, particleAt } from './particles.ts';
import type { WinTier } from './win-tier.ts';

/** Sparks need no sharp edges, and a small canvas is shown sooner than a large one. */
const pixelRatio = 1;

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
  const sprites = spritesFor(colours);
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
