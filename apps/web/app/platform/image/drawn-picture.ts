/** The widths that the studio makes tiles in. */
const tileWidths = [160, 320, 512] as const;

const tilePattern = /^(.*\/studio\/art\/tiles\/[a-z0-9-]+\.[0-9a-f]{10})\.webp$/;

/** A picture in both formats, as a browser chooses from: `srcset` for each. */
export interface DrawnPicture {
  readonly avif: string;
  readonly webp: string;
}

/** What the studio offers beside a tile's address; `undefined` for any other picture. */
export function drawnPicture(address: string): DrawnPicture | undefined {
  const base = tilePattern.exec(address)?.[1];
  if (base === undefined) return undefined;
  const inFormat = (format: string) =>
    tileWidths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
  return { avif: inFormat('avif'), webp: inFormat('webp') };
}
