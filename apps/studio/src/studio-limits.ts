import type { CallValue } from '@wau/contract/call';
import type { vendorAuthenticate } from '@wau/contract/calls/play/vendor-calls';
import type { ErrorCode } from '@wau/contract/error-codes';
import { type Minor, parseMinor, toMinor } from '@wau/money/minor';
import type { TitleBet } from '@wau/rules/playable-title';
import { checkStake, type GameLimits, type StakeRefusalCode, type Wager } from '@wau/rules/wager';
import { Refusal } from '@wau/service/refusal';

/**
 * What the studio accepts whatever an operator has set, in minor units of any currency: bounds that keep a slip of an
 * extra few digits in an operator's settings from being played.
 */
const absoluteLimits = {
  maxStakeMinor: toMinor(1_000_000_000n),
  maxWinMinor: toMinor(100_000_000_000n),
} as const;

type LimitsText = CallValue<typeof vendorAuthenticate>['limits'];

/** The operator's limits within the studio's own; `undefined` when they make no sense or leave nothing to play. */
export function limitsOf(text: LimitsText): GameLimits | undefined {
  const minStakeMinor = parseMinor(text.minStakeMinor);
  const maxStakeMinor = parseMinor(text.maxStakeMinor);
  const maxWinMinor = parseMinor(text.maxWinMinor);
  if (minStakeMinor === undefined || maxStakeMinor === undefined || maxWinMinor === undefined)
    return undefined;
  const limits: GameLimits = {
    minStakeMinor,
    maxStakeMinor: lesser(maxStakeMinor, absoluteLimits.maxStakeMinor),
    maxWinMinor: lesser(maxWinMinor, absoluteLimits.maxWinMinor),
  };
  const playable = minStakeMinor > 0n && minStakeMinor <= limits.maxStakeMinor && limits.maxWinMinor > 0n;
  return playable ? limits : undefined;
}

function lesser(a: Minor, b: Minor): Minor {
  return a < b ? a : b;
}

const stakeErrors: Record<StakeRefusalCode, ErrorCode> = {
  'stake.not.positive': 'stake.below.minimum',
  'stake.below.minimum': 'stake.below.minimum',
  'stake.above.maximum': 'stake.above.maximum',
  'stake.step.invalid': 'stake.step.wrong',
};

/** The wager of a stake on a bet, or the refusal with the bound that was crossed. */
export function readWager(
  { stakeStepMinor: step }: Pick<TitleBet, 'stakeStepMinor'>,
  stakeMinor: Minor,
  limits: GameLimits,
): Wager | Refusal {
  const checked = checkStake(stakeMinor, limits, step);
  if (checked.ok) return checked.value;
  const code = stakeErrors[checked.code];
  const bounds: Partial<Record<ErrorCode, bigint>> = {
    'stake.below.minimum': limits.minStakeMinor,
    'stake.above.maximum': limits.maxStakeMinor,
    'stake.step.wrong': step,
  };
  return new Refusal(code, { field: 'stakeMinor', limitMinor: String(bounds[code]) });
}
