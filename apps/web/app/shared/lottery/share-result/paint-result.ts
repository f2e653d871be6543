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

function paintPart(
  brush: CanvasRenderingContext2D,
  part: PicturePart,
  colourOf: (tone: Tone) => string,
  fontFamily: string,
  width: number,
): void {
  if (part.kind === 'ball') {
    const { x, y, radius, text } = part;
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

/** The picture as a file; `undefined` where the browser makes none. */
export function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => {
      resolve(blob === null ? undefined : new File([blob], name, { type: 'image/png' }));
    }, 'image/png');
  });
}
