import type { ErrorCode } from '@wau/contract/error-codes';
import { type Minor, toMinor } from '@wau/money/minor';
import type { PermissionRow } from './permission-sql.ts';
import type { BetInQuestion } from './wallet-command.ts';

type OwnLimits = Pick<
  PermissionRow,
  'stake_once_minor' | 'stake_left_minor' | 'loss_left_minor' | 'is_time_up' | 'is_check_due'
>;

/**
 * Whether a player's own limits refuse a stake. A stake counts as lost until its round has paid. When the time is up, or a
 * reality check is due, what has begun is still played to its end; a limit on money holds for the stakes of decisions, too.
 */
export function limitRefusal(
  { amountMinor }: Pick<BetInQuestion, 'amountMinor'>,
  limits: OwnLimits,
  isRoundBegun: boolean,
): ErrorCode | undefined {
  if (limits.is_time_up === true && !isRoundBegun) return 'play.limit.time';
  if (limits.is_check_due === true && !isRoundBegun) return 'play.check.due';
  // What costs nothing is refused by no limit, even by one that has been made narrower than what is used.
  if (amountMinor === 0n) return undefined;
  const exceeds = (leftMinor: Minor | null) => leftMinor !== null && amountMinor > leftMinor;
  if (exceeds(limits.stake_once_minor) || exceeds(limits.stake_left_minor)) return 'play.limit.stake';
  return exceeds(limits.loss_left_minor) ? 'play.limit.loss' : undefined;
}

/**
 * Takes off what is left for a player the stakes of the same player that stand before in the batch, since the sums of the
 * day do not know of them yet; what is not let in takes no room from those after it. What these may win is not counted: it is not known before they are posted.
 */
export function withoutEarlierStakes<
  Bet extends Pick<BetInQuestion, 'merchantCode' | 'memberId' | 'amountMinor'>,
  Row extends OwnLimits & Pick<PermissionRow, 'bet_position'>,
>(bets: readonly Bet[], rows: readonly Row[], isLetIn: (bet: Bet, row: Row) => boolean): readonly Row[] {
  const staked = new Map<string, bigint>();
  const inOrder = rows.toSorted((a, b) => Number(a.bet_position - b.bet_position));
  return inOrder.map((row) => {
    const bet = bets[Number(row.bet_position) - 1];
    if (bet === undefined || (row.stake_left_minor === null && row.loss_left_minor === null)) return row;
    const player = `${bet.merchantCode}/${bet.memberId}`;
    const before = staked.get(player) ?? 0n;
    const less = (left: Minor | null) => (left === null ? null : toMinor(left - before));
    const left = {
      ...row,
      stake_left_minor: less(row.stake_left_minor),
      loss_left_minor: less(row.loss_left_minor),
    };
    if (isLetIn(bet, left)) staked.set(player, before + bet.amountMinor);
    return left;
  });
}
