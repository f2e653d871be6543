import type { MerchantCode } from '@wau/contract/ids';
import { playerAccountId } from '@wau/ledger/account-id';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from './demo/demo-merchants.ts';
import { seedDemo } from './seed-demo.ts';
import { createTestServer, testSecret } from './testing/test-server.ts';

const server = await createTestServer();
/** Names are not the application's to change. */
const owner = new Client({ connectionString: server.testDatabase.ownerUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

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
    ...['ejen', 'wakil', 'kamal', 'siti', 'khas'].map((name) => `${name}@localhost`),
    'marina@laut.localhost',
  ]);
});

test('what an operator has changed stays changed', async () => {
  await server.runner.query({
    text: `update wau.merchants set brand_name = 'Layang' where merchant_id = 'wau'`,
    values: [],
  });
  await seedAgain();
  await expect.poll(async () => (await server.call('getWhitelabel')).value().brandName).toBe('Layang');
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

const logIn = (username: string, audience?: 'A' | 'PL') =>
  server.call('login', {
    body: {
      ...{ type: 'username', username, password: demoPassword, captcha: '' },
      ...(audience === undefined ? {} : { audience }),
    },
  });

test.each([
  ['ejen', { type: 2, toUpline: false }, '200'],
  ['wakil', { type: 1, toUpline: true }, '200'],
  ['kamal', { type: 0, toUpline: true }, '403 login.agent.required'],
  ['siti', { type: 0, toUpline: true }, '403 login.agent.required'],
  ['khas', { type: 40, toUpline: true }, '403 login.agent.required'],
  ['demo', { type: 0, toUpline: false }, '403 login.agent.required'],
] as const)(
  'the demo’s %s logs in as what the conditions of agents ask for',
  async (name, facts, asAgent) => {
    const session = (await logIn(name)).value();
    expect(session.customerType).toBe(facts.type);
    expect((await server.call('getMemberInfo', { token: session.token })).value()).toMatchObject(facts);
    expect((await logIn(name, 'A')).outcome()).toBe(asAgent);
  },
);

test('an installation whose demo is older gets the team at its next start, each under the right agent', async () => {
  const names = ['khas', 'siti', 'kamal', 'wakil', 'ejen'];
  const team = () =>
    owner.query<{ username: string; upline: string | null }>(
      `select member.username, agent.username as upline from wau.members as member
         left join wau.members as agent
           on agent.merchant_id = member.merchant_id and agent.member_id = member.upline_member_id
        where member.merchant_id = 'wau' and member.username_key = any ($1) order by 1`,
      [names],
    );
  // An older demo had no such names: these give theirs up.
  await owner.query(
    `update wau.members set username_key = 'older.' || username_key where merchant_id = 'wau' and username_key = any ($1)`,
    [names],
  );
  expect((await team()).rows).toEqual([]);
  await seedAgain();
  expect((await team()).rows).toEqual([
    { username: 'ejen', upline: null },
    { username: 'kamal', upline: 'ejen' },
    { username: 'khas', upline: 'ejen' },
    { username: 'siti', upline: 'wakil' },
    { username: 'wakil', upline: 'ejen' },
  ]);
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

test.each([
  ['MY', 'Selamat datang ke Wau', 'Akaun demo anda'],
  ['EN', 'Welcome to Wau', 'Your demo account'],
])(
  'a demo member is welcomed in the inbox in the language of the page: %s',
  async (language, title, words) => {
    const session = (
      await server.call('login', {
        body: { type: 'username', username: 'siti', password: demoPassword, captcha: '' },
      })
    ).value();
    const headers = { Language: language };
    const inbox = (await server.call('listInboxMessages', { token: session.token, headers })).value();
    expect(inbox.list.map((message) => message.title)).toEqual([title]);
    expect(inbox.list[0]?.content).toContain(words);
  },
);
