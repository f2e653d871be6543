import type { MerchantCode } from '@wau/contract/ids';
import type { PrizeOdds } from '@wau/rules/lottery/lottery-odds';
import { jsonArrayLiteral, plainArrayLiteral, textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { LotteryGame } from './lottery-game.ts';

/** What odds are of: all games of a family, or one of them. */
export interface OddsTarget {
  readonly merchantCode: MerchantCode;
  readonly family: string;
  /** Empty for all games of the family. */
  readonly gameId: string;
}

/** The odds that hold now for plays of a game, of all where none are named; plays at the defaults are left out. */
export function selectOddsOf(
  runner: SqlRunner,
  { merchant_id, family, game_id }: Pick<LotteryGame, 'merchant_id' | 'family' | 'game_id'>,
  plays?: readonly string[],
): Promise<readonly { readonly play: string; readonly odds: PrizeOdds }[]> {
  return runner.query<{ play: string; odds: PrizeOdds }>({
    name: 'select-lottery-odds-of',
    text: 'select play, odds from wau.lottery_odds_of($1, $2, $3, $4::text[])',
    values: [merchant_id, family, game_id, plays === undefined ? null : textArrayLiteral(plays)],
  });
}

export interface OddsRow {
  readonly play: string;
  readonly version: number;
  readonly odds: PrizeOdds | null;
  readonly holds_from: Date;
}

/** The last row of each play, of exactly what the target names. */
export function selectLatestOdds(
  runner: SqlRunner,
  { merchantCode, family, gameId }: OddsTarget,
): Promise<readonly OddsRow[]> {
  return runner.query<OddsRow & Record<string, unknown>>({
    name: 'select-latest-lottery-odds',
    text: `select distinct on (play) play, version, odds, holds_from
             from wau.lottery_odds
            where merchant_id = $1 and family = $2 and game_id = $3
            order by play, version desc`,
    values: [merchantCode, family, gameId],
  });
}

/** Of two who change odds of a family one waits for the other. */
export async function takeOdds(tx: SqlRunner, { merchantCode, family }: OddsTarget): Promise<void> {
  await tx.query({
    name: 'take-lottery-odds',
    text: "select pg_advisory_xact_lock(hashtextextended('lottery odds ' || $1 || ' ' || $2, 561))",
    values: [merchantCode, family],
  });
}

export async function insertOdds(
  tx: SqlRunner,
  { merchantCode, family, gameId }: OddsTarget,
  rows: readonly Pick<OddsRow, 'play' | 'version' | 'odds'>[],
): Promise<void> {
  await tx.query({
    name: 'insert-lottery-odds',
    text: `insert into wau.lottery_odds (merchant_id, family, game_id, play, version, odds)
           select $1, $2, $3, fresh.play, fresh.version, nullif(fresh.odds, 'null'::jsonb)
             from unnest($4::text[], $5::integer[], $6::jsonb[]) as fresh (play, version, odds)`,
    values: [
      merchantCode,
      family,
      gameId,
      textArrayLiteral(rows.map(({ play }) => play)),
      plainArrayLiteral(rows.map(({ version }) => version)),
      jsonArrayLiteral(rows.map(({ odds }) => odds)),
    ],
  });
}
