import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { LotteryPrizeMode } from '../lottery-game/lottery-game.ts';

export interface SiteLotteryRow {
  readonly game_id: string;
  readonly name: string;
  readonly family: string;
  readonly prize_modes: readonly LotteryPrizeMode[];
  readonly draw_source: 'own' | 'official';
  readonly result_feed: string;
  readonly is_offered: boolean;
  readonly time_zone: string;
  readonly closing_seconds: number;
  readonly schedule: unknown;
  /** In the one way in which the database writes it. */
  readonly schedule_text: string;
}

/** All lotteries of a merchant in the order in which players have them. */
export function selectSiteLotteries(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
): Promise<readonly SiteLotteryRow[]> {
  return runner.query<SiteLotteryRow & Record<string, unknown>>({
    name: 'select-site-lotteries',
    text: `select game.game_id, wau.lottery_game_name(game.merchant_id, game.game_id, $2) as name, game.family,
                  game.prize_modes, game.draw_source, game.result_feed, game.is_offered, game.time_zone,
                  game.closing_seconds, game.schedule, game.schedule::text as schedule_text
             from wau.lottery_games as game
            where game.merchant_id = $1
            order by game.position, game.game_id`,
    values: [merchantCode, language],
  });
}

export interface LockedLotteryRow {
  readonly is_offered: boolean;
  readonly draw_source: 'own' | 'official';
  readonly time_zone: string;
  readonly closing_seconds: number;
  readonly schedule: unknown;
  readonly schedule_text: string;
}

/** Locked until the transaction ends. */
export async function lockSiteLottery(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
): Promise<LockedLotteryRow | undefined> {
  const [row] = await tx.query<LockedLotteryRow & Record<string, unknown>>({
    name: 'lock-site-lottery',
    text: `select is_offered, draw_source, time_zone, closing_seconds, schedule, schedule::text as schedule_text
             from wau.lottery_games
            where merchant_id = $1 and game_id = $2
              for no key update`,
    values: [merchantCode, gameId],
  });
  return row;
}

export async function updateLotterySchedule(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  { schedule, closingSeconds }: { readonly schedule: object; readonly closingSeconds: number },
): Promise<void> {
  await tx.query({
    name: 'update-lottery-schedule',
    text: `update wau.lottery_games set schedule = $3, closing_seconds = $4
            where merchant_id = $1 and game_id = $2`,
    values: [merchantCode, gameId, JSON.stringify(schedule), closingSeconds],
  });
}

/** Here, and where the merchant's games are tried. */
export async function updateLotteryOffer(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  isOffered: boolean,
): Promise<void> {
  await tx.query({
    name: 'update-lottery-offer',
    text: `update wau.lottery_games set is_offered = $3
            where game_id = $2
              and merchant_id in (select merchant_id from wau.merchants where merchant_id = $1 or trial_of = $1)`,
    values: [merchantCode, gameId, isOffered],
  });
}

/** Parts of orders in draws that are to come. */
export async function countOpenEntries(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
): Promise<number> {
  const [row] = await runner.query<{ entries: number }>({
    name: 'count-open-lottery-entries',
    text: `select count(*)::int4 as entries from wau.lottery_entries
            where merchant_id = $1 and game_id = $2 and state = 'open'`,
    values: [merchantCode, gameId],
  });
  return row?.entries ?? 0;
}
