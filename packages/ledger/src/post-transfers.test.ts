import type { MerchantCode } from '@wau/contract/ids';
import { systemClock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import { expect, test } from 'vitest';
import { postInOrder } from './post-transfers.ts';
import { transferOf } from './testing/test-ledger.ts';

test('merchants are posted in one order, so that two transactions do not wait in a circle; answers keep theirs', async () => {
  const asked: unknown[] = [];
  const runner = {
    async query({ values }) {
      asked.push(values[0]);
      const lists = {
        stored_ids: null,
        refusals: null,
        debit_balances: `${asked.length}`,
        credit_balances: '',
      };
      return [lists as never];
    },
  } satisfies SqlRunner;
  const transfers = ['wau', 'laut'].map((code) => transferOf({ merchantId: code as MerchantCode }));
  const answers = await postInOrder(runner, transfers, { clock: systemClock, random: systemRandom });
  expect(asked).toEqual(['laut', 'wau']);
  expect(answers.map((answer) => answer.debitBalanceMinor)).toEqual([2n, 1n]);
});
