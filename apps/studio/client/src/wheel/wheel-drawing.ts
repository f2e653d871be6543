import type { WheelSegment } from '@wau/rules/wheel/wheel';
import type { ThemeTokens } from '@wau/theme/tokens';
import { multiplierLabel } from '../instant/multiplier-label.ts';
import { segmentArc } from './wheel-motion.ts';

export interface SegmentLook {
  readonly fill: string;
  readonly text: string;
}

/** How hot a segment is, from 0 for the stake itself to 1 for a hundred times as much. */
function heatOf(payHundredths: number): number {
  return Math.min(1, Math.max(0, Math.log10(payHundredths / 100) / 2));
}

/** The colour of a segment: quiet for nothing, cool for less than the stake, and hotter the more it pays. */
export function segmentLook({ pays }: WheelSegment, colours: ThemeTokens): SegmentLook {
  if (pays === 'inner') return { fill: colours.text, text: colours.page };
  if (pays === 0) return { fill: colours.raised, text: colours.muted };
  if (pays < 100) return { fill: colours.outline, text: colours.page };
  const heat = heatOf(pays);
  if (heat < 0.14) return { fill: colours.sea, text: colours.onSea };
  if (heat < 0.45) return { fill: colours.gold, text: colours.onGold };
  return { fill: colours.hibiscus, text: colours.onHibiscus };
}

export function segmentText({ pays }: WheelSegment): string {
  return pays === 'inner' ? '★' : `${multiplierLabel(pays * 100)}×`;
}

export interface Ring {
  readonly outer: number;
  readonly inner: number;
}

/** A wheel at rest around the origin, its first segment beginning at the top. */
export function drawWheel(
  layer: CanvasRenderingContext2D,
  segments: readonly WheelSegment[],
  ring: Ring,
  colours: ThemeTokens,
): void {
  layer.lineWidth = segments.length > 30 ? 0.75 : 1.5;
  layer.strokeStyle = colours.page;
  for (const [index, segment] of segments.entries()) {
    const { from, to } = segmentArc(segments, index);
    const look = segmentLook(segment, colours);
    layer.fillStyle = look.fill;
    // Empty segments side by side are told apart by a shade.
    layer.globalAlpha = segment.pays === 0 && (index & 1) === 1 ? 0.75 : 1;
    layer.beginPath();
    layer.arc(0, 0, ring.outer, from - Math.PI / 2, to - Math.PI / 2);
    layer.arc(0, 0, ring.inner, to - Math.PI / 2, from - Math.PI / 2, true);
    layer.closePath();
    layer.fill();
    layer.globalAlpha = 1;
    layer.stroke();
    drawLabel(layer, segment, (from + to) / 2, to - from, ring, look.text);
  }
}

/** The label reads outwards along the segment, where that leaves letters large enough to read. */
function drawLabel(
  layer: CanvasRenderingContext2D,
  segment: WheelSegment,
  middle: number,
  width: number,
  { outer, inner }: Ring,
  colour: string,
): void {
  const size = Math.min(16, outer * width * 0.5, (outer - inner) * 0.32);
  if (size < 7 || segment.pays === 0) return;
  layer.save();
  layer.rotate(middle - Math.PI / 2);
  layer.fillStyle = colour;
  layer.font = `700 ${size}px system-ui, sans-serif`;
  layer.textAlign = 'right';
  layer.textBaseline = 'middle';
  layer.fillText(segmentText(segment), outer - Math.max(6, outer * 0.05), 0);
  layer.restore();
}

/** The pointer, its tip just within the rim. */
export function drawPointer(
  layer: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  colours: ThemeTokens,
): void {
  layer.fillStyle = colours.text;
  layer.strokeStyle = colours.page;
  layer.lineWidth = 2;
  layer.beginPath();
  layer.moveTo(x, y + size);
  layer.lineTo(x - size * 0.62, y - size * 0.3);
  layer.arc(x, y - size * 0.3, size * 0.62, Math.PI, 0);
  layer.closePath();
  layer.fill();
  layer.stroke();
}
