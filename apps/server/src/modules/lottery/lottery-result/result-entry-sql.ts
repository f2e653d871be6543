import type { OperatorId } from '@wau/contract/ids';
import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DrawKey } from '../lottery-game/draw-key.ts';

/** Who says what was drawn. */
export type ResultEntrant =
  | { readonly kind: 'operator'; readonly operatorId: OperatorId; readonly name: string }
  | { readonly kind: 'feed'; readonly name: string };

/** As it is stored; no operator's id is like a feed's. */
export function entrantText(entrant: ResultEntrant): string {
  return entrant.kind === 'feed' ? `feed ${entrant.name}` : entrant.operatorId;
}

export interface ResultEntryRow {
  readonly entered_by: string;
  readonly result: LotteryDraw;
}

/** What was said in a turn, the earliest first. */
export function selectResultEntries(
  tx: SqlRunner,
  { merchantCode, gameId, numero }: DrawKey,
  turn: number,
): Promise<readonly ResultEntryRow[]> {
  return tx.query<ResultEntryRow & Record<string, unknown>>({
    name: 'select-lottery-result-entries',
    text: `select entered_by, result from wau.lottery_result_entries
            where merchant_id = $1 and game_id = $2 and numero = $3 and turn = $4
            order by entered_at, entered_by`,
    values: [merchantCode, gameId, numero, turn],
  });
}

export async function insertResultEntry(
  tx: SqlRunner,
  { merchantCode, gameId, numero }: DrawKey,
  turn: number,
  entrant: ResultEntrant,
  result: LotteryDraw,
): Promise<void> {
  await tx.query({
    name: 'insert-lottery-result-entry',
    text: `insert into wau.lottery_result_entries
             (merchant_id, game_id, numero, turn, entered_by, entered_by_name, result, entered_at)
           values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp())`,
    values: [merchantCode, gameId, numero, turn, entrantText(entrant), entrant.name, JSON.stringify(result)],
  });
}

/** A draw that its game's feed has said nothing of yet. */
export interface FedDrawRow {
  readonly merchant_id: DrawKey['merchantCode'];
  readonly game_id: string;
  readonly numero: string;
  readonly draws_at: Date;
  readonly family: string;
  readonly result_feed: string;
}

/** Whose time has come by the database's clock, in their first turn: where entries were different, persons decide. */
export function selectDrawsToFeed(runner: SqlRunner, limit: number): Promise<readonly FedDrawRow[]> {
  return runner.query<FedDrawRow & Record<string, unknown>>({
    name: 'select-lottery-draws-to-feed',
    text: `select draw.merchant_id, draw.game_id, draw.numero, draw.draws_at, game.family, game.result_feed
             from wau.lottery_draws as draw
             join wau.lottery_games as game
               on game.merchant_id = draw.merchant_id and game.game_id = draw.game_id
            where draw.state = 'planned' and draw.chain is null and draw.agreed_result is null
              and draw.draws_at <= clock_timestamp() and draw.result_turn = 1 and game.result_feed <> ''
              and not exists (select from wau.lottery_result_entries as entry
                               where entry.merchant_id = draw.merchant_id and entry.game_id = draw.game_id
                                 and entry.numero = draw.numero and entry.turn = 1
                                 and entry.entered_by = 'feed ' || game.result_feed)
            order by draw.draws_at
            limit $1`,
    values: [limit],
  });
}
