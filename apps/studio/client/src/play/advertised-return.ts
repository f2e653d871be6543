import type { PlayedTitle } from './play-context.tsx';

/** Ways to play that are bought features. */
const boughtWay = /^buy /;

function shownPercent(returnPercent: string): number {
  return Math.floor(Number(returnPercent) * 100 + 1e-6) / 100;
}

/** A return in per cent, cut (never rounded up) after two decimals. */
export function returnText(returnPercent: string): string {
  return `${shownPercent(returnPercent)} %`;
}

type Ways = PlayedTitle['figures']['ways'];

/** The ways to play a title that are open here. */
export function openWays(
  { ways }: { readonly ways: Ways },
  { allowsFeatureBuy }: { readonly allowsFeatureBuy: boolean },
): Ways {
  return ways.filter(({ way }) => allowsFeatureBuy || !boughtWay.test(way));
}

/**
 * What a player is told of a title's return: of all ways to play that are open here the lowest and the highest, in per
 * cent, cut (never rounded up) after two decimals.
 */
export function advertisedReturn(
  figures: { readonly ways: Ways },
  market: { readonly allowsFeatureBuy: boolean },
): {
  readonly lowestReturnPercent: number;
  readonly text: string;
} {
  const returns = openWays(figures, market).map(({ returnPercent }) => shownPercent(returnPercent));
  const lowest = Math.min(...returns);
  const highest = Math.max(...returns);
  const text = lowest === highest ? `${lowest} %` : `${lowest} – ${highest} %`;
  return { lowestReturnPercent: lowest, text };
}
