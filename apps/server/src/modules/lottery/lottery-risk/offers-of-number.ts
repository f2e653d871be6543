import { type LotteryLimits, numberBoundsOf, ruledPercentOf } from '@wau/rules/lottery/lottery-limits';
import { chargedLotsOf, type LotteryPlay } from '@wau/rules/lottery/lottery-play';
import { type NumberOffer, numberOffersOf } from '@wau/rules/lottery/number-offers';

interface Standing {
  readonly stakeMinor: bigint;
  readonly liabilityMinor: bigint;
}

/** What is left on a number of a draw for a member who has not staked on it; nothing where it is closed. */
export function offersOfNumber(
  limits: LotteryLimits,
  play: LotteryPlay,
  odds: readonly number[],
  { numero, number }: { readonly numero: string; readonly number: string },
  { stakeMinor, liabilityMinor }: Standing,
): readonly NumberOffer[] {
  const oddsPercent = ruledPercentOf(limits.rules, { playId: play.code, number, numero });
  if (oddsPercent === 0) return [];
  const dearest = { oddsTenThousandths: Math.max(...odds), chargedLots: chargedLotsOf(play) };
  return numberOffersOf(
    numberBoundsOf(limits),
    { stakeMinor, liabilityMinor, memberStakeMinor: 0n, oddsPercent },
    dearest,
  );
}
