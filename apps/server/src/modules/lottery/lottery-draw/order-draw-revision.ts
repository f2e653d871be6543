import type { OperatorId } from '@wau/contract/ids';
import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DrawKey } from '../lottery-game/draw-key.ts';
import { storePatterns } from './draw-lottery.ts';
import { deletePatterns, insertRevision, updateRevisedDraw } from './draw-revision-sql.ts';
import type { DrawRow } from './lottery-draw.ts';

export interface DrawRevision {
  /** Null: the draw is void. */
  readonly result: LotteryDraw | null;
  readonly reason: string;
  readonly operatorId: OperatorId;
  readonly operatorName: string;
}

/**
 * Voids a draw or gives it another result, as two persons have decided; its entries follow in chunks.
 *
 * Invariants: what was in force before stays written; what wins follows from the result that is in force.
 * Locks: the draw, by whoever calls, with the game's sales before it.
 */
export async function orderDrawRevision(
  tx: SqlRunner,
  family: LotteryFamily,
  key: DrawKey,
  draw: DrawRow,
  { result, reason, operatorId, operatorName }: DrawRevision,
): Promise<void> {
  const revision = draw.revision + 1;
  const kind = result === null ? 'void' : 'correct';
  await insertRevision(tx, key, { revision, kind, result, former: draw, reason, operatorId, operatorName });
  await updateRevisedDraw(tx, key, { revision, result });
  if (result === null) return;
  await deletePatterns(tx, key);
  await storePatterns(tx, family, key, result);
}
