import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import { parseOperatorRole } from '@wau/contract/permissions';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId, newToken } from '@wau/service/random';
import { operatorAbsoluteMs, operatorIdleMs } from '../../../platform/operators/operator-lookup.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { tokenHashOf } from '../../../platform/sessions/session-token.ts';
import { insertOperatorSession, type OperatorRow, selectRoleNames } from './operator-sql.ts';

/** Whether an operator may log in at all: switched on, and with no password that was given and has run out. */
export function mayEnter({ status, temporary_until }: OperatorRow, nowMs: number): boolean {
  return status === 'active' && (temporary_until === null || temporary_until.getTime() > nowMs);
}

/** Whether the operator has a role at the merchant. */
export async function servesMerchant(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  operatorId: OperatorId,
): Promise<boolean> {
  const roles = await selectRoleNames(tx, merchantCode, operatorId);
  return roles.some((name) => parseOperatorRole(name) !== undefined);
}

/** A session of whoever has shown who they are, however. */
export async function openOperatorSession(
  { clock, random }: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  operatorId: OperatorId,
  facts: {
    readonly address: string;
    readonly hasSecondStep: boolean;
    readonly browserKeyHash: Buffer | null;
  },
) {
  const nowMs = clock.nowMs();
  const token = newToken(random);
  const sessionId = newId('operatorSession', clock, random);
  const endsAt = new Date(nowMs + operatorAbsoluteMs);
  await insertOperatorSession(tx, {
    sessionId,
    ...facts,
    operatorId,
    endsAt,
    tokenHash: tokenHashOf(token),
    createdAt: new Date(nowMs),
    idleUntil: new Date(nowMs + operatorIdleMs),
  });
  return { sessionId, session: { token, endsAt: endsAt.toISOString() } };
}
