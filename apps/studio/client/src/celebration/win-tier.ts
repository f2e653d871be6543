import type { Minor } from '@wau/money/minor';
import type { SoundName } from '../sound/palette.ts';

export type WinTierName = 'small' | 'big' | 'huge';

export interface WinTier {
  readonly name: WinTierName;
  /** From this many times the stake on; what is not more than the stake is no win at all. */
  readonly fromMultiple: bigint;
  /** How long it is shown, of which the amount counts up for a part. */
  readonly showMs: number;
  readonly countMs: number;
  readonly particles: number;
  /** Covers the stage with its name and its amount until it is over. */
  readonly coversStage: boolean;
  readonly sound: SoundName;
  readonly vibrationMs: readonly number[];
}

/** How wins are celebrated, from the rarest down. */
export const winTiers: readonly WinTier[] = [
  {
    name: 'huge',
    fromMultiple: 100n,
    showMs: 5_200,
    countMs: 3_400,
    particles: 84,
    coversStage: true,
    sound: 'winHuge',
    vibrationMs: [90, 60, 90, 60, 220],
  },
  {
    name: 'big',
    fromMultiple: 10n,
    showMs: 2_700,
    countMs: 1_500,
    particles: 40,
    coversStage: true,
    sound: 'winBig',
    vibrationMs: [50, 60, 90],
  },
  {
    name: 'small',
    fromMultiple: 1n,
    showMs: 750,
    countMs: 0,
    particles: 12,
    coversStage: false,
    sound: 'winSmall',
    vibrationMs: [25],
  },
];

/** The tier of a round's win; `undefined` when no more came back than was staked, which is nothing to celebrate. */
export function winTierOf(stakeMinor: Minor, payoutMinor: Minor): WinTier | undefined {
  if (payoutMinor <= stakeMinor) return undefined;
  return winTiers.find(({ fromMultiple }) => payoutMinor >= stakeMinor * fromMultiple);
}

/** The same tier for somebody who plays fast, or whose device asks for less motion: that one sees the amount at rest. */
export function pacedTier(tier: WinTier, pace: 'full' | 'turbo' | 'still'): WinTier {
  if (pace === 'full') return tier;
  if (pace === 'still') {
    return { ...tier, showMs: tier.coversStage ? 1_600 : 0, countMs: 0, particles: 0, vibrationMs: [] };
  }
  return {
    ...tier,
    showMs: tier.showMs * turboShare,
    countMs: tier.countMs * turboShare,
    particles: Math.round(tier.particles / 2),
  };
}

const turboShare = 0.4;
