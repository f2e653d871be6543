import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { Minor } from '@wau/money/minor';
import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DrawState } from '../lottery-draw/lottery-draw.ts';

export interface ListedDrawRow {
  readonly game_id: string;
  readonly game_name: string;
  readonly family: string;
  readonly time_zone: string;
  readonly result_feed: string;
  readonly numero: string;
  readonly closes_at: Date;
  readonly draws_at: Date;
  readonly state: DrawState;
  readonly is_agreed: boolean;
  readonly is_revising: boolean;
  readonly result: LotteryDraw | null;
  readonly result_turn: number;
  readonly order_count: number;
  readonly stake_minor: Minor;
}

const listed = (language: string): string => `
  select game.game_id, wau.lottery_game_name(game.merchant_id, game.game_id, ${language}) as game_name, game.family,
         game.time_zone, game.result_feed, draw.numero, draw.closes_at, draw.draws_at, draw.state,
         draw.state = 'planned' and draw.agreed_result is not null as is_agreed, draw.is_revising, draw.result, draw.result_turn,
         staked.order_count, staked.stake_minor
    from chosen as draw
    join wau.lottery_games as game on game.merchant_id = draw.merchant_id and game.game_id = draw.game_id
   cross join lateral (
          select count(*)::int4 as order_count, coalesce(sum(entry.stake_minor), 0)::bigint as stake_minor
            from wau.lottery_entries as entry
           where entry.merchant_id = draw.merchant_id and entry.game_id = draw.game_id
             and entry.numero = draw.numero and entry.state <> 'cancelled') as staked`;

/** Official draws that wait for a result by the database's clock, the oldest first. */
export function selectWaitingDraws(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
  limit: number,
): Promise<readonly ListedDrawRow[]> {
  return runner.query<ListedDrawRow & Record<string, unknown>>({
    name: 'select-waiting-lottery-draws',
    text: `with chosen as materialized (
             select * from wau.lottery_draws
              where merchant_id = $1 and state = 'planned' and chain is null and agreed_result is null
                and draws_at <= clock_timestamp()
              order by draws_at, game_id
              limit $3)
           ${listed('$2')}
           order by draw.draws_at, draw.game_id`,
    values: [merchantCode, language, limit],
  });
}

/** Draws of a game whose sales have begun, the latest first. */
export function selectListedDraws(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
  gameId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ListedDrawRow[]> {
  return runner.query<ListedDrawRow & Record<string, unknown>>({
    name: 'select-listed-lottery-draws',
    text: `with chosen as materialized (
             select * from wau.lottery_draws
              where merchant_id = $1 and game_id = $3
                and (opens_at <= clock_timestamp() or state <> 'planned'
                     or exists (select from wau.lottery_entries as entry
                                 where entry.merchant_id = $1 and entry.game_id = $3
                                   and entry.numero = lottery_draws.numero))
              order by draws_at desc
              limit $4 offset $5)
           ${listed('$2')}
           order by draw.draws_at desc`,
    values: [merchantCode, language, gameId, limit, offset],
  });
}

export interface ListedEntryRow {
  readonly game_id: string;
  readonly numero: string;
  readonly turn: number;
  readonly entered_by: string;
  readonly entered_by_name: string;
  readonly entered_at: Date;
  readonly result: LotteryDraw;
}

/** What was said of draws that wait, the earliest first; not for whoever has to say it. */
export function selectEntriesOfWaiting(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly ListedEntryRow[]> {
  return runner.query<ListedEntryRow & Record<string, unknown>>({
    name: 'select-entries-of-waiting-lottery-draws',
    text: `select entry.game_id, entry.numero, entry.turn, entry.entered_by, entry.entered_by_name,
                  entry.entered_at, entry.result
             from wau.lottery_draws as draw
             join wau.lottery_result_entries as entry
               on entry.merchant_id = draw.merchant_id and entry.game_id = draw.game_id
              and entry.numero = draw.numero and entry.turn >= draw.result_turn - 1
            where draw.merchant_id = $1 and draw.state = 'planned' and draw.chain is null
              and draw.agreed_result is null and draw.draws_at <= clock_timestamp()
            order by entry.entered_at, entry.entered_by`,
    values: [merchantCode],
  });
}

export interface ListedGameRow {
  readonly game_id: string;
  readonly family: string;
  readonly name: string;
  readonly draw_source: 'own' | 'official';
}

/** All lotteries of a merchant: official ones first, whose draws are decided about most. */
export function selectListedGames(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
): Promise<readonly ListedGameRow[]> {
  return runner.query<ListedGameRow & Record<string, unknown>>({
    name: 'select-listed-lottery-games',
    text: `select game.game_id, game.family, wau.lottery_game_name(game.merchant_id, game.game_id, $2) as name,
                  game.draw_source
             from wau.lottery_games as game
            where game.merchant_id = $1
            order by game.draw_source, game.position, game.game_id`,
    values: [merchantCode, language],
  });
}

export interface ListedRevisionRow {
  readonly numero: string;
  readonly kind: 'void' | 'correct';
  readonly former_result: LotteryDraw | null;
  readonly reason: string;
  readonly ordered_by_name: string;
  readonly ordered_at: Date;
}

/** What was decided about draws of a game, in order. */
export function selectListedRevisions(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  numeros: readonly string[],
): Promise<readonly ListedRevisionRow[]> {
  return runner.query<ListedRevisionRow & Record<string, unknown>>({
    name: 'select-listed-lottery-revisions',
    text: `select numero, kind, former_result, reason, ordered_by_name, ordered_at
             from wau.lottery_draw_revisions
            where merchant_id = $1 and game_id = $2 and numero = any ($3::text[])
            order by numero, revision`,
    values: [merchantCode, gameId, [...numeros]],
  });
}

export interface ResultCounts {
  /** Draws whose result is not agreed on though their time has come, those that follow included. */
  readonly waiting: number;
  /** For longer than they should. */
  readonly late: number;
  /** Entries were different. */
  readonly different: number;
}

/** Over all merchants, for the metric. */
export async function countWaitingResults(
  runner: SqlRunner,
  lateAfterSeconds: number,
): Promise<ResultCounts> {
  const [row] = await runner.query<ResultCounts & Record<string, unknown>>({
    name: 'count-waiting-lottery-results',
    text: `select count(*)::int4 as waiting,
                  (count(*) filter (where draws_at < clock_timestamp() - $1 * interval '1 second'))::int4 as late,
                  (count(*) filter (where result_turn > 1))::int4 as different
             from wau.lottery_draws
            where state = 'planned' and chain is null and agreed_result is null and draws_at <= clock_timestamp()`,
    values: [lateAfterSeconds],
  });
  return row ?? { waiting: 0, late: 0, different: 0 };
}
