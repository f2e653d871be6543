import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

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
             array(select request.wanted || ' ' || asker.username
                   from wau.operator_requests as request
                   join wau.operators as asker on asker.operator_id = request.asked_by
                   where request.merchant_id = $1 and request.kind = 'role'
                     and request.subject = operator.operator_id
                   order by request.wanted) as asked_roles
      from wau.operators as operator
      where ($2::text is null or operator.operator_id = $2)
        and (exists (select from wau.operator_roles as role
                     where role.merchant_id = $1 and role.operator_id = operator.operator_id)
          or exists (select from wau.operator_requests as request
                     where request.merchant_id = $1 and request.kind = 'role'
                       and request.subject = operator.operator_id))
      order by operator.username_key`,
    values: [merchantCode, operatorId],
  });
}
