/** How many cells a row of a fingerprint has: about what is left of a tile at a glance. */
export const fingerprintCells = 12;

/** CIELAB of the cells of a small picture, one after another. */
export type Fingerprint = Float64Array;

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function cube(share: number): number {
  return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116;
}

/** From the red, green and blue of every cell. */
export function fingerprintOf(pixels: Uint8Array): Fingerprint {
  const lab = new Float64Array(pixels.length);
  for (let index = 0; index + 2 < pixels.length; index += 3) {
    const [r, g, b] = [
      linear(pixels[index] ?? 0),
      linear(pixels[index + 1] ?? 0),
      linear(pixels[index + 2] ?? 0),
    ];
    const x = cube((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = cube(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = cube((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    lab.set([116 * y - 16, 500 * (x - y), 200 * (y - z)], index);
  }
  return lab;
}

/** The mean difference of two pictures' cells in CIELAB: 1 is just seen beside each other, 100 is black and white. */
export function tileDistance(a: Fingerprint, b: Fingerprint): number {
  let sum = 0;
  for (let index = 0; index + 2 < a.length; index += 3) {
    sum += Math.hypot(
      (a[index] ?? 0) - (b[index] ?? 0),
      (a[index + 1] ?? 0) - (b[index + 1] ?? 0),
      (a[index + 2] ?? 0) - (b[index + 2] ?? 0),
    );
  }
  return (sum * 3) / a.length;
}
