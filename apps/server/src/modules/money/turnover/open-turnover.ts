import { type Minor, toMinor, zeroMinor } from '@wau/money/minor';

/** The stretch of a member's turnover that one reward asks for. */
export interface TurnoverStretch {
  readonly fromTurnoverMinor: Minor;
  readonly requiredMinor: Minor;
}

export interface OpenTurnover<Stretch extends TurnoverStretch = TurnoverStretch> {
  /** Of all stretches that are not met. */
  readonly requiredMinor: Minor;
  readonly playedMinor: Minor;
  /** Zero: money may leave. */
  readonly missingMinor: Minor;
  /** Those that are not met, in their order: stakes count for the first of them, then for the next. */
  readonly open: readonly (Stretch & { readonly playedMinor: Minor })[];
}

/** How much of a stretch a turnover has covered. */
export function playedOf({ fromTurnoverMinor, requiredMinor }: TurnoverStretch, turnoverMinor: Minor): Minor {
  const past = turnoverMinor - fromTurnoverMinor;
  if (past <= 0n) return zeroMinor;
  return toMinor(past < requiredMinor ? past : requiredMinor);
}

/** What is open of several stretches. One that is met counts no more, so a bar begins anew with the next reward. */
export function openTurnover<Stretch extends TurnoverStretch>(
  stretches: readonly Stretch[],
  turnoverMinor: Minor,
): OpenTurnover<Stretch> {
  const open = stretches
    .map((stretch) => ({ ...stretch, playedMinor: playedOf(stretch, turnoverMinor) }))
    .filter(({ playedMinor, requiredMinor }) => playedMinor < requiredMinor);
  const required = open.reduce((sum, { requiredMinor }) => sum + requiredMinor, 0n);
  const played = open.reduce((sum, { playedMinor }) => sum + playedMinor, 0n);
  return {
    requiredMinor: toMinor(required),
    playedMinor: toMinor(played),
    missingMinor: toMinor(required - played),
    open,
  };
}

/**
 * Where the stretch of a new reward begins: behind the turnover of now and behind the stretches before it, so that no
 * stake counts for two rewards.
 */
export function nextStretchFrom(turnoverMinor: Minor, lastUntilMinor: Minor | undefined): Minor {
  return lastUntilMinor === undefined || lastUntilMinor < turnoverMinor ? turnoverMinor : lastUntilMinor;
}

/** What of a reward is not played through, by the share of its stretch that is left; a part of a sen is the player's. */
export function unreleasedOf(
  stretch: TurnoverStretch & { readonly grantedMinor: Minor },
  turnoverMinor: Minor,
): Minor {
  const { requiredMinor, grantedMinor } = stretch;
  if (requiredMinor === 0n) return zeroMinor;
  return toMinor((grantedMinor * (requiredMinor - playedOf(stretch, turnoverMinor))) / requiredMinor);
}

/**
 * What goes back of each of several rewards, in their order. Own money is played first, so that no more goes back than the
 * wallet holds.
 */
export function lapsesOf<Reward extends TurnoverStretch & { readonly grantedMinor: Minor }>(
  rewards: readonly Reward[],
  turnoverMinor: Minor,
  balanceMinor: Minor,
): readonly { readonly reward: Reward; readonly amountMinor: Minor }[] {
  let left: bigint = balanceMinor > 0n ? balanceMinor : 0n;
  return rewards.map((reward) => {
    const unreleased = unreleasedOf(reward, turnoverMinor);
    const amountMinor = toMinor(unreleased < left ? unreleased : left);
    left -= amountMinor;
    return { reward, amountMinor };
  });
}
