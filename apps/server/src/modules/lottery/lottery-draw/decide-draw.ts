import type { MerchantCode } from '@wau/contract/ids';
import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DrawKey } from '../lottery-game/draw-key.ts';
import { lockDrawToDecide, updateAgreedResult, updateResultTurn } from './decided-draw-sql.ts';
import { awaitSales } from './draw-sql.ts';
import type { DrawRow } from './lottery-draw.ts';

/** The draw with the database's time, held until the transaction ends, so that decisions about it take turns. */
export function holdDrawToDecide(
  tx: SqlRunner,
  key: DrawKey,
): Promise<(DrawRow & { readonly now: Date }) | undefined> {
  return lockDrawToDecide(tx, key);
}

/** Waits until no stake of the game is under way; returns the database's time after that. */
export function waitForSales(tx: SqlRunner, merchantCode: MerchantCode, gameId: string): Promise<Date> {
  return awaitSales(tx, merchantCode, gameId);
}

/** What was said of a result is the result, with which the draw is drawn. */
export function agreeOnResult(tx: SqlRunner, key: DrawKey, result: LotteryDraw): Promise<void> {
  return updateAgreedResult(tx, key, result);
}

/** What was said of a result counts no more, and everybody may say it anew. */
export function beginResultTurn(tx: SqlRunner, key: DrawKey, turn: number): Promise<void> {
  return updateResultTurn(tx, key, turn);
}
