import type { PlayedTitle } from './play-context.tsx';

/**
 * What a player is told of a title's return: of all ways to play the lowest and the highest, in per cent, cut (never
 * rounded up) after two decimals.
 */
export function advertisedReturn({ ways }: Pick<PlayedTitle['figures'], 'ways'>): {
  readonly lowestReturnPercent: number;
  readonly text: string;
} {
  const returns = ways.map(({ returnPercent }) => Math.floor(Number(returnPercent) * 100 + 1e-6) / 100);
  const lowest = Math.min(...returns);
  const highest = Math.max(...returns);
  const text = lowest === highest ? `${lowest} %` : `${lowest} – ${highest} %`;
  return { lowestReturnPercent: lowest, text };
}
