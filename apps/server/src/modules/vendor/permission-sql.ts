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
    text: `select asked.position, live.member_id, live.session_id, live.game_id, live.last_seen_at,
                  game.enabled and vendor.enabled as is_open
             from unnest($1::text[], $2::text[], $3::bytea[], $4::text[]) with ordinality
                  as asked (merchant_id, vendor_code, token_hash, game_id, position)
             left join lateral (
                    select play.member_id, play.session_id, play.game_id, session.last_seen_at
                      from wau.play_sessions as play
                      join wau.sessions as session
                        on session.merchant_id = play.merchant_id and session.session_id = play.session_id
                      join wau.members as member
                        on member.merchant_id = play.merchant_id and member.member_id = play.member_id
                     where play.merchant_id = asked.merchant_id and play.token_hash = asked.token_hash
                       and play.vendor_code = asked.vendor_code and play.expires_at > $5
                       and session.ended_at is null and session.idle_until > $5 and session.ends_at > $5
                       and member.status = 'active') as live on true
             left join wau.games as game
               on game.merchant_id = asked.merchant_id and game.vendor_code = asked.vendor_code
              and game.game_id = asked.game_id
             left join wau.vendors as vendor
               on vendor.merchant_id = asked.merchant_id and vendor.vendor_code = asked.vendor_code`,
    values: [
      bets.map((bet) => bet.merchantCode),
      bets.map((bet) => bet.vendorCode),
      bets.map((bet) => bet.sessionTokenHash),
      bets.map((bet) => bet.gameId),
      now,
    ],
  });
}
