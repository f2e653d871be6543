import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import { textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type OperatorRequestKind, rolesThatMayAsk } from './permission-to-ask.ts';

/** What one operator asks for and another one gives. */
export interface OperatorRequestKey {
  readonly merchantCode: MerchantCode;
  readonly kind: OperatorRequestKind;
  /** An operator's id, a setting by its words, the code of a merchant that is to be, of a payment provider or an account, or a case by its id. */
  readonly subject: string;
  /** The name of the role, the value as it is typed, the order as it is written, or the decision. */
  readonly wanted: string;
}

/** What is no part of the order, and waits with it. */
export interface AskedBesides {
  readonly sealedSecret?: Buffer | undefined;
  readonly reason?: string;
}

/** Who asked for it; `undefined` where nobody has. Locked by the row that it is about. */
export async function selectOperatorRequest(
  tx: SqlRunner,
  { merchantCode, kind, subject, wanted }: OperatorRequestKey,
): Promise<OperatorId | undefined> {
  const rows = await tx.query<{ asked_by: OperatorId }>({
    text: `
      select asked_by from wau.operator_requests
      where merchant_id = $1 and kind = $2 and subject = $3 and wanted = $4`,
    values: [merchantCode, kind, subject, wanted],
  });
  return rows[0]?.asked_by;
}

export async function insertOperatorRequest(
  tx: SqlRunner,
  { merchantCode, kind, subject, wanted }: OperatorRequestKey,
  askedBy: OperatorId,
  askedAt: Date,
  { sealedSecret, reason }: AskedBesides = {},
): Promise<void> {
  await tx.query({
    text: `
      insert into wau.operator_requests (merchant_id, kind, subject, wanted, asked_by, asked_at, sealed_secret, reason)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [merchantCode, kind, subject, wanted, askedBy, askedAt, sealedSecret ?? null, reason ?? ''],
  });
}

/** Without `wanted` whatever is asked for about the subject. */
export async function deleteOperatorRequests(
  tx: SqlRunner,
  { merchantCode, kind, subject, wanted }: Omit<OperatorRequestKey, 'wanted'> & { readonly wanted?: string },
): Promise<void> {
  await tx.query({
    text: `
      delete from wau.operator_requests
      where merchant_id = $1 and kind = $2 and subject = $3 and ($4::text is null or wanted = $4)`,
    values: [merchantCode, kind, subject, wanted ?? null],
  });
}

export interface OperatorRequestRow {
  readonly subject: string;
  readonly wanted: string;
  readonly asker_name: string;
  readonly asked_at: Date;
  /** Empty where none is kept apart from what is wanted. */
  readonly reason: string;
}

/** What is asked for by those whose word counts still: what another one has asked for, nobody can give. */
export function selectOperatorRequests(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  kind: OperatorRequestKind,
): Promise<readonly OperatorRequestRow[]> {
  return runner.query<OperatorRequestRow & Record<string, unknown>>({
    text: `
      select request.subject, request.wanted, asker.username as asker_name, request.asked_at, request.reason
      from wau.operator_requests as request
      join wau.operators as asker on asker.operator_id = request.asked_by
      where request.merchant_id = $1 and request.kind = $2 and asker.status = 'active'
        and exists (select from wau.operator_roles as role
                    where role.merchant_id = $1 and role.operator_id = request.asked_by
                      and role.role_name = any ($3::text[]))
      order by request.asked_at, request.subject`,
    values: [merchantCode, kind, textArrayLiteral(rolesThatMayAsk(kind))],
  });
}

/** What is asked for about a subject, with the sealed secrets of those that have one. */
export function selectRequestSecrets(
  tx: SqlRunner,
  { merchantCode, kind, subject }: Omit<OperatorRequestKey, 'wanted'>,
): Promise<readonly { readonly wanted: string; readonly sealed_secret: Buffer | null }[]> {
  return tx.query<{ wanted: string; sealed_secret: Buffer | null }>({
    text: `
      select wanted, sealed_secret from wau.operator_requests
      where merchant_id = $1 and kind = $2 and subject = $3`,
    values: [merchantCode, kind, subject],
  });
}
