import { hash } from 'node:crypto';
import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { expect, test } from 'vitest';
import { queuedMessages } from '../../../testing/sent-messages.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { codeLimits } from './verification-code.ts';

const server = await createTestServer();
await server.runner.query({
  text: `update wau.merchants set enabled_flags = enabled_flags || '{MOBILENUMREG3,REGMOBVERF3,MOBILENUMLOGIN3}'`,
  values: [],
});

const dayMs = 24 * 60 * 60_000;
/** The demo member's number. */
const ownNumber = '+60123456789';

let addresses = 0;
const freshAddress = (): string => {
  addresses += 1;
  return `10.6.${Math.floor(addresses / 250)}.${addresses % 250}`;
};
const askToRegister = (number: string, merchantCode = 'wau') =>
  server.call('sendRegisterCode', {
    body: { mobileNo: number, countryDialingCode: '60' } satisfies CallBody<Calls['sendRegisterCode']>,
    merchantCode,
    address: freshAddress(),
  });
const askToLogIn = (mobileNum: string) =>
  server.call('sendLoginCode', { body: { mobileNum }, address: freshAddress() });
const statusesOf = async (number: string, merchantCode = 'wau') =>
  (await queuedMessages(server, number, merchantCode)).map(({ status }) => status);

async function fillCounter(name: string, subject: string, count: number): Promise<void> {
  await server.runner.query({
    text: `insert into wau.attempt_counters (merchant_id, counter_name, subject_hash, attempt_count, resets_at)
           values ('wau', $1, $2, $3, $4)
           on conflict (merchant_id, counter_name, subject_hash)
           do update set attempt_count = excluded.attempt_count, resets_at = excluded.resets_at`,
    values: [name, hash('sha256', subject, 'buffer'), count, new Date(server.clock.nowMs() + dayMs)],
  });
}

test('AC-22 no code to register with is sent where nobody can register', async () => {
  await expect.poll(async () => (await askToRegister('+60187654321')).outcome()).toBe('200');
  expect((await askToRegister('+60187654321', 'wautrial')).outcome()).toBe('403 module.unavailable');
  expect(await statusesOf('+60187654321', 'wautrial')).toEqual([]);
});

test('S3 a number gets five codes in any 24 hours from all merchants together, and none learns of the others', async () => {
  const number = '+60187654322';
  const merchants = ['wau', 'laut'];
  for (let sent = 0; sent < codeLimits.numberPerDay; sent += 1) {
    server.clock.advance(60_000);
    for (const merchantCode of merchants) {
      expect((await askToRegister(number, merchantCode)).outcome()).toBe('200');
    }
  }
  const all = [...(await statusesOf(number, 'wau')), ...(await statusesOf(number, 'laut'))];
  expect(all.filter((status) => status === 'waiting')).toHaveLength(codeLimits.numberPerDay);
  expect(all.filter((status) => status === 'withheld')).toHaveLength(codeLimits.numberPerDay);

  server.clock.advance(dayMs);
  await Promise.all(merchants.map((merchantCode) => askToRegister(number, merchantCode)));
  expect((await statusesOf(number, 'wau')).at(-1)).toBe('waiting');
  expect((await statusesOf(number, 'laut')).at(-1)).toBe('waiting');
});

test('S3 of two merchants that are asked at once, with one code left, one sends it', async () => {
  const number = '+60187654323';
  for (let sent = 1; sent < codeLimits.numberPerDay; sent += 1) {
    server.clock.advance(60_000);
    await askToRegister(number);
  }
  server.clock.advance(60_000);
  await Promise.all([askToRegister(number, 'laut'), askToRegister(number)]);
  const all = [...(await statusesOf(number, 'wau')), ...(await statusesOf(number, 'laut'))];
  expect(all.filter((status) => status === 'waiting')).toHaveLength(codeLimits.numberPerDay);
});

test('codes that are not sent use up neither the range of the number nor the merchant', async () => {
  for (let index = 0; index < codeLimits.prefixPerDay; index += 1) {
    expect((await askToLogIn(`+60123456${String(index).padStart(3, '0')}`)).outcome()).toBe('200');
  }
  await fillCounter('code.merchant.withheld', 'wau', codeLimits.merchantPerHour);
  expect((await askToLogIn(ownNumber)).outcome()).toBe('200');
  expect(await statusesOf(ownNumber)).toEqual(['waiting']);
  expect((await askToLogIn('+60123456998')).outcome()).toBe('200');
});

test('where a range or the merchant has had its codes, a member’s is withheld and nobody can tell', async () => {
  for (const [counter, subject, limit] of [
    ['code.prefix', ownNumber.slice(0, -3), codeLimits.prefixPerDay],
    ['code.merchant', 'wau', codeLimits.merchantPerHour],
  ] as const) {
    server.clock.advance(2 * dayMs);
    await fillCounter(counter, subject, limit);
    const [own, nobodys] = [await askToLogIn(ownNumber), await askToLogIn('+60123456997')];
    expect(own.outcome()).toBe('200');
    expect(nobodys.envelope).toEqual(own.envelope);
    expect((await statusesOf(ownNumber)).at(-1), counter).toBe('withheld');
  }
});

test('a flood of registrations stops registrations alone, and they are told', async () => {
  server.clock.advance(2 * dayMs);
  await fillCounter('code.prefix.register', ownNumber.slice(0, -3), codeLimits.prefixPerDay);
  const refused = await askToRegister('+60123456996');
  expect(refused.outcome()).toBe('429 verification.code.too.many');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await fillCounter('code.merchant.register', 'wau', codeLimits.merchantPerHour);
  expect((await askToRegister('+60187654324')).outcome()).toBe('429 verification.code.too.many');
  expect((await askToLogIn(ownNumber)).outcome()).toBe('200');
  expect((await statusesOf(ownNumber)).at(-1)).toBe('waiting');
});

test('S3 a code that is refused uses up neither the range of its number nor the merchant', async () => {
  server.clock.advance(2 * dayMs);
  const number = '+60187651555';
  const countOf = async (name: string, subject: string) => {
    const [row] = await server.runner.query<{ attempt_count: number }>({
      text: `select attempt_count from wau.attempt_counters
             where merchant_id = 'wau' and counter_name = $1 and subject_hash = $2`,
      values: [name, hash('sha256', subject, 'buffer')],
    });
    return row?.attempt_count;
  };
  expect((await askToRegister(number)).outcome()).toBe('200');
  expect((await askToRegister(number)).outcome()).toBe('429 verification.code.too.early');
  expect(await countOf('code.prefix.register', number.slice(0, -3))).toBe(1);
  expect(await countOf('code.merchant.register', 'wau')).toBe(1);
  await fillCounter('code.merchant.register', 'wau', codeLimits.merchantPerHour);
  expect((await askToRegister('+60187651556')).outcome()).toBe('429 verification.code.too.many');
  expect(await countOf('code.prefix.register', number.slice(0, -3))).toBe(1);
});
