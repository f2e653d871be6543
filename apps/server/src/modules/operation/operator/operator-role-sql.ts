import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface RoleKey {
  readonly merchantCode: MerchantCode;
  readonly operatorId: OperatorId;
  readonly role: string;
}

/** Who asked for the role; `undefined` where nobody has. Locked by the operator's row. */
export async function selectRoleRequest(
  tx: SqlRunner,
  { merchantCode, operatorId, role }: RoleKey,
): Promise<OperatorId | undefined> {
  const rows = await tx.query<{ asked_by: OperatorId }>({
    text: `
      select asked_by from wau.operator_role_requests
      where merchant_id = $1 and operator_id = $2 and role_name = $3`,
    values: [merchantCode, operatorId, role],
  });
  return rows[0]?.asked_by;
}

export async function insertRoleRequest(
  tx: SqlRunner,
  { merchantCode, operatorId, role }: RoleKey,
  askedBy: OperatorId,
  askedAt: Date,
): Promise<void> {
  await tx.query({
    text: `
      insert into wau.operator_role_requests (merchant_id, operator_id, role_name, asked_by, asked_at)
      values ($1, $2, $3, $4, $5)`,
    values: [merchantCode, operatorId, role, askedBy, askedAt],
  });
}

export async function deleteRoleRequest(
  tx: SqlRunner,
  { merchantCode, operatorId, role }: RoleKey,
): Promise<void> {
  await tx.query({
    text: `
      delete from wau.operator_role_requests
      where merchant_id = $1 and operator_id = $2 and role_name = $3`,
    values: [merchantCode, operatorId, role],
  });
}

export interface SiteOperatorRow {
  readonly operator_id: OperatorId;
  readonly username: string;
  readonly status: 'active' | 'disabled';
  readonly has_second_step: boolean;
  readonly role_names: string[];
  /** Each as `role name-of-who-asked`; a role has no space in its name. */
  readonly asked_roles: string[];
}

/** Whoever has a role at the merchant or is to have one; one of them alone where that is asked for. */
export function selectSiteOperators(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  operatorId: OperatorId | null = null,
): Promise<readonly SiteOperatorRow[]> {
  return runner.query<SiteOperatorRow & Record<string, unknown>>({
    text: `
      select operator.operator_id, operator.username, operator.status,
             operator.sealed_second_step is not null as has_second_step,
             array(select role.role_name from wau.operator_roles as role
                   where role.merchant_id = $1 and role.operator_id = operator.operator_id
                   order by role.role_name) as role_names,
             array(select request.role_name || ' ' || asker.username
                   from wau.operator_role_requests as request
                   join wau.operators as asker on asker.operator_id = request.asked_by
                   where request.merchant_id = $1 and request.operator_id = operator.operator_id
                   order by request.role_name) as asked_roles
      from wau.operators as operator
      where ($2::text is null or operator.operator_id = $2)
        and (exists (select from wau.operator_roles as role
                     where role.merchant_id = $1 and role.operator_id = operator.operator_id)
          or exists (select from wau.operator_role_requests as request
                     where request.merchant_id = $1 and request.operator_id = operator.operator_id))
      order by operator.username_key`,
    values: [merchantCode, operatorId],
  });
}
