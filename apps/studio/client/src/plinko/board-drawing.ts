import type { ThemeTokens } from '@wau/theme/tokens';
import { disc } from '../ui/disc.ts';
import { type BoardShape, bucketX, pegPosition, turnedLabelsBelow } from './ball-flight.ts';
import { bucketHeat, bucketLabel, bucketLook } from './bucket-look.ts';

export function drawPegs(layer: CanvasRenderingContext2D, shape: BoardShape, colours: ThemeTokens): void {
  for (let row = 0; row < shape.rows; row += 1) {
    for (let peg = 0; peg < row + 3; peg += 1) {
      const { x, y } = pegPosition(shape, row, peg);
      disc(layer, x, y, shape.pegRadius, colours.muted);
    }
  }
}

/** Where a bucket is drawn. */
export function bucketBox(shape: BoardShape, bucket: number) {
  const width = shape.pegGap - Math.max(1.5, shape.pegGap * 0.07);
  return {
    x: bucketX(shape, bucket) - width / 2,
    y: shape.bucketsY,
    width,
    height: shape.bucketHeight - 10,
  };
}

export function drawBucket(
  layer: CanvasRenderingContext2D,
  shape: BoardShape,
  bucket: number,
  multiplier: number,
  colours: ThemeTokens,
): void {
  const { fill, text } = bucketLook(bucketHeat(multiplier), colours);
  const { x, y, width, height } = bucketBox(shape, bucket);
  layer.fillStyle = fill;
  layer.beginPath();
  layer.roundRect(x, y, width, height, Math.min(8, width * 0.28));
  layer.fill();
  const label = { text: bucketLabel(multiplier), colour: text, isTurned: shape.pegGap < turnedLabelsBelow };
  drawBucketLabel(layer, label, x + width / 2, y + height / 2, width);
}

const labelFont = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Where a label does not fit across its bucket, it is turned upright, which keeps it large enough to read. */
function drawBucketLabel(
  layer: CanvasRenderingContext2D,
  label: { readonly text: string; readonly colour: string; readonly isTurned: boolean },
  x: number,
  y: number,
  width: number,
): void {
  const { text, colour, isTurned } = label;
  layer.save();
  layer.translate(x, y);
  if (isTurned) layer.rotate(-Math.PI / 2);
  layer.fillStyle = colour;
  layer.textAlign = 'center';
  layer.textBaseline = 'middle';
  layer.font = `700 ${isTurned ? Math.min(12, width * 0.64) : Math.min(14, width * 0.36)}px ${labelFont}`;
  layer.fillText(text, 0, 1);
  layer.restore();
}
