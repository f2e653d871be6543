import { playerAccountId } from '@wau/ledger/account-id';
import { describe, expect, test } from 'vitest';
import { registerBody } from '../../../testing/register-body.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { registrationsPerAddress } from './register.ts';
import { retryWindowMs } from './repeated-registration.ts';

const server = await createTestServer();

let addresses = 0;
const freshAddress = () => {
  addresses += 1;
  return `10.0.${Math.floor(addresses / 250)}.${addresses % 250}`;
};

interface Attempt {
  readonly merchantCode?: string;
  readonly address?: string;
  readonly idempotencyKey?: string;
  /** `none`: no captcha is sent; `wrong`: one with a wrong answer. */
  readonly captcha?: 'right' | 'wrong' | 'none';
}

async function register(
  fields: Parameters<typeof registerBody>[0],
  {
    merchantCode = 'wau',
    address = freshAddress(),
    idempotencyKey,
    captcha = merchantCode === 'laut' ? 'right' : 'none',
  }: Attempt = {},
) {
  const made = captcha === 'none' ? undefined : await server.makeCaptcha(merchantCode);
  const answer = captcha === 'wrong' ? '99999' : (made?.answer ?? '');
  return server.call('register', {
    body: registerBody({ ...fields, captcha: answer }),
    merchantCode,
    address,
    ...(made === undefined ? {} : { headers: made.headers }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
}

const countMembers = async (usernameKey: string) =>
  (
    await server.runner.query({
      text: 'select from wau.members where username_key = $1',
      values: [usernameKey],
    })
  ).length;

describe('registering', () => {
  test('makes a member with an empty wallet and a session (AC-16)', async () => {
    const session = (await register({ username: 'Siti_Aminah' })).value();
    expect(session).toMatchObject({
      merchantCode: 'wau',
      userName: 'Siti_Aminah',
      firstTimeLogin: false,
      mustChangePassword: false,
    });
    const info = (await server.call('getMemberInfo', { token: session.token })).value();
    expect(info).toMatchObject({ account: 'Siti_Aminah', type: 0 });
    const balance = await server.ledger.balanceOf(session.merchantCode, playerAccountId(info.id));
    expect(balance).toMatchObject({ balanceMinor: 0n, currency: 'MYR' });
  });

  test('the member can log in afterwards', async () => {
    await register({ username: 'later' });
    const again = await server.call('login', {
      body: { type: 'username', username: 'LATER', password: 'layang-layang-9', captcha: '' },
      address: freshAddress(),
    });
    expect(again.outcome()).toBe('200');
  });

  test('keeps the fields that the merchant asks for, and no others', async () => {
    const email = 'ombak@example.com';
    await register({ username: 'ombak', email, line: 'not-asked' }, { merchantCode: 'laut' });
    const [row] = await server.runner.query<{ profile: unknown; email: string; currency: string }>({
      text: `select member.profile, member.email, account.currency from wau.members as member
             join ledger.account as account
               on account.merchant_id = member.merchant_id and account.account_id = 'player:' || member_id || ':main'
             where username_key = 'ombak'`,
      values: [],
    });
    expect(row).toEqual({ profile: {}, email, currency: 'USD' });
  });

  test('a name that is taken is refused, in any case of its letters; at another merchant it is free', async () => {
    await register({ username: 'popular' });
    expect((await register({ username: 'POPULAR' })).envelope).toMatchObject({
      errorCode: 'register.username.taken',
      value: { field: 'username' },
    });
    expect((await register({ username: 'popular' }, { merchantCode: 'laut' })).outcome()).toBe('200');
  });

  test('of many with the same name at the same time one gets it', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => register({ username: 'contested' })));
    const outcomes = answers.map((answer) => answer.outcome()).toSorted();
    expect(outcomes).toEqual(['200', ...Array.from({ length: 5 }, () => '409 register.username.taken')]);
    expect(await countMembers('contested')).toBe(1);
  });

  test.each([
    [
      'a password that differs from its confirmation',
      { confirmPassword: 'another-9' },
      'register.confirm.mismatch',
    ],
    ['a name against the rules', { username: '9lives' }, 'username.format.invalid'],
    [
      'a password against the rules',
      { password: 'short1', confirmPassword: 'short1' },
      'password.format.invalid',
    ],
  ])('%s is refused and nobody is registered', async (_, change, code) => {
    const answer = await register({ username: 'refused', ...change });
    expect(answer.outcome()).toBe(`400 ${code}`);
    expect(await countMembers('refused')).toBe(0);
  });

  test('a captcha is asked for where the merchant wants one, and a slip in a field does not cost it', async () => {
    const merchantCode = 'laut';
    const username = 'nocaptcha';
    expect((await register({ username }, { merchantCode, captcha: 'none' })).envelope).toMatchObject({
      errorCode: 'captcha.required',
      value: { captcha: true },
    });
    expect((await register({ username }, { merchantCode, captcha: 'wrong' })).outcome()).toBe(
      '400 captcha.wrong',
    );
    const captcha = await server.makeCaptcha(merchantCode);
    const send = (name: string) =>
      server.call('register', {
        merchantCode,
        body: registerBody({ username: name, captcha: captcha.answer }),
        headers: captcha.headers,
        address: freshAddress(),
      });
    expect((await send('x')).outcome()).toBe('400 username.format.invalid');
    expect((await send('careful')).outcome()).toBe('200');
    expect((await send('careful2')).outcome()).toBe('400 captcha.wrong');
  });

  test('an address registers only so many an hour', async () => {
    const address = freshAddress();
    for (let made = 0; made < registrationsPerAddress; made += 1) {
      expect((await register({ username: `crowd${made}` }, { address })).outcome()).toBe('200');
    }
    const refused = await register({ username: 'crowdmore' }, { address });
    expect(refused.outcome()).toBe('429 register.too.many');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await register({ username: 'crowdelse' })).outcome()).toBe('200');
  }, 30_000);
});

