import type { MerchantCode } from '@wau/contract/ids';
import { playerAccountId } from '@wau/ledger/account-id';
import { expect, test } from 'vitest';
import { demoPassword } from './demo/demo-merchants.ts';
import { seedDemo } from './seed-demo.ts';
import { createTestServer, testSecret } from './testing/test-server.ts';

const server = await createTestServer();

const seedAgain = () =>
  seedDemo({
    ...server,
    random: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
    masterSecret: testSecret,
    studioUrl: '',
  });

test('the demo is added once, however often and by however many it is seeded', async () => {
  const count = async () =>
    server.runner.query({
      text: `select (select count(*) from wau.members) as members, (select count(*) from wau.games) as games,
                    (select count(*) from ledger.transfer) as transfers`,
      values: [],
    });
  const before = await count();
  const [accounts] = await Promise.all([seedAgain(), seedAgain()]);
  expect(await count()).toEqual(before);
  expect(accounts.map((account) => `${account.username}@${account.host}`)).toEqual([
    'demo@localhost',
    'rahmat@localhost',
    'baharu@localhost',
    'marina@laut.localhost',
  ]);
});

test('what an operator has changed stays changed', async () => {
  await server.runner.query({
    text: `update wau.merchants set brand_name = 'Layang' where merchant_id = 'wau'`,
    values: [],
  });
  await seedAgain();
  await expect
    .poll(async () => (await server.call('getWhitelabel')).value().brandName, { timeout: 2_000 })
    .toBe('Layang');
});

test('a demo member logs in and has money', async () => {
  const session = (
    await server.call('login', {
      body: { type: 'username', username: 'demo', password: demoPassword, captcha: '' },
    })
  ).value();
  const { id } = (await server.call('getMemberInfo', { token: session.token })).value();
  const balance = await server.ledger.balanceOf('wau' as MerchantCode, playerAccountId(id));
  expect(balance?.balanceMinor).toBe(50_000n);
});

test('AC-19 the account that the operator opened asks for a password of the member’s own', async () => {
  const answer = await server.call('login', {
    body: { type: 'username', username: 'baharu', password: demoPassword, captcha: '' },
  });
  expect(answer.value().firstTimeLogin).toBe(true);
});

test('the demo password satisfies the demo’s own rules', async () => {
  for (const merchantCode of ['wau', 'laut']) {
    const { fields } = (await server.call('getRegisterSettings', { merchantCode })).value();
    expect(demoPassword).toMatch(new RegExp(fields.password?.pattern ?? '', 'v'));
  }
});
