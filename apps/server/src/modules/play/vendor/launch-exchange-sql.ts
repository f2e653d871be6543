import type { MemberId, MerchantCode, SessionId } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface TakenLaunch {
  readonly merchant_id: MerchantCode;
  readonly game_id: string;
  readonly member_id: MemberId;
  readonly session_id: SessionId;
  readonly language: LanguageCode;
  readonly expires_at: Date;
  readonly by_tester: boolean;
}

/** Takes a launch away, so that nobody takes it again; only of the merchants that the vendor speaks for. */
export async function takeLaunch(
  tx: SqlRunner,
  merchantCodes: readonly MerchantCode[],
  vendorCode: string,
  tokenHash: Buffer,
): Promise<TakenLaunch | undefined> {
  const rows = await tx.query<TakenLaunch>({
    name: 'take-launch',
    text: `delete from wau.launch_tokens
            where merchant_id = any ($1) and vendor_code = $2 and token_hash = $3
           returning merchant_id, game_id, member_id, session_id, language, expires_at, by_tester`,
    values: [merchantCodes, vendorCode, tokenHash],
  });
  return rows[0];
}

export interface LaunchedPlayer {
  readonly username: string;
  readonly nickname: string;
  readonly ends_at: Date;
  readonly min_stake_minor: Minor;
  readonly max_stake_minor: Minor;
  readonly max_win_minor: Minor;
}

/** The player and the game of a launch, when the session still lives and the game is still on. */
export async function selectLaunchedPlayer(
  tx: SqlRunner,
  launch: TakenLaunch,
  vendorCode: string,
  now: Date,
): Promise<LaunchedPlayer | undefined> {
  const rows = await tx.query<LaunchedPlayer>({
    name: 'select-launched-player',
    text: `select member.username, member.nickname, session.ends_at, game.min_stake_minor, game.max_stake_minor,
                  game.max_win_minor
             from wau.sessions as session
             join wau.members as member
               on member.merchant_id = session.merchant_id and member.member_id = session.member_id
             join wau.games as game
               on game.merchant_id = session.merchant_id and game.vendor_code = $4 and game.game_id = $5
             join wau.vendors as vendor
               on vendor.merchant_id = session.merchant_id and vendor.vendor_code = $4
            where session.merchant_id = $1 and session.session_id = $2 and member.member_id = $3
              and session.ended_at is null and session.idle_until > $6 and session.ends_at > $6
              and member.status = 'active' and game.enabled and vendor.enabled`,
    values: [launch.merchant_id, launch.session_id, launch.member_id, vendorCode, launch.game_id, now],
  });
  return rows[0];
}

export interface NewPlaySession {
  readonly merchantCode: MerchantCode;
  readonly tokenHash: Buffer;
  readonly vendorCode: string;
  readonly gameId: string;
  readonly memberId: MemberId;
  readonly sessionId: SessionId;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  /** May bet during maintenance. */
  readonly byTester: boolean;
}

export async function insertPlaySession(tx: SqlRunner, play: NewPlaySession): Promise<void> {
  await tx.query({
    name: 'insert-play-session',
    text: `insert into wau.play_sessions
             (merchant_id, token_hash, vendor_code, game_id, member_id, session_id, opened_at, expires_at, by_tester)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      play.merchantCode,
      play.tokenHash,
      play.vendorCode,
      play.gameId,
      play.memberId,
      play.sessionId,
      play.openedAt,
      play.expiresAt,
      play.byTester,
    ],
  });
}

/** Whether a token to bet with is the player's, and both the play session and the session behind it live. */
export async function isLivePlay(
  runner: SqlRunner,
  play: {
    readonly merchantCode: MerchantCode;
    readonly memberId: MemberId;
    readonly vendorCode: string;
    readonly tokenHash: Buffer;
    readonly now: Date;
  },
): Promise<boolean> {
  const rows = await runner.query({
    name: 'select-live-play',
    text: `select 1 as live
             from wau.play_sessions as play
             join wau.sessions as session
               on session.merchant_id = play.merchant_id and session.session_id = play.session_id
             join wau.members as member
               on member.merchant_id = play.merchant_id and member.member_id = play.member_id
            where play.merchant_id = $1 and play.token_hash = $2 and play.vendor_code = $3 and play.member_id = $4
              and play.expires_at > $5 and session.ended_at is null and session.idle_until > $5
              and session.ends_at > $5 and member.status = 'active'`,
    values: [play.merchantCode, play.tokenHash, play.vendorCode, play.memberId, play.now],
  });
  return rows.length > 0;
}
