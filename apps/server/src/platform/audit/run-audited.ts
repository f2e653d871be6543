import type { MerchantCode } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import { type Database, withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Actor } from './actor.ts';
import { insertAuditEntry } from './audit-sql.ts';
import type { Audited } from './audited.ts';

export interface Deed {
  /** Whose house it was done in; what concerns several merchants stands in the audit of each. */
  readonly merchantCodes: readonly MerchantCode[];
  readonly actor: Actor;
  /** The call or the use case by its name. */
  readonly action: string;
}

export interface AuditParts {
  readonly database: Pick<Database, 'pool'>;
  readonly clock: Clock;
}

/**
 * Does `work` in one transaction and keeps who did it: the only way in which an operator, an agent or a command
 * changes anything.
 *
 * Invariants: work that succeeds leaves exactly one entry at each merchant, also where nothing was different
 * afterwards; work that is refused leaves none, because nothing happened. Entry and change are committed together,
 * before the value is returned. Lock order: what `work` locks; entries lock nothing.
 */
export function runAudited<Value>(
  { database, clock }: AuditParts,
  { merchantCodes, actor, action }: Deed,
  work: (tx: SqlRunner) => Promise<Audited<Value>>,
): Promise<Value> {
  return withTransaction(database, async (tx) => {
    const { value, change } = await work(tx);
    const entry = { ...change, recordedAt: new Date(clock.nowMs()), actor, action };
    for (const merchantCode of merchantCodes) await insertAuditEntry(tx, merchantCode, entry);
    return value;
  });
}
