import { dieCorner, dieSize, pipRadius, pipsOf } from '../die-pips.ts';
import type { PictureLayout, PicturePart } from './result-picture.ts';

type Tone = 'page' | 'surface' | 'text' | 'muted' | 'gold' | 'gold-deep' | 'gold-text' | 'on-gold';

/** Paints a picture in the colours of the page's theme. Where the browser paints nothing, nothing happens. */
export function paintResult(canvas: HTMLCanvasElement, { width, height, parts }: PictureLayout): void {
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  canvas.width = width;
  canvas.height = height;
  const theme = getComputedStyle(canvas);
  const colourOf = (tone: Tone) => theme.getPropertyValue(`--${tone}`).trim();
  const sky = brush.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, colourOf('surface'));
  sky.addColorStop(1, colourOf('page'));
  brush.fillStyle = sky;
  brush.fillRect(0, 0, width, height);
  for (const part of parts) paintPart(brush, part, colourOf, theme.fontFamily, width);
}

type ColourOf = (tone: Tone) => string;
type RoundPart = Extract<PicturePart, { readonly radius: number }>;

function paintPart(
  brush: CanvasRenderingContext2D,
  part: PicturePart,
  colourOf: ColourOf,
  fontFamily: string,
  width: number,
): void {
  if (part.kind !== 'text') {
    if (part.kind === 'die') paintDie(brush, part, colourOf);
    else paintBall(brush, part, colourOf, fontFamily);
    return;
  }
  const { text, x, y, size, tone, isBold, align } = part;
  brush.fillStyle = colourOf(tone === 'gold' ? 'gold-text' : tone);
  brush.font = `${isBold ? 700 : 400} ${size}px ${fontFamily}`;
  brush.textAlign = align === 'center' ? 'center' : 'left';
  brush.textBaseline = 'alphabetic';
  // A name that is longer than its place is drawn narrower.
  const room = align === 'center' ? width - 2 * 48 : width - x - 48;
  brush.fillText(text, x, y, room);
}

function paintBall(
  brush: CanvasRenderingContext2D,
  { x, y, radius, text }: RoundPart,
  colourOf: ColourOf,
  fontFamily: string,
): void {
  const gold = brush.createLinearGradient(0, y - radius, 0, y + radius);
  gold.addColorStop(0, colourOf('gold'));
  gold.addColorStop(1, colourOf('gold-deep'));
  brush.fillStyle = gold;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fill();
  brush.fillStyle = colourOf('on-gold');
  brush.font = `700 ${radius}px ${fontFamily}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(text, x, y + radius * 0.06);
}

/** As it lies on the page (`die-face.tsx`). */
function paintDie(
  brush: CanvasRenderingContext2D,
  { x, y, radius, text }: RoundPart,
  colourOf: ColourOf,
): void {
  const unit = (2 * radius) / dieSize;
  brush.fillStyle = colourOf('text');
  brush.beginPath();
  brush.roundRect(x - radius, y - radius, 2 * radius, 2 * radius, dieCorner * unit);
  brush.fill();
  brush.fillStyle = colourOf('page');
  for (const [pipX, pipY] of pipsOf(text)) {
    brush.beginPath();
    brush.arc(x - radius + pipX * unit, y - radius + pipY * unit, pipRadius * unit, 0, 2 * Math.PI);
    brush.fill();
  }
}

/** The picture as a file; `undefined` where the browser makes none. */
export function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => {
      resolve(blob === null ? undefined : new File([blob], name, { type: 'image/png' }));
    }, 'image/png');
  });
}
