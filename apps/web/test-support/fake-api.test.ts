import { accepted, foreign, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { type FakeCalls, type FakeValue, fakeApi } from './fake-api.ts';
import { leavePage, throwFakeProblem } from './fake-state.ts';

const balance: FakeValue<'getBalance'> = {
  ...{ sumBalance: '12.50', sumBalanceMinor: '1250', currencyCode: 'MYR', currencySymbol: 'RM' },
};
const ask = (calls: FakeCalls, path = '/wps/wallets/balance') => fakeApi(calls)(path, { method: 'GET' });

test('answers as the server does', async () => {
  const answer = await ask({ getBalance: () => accepted(balance) });
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, value: balance }]);
  const trouble = await ask({ getBalance: () => foreign(502, '<h1>502</h1>') });
  expect([trouble.status, await trouble.text()]).toEqual([502, '<h1>502</h1>']);
});

test('a call that is not faked fails as a server in trouble does', async () => {
  expect((await ask({})).status).toBe(500);
});

test('a call that is under way ends when it is given up, and when the test is over', async () => {
  const never: FakeCalls = { getBalance: () => new Promise(() => undefined) };
  const given = new AbortController();
  const first = fakeApi(never)('/wps/wallets/balance', { method: 'GET', signal: given.signal });
  given.abort(new Error('given up'));
  await expect(first).rejects.toThrow('given up');
  const second = ask(never);
  leavePage();
  await expect(second).rejects.toThrow();
});

test('an answer that the server could not give fails the test, whatever the app makes of it', async () => {
  const half: unknown = { sumBalance: '12.50' };
  await expect(ask({ getBalance: () => accepted(half as typeof balance) })).rejects.toThrow('getBalance');
  expect(throwFakeProblem).toThrow('getBalance: the value is wrong at /');
  await expect(ask({ getBalance: () => refused(400, 'session.ended', 'Tamat') })).rejects.toThrow();
  expect(throwFakeProblem).toThrow('session.ended is answered with 401, not 400');
  expect(throwFakeProblem).not.toThrow();
});

test('a path that is no call fails the test', async () => {
  await expect(ask({}, '/wps/wallets/balances')).rejects.toThrow();
  expect(throwFakeProblem).toThrow('GET /wps/wallets/balances is no call');
});
