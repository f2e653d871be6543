import type { MerchantCode } from '@wau/contract/ids';
import {
  accountOf,
  changeDepositAccount,
} from '@wau/server/modules/money/deposit-account/change-deposit-account';
import { selectMerchantAccounts } from '@wau/server/modules/money/deposit-account/deposit-account-sql';
import type { DepositAccountOrder } from '@wau/server/modules/money/deposit-account/read-deposit-account-order';
import { WrongSetting } from '@wau/server/modules/operation/settings/setting-value';
import { systemClock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import type { OperatorCommand } from './command-line.ts';
import { orderForMerchant } from './order-for-merchant.ts';

interface Parts {
  readonly database: Database;
  readonly say: OperatorCommand['say'];
}

export const accountUsage = `npm run merchants -- account list <merchant>
npm run merchants -- account put <merchant> <code> bank=<name> number=<number> holder=<name> [order=<number>]
npm run merchants -- account off <merchant> <code>`;

/** A merchant's own accounts for bank transfers: which it has, another one or another number, one less. */
export async function merchantAccounts(parts: Parts, [deed, ...words]: readonly string[]): Promise<void> {
  const [merchant = '', code = '', ...rest] = words;
  if (deed === 'list' && words.length === 1) return list(parts, merchant as MerchantCode);
  if (deed === 'put' && rest.length > 0) return put(parts, merchant as MerchantCode, code, rest);
  if (deed === 'off' && code !== '' && rest.length === 0) {
    return switchOff(parts, merchant as MerchantCode, code);
  }
  throw new WrongSetting(accountUsage);
}

async function list({ database, say }: Parts, merchantCode: MerchantCode): Promise<void> {
  const rows = await selectMerchantAccounts(poolRunner(database.pool), merchantCode);
  if (rows.length === 0) say(`${merchantCode} has no account for bank transfers.`);
  for (const { account_code, enabled, bank_name, account_number, holder_name, sort_order } of rows) {
    const facts = [enabled ? 'on' : 'off', sort_order, bank_name, account_number, holder_name];
    say(`${account_code.padEnd(20)} ${facts.join('  ')}`);
  }
}

const names = ['bank', 'number', 'holder', 'order'] as const;

async function put(
  parts: Parts,
  merchantCode: MerchantCode,
  accountCode: string,
  pairs: readonly string[],
): Promise<void> {
  const texts = new Map<string, string>();
  for (const pair of pairs) {
    const [, name = '', value = ''] = /^([a-z]+)=(.*)$/s.exec(pair) ?? [];
    if (!names.some((each) => each === name)) throw new WrongSetting(accountUsage);
    texts.set(name, value);
  }
  const order = {
    ...{ accountCode, isEnabled: true, bankName: texts.get('bank') ?? '' },
    ...{ accountNumber: texts.get('number') ?? '', holderName: texts.get('holder') ?? '' },
    sortOrder: Number(texts.get('order') ?? '0'),
  };
  await change(parts, merchantCode, order);
  parts.say(`${merchantCode} ${accountCode}: on`);
}

async function switchOff(parts: Parts, merchantCode: MerchantCode, accountCode: string): Promise<void> {
  const rows = await selectMerchantAccounts(poolRunner(parts.database.pool), merchantCode);
  const row = rows.find(({ account_code }) => account_code === accountCode);
  if (row === undefined) throw new WrongSetting(`${merchantCode} has no account ${accountCode}.`);
  await change(parts, merchantCode, { ...accountOf(row), isEnabled: false });
  parts.say(`${merchantCode} ${accountCode}: off`);
}

function change({ database }: Parts, merchantCode: MerchantCode, order: DepositAccountOrder): Promise<void> {
  return orderForMerchant(database, {
    merchantCode,
    action: 'changeDepositAccount',
    order: (tx) => changeDepositAccount({ clock: systemClock }, tx, { merchantCode }, order),
  });
}
