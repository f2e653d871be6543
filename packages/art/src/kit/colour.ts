/** A colour as three shares of light, from 0 to 1. */
type Channels = readonly [number, number, number];

/** `#rrggbb`. */
export type Hex = `#${string}`;

function channelsOf(colour: Hex): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(channels: Channels): Hex {
  const text = channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return `#${text}`;
}

/** `share` of the way from one colour to another. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [a, b] = [channelsOf(from), channelsOf(to)];
  return hexOf([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Towards the warm light from the top left. */
export function lit(colour: Hex, share = 0.4): Hex {
  return mix(colour, '#fff8dc', share);
}

/** Towards the cool shade of night, which keeps a colour richer than black does. */
export function shaded(colour: Hex, share = 0.4): Hex {
  return mix(colour, '#170a2e', share);
}

/** Turns a colour around the wheel, keeping how light it looks. */
export function turned(colour: Hex, degrees: number): Hex {
  const [r, g, b] = channelsOf(colour);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // The matrix that filters call hue rotation: luminance stays.
  return hexOf([
    r * (0.213 + cos * 0.787 - sin * 0.213) +
      g * (0.715 - cos * 0.715 - sin * 0.715) +
      b * (0.072 - cos * 0.072 + sin * 0.928),
    r * (0.213 - cos * 0.213 + sin * 0.143) +
      g * (0.715 + cos * 0.285 + sin * 0.14) +
      b * (0.072 - cos * 0.072 - sin * 0.283),
    r * (0.213 - cos * 0.213 - sin * 0.787) +
      g * (0.715 - cos * 0.715 + sin * 0.715) +
      b * (0.072 + cos * 0.928 + sin * 0.072),
  ]);
}

function luminance(colour: Hex): number {
  const [r, g, b] = channelsOf(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of WCAG, from 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
