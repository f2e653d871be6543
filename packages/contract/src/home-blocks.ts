/** What home is made of, in the order of a merchant that has chosen none; a merchant's setting says which and in which order. */
export const homeBlocks = [
  'banners',
  'notices',
  'welcome',
  'categories',
  'popular',
  'recent',
  'hot-matches',
  'download',
  'vendors',
  'winners',
  'promotions',
  'jackpot',
  'fairness',
  'links',
] as const;

export type HomeBlock = (typeof homeBlocks)[number];

export function isHomeBlock(text: string): text is HomeBlock {
  return homeBlocks.some((known) => known === text);
}
