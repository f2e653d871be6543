import type { SymbolRole } from '@wau/art/symbol-roles';
import type { ThemeTokens } from '@wau/theme/tokens';
import type { DrawSymbol } from '../instant/stage.tsx';

export interface RunnerPose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Which of several it is: each has a colour of its own. */
  readonly runner: number;
  readonly isClimbing: boolean;
  readonly sinceMs: number;
}

/** What the theme has most of, one for each runner. */
const runnerRoles: readonly SymbolRole[] = ['high1', 'high2', 'high3'];

/** What climbs, at the height that it has reached: a symbol of the title's theme, else a rocket. */
export function drawRunner(
  layer: CanvasRenderingContext2D,
  pose: RunnerPose,
  colours: ThemeTokens,
  symbols: DrawSymbol | undefined,
): void {
  const { x, y, scale, runner, isClimbing, sinceMs } = pose;
  const body = [colours.text, colours.gold, colours.sea][runner] ?? colours.text;
  layer.save();
  // A little shiver tells that it pulls; at rest it stands.
  layer.translate(x + (isClimbing ? Math.sin(sinceMs / 23) * 0.8 : 0), y);
  layer.scale(scale, scale);
  if (isClimbing) drawFlame(layer, sinceMs, colours);
  const role = runnerRoles[runner];
  if (symbols !== undefined && role !== undefined) {
    symbols(layer, role, 68);
    layer.restore();
    return;
  }
  layer.fillStyle = colours.hibiscus;
  layer.beginPath();
  layer.moveTo(-9, 16);
  layer.lineTo(-19, 30);
  layer.lineTo(-7, 27);
  layer.moveTo(9, 16);
  layer.lineTo(19, 30);
  layer.lineTo(7, 27);
  layer.fill();
  layer.fillStyle = body;
  layer.beginPath();
  layer.moveTo(0, -24);
  layer.bezierCurveTo(15, -8, 13, 14, 8, 28);
  layer.lineTo(-8, 28);
  layer.bezierCurveTo(-13, 14, -15, -8, 0, -24);
  layer.fill();
  layer.fillStyle = colours.hibiscus;
  layer.beginPath();
  layer.moveTo(0, -24);
  layer.quadraticCurveTo(8, -16, 10, -6);
  layer.lineTo(-10, -6);
  layer.quadraticCurveTo(-8, -16, 0, -24);
  layer.fill();
  layer.fillStyle = colours.page;
  layer.beginPath();
  layer.arc(0, 5, 5.5, 0, Math.PI * 2);
  layer.fill();
  layer.restore();
}

function drawFlame(layer: CanvasRenderingContext2D, sinceMs: number, colours: ThemeTokens): void {
  const length = 26 + 7 * Math.sin(sinceMs / 31);
  for (const [width, share, colour] of [
    [8, 1, colours.hibiscus],
    [5, 0.65, colours.gold],
  ] as const) {
    layer.fillStyle = colour;
    layer.beginPath();
    layer.moveTo(-width, 27);
    layer.quadraticCurveTo(0, 27 + length * share * 2, width, 27);
    layer.fill();
  }
}
