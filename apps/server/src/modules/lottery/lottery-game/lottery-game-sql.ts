import type { MerchantCode } from '@wau/contract/ids';
import { type LanguageCode, languageCodes } from '@wau/contract/languages';
import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { LotteryGame, LotteryPrizeMode } from './lottery-game.ts';

const gameColumns = `game.merchant_id, game.game_id, game.family, game.prize_modes, game.draw_source, game.schedule,
       game.time_zone, game.closing_seconds, game.units_minor, game.highest_multiple, game.highest_stake_minor,
       game.highest_win_minor, game.is_offered, game.result_feed`;

/** Games of all merchants that are drawn, offered or not: what was staked on is drawn. */
export function selectAllLotteryGames(runner: SqlRunner): Promise<readonly LotteryGame[]> {
  return runner.query<LotteryGame & Record<string, unknown>>({
    name: 'select-all-lottery-games',
    text: `select ${gameColumns} from wau.lottery_games as game order by merchant_id, position, game_id`,
    values: [],
  });
}

/** A game as lists show it. */
export interface OfferedLotteryRow extends LotteryGame {
  readonly name: string;
  readonly numero: string | null;
  readonly opens_at: Date | null;
  readonly closes_at: Date | null;
  readonly draws_at: Date | null;
  readonly commitment: string | null;
  readonly beacon: string | null;
  readonly beacon_round: number | null;
  readonly latest_numero: string | null;
  readonly latest_result: LotteryDraw | null;
}

/** Games that are offered, with the draw that takes stakes by the database's clock, and the latest result. */
export function selectOfferedLotteries(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
): Promise<readonly OfferedLotteryRow[]> {
  return runner.query<OfferedLotteryRow & Record<string, unknown>>({
    name: 'select-offered-lotteries',
    text: `select ${gameColumns}, wau.lottery_game_name(game.merchant_id, game.game_id, $2) as name,
                  open.numero, open.opens_at, open.closes_at, open.draws_at, open.commitment,
                  open.beacon, open.beacon_round,
                  latest.numero as latest_numero, latest.result as latest_result
             from wau.lottery_games as game
             left join lateral (
                    select draw.numero, draw.opens_at, draw.closes_at, draw.draws_at, draw.commitment, draw.beacon,
                           draw.beacon_round
                      from wau.lottery_draws as draw
                     where draw.merchant_id = game.merchant_id and draw.game_id = game.game_id
                       and draw.draws_at > clock_timestamp() and draw.closes_at > clock_timestamp()
                       and draw.state = 'planned'
                     order by draw.draws_at
                     limit 1) as open on true
             left join lateral (
                    select draw.numero, draw.result
                      from wau.lottery_draws as draw
                     where draw.merchant_id = game.merchant_id and draw.game_id = game.game_id
                       and draw.draws_at <= clock_timestamp() and draw.state in ('drawn', 'settled')
                     order by draw.draws_at desc
                     limit 1) as latest on true
            where game.merchant_id = $1 and game.is_offered
            order by game.position, game.game_id`,
    values: [merchantCode, language],
  });
}

