import type { PlayedTitle } from './play-context.tsx';

/** Ways to play that are bought features. */
const boughtWay = /^buy /;

/** Cut, never rounded up, after two decimals. */
function shownPercent(percent: string): number {
  return Math.floor(Number(percent) * 100 + 1e-6) / 100;
}

/** The lowest and the highest of some shares in per cent. */
export function percentRange(percents: readonly string[]): {
  readonly lowest: number;
  readonly text: string;
} {
  const shown = percents.map(shownPercent);
  const [lowest, highest] = [Math.min(...shown), Math.max(...shown)];
  return { lowest, text: lowest === highest ? `${lowest} %` : `${lowest} – ${highest} %` };
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
  const { lowest, text } = percentRange(openWays(figures, market).map(({ returnPercent }) => returnPercent));
  return { lowestReturnPercent: lowest, text };
}
