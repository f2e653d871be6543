export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size with its longer side at most `longest`, in the same proportions, whole pixels and never larger than it was. */
export function fitPicture({ width, height }: PictureSize, longest: number): PictureSize {
  const scale = Math.min(1, longest / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
