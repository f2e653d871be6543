import { type EmblemName, emblems } from './emblems.ts';

interface VendorMark {
  readonly emblem: EmblemName;
  /** From the top left to the bottom right. */
  readonly ground: readonly [string, string];
  readonly sign: string;
}

/** The marks of the demo's vendors, by their codes. */
export const vendorMarks: Readonly<Record<string, VendorMark>> = {
  studio: { emblem: 'kite', ground: ['#5b2f86', '#1b2050'], sign: '#ffd24a' },
  angin: { emblem: 'swirl', ground: ['#2f9bd6', '#134a86'], sign: '#ffffff' },
  rimba: { emblem: 'leaf', ground: ['#2e9e4f', '#0b3d24'], sign: '#e6ffc2' },
  samudra: { emblem: 'wave', ground: ['#12a59a', '#0a3a5c'], sign: '#d9fbff' },
};

/** A vendor's mark: its emblem on a tile with round corners. */
export function drawVendorMark({ emblem, ground: [from, to], sign }: VendorMark): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">',
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    '<rect width="64" height="64" rx="16" fill="url(#g)"/>',
    '<path d="M0 16A16 16 0 0 1 16 0H48A16 16 0 0 1 64 16V20C44 30 20 30 0 20Z" fill="#fff" opacity=".1"/>',
    `<path d="${emblems[emblem]}" fill="${sign}"/>`,
    '</svg>\n',
  ].join('');
}
