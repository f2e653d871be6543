import type { ThemeTokens } from '@wau/theme/tokens';

/** How hot a bucket is: 0 at or below the stake, 1 from a hundred times the stake on. */
export function bucketHeat(multiplierTenThousandths: number): number {
  return Math.min(1, Math.max(0, Math.log10(multiplierTenThousandths / 10_000) / 2));
}

export type BucketColours = Pick<
  ThemeTokens,
  'raised' | 'text' | 'gold' | 'onGold' | 'hibiscus' | 'onHibiscus'
>;

/** From the quiet surface over gold to hibiscus, with a text colour that is legible on it. */
export function bucketLook(
  heat: number,
  colours: BucketColours,
): { readonly fill: string; readonly text: string } {
  if (heat === 0) return { fill: colours.raised, text: colours.text };
  if (heat >= 0.5) return { fill: colours.hibiscus, text: colours.onHibiscus };
  return { fill: mixColours(colours.gold, colours.hibiscus, heat * 0.7), text: colours.onGold };
}

/** `share` 0 gives the first `#rrggbb`, 1 the second. */
export function mixColours(first: string, second: string, share: number): string {
  const channel = (colour: string, index: number) => Number.parseInt(colour.slice(index, index + 2), 16);
  const mixed = [1, 3, 5].map((index) => {
    const value = Math.round(channel(first, index) * (1 - share) + channel(second, index) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** What a bucket says: as few characters as tell the number, since a bucket may be as narrow as a fingertip's edge. */
export function bucketLabel(multiplierTenThousandths: number): string {
  const multiplier = multiplierTenThousandths / 10_000;
  return multiplier >= 1000 ? `${multiplier / 1000}k` : String(multiplier);
}
