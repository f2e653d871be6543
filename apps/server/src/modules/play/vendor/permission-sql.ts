import type { MemberId, SessionId } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import { bytesArrayLiteral, textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { BetInQuestion } from './wallet-command.ts';

/** What a bet's session token allows right now. */
export interface PermissionRow {
  /** Position of the bet, from 1. */
  readonly bet_position: bigint;
  /** These are null when the token leads to nothing that lives. */
  readonly member_id: MemberId | null;
  readonly session_id: SessionId | null;
  readonly game_id: string | null;
  readonly last_seen_at: Date | null;
  /** The site and its games are open to the player. */
  readonly is_open: boolean | null;
  readonly category: string | null;
  /** The most that the merchant allows as one stake of the game. */
  readonly max_stake_minor: Minor | null;
  /** Game and vendor are switched on; null for a game that the merchant does not have. */
  readonly is_offered: boolean | null;
  /** Whether features may be bought in the merchant's games. */
  readonly sells_features: boolean | null;
  /** The player's own limits, null where there is none: of one stake, of what may still be staked, of what may still be lost. */
  readonly stake_once_minor: Minor | null;
  readonly stake_left_minor: Minor | null;
  readonly loss_left_minor: Minor | null;
  /** The player has been logged in today for as long as wanted. */
  readonly is_time_up: boolean | null;
  /** The player has to look back first. */
  readonly is_check_due: boolean | null;
}

/**
 * One row for each bet. The player's session is read with every bet and never remembered, so that none is taken
 * after a logout.
 */
export function selectPermissions(
  tx: SqlRunner,
  bets: readonly BetInQuestion[],
  now: Date,
): Promise<readonly PermissionRow[]> {
  return tx.query<PermissionRow>({
    name: 'select-bet-permissions',
    // Each look-up is for itself and by a whole key, so that no statistics of young tables lead to a scan.
    text: `select bet_position, member_id, session_id, game_id, last_seen_at, is_open, category, max_stake_minor,
                  is_offered, sells_features, stake_once_minor, stake_left_minor, loss_left_minor, is_time_up,
                  is_check_due
             from wau.bet_permissions($1, $2, $3, $4, $5, $6)`,
    values: [
      textArrayLiteral(bets.map((bet) => bet.merchantCode)),
      textArrayLiteral(bets.map((bet) => bet.vendorCode)),
      bytesArrayLiteral(bets.map((bet) => bet.sessionTokenHash)),
      textArrayLiteral(bets.map((bet) => bet.gameId)),
      textArrayLiteral(bets.map((bet) => bet.memberId)),
      now,
    ],
  });
}
