import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { selectOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';
import { accountOf } from './change-deposit-account.ts';
import { selectMerchantAccounts } from './deposit-account-sql.ts';
import type { DepositAccountOrder } from './read-deposit-account-order.ts';

/** Where members pay to by bank transfer, and what is asked for. */
export async function listDepositAccounts(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<CallValue<Calls['listDepositAccounts']>> {
  const rows = await selectMerchantAccounts(runner, merchantCode);
  const asked = await selectOperatorRequests(runner, merchantCode, 'depositAccount');
  const paidTo = rows.find(({ enabled }) => enabled);
  return {
    list: rows.map((row) => ({ ...accountOf(row), isPaidTo: row === paidTo })),
    asked: asked.map(({ wanted, asker_name, asked_at }) => ({
      // Written by `changeDepositAccount`, which reads what it is given.
      ...(JSON.parse(wanted) as DepositAccountOrder),
      askedBy: asker_name,
      askedAt: asked_at.toISOString(),
    })),
  };
}
