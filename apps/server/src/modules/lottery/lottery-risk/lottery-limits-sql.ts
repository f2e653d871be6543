import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { WireLimits } from './wire-limits.ts';

interface LimitsVersionRow {
  readonly version: number;
  readonly changed_at: Date;
}

/** Which limits of a game hold; `undefined` before they were first set. */
export async function selectLimitsVersion(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
): Promise<LimitsVersionRow | undefined> {
  const [row] = await runner.query<LimitsVersionRow & Record<string, unknown>>({
    name: 'select-lottery-limits-version',
    text: `select version, changed_at from wau.lottery_limits
            where merchant_id = $1 and game_id = $2
            order by version desc
            limit 1`,
    values: [merchantCode, gameId],
  });
  return row;
}

/** Limits as they were stored; `undefined` for a version that is not there. */
export async function selectLimits(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  version: number,
): Promise<WireLimits | undefined> {
  const [row] = await runner.query<{ limits: WireLimits }>({
    name: 'select-lottery-limits',
    text: 'select limits from wau.lottery_limits where merchant_id = $1 and game_id = $2 and version = $3',
    values: [merchantCode, gameId, version],
  });
  return row?.limits;
}

export interface LimitsChange {
  readonly version: number;
  readonly limits: WireLimits;
  readonly reason: string;
  readonly changedBy: OperatorId;
  readonly changedAt: Date;
}

export async function insertLimits(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  { version, limits, reason, changedBy, changedAt }: LimitsChange,
): Promise<void> {
  await tx.query({
    name: 'insert-lottery-limits',
    text: `insert into wau.lottery_limits (merchant_id, game_id, version, limits, reason, changed_by, changed_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [merchantCode, gameId, version, JSON.stringify(limits), reason, changedBy, changedAt],
  });
}

/**
 * What was shared out of the limits of a game's draws holds no more. Without it limits that are put in force again would find
 * the shares of their first time, whatever was staked while nothing was bounded.
 */
export async function dropDrawShares(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
): Promise<void> {
  await tx.query({
    name: 'drop-lottery-draw-shares',
    text: `update wau.lottery_draw_exposures as part
              set stake_limit_minor = null, liability_limit_minor = null
             from wau.lottery_draws as draw
            where draw.merchant_id = $1 and draw.game_id = $2 and draw.state = 'planned'
              and part.merchant_id = $1 and part.game_id = $2 and part.numero = draw.numero
              and part.stake_limit_minor is not null`,
    values: [merchantCode, gameId],
  });
}

interface LimitsChangeRow {
  readonly version: number;
  readonly limits: WireLimits;
  readonly reason: string;
  readonly changed_by_name: string;
  readonly changed_at: Date;
}

/** How the limits of a game were, the latest first. */
export function selectLimitsChanges(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  before: number | null,
  most: number,
): Promise<readonly LimitsChangeRow[]> {
  return runner.query<LimitsChangeRow & Record<string, unknown>>({
    name: 'select-lottery-limits-changes',
    text: `select change.version, change.limits, change.reason, operator.username as changed_by_name,
                  change.changed_at
             from wau.lottery_limits as change
             join wau.operators as operator on operator.operator_id = change.changed_by
            where change.merchant_id = $1 and change.game_id = $2 and ($3::integer is null or change.version < $3)
            order by change.version desc
            limit $4`,
    values: [merchantCode, gameId, before, most],
  });
}

interface LimitedGameRow {
  readonly game_id: string;
  readonly name: string;
  readonly family: string;
  readonly version: number | null;
  readonly limits: WireLimits | null;
}

/** The lotteries of a merchant, offered or not, with their limits of now. */
export function selectLimitedGames(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
): Promise<readonly LimitedGameRow[]> {
  return runner.query<LimitedGameRow & Record<string, unknown>>({
    name: 'select-limited-lottery-games',
    text: `select game.game_id, wau.lottery_game_name(game.merchant_id, game.game_id, $2) as name, game.family,
                  latest.version, latest.limits
             from wau.lottery_games as game
             left join lateral (
                    select version, limits from wau.lottery_limits as change
                     where change.merchant_id = game.merchant_id and change.game_id = game.game_id
                     order by change.version desc
                     limit 1) as latest on true
            where game.merchant_id = $1
            order by game.position, game.game_id`,
    values: [merchantCode, language],
  });
}
