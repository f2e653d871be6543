import type { OperatorId } from '@wau/contract/ids';
import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DrawKey } from '../lottery-game/draw-key.ts';
import type { DrawRow, DrawState } from './lottery-draw.ts';

const keyValues = ({ merchantCode, gameId, numero }: DrawKey): readonly string[] => [
  merchantCode,
  gameId,
  numero,
];

export interface NewRevision {
  readonly revision: number;
  readonly kind: 'void' | 'correct';
  readonly result: LotteryDraw | null;
  readonly former: Pick<DrawRow, 'state' | 'result'>;
  readonly reason: string;
  readonly operatorId: OperatorId;
  readonly operatorName: string;
}

/** Writes what was decided and what it is in the place of, and puts the draw on its way there. */
export async function insertRevision(tx: SqlRunner, key: DrawKey, revision: NewRevision): Promise<void> {
  await tx.query({
    name: 'insert-lottery-draw-revision',
    text: `insert into wau.lottery_draw_revisions
             (merchant_id, game_id, numero, revision, kind, result, former_state, former_result, reason, ordered_by,
              ordered_by_name, ordered_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, clock_timestamp())`,
    values: [
      ...keyValues(key),
      revision.revision,
      revision.kind,
      jsonOrNull(revision.result),
      revision.former.state,
      jsonOrNull(revision.former.result),
      revision.reason,
      revision.operatorId,
      revision.operatorName,
    ],
  });
}

function jsonOrNull(result: LotteryDraw | null): string | null {
  return result === null ? null : JSON.stringify(result);
}

/** Sets the draw as the revision wants it; its entries follow. */
export async function updateRevisedDraw(
  tx: SqlRunner,
  key: DrawKey,
  { revision, result }: Pick<NewRevision, 'revision' | 'result'>,
): Promise<void> {
  const state: DrawState = result === null ? 'voided' : 'drawn';
  await tx.query({
    name: 'update-revised-lottery-draw',
    text: `update wau.lottery_draws
              set state = $4, result = $5, revision = $6, is_revising = true, agreed_result = null, settled_at = null,
                  drawn_at = case when $5::jsonb is null then drawn_at else coalesce(drawn_at, clock_timestamp()) end
            where merchant_id = $1 and game_id = $2 and numero = $3`,
    values: [...keyValues(key), state, jsonOrNull(result), revision],
  });
}

/** What won with the former result. */
export async function deletePatterns(tx: SqlRunner, key: DrawKey): Promise<void> {
  await tx.query({
    name: 'delete-lottery-win-patterns',
    text: 'delete from wau.lottery_win_patterns where merchant_id = $1 and game_id = $2 and numero = $3',
    values: keyValues(key),
  });
}

export interface RevisionRow {
  readonly revision: number;
  readonly kind: 'void' | 'correct';
  readonly reason: string;
}

/** The revision that the draw's entries are being brought to; `undefined` where there is none. */
export async function selectRevisionUnderWay(
  runner: SqlRunner,
  key: DrawKey,
): Promise<RevisionRow | undefined> {
  const [row] = await runner.query<RevisionRow & Record<string, unknown>>({
    name: 'select-lottery-draw-revision',
    text: `select revised.revision, revised.kind, revised.reason
             from wau.lottery_draws as draw
             join wau.lottery_draw_revisions as revised
               on revised.merchant_id = draw.merchant_id and revised.game_id = draw.game_id
              and revised.numero = draw.numero and revised.revision = draw.revision
            where draw.merchant_id = $1 and draw.game_id = $2 and draw.numero = $3 and draw.is_revising`,
    values: keyValues(key),
  });
  return row;
}

/** Notes that all entries are as the revision wants them, unless one is not yet; returns whether it is done now. */
export async function closeRevisedDraw(tx: SqlRunner, key: DrawKey, revision: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'close-revised-lottery-draw',
    text: `with closed as (
             update wau.lottery_draws as draw
                set is_revising = false
              where draw.merchant_id = $1 and draw.game_id = $2 and draw.numero = $3
                and draw.is_revising and draw.revision = $4
                and not exists (select from wau.lottery_entries as entry
                                 where entry.merchant_id = $1 and entry.game_id = $2 and entry.numero = $3
                                   and entry.revision < $4 and entry.state <> 'cancelled')
             returning draw.merchant_id, draw.game_id, draw.numero, draw.revision
           )
           update wau.lottery_draw_revisions as revised
              set done_at = clock_timestamp()
             from closed
            where revised.merchant_id = closed.merchant_id and revised.game_id = closed.game_id
              and revised.numero = closed.numero and revised.revision = closed.revision
           returning 1 as done`,
    values: [...keyValues(key), revision],
  });
  return rows.length > 0;
}
