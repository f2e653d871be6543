import { type Minor, toMinor, zeroMinor } from '@wau/money/minor';

/** The stretch of a member's turnover that one reward asks for. */
export interface TurnoverStretch {
  readonly fromTurnoverMinor: Minor;
  readonly requiredMinor: Minor;
}

export interface OpenTurnover {
  /** Of all stretches that are not met. */
  readonly requiredMinor: Minor;
  readonly playedMinor: Minor;
  /** Zero: money may leave. */
  readonly missingMinor: Minor;
}

/** How much of a stretch a turnover has covered. */
export function playedOf({ fromTurnoverMinor, requiredMinor }: TurnoverStretch, turnoverMinor: Minor): Minor {
  const past = turnoverMinor - fromTurnoverMinor;
  if (past <= 0n) return zeroMinor;
  return toMinor(past < requiredMinor ? past : requiredMinor);
}

/** What is open of several stretches. One that is met counts no more, so a bar begins anew with the next reward. */
export function openTurnover(stretches: readonly TurnoverStretch[], turnoverMinor: Minor): OpenTurnover {
  let required = 0n;
  let played = 0n;
  for (const stretch of stretches) {
    const covered = playedOf(stretch, turnoverMinor);
    if (covered >= stretch.requiredMinor) continue;
    required += stretch.requiredMinor;
    played += covered;
  }
  return {
    requiredMinor: toMinor(required),
    playedMinor: toMinor(played),
    missingMinor: toMinor(required - played),
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
