import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../../../platform/audit/audited.ts';
import { lockMerchant } from '../../../platform/merchants/merchant-sql.ts';
import { askOrGive } from '../../../platform/operators/ask-or-give.ts';
import { deleteOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';
import type { Ordering } from '../../../platform/operators/ordering.ts';
import {
  type MerchantAccountRow,
  selectMerchantAccounts,
  upsertMerchantAccount,
} from './deposit-account-sql.ts';
import { type DepositAccountOrder, readDepositAccountOrder, wrong } from './read-deposit-account-order.ts';

type Outcome = CallValue<Calls['changeDepositAccount']>;

/** No row is ever removed, so a merchant does not open one for every day. */
const mostAccounts = 100;

/**
 * Puts one of the merchant's own accounts in place, to which members pay by bank transfer.
 *
 * Invariants: members' money goes to whatever account is named here, so naming one, changing it, its place among the others
 * and switching it on take the word of two operators who say the same; switching off takes one. Whatever else was asked for
 * of the account ends with a change. A deposit keeps the account that its member was told. Locks: the merchant's row.
 *
 * @throws Refusal `setting.invalid`, `deposit.account.second.person`
 */
export async function changeDepositAccount(
  { clock }: { readonly clock: Clock },
  tx: SqlRunner,
  { merchantCode, operatorId }: Ordering,
  body: DepositAccountOrder,
): Promise<Audited<Outcome>> {
  const wanted = readDepositAccountOrder(body);
  await lockMerchant(tx, merchantCode);
  const rows = await selectMerchantAccounts(tx, merchantCode);
  const row = rows.find(({ account_code }) => account_code === wanted.accountCode);
  if (row === undefined && rows.length >= mostAccounts) throw wrong(`At most ${mostAccounts} accounts.`);
  const present = row === undefined ? undefined : accountOf(row);
  if (isSame(present, wanted)) return outcome('changed', wanted, wanted);
  const subject = { merchantCode, kind: 'depositAccount', subject: wanted.accountCode } as const;
  const isSwitchedOff = present?.isEnabled === true && isSame({ ...present, isEnabled: false }, wanted);
  if (operatorId !== undefined && !isSwitchedOff) {
    const request = { ...subject, wanted: JSON.stringify(wanted) };
    const now = new Date(clock.nowMs());
    const status = await askOrGive(tx, request, operatorId, now, 'deposit.account.second.person');
    if (status === 'asked') return outcome('asked', present, wanted);
  }
  await upsertMerchantAccount(tx, merchantCode, rowOf(wanted));
  await deleteOperatorRequests(tx, subject);
  return outcome('changed', present, wanted);
}

/** A stored account as an order for it would read. */
export function accountOf(row: MerchantAccountRow): DepositAccountOrder {
  return {
    accountCode: row.account_code,
    isEnabled: row.enabled,
    bankName: row.bank_name,
    accountNumber: row.account_number,
    holderName: row.holder_name,
    sortOrder: row.sort_order,
  };
}

function rowOf(order: DepositAccountOrder): MerchantAccountRow {
  return {
    account_code: order.accountCode,
    enabled: order.isEnabled,
    bank_name: order.bankName,
    account_number: order.accountNumber,
    holder_name: order.holderName,
    sort_order: order.sortOrder,
  };
}

/** Both are written by this file, name by name in one order. */
function isSame(present: DepositAccountOrder | undefined, wanted: DepositAccountOrder): boolean {
  return present !== undefined && JSON.stringify(present) === JSON.stringify(wanted);
}

function outcome(
  status: Outcome['status'],
  present: DepositAccountOrder | undefined,
  wanted: DepositAccountOrder,
): Audited<Outcome> {
  const { accountCode: subject, ...newValues } = wanted;
  const { accountCode: _, ...oldValues } = present ?? {};
  return { value: { status }, change: { subject, oldValues, newValues: { ...newValues, status } } };
}
