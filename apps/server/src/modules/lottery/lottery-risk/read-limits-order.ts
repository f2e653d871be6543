import { findPlay, type LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { allNumbers, areOddsSteps } from '@wau/rules/lottery/lottery-limits';
import { picksText, readPicks } from '@wau/rules/lottery/read-picks';
import { isByNumber } from '@wau/rules/lottery/single-numbers';
import { Refusal } from '@wau/service/refusal';
import { limitsFromWire, type WireLimits } from './wire-limits.ts';

/** Of all rules together. */
const ruledLengthMaximum = 200_000;

/**
 * Reads what is ordered of a lottery's limits, always written in the same way, so that two who order the same say the same.
 *
 * @throws Refusal `lottery.limits.invalid`; `field` says where
 */
export function readLimitsOrder(family: LotteryFamily, order: WireLimits): WireLimits {
  const limits = limitsFromWire(order);
  if (!areOddsSteps(limits.steps)) throw wrong('oddsSteps');
  if (order.numberRules.reduce((sum, { numbers }) => sum + numbers.length, 0) > ruledLengthMaximum) {
    throw wrong('numberRules');
  }
  return {
    drawStakeMinor: order.drawStakeMinor,
    numberStakeMinor: order.numberStakeMinor,
    memberNumberStakeMinor: order.memberNumberStakeMinor,
    numberLiabilityMinor: order.numberLiabilityMinor,
    combinedLiabilityMinor: order.combinedLiabilityMinor,
    oddsSteps: order.oddsSteps.map(({ aboveMinor, oddsPercent }) => ({ aboveMinor, oddsPercent })),
    numberRules: order.numberRules.map(({ playId, numbers, numero, oddsPercent }) => ({
      playId,
      numbers: numbersOf(family, playId, numbers),
      numero,
      oddsPercent,
    })),
  };
}

function numbersOf(family: LotteryFamily, playId: string, numbers: string): string {
  const play = findPlay(family, playId);
  if (play === undefined) throw wrong('numberRules');
  if (numbers === allNumbers) return numbers;
  const read = isByNumber(play) ? readPicks(family.shape, play, numbers) : undefined;
  if (read?.ok !== true) throw wrong('numberRules');
  return picksText(family.shape, play, read.value);
}

function wrong(field: string): Refusal {
  return new Refusal('lottery.limits.invalid', { field });
}
