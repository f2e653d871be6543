import type { CallParams, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import { needsTwoPersonsToGive } from '@wau/contract/permissions';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { askOrGive } from '../../../platform/operators/ask-or-give.ts';
import {
  deleteOperatorRequests,
  type OperatorRequestKey,
} from '../../../platform/operators/operator-request-sql.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { changeOperatorRole } from './manage-operators.ts';
import { type SiteOperatorRow, selectSiteOperators } from './operator-role-sql.ts';
import { lockOperator } from './operator-sql.ts';

type Managing = Pick<OperatorContext, 'merchant' | 'operator'>;

/** Who works for the merchant, and who is to. */
export async function listSiteOperators(
  { runner }: Pick<ServerParts, 'runner'>,
  merchantCode: MerchantCode,
): Promise<CallValue<Calls['listSiteOperators']>> {
  const rows = await selectSiteOperators(runner, merchantCode);
  return {
    list: rows.map((row) => ({
      operatorId: row.operator_id,
      username: row.username,
      isActive: row.status === 'active',
      hasSecondStep: row.has_second_step,
      roles: [...row.role_names],
      askedRoles: row.asked_roles.map((text) => {
        const [role = '', askedBy = ''] = text.split(' ', 2);
        return { role, askedBy };
      }),
    })),
  };
}

/**
 * Gives a role to an operator whom the merchant knows.
 *
 * Invariants: what decides about money or about operators takes two persons, of whom the second is never the first; nobody
 * changes their own roles; of two who give at a time one is the first. It counts from the operator's next call on.
 *
 * Refuses `operator.self`, `operator.unknown` and `operator.role.second.person`. Locks: the operator's row.
 *
 * @returns `asked` where a second person has to give it
 */
export async function giveOperatorRole(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  context: Managing,
  params: CallParams<Calls['giveOperatorRole']>,
): Promise<Audited<CallValue<Calls['giveOperatorRole']>>> {
  const { key, known } = await requireOther(tx, context, params);
  if (needsTwoPersonsToGive(params.role) && !known.role_names.includes(params.role)) {
    const now = new Date(clock.nowMs());
    const status = await askOrGive(tx, key, context.operator.operatorId, now, 'operator.role.second.person');
    if (status === 'asked') {
      const change = { subject: key.subject, oldValues: {}, newValues: { askedRole: params.role } };
      return { value: { status }, change };
    }
  }
  const { change } = await changeOperatorRole(tx, known.operator, { ...roleOf(context, params), has: true });
  return { value: { status: 'given' }, change };
}

/** Takes a role, or a request for one. Refuses `operator.self` and `operator.unknown`. Locks: the operator's row. */
export async function takeOperatorRole(
  tx: SqlRunner,
  context: Managing,
  params: CallParams<Calls['takeOperatorRole']>,
): Promise<Audited<null>> {
  const { key, known } = await requireOther(tx, context, params);
  await deleteOperatorRequests(tx, key);
  const { change } = await changeOperatorRole(tx, known.operator, { ...roleOf(context, params), has: false });
  return { value: null, change };
}

function roleOf({ merchant: { merchantCode } }: Managing, { role }: CallParams<Calls['takeOperatorRole']>) {
  return { merchantCode, role };
}

interface Known extends SiteOperatorRow {
  readonly operator: Parameters<typeof changeOperatorRole>[1];
}

async function requireOther(
  tx: SqlRunner,
  { merchant: { merchantCode }, operator }: Managing,
  { operatorId, role }: { readonly operatorId: OperatorId; readonly role: string },
): Promise<{ readonly key: OperatorRequestKey; readonly known: Known }> {
  if (operatorId === operator.operatorId) throw new Refusal('operator.self');
  await lockOperator(tx, operatorId);
  const [row] = await selectSiteOperators(tx, merchantCode, operatorId);
  if (row === undefined) throw new Refusal('operator.unknown');
  const named = { operatorId, username: row.username, merchantCodes: [merchantCode] };
  return {
    key: { merchantCode, kind: 'role', subject: operatorId, wanted: role },
    known: { ...row, operator: named },
  };
}
