import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DrawKey } from '../lottery-game/draw-key.ts';
import { drawColumns } from './draw-sql.ts';
import type { DrawRow } from './lottery-draw.ts';

const keyValues = ({ merchantCode, gameId, numero }: DrawKey): readonly string[] => [
  merchantCode,
  gameId,
  numero,
];

/** The draw with the database's time, locked until the transaction ends, however long that takes. */
export async function lockDrawToDecide(
  tx: SqlRunner,
  key: DrawKey,
): Promise<(DrawRow & { readonly now: Date }) | undefined> {
  const [row] = await tx.query<DrawRow & { readonly now: Date } & Record<string, unknown>>({
    name: 'lock-lottery-draw-to-decide',
    text: `select clock_timestamp() as now, ${drawColumns} from wau.lottery_draws
            where merchant_id = $1 and game_id = $2 and numero = $3
              for no key update`,
    values: keyValues(key),
  });
  return row;
}

/** What the result of an official draw is, until it is drawn. */
export async function updateAgreedResult(tx: SqlRunner, key: DrawKey, result: LotteryDraw): Promise<void> {
  await tx.query({
    name: 'update-agreed-lottery-result',
    text: `update wau.lottery_draws set agreed_result = $4
            where merchant_id = $1 and game_id = $2 and numero = $3 and state = 'planned' and chain is null`,
    values: [...keyValues(key), JSON.stringify(result)],
  });
}

/** What was said of its result counts no more, and everybody may say it anew. */
export async function updateResultTurn(tx: SqlRunner, key: DrawKey, turn: number): Promise<void> {
  await tx.query({
    name: 'update-lottery-result-turn',
    text: `update wau.lottery_draws set result_turn = $4
            where merchant_id = $1 and game_id = $2 and numero = $3`,
    values: [...keyValues(key), turn],
  });
}
