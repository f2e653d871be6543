import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type LotteryLimits, noLimits } from '@wau/rules/lottery/lottery-limits';

/** Limits as they are sent and stored. */
export type WireLimits = Omit<CallBody<Calls['setLotteryLimits']>, 'seenVersion' | 'reason'>;

export function limitsFromWire(wire: WireLimits): LotteryLimits {
  return {
    drawStakeMinor: amountOf(wire.drawStakeMinor),
    numberStakeMinor: amountOf(wire.numberStakeMinor),
    memberNumberStakeMinor: amountOf(wire.memberNumberStakeMinor),
    numberLiabilityMinor: amountOf(wire.numberLiabilityMinor),
    combinedLiabilityMinor: amountOf(wire.combinedLiabilityMinor),
    steps: wire.oddsSteps.map(({ aboveMinor, oddsPercent }) => ({
      aboveMinor: BigInt(aboveMinor),
      oddsPercent,
    })),
    rules: wire.numberRules.map(({ playId, numbers, numero, oddsPercent }) => ({
      playId,
      numbers,
      numero: numero ?? undefined,
      oddsPercent: oddsPercent ?? undefined,
    })),
  };
}

/** As a game is before anybody has bounded anything. */
export const noWireLimits: WireLimits = {
  drawStakeMinor: null,
  numberStakeMinor: null,
  memberNumberStakeMinor: null,
  numberLiabilityMinor: null,
  combinedLiabilityMinor: null,
  oddsSteps: [],
  numberRules: [],
};

/** Whether limits bound nothing at all. */
export function areNoLimits(limits: LotteryLimits): boolean {
  const { steps, rules, ...amounts } = limits;
  return (
    limits === noLimits ||
    (steps.length === 0 &&
      rules.length === 0 &&
      Object.values(amounts).every((amount) => amount === undefined))
  );
}

/** Whether numbers are bounded one by one. */
export function boundsNumbers(limits: LotteryLimits): boolean {
  return (
    limits.steps.length > 0 ||
    limits.numberStakeMinor !== undefined ||
    limits.memberNumberStakeMinor !== undefined ||
    limits.numberLiabilityMinor !== undefined
  );
}

function amountOf(text: string | null): bigint | undefined {
  return text === null ? undefined : BigInt(text);
}
