import type { ThemeTokens } from '@wau/theme/tokens';
import type { CanvasSize } from '../ui/canvas-layer.ts';
import { flyerOf } from './flyers.ts';

/** What is drawn of a flight at one moment. */
export interface FlightPicture {
  readonly theme: string;
  /** `undefined` on the ground. */
  readonly elapsedMs: number | undefined;
  readonly doublingMs: number;
  /** How long ago it crashed; `undefined` while it flies. */
  readonly crashedForMs: number | undefined;
  /** Nothing moves that need not. */
  readonly isStill: boolean;
}

/** So long and so high the axes reach before they grow with the flight. */
const shortestMs = 9_000;
const lowestTop = 2;
const fallMs = 900;
const curveSteps = 64;

interface Frame {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** Below it the picture leaves the words about the way to the server free, above it the figure. */
const belowPx = 60;
const figureShare = 0.36;
const figureMaximumPx = 170;

function frameOf({ width, height }: CanvasSize): Frame {
  const above = Math.min(figureMaximumPx, height * figureShare);
  return { left: 34, bottom: height - belowPx, width: width - 84, height: height - belowPx - above };
}

/** Where the flight stands in the picture after a time, when the picture ends at another. */
function placeOf(ms: number, endMs: number, doublingMs: number, frame: Frame) {
  const rightMs = Math.max(shortestMs, endMs);
  const top = Math.max(lowestTop, 2 ** (endMs / doublingMs));
  const share = (2 ** (ms / doublingMs) - 1) / (top - 1);
  return { x: frame.left + frame.width * (ms / rightMs), y: frame.bottom - frame.height * share };
}

export function drawFlight(
  context: CanvasRenderingContext2D,
  size: CanvasSize,
  colours: ThemeTokens,
  picture: FlightPicture,
): void {
  const { elapsedMs, doublingMs, crashedForMs, theme } = picture;
  const flyer = flyerOf(theme);
  const sky = context.createLinearGradient(0, 0, 0, size.height);
  sky.addColorStop(0, flyer.sky[0]);
  sky.addColorStop(1, flyer.sky[1]);
  context.fillStyle = sky;
  context.fillRect(0, 0, size.width, size.height);
  drawStars(context, size, picture.isStill ? 0 : (elapsedMs ?? 0));
  const frame = frameOf(size);
  const endMs = Math.max(0, elapsedMs ?? 0);
  const isCrashed = crashedForMs !== undefined;
  if (endMs > 0) {
    drawCurve(context, frame, endMs, doublingMs, isCrashed ? colours.hibiscus : colours.gold);
  }
  drawFlyer(context, frame, colours, picture, endMs);
}

function drawCurve(
  context: CanvasRenderingContext2D,
  frame: Frame,
  endMs: number,
  doublingMs: number,
  colour: string,
): void {
  context.beginPath();
  for (let step = 0; step <= curveSteps; step += 1) {
    const { x, y } = placeOf((endMs * step) / curveSteps, endMs, doublingMs, frame);
    if (step === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.strokeStyle = colour;
  context.lineWidth = 4;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke();
  const last = placeOf(endMs, endMs, doublingMs, frame);
  context.lineTo(last.x, frame.bottom);
  context.lineTo(frame.left, frame.bottom);
  context.closePath();
  context.globalAlpha = 0.16;
  context.fillStyle = colour;
  context.fill();
  context.globalAlpha = 1;
}

/** The flyer at the tip of the curve; after the crash it falls out of the picture. */
function drawFlyer(
  context: CanvasRenderingContext2D,
  frame: Frame,
  colours: ThemeTokens,
  { theme, doublingMs, crashedForMs, isStill }: FlightPicture,
  endMs: number,
): void {
  const fallen = crashedForMs === undefined ? 0 : Math.min(1, crashedForMs / fallMs);
  if (fallen === 1 || (isStill && crashedForMs !== undefined)) return;
  const { paths, tilts } = flyerOf(theme);
  const { x, y } = placeOf(endMs, endMs, doublingMs, frame);
  const sway = isStill ? 0 : Math.sin(endMs / 260) * 0.06;
  context.save();
  context.translate(x + 4, y - 10 + fallen * fallen * frame.height);
  context.rotate((tilts ? 0.6 : -0.18) + sway + fallen * 2.4);
  context.globalAlpha = 1 - fallen;
  const fills = { body: colours.hibiscus, light: colours.gold, dark: '#1b1420' };
  for (const { d, colour } of paths) {
    context.fillStyle = fills[colour];
    context.fill(new Path2D(d));
  }
  context.restore();
}

/** Specks that drift by, so that the height is felt. */
function drawStars(
  context: CanvasRenderingContext2D,
  { width, height }: CanvasSize,
  elapsedMs: number,
): void {
  context.fillStyle = '#ffffff';
  for (let star = 0; star < 26; star += 1) {
    const x = ((star * 97 + 31) * 53) / 1_000;
    const drift = elapsedMs / (900 + 60 * star);
    const across = (x - Math.floor(x)) * width;
    const share = star / 26 + drift * 0.12;
    const down = (share - Math.floor(share)) * height;
    context.globalAlpha = 0.12 + 0.03 * (star & 7);
    context.fillRect(across, down, 2, 2);
  }
  context.globalAlpha = 1;
}
