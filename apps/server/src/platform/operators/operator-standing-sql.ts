import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import { type OperatorPermission, parseOperatorRole, permissionsOfRoles } from '@wau/contract/permissions';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** Whether somebody may do something at the merchant right now: switched on, and with a role there that allows it. */
export async function isStillAllowed(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  operatorId: OperatorId,
  permission: OperatorPermission,
): Promise<boolean> {
  const rows = await runner.query<{ role_name: string }>({
    name: 'select-standing-roles',
    text: `
      select role.role_name from wau.operator_roles as role
      join wau.operators as operator on operator.operator_id = role.operator_id
      where role.merchant_id = $1 and role.operator_id = $2 and operator.status = 'active'`,
    values: [merchantCode, operatorId],
  });
  const roles = rows.flatMap(({ role_name }) => parseOperatorRole(role_name) ?? []);
  return permissionsOfRoles(roles).includes(permission);
}
