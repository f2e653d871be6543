/** How an icon is cut: by ourselves, by Android to whatever shape a phone likes, or by iOS to its own. */
type IconPurpose = 'any' | 'maskable' | 'apple';

export interface AppIcon {
  /** Also the name of its file, without the ending. */
  readonly name: string;
  readonly sizePixels: number;
  readonly purpose: IconPurpose;
}

export const appIcons: readonly AppIcon[] = [
  { name: 'icon-192', sizePixels: 192, purpose: 'any' },
  { name: 'icon-512', sizePixels: 512, purpose: 'any' },
  { name: 'maskable-192', sizePixels: 192, purpose: 'maskable' },
  { name: 'maskable-512', sizePixels: 512, purpose: 'maskable' },
  { name: 'apple-180', sizePixels: 180, purpose: 'apple' },
];

export const webClipIconName = 'apple-180';

interface IconParts {
  /** The merchant's mark, an SVG with a square view box. */
  readonly drawing: string;
  /** Colour of the ground, `#rrggbb`. */
  readonly ground: string;
}

/**
 * The share of the icon's side that the mark takes. A maskable icon may lose all but a circle of 80 % across; the
 * largest square within it has 56 % of the side.
 */
const drawingShares: Readonly<Record<IconPurpose, number>> = { any: 0.74, maskable: 0.56, apple: 0.7 };

/** What the kite's own favicon has, so that the icon in a tab and the one on a home screen look alike. */
const cornerShare = 0.25;

/** The icon as an SVG: the mark on its ground. The mark is a picture within it, so nothing in it can run or load. */
export function appIconSvg({ purpose }: AppIcon, { drawing, ground }: IconParts): string {
  const side = 100;
  const corner = purpose === 'any' ? side * cornerShare : 0;
  const drawingSide = side * drawingShares[purpose];
  const edge = (side - drawingSide) / 2;
  const picture = Buffer.from(drawing).toString('base64');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" rx="${corner}" fill="${ground}"/>`,
    `<image x="${edge}" y="${edge}" width="${drawingSide}" height="${drawingSide}" href="data:image/svg+xml;base64,${picture}"/>`,
    '</svg>',
  ].join('');
}
