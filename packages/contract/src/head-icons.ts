/** The pictures that a member can choose from; each is drawn in apps/web/public/art/heads. The list only grows. */
export const headIcons = [
  'wau',
  'bulan',
  'bintang',
  'ombak',
  'perahu',
  'penyu',
  'bunga-raya',
  'gasing',
] as const;

export type HeadIcon = (typeof headIcons)[number];

export function isHeadIcon(text: string): text is HeadIcon {
  return (headIcons as readonly string[]).includes(text);
}

/** Where a picture lies on the merchant's site; empty for none, and for one that this version does not know. */
export function headIconAddress(icon: string): string {
  return isHeadIcon(icon) ? `/art/heads/${icon}.svg` : '';
}
