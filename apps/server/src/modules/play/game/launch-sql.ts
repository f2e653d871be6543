import type { MemberId, MerchantCode, SessionId } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export async function selectLaunchableGame(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
  { vendor, gameId }: { readonly vendor: string; readonly gameId: string },
): Promise<{ readonly game_name: string; readonly enabled: boolean } | undefined> {
  const rows = await runner.query<{ game_name: string; enabled: boolean }>({
    name: 'select-launchable-game',
    text: `select wau.game_name_in(game, $4) as game_name, game.enabled from wau.games as game
            where merchant_id = $1 and vendor_code = $2 and game_id = $3`,
    values: [merchantCode, vendor, gameId, language],
  });
  return rows[0];
}

export interface LaunchTokenRow {
  readonly merchant_id: MerchantCode;
  /** SHA-256. */
  readonly token_hash: Buffer;
  readonly vendor_code: string;
  readonly game_id: string;
  readonly member_id: MemberId;
  readonly session_id: SessionId;
  readonly language: LanguageCode;
  readonly expires_at: Date;
  /** Made during maintenance by somebody who may enter then. */
  readonly by_tester: boolean;
}

export async function insertLaunchToken(runner: SqlRunner, token: LaunchTokenRow): Promise<void> {
  await runner.query({
    name: 'insert-launch-token',
    text: `insert into wau.launch_tokens
             (merchant_id, token_hash, vendor_code, game_id, member_id, session_id, language, expires_at, by_tester)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      token.merchant_id,
      token.token_hash,
      token.vendor_code,
      token.game_id,
      token.member_id,
      token.session_id,
      token.language,
      token.expires_at,
      token.by_tester,
    ],
  });
}
