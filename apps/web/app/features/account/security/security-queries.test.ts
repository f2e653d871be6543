import { accepted } from '@wau/contract/testing/fake-answer';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../../test-support/fake-api.ts';
import { createApiClient } from '../../../platform/api/api-client.ts';
import { createQueryClient } from '../../../platform/api/query-client.ts';
import { banksQuery } from './security-queries.ts';

beforeEach(() => sessionStorage.clear());

const bank = { bankCode: 'MBB', bankName: 'Maybank', kind: 'bank' as const, accountPattern: '^[0-9]{12}$' };
let askedCount = 0;
const api = createApiClient({
  fetch: fakeApi({
    listBanks: () => {
      askedCount += 1;
      return accepted([bank]);
    },
  }),
  language: () => 'MY',
  token: () => undefined,
});

test('CA-05 the banks are kept in the tab and asked for once, also after a reload; what cannot be read is asked for anew', async () => {
  const load = () => createQueryClient(() => undefined).fetchQuery(banksQuery(api));
  expect([await load(), await load()]).toEqual([[bank], [bank]]);
  expect(askedCount).toBe(1);
  expect(JSON.parse(sessionStorage.getItem('MC_BankList') ?? '')).toEqual([bank]);
  sessionStorage.setItem('MC_BankList', '["bank"]');
  expect(await load()).toEqual([bank]);
  expect(askedCount).toBe(2);
});
