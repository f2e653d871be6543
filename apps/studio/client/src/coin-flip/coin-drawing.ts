import type { CoinSide } from '@wau/rules/coin-flip/coin-flip';
import type { ThemeTokens } from '@wau/theme/tokens';
import type { DrawSymbol } from '../instant/stage.tsx';
import { disc } from '../ui/disc.ts';

/** A coin around the origin, its face drawn flat; whoever draws it turns it. */
export function drawCoin(
  layer: CanvasRenderingContext2D,
  radius: number,
  side: CoinSide,
  colours: ThemeTokens,
  symbols: DrawSymbol | undefined,
): void {
  disc(layer, 0, 0, radius, colours.goldDeep);
  const face = layer.createRadialGradient(-radius * 0.35, -radius * 0.4, radius * 0.1, 0, 0, radius);
  face.addColorStop(0, '#fff3c9');
  face.addColorStop(0.55, colours.gold);
  face.addColorStop(1, colours.goldDeep);
  layer.fillStyle = face;
  layer.beginPath();
  layer.arc(0, 0, radius * 0.94, 0, Math.PI * 2);
  layer.fill();
  layer.strokeStyle = `${colours.onGold}66`;
  layer.lineWidth = radius * 0.035;
  layer.setLineDash([radius * 0.06, radius * 0.08]);
  layer.beginPath();
  layer.arc(0, 0, radius * 0.8, 0, Math.PI * 2);
  layer.stroke();
  layer.setLineDash([]);
  if (side === 'tails') drawFlower(layer, radius * 0.62, colours);
  else if (symbols === undefined) drawKite(layer, radius * 0.62, colours);
  else symbols(layer, 'high1', radius * 1.34);
}

/** The head side: a kite with its wings, as on the walls of the east coast. */
function drawKite(layer: CanvasRenderingContext2D, size: number, colours: ThemeTokens): void {
  layer.fillStyle = colours.onGold;
  layer.beginPath();
  layer.moveTo(0, -size * 0.95);
  layer.quadraticCurveTo(size * 0.16, -size * 0.55, size * 0.14, -size * 0.3);
  layer.quadraticCurveTo(size * 0.7, -size * 0.62, size * 1, -size * 0.2);
  layer.quadraticCurveTo(size * 0.55, -size * 0.05, size * 0.12, size * 0.12);
  layer.lineTo(size * 0.1, size * 0.36);
  layer.quadraticCurveTo(size * 0.62, size * 0.4, size * 0.62, size * 0.86);
  layer.quadraticCurveTo(0, size * 0.5, -size * 0.62, size * 0.86);
  layer.quadraticCurveTo(-size * 0.62, size * 0.4, -size * 0.1, size * 0.36);
  layer.lineTo(-size * 0.12, size * 0.12);
  layer.quadraticCurveTo(-size * 0.55, -size * 0.05, -size * 1, -size * 0.2);
  layer.quadraticCurveTo(-size * 0.7, -size * 0.62, -size * 0.14, -size * 0.3);
  layer.quadraticCurveTo(-size * 0.16, -size * 0.55, 0, -size * 0.95);
  layer.fill();
}

/** The flower side: a hibiscus of five petals. */
function drawFlower(layer: CanvasRenderingContext2D, size: number, colours: ThemeTokens): void {
  for (let petal = 0; petal < 5; petal += 1) {
    layer.save();
    layer.rotate((petal * Math.PI * 2) / 5);
    layer.fillStyle = colours.hibiscus;
    layer.beginPath();
    layer.moveTo(0, 0);
    layer.bezierCurveTo(-size * 0.75, -size * 0.35, -size * 0.5, -size * 1.08, 0, -size * 0.92);
    layer.bezierCurveTo(size * 0.5, -size * 1.08, size * 0.75, -size * 0.35, 0, 0);
    layer.fill();
    layer.strokeStyle = `${colours.onGold}55`;
    layer.lineWidth = size * 0.05;
    layer.beginPath();
    layer.moveTo(0, -size * 0.15);
    layer.lineTo(0, -size * 0.66);
    layer.stroke();
    layer.restore();
  }
  disc(layer, 0, 0, size * 0.2, colours.onGold);
}
