/**
 * What a picture shows and how large it is. Its address tells all of it, and the version of what it was drawn from, so
 * that a copy may be kept for ever: `tiles/dice.0a1b2c3d4e-320.avif`.
 */
export type PictureKind = 'tiles' | 'symbols' | 'scenes';

export interface PictureSize {
  readonly kind: PictureKind;
  /** A title's id, a theme's name, or a theme's name with the shape of the scene. */
  readonly subject: string;
  /** Pixels across: of a tile, of one cell of a sheet, of a scene. */
  readonly width: number;
}

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export interface PictureName extends PictureSize {
  readonly version: string;
  readonly format: PictureFormat;
}

/** Below this path of the studio all pictures are found. */
export const picturePath = '/studio/art/';

/** The widths that are made; the second is what an address without a width means. */
export const pictureWidths = {
  tiles: [160, 320, 512],
  symbols: [128, 224],
  scenes: [720, 1280],
} as const satisfies Readonly<Record<PictureKind, readonly number[]>>;

const pattern =
  /^(tiles|symbols|scenes)\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([0-9a-f]{10})(?:-(\d{3,4}))?)?\.(avif|webp)$/;

/** Reads what follows `picturePath`; `undefined` for what names no picture. */
export function parsePictureName(text: string): PictureName | undefined {
  const [, kindText, subject = '', version = '', width, formatText] = pattern.exec(text) ?? [];
  const kind = (['tiles', 'symbols', 'scenes'] as const).find((each) => each === kindText);
  const format = pictureFormats.find((each) => each === formatText);
  if (kind === undefined || format === undefined) return undefined;
  const widths: readonly number[] = pictureWidths[kind];
  const asked = width === undefined ? widths[1] : Number(width);
  if (asked === undefined || !widths.includes(asked)) return undefined;
  return { kind, subject, version, width: asked, format };
}

export function pictureFile({ kind, subject, version, width, format }: PictureName): string {
  return `${kind}/${subject}.${version}-${width}.${format}`;
}
