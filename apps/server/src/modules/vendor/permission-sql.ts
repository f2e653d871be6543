import type { MemberId, SessionId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/sql-runner';
import type { BetCommand } from './wallet-command.ts';

/** What a bet's session token allows right now. */
export interface PermissionRow {
  /** Position of the bet, from 1. */
  readonly position: bigint;
  /** These are null when the token leads to nothing that lives. */
  readonly member_id: MemberId | null;
  readonly session_id: SessionId | null;
  readonly game_id: string | null;
  readonly last_seen_at: Date | null;
  /** Game and vendor are switched on; null for a game that the merchant does not have. */
  readonly is_open: boolean | null;
}

/**
 * One row for each bet. The player's session is read with every bet and never remembered, so that none is taken
 * after a log-out.
 */
export function selectPermissions(
  tx: SqlRunner,
  bets: readonly BetCommand[],
  now: Date,
): Promise<readonly PermissionRow[]> {
  return tx.query<PermissionRow>({
    name: 'select-bet-permissions',
    // Each look-up is for itself and by a whole key, so that no statistics of young tables lead to a scan.
    text: `select asked.position, live.member_id, live.session_id, live.game_id, live.last_seen_at,
                  game.enabled and vendor.enabled as is_open
             from unnest($1::text[], $2::text[], $3::bytea[], $4::text[]) with ordinality
                  as asked (merchant_id, vendor_code, token_hash, game_id, position)
             left join lateral (
                    select play.member_id, play.session_id, play.game_id, session.last_seen_at
                      from (select member_id, session_id, game_id from wau.play_sessions
                             where merchant_id = asked.merchant_id and token_hash = asked.token_hash
                               and vendor_code = asked.vendor_code and expires_at > $5 limit 1) as play
                     cross join lateral (
                            select last_seen_at from wau.sessions
                             where merchant_id = asked.merchant_id and session_id = play.session_id
                               and ended_at is null and idle_until > $5 and ends_at > $5 limit 1) as session
                     cross join lateral (
                            select from wau.members
                             where merchant_id = asked.merchant_id and member_id = play.member_id
                               and status = 'active' limit 1) as member) as live on true
             left join lateral (
                    select enabled from wau.games
                     where merchant_id = asked.merchant_id and vendor_code = asked.vendor_code
                       and game_id = asked.game_id limit 1) as game on true
             left join lateral (
                    select enabled from wau.vendors
                     where merchant_id = asked.merchant_id and vendor_code = asked.vendor_code
                     limit 1) as vendor on true`,
    values: [
      bets.map((bet) => bet.merchantCode),
      bets.map((bet) => bet.vendorCode),
      bets.map((bet) => bet.sessionTokenHash),
      bets.map((bet) => bet.gameId),
      now,
    ],
  });
}
