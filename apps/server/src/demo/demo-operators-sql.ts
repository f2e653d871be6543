import type { MerchantCode, OperatorId } from '@wau/contract/ids';
import type { OperatorRole } from '@wau/contract/permissions';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** `false` where there is an operator of that name already. */
export async function addOperatorRow(
  runner: SqlRunner,
  operator: {
    readonly operatorId: OperatorId;
    readonly username: string;
    readonly passwordHash: string;
    readonly sealedSecondStep: Buffer;
    readonly createdAt: Date;
  },
): Promise<boolean> {
  const { operatorId, username, passwordHash, sealedSecondStep, createdAt } = operator;
  const rows = await runner.query({
    text: `
      insert into wau.operators
        (operator_id, username, username_key, password_hash, sealed_second_step, created_at)
      values ($1, $2, $2, $3, $4, $5)
      on conflict (username_key) do nothing
      returning 1 as added`,
    values: [operatorId, username, passwordHash, sealedSecondStep, createdAt],
  });
  return rows.length > 0;
}

export async function addOperatorRoleRow(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  operatorId: OperatorId,
  role: OperatorRole,
): Promise<void> {
  await runner.query({
    text: 'insert into wau.operator_roles (merchant_id, operator_id, role_name) values ($1, $2, $3)',
    values: [merchantCode, operatorId, role],
  });
}

export interface DemoOperatorRow {
  readonly operator_id: OperatorId;
  readonly username: string;
  readonly sealed_second_step: Buffer | null;
  readonly last_time_step: bigint;
}

export function selectDemoOperators(
  runner: SqlRunner,
  usernames: readonly string[],
): Promise<readonly DemoOperatorRow[]> {
  return runner.query<DemoOperatorRow & Record<string, unknown>>({
    text: `
      select operator_id, username, sealed_second_step, last_time_step from wau.operators
      where username_key = any ($1) order by username_key`,
    values: [usernames],
  });
}