describe('a registration that is sent again because its answer was lost (F1)', () => {
  const idempotencyKey = 'retry-0123456789abcdef';

  test('with the same key logs in, without another captcha and without a second member', async () => {
    const merchantCode = 'laut';
    const lost = { username: 'lostone' };
    const first = (await register(lost, { merchantCode, idempotencyKey })).value();
    const again = (await register(lost, { merchantCode, idempotencyKey, captcha: 'none' })).value();
    expect(again.userName).toBe('lostone');
    expect(again.token).not.toBe(first.token);
    expect(await countMembers('lostone')).toBe(1);
    const ids = await Promise.all(
      [first, again].map(
        async ({ token }) => (await server.call('getMemberInfo', { token, merchantCode })).value().id,
      ),
    );
    expect(new Set(ids).size).toBe(1);
  });

  test('while the first is still being stored logs in as well', async () => {
    const key = 'retry-8899aabbccddeeff';
    const fields = { username: 'impatient' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => register(fields, { idempotencyKey: key })),
    );
    expect(answers.map((answer) => answer.outcome())).toEqual(Array.from({ length: 6 }, () => '200'));
    expect(await countMembers('impatient')).toBe(1);
  });

  test('opens nothing once the member has switched two-step login on', async () => {
    const key = 'retry-00112233445566aa';
    const fields = { username: 'loststep' };
    const { token } = (await register(fields, { idempotencyKey: key })).value();
    const { id } = (await server.call('getMemberInfo', { token })).value();
    await server.runner.query({
      text: `insert into wau.second_steps (merchant_id, member_id, sealed_secret, confirmed_at)
             values ('wau', $1, $2, now())`,
      values: [id, Buffer.alloc(48)],
    });
    expect((await register(fields, { idempotencyKey: key })).outcome()).toBe('409 register.username.taken');
  });

  test('without the key, with another password, or too late is refused like anybody else’s', async () => {
    const key = 'retry-fedcba9876543210';
    await register({ username: 'losttwo' }, { idempotencyKey: key });
    const taken = '409 register.username.taken';
    expect((await register({ username: 'losttwo' })).outcome()).toBe(taken);
    const other = { username: 'losttwo', password: 'another-pass-1', confirmPassword: 'another-pass-1' };
    expect((await register(other, { idempotencyKey: key })).outcome()).toBe(taken);
    server.clock.advance(retryWindowMs + 1_000);
    expect((await register({ username: 'losttwo' }, { idempotencyKey: key })).outcome()).toBe(taken);
  });
});

// Last in this file, because it leaves the merchant closed.
describe('registration of a merchant', () => {
  test('is closed where the merchant has it switched off', async () => {
    await server.runner.query({
      text: `update wau.merchants set enabled_flags = array_remove(enabled_flags, 'USERNAMEREG3')
             where merchant_id = 'laut'`,
      values: [],
    });
    const outcome = async () => (await register({ username: 'closed' }, { merchantCode: 'laut' })).outcome();
    await expect.poll(outcome).toBe('403 module.unavailable');
  });
});
