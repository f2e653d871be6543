/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [lighter, darker] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function relativeLuminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => linear(channel / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue, each from 0 to 255. */
function channelsOf(colour: string): readonly number[] {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (match === null) throw new TypeError(`not a #rrggbb colour: ${colour}`);
  return match.slice(1).map((pair) => Number.parseInt(pair, 16));
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** What is seen where `over` lies on `under` with an opacity from 0 to 1; all colours are `#rrggbb`. */
export function composite(over: string, under: string, opacity: number): string {
  const bottom = channelsOf(under);
  const seen = channelsOf(over).map((channel, index) =>
    Math.round(channel * opacity + (bottom[index] ?? 0) * (1 - opacity)),
  );
  return `#${seen.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