/** How many games are offered of each prize mode. */
export function selectOfferedModes(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly { readonly prize_mode: LotteryPrizeMode; readonly game_count: number }[]> {
  return runner.query<{ readonly prize_mode: LotteryPrizeMode; readonly game_count: number }>({
    name: 'select-offered-modes',
    text: `select prize_mode, count(*)::int as game_count
             from wau.lottery_games as game, unnest(game.prize_modes) as prize_mode
            where game.merchant_id = $1 and game.is_offered
            group by prize_mode
            order by prize_mode`,
    values: [merchantCode],
  });
}

/** The game's name, as in `selectOfferedLotteries`; `undefined` for a game that is not there or not offered. */
export async function selectOfferedLottery(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  language: LanguageCode,
): Promise<(LotteryGame & { readonly name: string }) | undefined> {
  const [row] = await runner.query<LotteryGame & { readonly name: string } & Record<string, unknown>>({
    name: 'select-offered-lottery',
    text: `select ${gameColumns}, wau.lottery_game_name(game.merchant_id, game.game_id, $3) as name
             from wau.lottery_games as game
            where game.merchant_id = $1 and game.game_id = $2 and game.is_offered`,
    values: [merchantCode, gameId, language],
  });
  return row;
}

/** All games of a merchant with their names, offered or not, in the order in which players have them. */
export function selectGamesOfMerchant(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
): Promise<readonly (LotteryGame & { readonly name: string })[]> {
  return runner.query<LotteryGame & { readonly name: string } & Record<string, unknown>>({
    name: 'select-lottery-games-of-merchant',
    text: `select ${gameColumns}, wau.lottery_game_name(game.merchant_id, game.game_id, $2) as name
             from wau.lottery_games as game
            where game.merchant_id = $1
            order by game.position, game.game_id`,
    values: [merchantCode, language],
  });
}

export async function selectLotteryGame(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
): Promise<LotteryGame | undefined> {
  const [row] = await runner.query<LotteryGame & Record<string, unknown>>({
    name: 'select-lottery-game',
    text: `select ${gameColumns} from wau.lottery_games as game where merchant_id = $1 and game_id = $2`,
    values: [merchantCode, gameId],
  });
  return row;
}

/** A lottery as it is added. */
export interface NewLotteryGame {
  readonly merchantCode: MerchantCode;
  readonly gameId: string;
  readonly family: string;
  readonly prizeModes: readonly LotteryPrizeMode[];
  readonly drawSource: LotteryGame['draw_source'];
  readonly schedule: object;
  readonly timeZone: string;
  readonly closingSeconds: number;
  readonly unitsMinor: readonly bigint[];
  readonly highestMultiple: number;
  readonly highestStakeMinor: bigint;
  readonly highestWinMinor: bigint;
  readonly isOffered: boolean;
  readonly position: number;
  /** Who besides operators says what was drawn; empty: nobody. */
  readonly resultFeed: string;
  readonly names: Readonly<Partial<Record<LanguageCode, string>>>;
}

/** Adds a lottery with its names; does nothing where the merchant has one of that id, and says so. */
export async function insertLotteryGame(tx: SqlRunner, game: NewLotteryGame): Promise<boolean> {
  const rows = await tx.query({
    name: 'insert-lottery-game',
    text: `
      with added as (
        insert into wau.lottery_games
          (merchant_id, game_id, family, prize_modes, draw_source, schedule, time_zone, closing_seconds, units_minor,
           highest_multiple, highest_stake_minor, highest_win_minor, is_offered, position, result_feed)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $16)
        on conflict do nothing
        returning merchant_id, game_id
      ), named as (
        insert into wau.lottery_game_names (merchant_id, game_id, language, name)
        select merchant_id, game_id, language, name from added, jsonb_each_text($15) as each (language, name)
      )
      select game_id from added`,
    values: [
      game.merchantCode,
      game.gameId,
      game.family,
      game.prizeModes,
      game.drawSource,
      JSON.stringify(game.schedule),
      game.timeZone,
      game.closingSeconds,
      game.unitsMinor,
      game.highestMultiple,
      game.highestStakeMinor,
      game.highestWinMinor,
      game.isOffered,
      game.position,
      JSON.stringify(game.names),
      game.resultFeed,
    ],
  });
  return rows.length > 0;
}

/** Where a merchant's games are tried; `undefined`: nowhere. */
export async function selectTrialMerchantCode(
  tx: SqlRunner,
  merchantCode: MerchantCode,
): Promise<MerchantCode | undefined> {
  const [row] = await tx.query<{ merchant_id: MerchantCode }>({
    name: 'select-trial-merchant-of-lotteries',
    text: 'select merchant_id from wau.merchants where trial_of = $1',
    values: [merchantCode],
  });
  return row?.merchant_id;
}

/** As players read it in each language, in English or else by its id where it has no name. */
export function selectLotteryGameNames(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
): Promise<readonly { readonly language: string; readonly name: string }[]> {
  return runner.query<{ language: string; name: string }>({
    name: 'select-lottery-game-names',
    text: `select each.language, wau.lottery_game_name($1, $2, each.language) as name
             from unnest($3::text[]) as each (language)`,
    values: [merchantCode, gameId, [...languageCodes]],
  });
}
