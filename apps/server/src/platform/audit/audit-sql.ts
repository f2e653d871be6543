import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { addressSubject } from '@wau/service/http/address-subject';
import type { Actor } from './actor.ts';
import type { AuditedChange } from './audited.ts';

export interface NewAuditEntry extends AuditedChange {
  readonly recordedAt: Date;
  readonly actor: Actor;
  readonly action: string;
}

export async function insertAuditEntry(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { recordedAt, actor, action, subject, oldValues, newValues }: NewAuditEntry,
): Promise<void> {
  const origin =
    actor.kind === 'installation'
      ? { actorId: null, address: null, requestId: null }
      : { actorId: actor.actorId, address: addressSubject(actor.address), requestId: actor.requestId };
  await runner.query({
    name: 'insert-audit-entry',
    text: `
      insert into wau.audit_entries
        (merchant_id, recorded_at, actor_kind, actor_id, actor_name, address, request_id, action, subject,
         old_values, new_values)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      merchantCode,
      recordedAt,
      actor.kind,
      origin.actorId,
      actor.actorName,
      origin.address,
      origin.requestId,
      action,
      subject,
      oldValues,
      newValues,
    ],
  });
}
