import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createTestServer, type TestCaptcha } from '../../../testing/test-server.ts';
import { loginLimits } from '../credentials/login-limits.ts';

const server = await createTestServer();

/** The confirmed number of the demo's first member. */
const ownNumber = '0123456789';

let addresses = 0;
const freshAddress = () => {
  addresses += 1;
  return `10.5.${Math.floor(addresses / 250)}.${addresses % 250}`;
};

const logIn = (username: string, password: string, captcha?: TestCaptcha) =>
  server.call('login', {
    body: { type: 'username', username, password, captcha: captcha?.answer ?? '' },
    headers: { ...captcha?.headers },
    address: freshAddress(),
  });

describe('a name that holds somebody’s number', () => {
  test.each([`ali${ownNumber}`, 'siti.012-345 6789', 'x+60123456789', `${ownNumber}abc`])(
    'AC-01 %s logs in to the account of that name',
    async (name) => {
      const member = await server.openMember(name);
      expect((await logIn(name, member.password)).value().userName).toBe(name);
    },
  );

  test('AC-01 a whole number goes to whoever has confirmed it', async () => {
    const member = await server.openMember('60123456789');
    const session = (await logIn(ownNumber, member.password)).value();
    expect(session.userName).toBe('demo');
  });
});

describe('failing logins', () => {
  test('S2 do not tell whose number it is, in however many forms it is typed', async () => {
    const formsOf = (national: string) => [
      `0${national}`,
      `+60${national}`,
      `60${national}`,
      `0${national.slice(0, 2)}-${national.slice(2, 5)} ${national.slice(5)}`,
      `+60 ${national}`,
    ];
    const fail = async (names: readonly string[]) => {
      const envelopes = [];
      for (const name of names) envelopes.push((await logIn(name, 'wrong')).envelope);
      return envelopes;
    };
    const own = await fail(formsOf(ownNumber.slice(1)));
    const nobodys = await fail(formsOf('129998887'));
    expect(nobodys).toEqual(own);
    expect(own[2]).toMatchObject({ errorCode: 'login.failed', value: { captcha: true } });
    expect(own[3]).toMatchObject({ errorCode: 'captcha.required' });

    // With a captcha the right password gets in, and the number is forgotten.
    const wrong = await logIn(ownNumber, 'wrong', await server.makeCaptcha());
    expect(wrong.envelope).toMatchObject({ errorCode: 'login.failed', value: { captcha: true } });
    expect((await logIn(ownNumber, 'wau-demo-2026')).outcome()).toBe('400 captcha.required');
    expect((await logIn(ownNumber, 'wau-demo-2026', await server.makeCaptcha())).outcome()).toBe('200');
    expect((await logIn(ownNumber, 'wau-demo-2026')).outcome()).toBe('200');
  });

  test('S2 a number and a name of one account do not give twice the guesses', async () => {
    const resetsAt = new Date(server.clock.nowMs() + 60_000);
    await server.runner.query({
      text: `insert into wau.attempt_counters (merchant_id, counter_name, subject_hash, attempt_count, resets_at)
             values ('wau', 'login.account', $1, $2, $3)`,
      values: [hash('sha256', 'demo', 'buffer'), loginLimits.account - 1, resetsAt],
    });
    const names = ['demo', ownNumber, 'demo'];
    const outcomes = [];
    for (const name of names) {
      outcomes.push((await logIn(name, 'wrong', await server.makeCaptcha())).outcome());
    }
    expect(outcomes).toEqual(['401 login.failed', '429 login.too.many', '429 login.too.many']);
  });
});
