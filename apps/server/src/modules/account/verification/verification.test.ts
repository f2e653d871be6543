import { hash } from 'node:crypto';
import type { MerchantCode } from '@wau/contract/ids';
import { systemRandom } from '@wau/service/random';
import { describe, expect, test } from 'vitest';
import { latestCode, queuedMessages } from '../../../testing/sent-messages.ts';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import { openMessageContent } from '../../messaging/message/queue-message.ts';
import { checkCode, useCode } from './check-code.ts';
import { sendCode } from './send-code.ts';
import { type CodePurpose, codeLifetimeMs, codeLimits, drawCode } from './verification-code.ts';

/** The demo member's number. */
const ownNumber = '+60123456789';

describe('codes by SMS', async () => {
  const server = await createTestServer();
  const config = {
    masterSecret: testSecret,
    messages: { sms: 'outbox', mail: 'outbox' },
  } as Parameters<typeof checkCode>[0]['config'];
  const parts = { ...server, random: systemRandom, config };

  let addresses = 0;
  const freshAddress = (): string => {
    addresses += 1;
    return `10.${Math.floor(addresses / 250)}.${addresses % 250}.7`;
  };
  let numbers = 0;
  /** Each in a range of its own. */
  const freshNumber = (): string => {
    numbers += 1;
    return `+6012${String(2_000_000 + numbers * 1000)}`;
  };
  const merchantOf = async (merchantCode: string) => {
    const merchant = await server.handle.merchantOf('', merchantCode);
    if (merchant === undefined) throw new Error(`no merchant ${merchantCode}`);
    return merchant;
  };
  const wau = await merchantOf('wau');
  const send = (
    number: string,
    purpose: CodePurpose = 'security',
    address = freshAddress(),
    isDeliverable = true,
  ) =>
    sendCode(
      parts,
      { merchant: wau, language: 'MY' },
      { purpose, mobileNumber: number, address, isDeliverable },
    );
  const check = (
    mobileNumber: string,
    code: string,
    purpose: CodePurpose = 'security',
    merchantCode = 'wau',
  ) => checkCode(parts, { merchantCode: merchantCode as MerchantCode, purpose, mobileNumber }, code);
  const wrongCodeFor = (code: string) => (code === '000000' ? '000001' : '000000');

  test('AC-04 a code for login is sent in the language of the request, and the answer says when to ask again', async () => {
    const answer = await server.call('sendLoginCode', {
      body: { mobileNum: '12-345 6789', countryDialingCode: '60' },
      address: freshAddress(),
      headers: { Language: 'EN' },
    });
    expect(answer.value()).toEqual({ expiredMinutes: 1 });
    const message = (await queuedMessages(server, ownNumber)).at(-1);
    expect(message?.status).toBe('waiting');
    expect(message?.content).toMatchObject({
      channel: 'sms',
      text: expect.stringMatching(/^Wau: \d{6} is your login code, valid for 10 minutes\./),
    });
    server.clock.advance(60_000);
    await server.call('sendLoginCode', { body: { mobileNum: '0123456789' }, address: freshAddress() });
    const malay = (await queuedMessages(server, ownNumber)).at(-1)?.content;
    expect(malay).toMatchObject({ text: expect.stringMatching(/^Wau: \d{6} ialah kod log masuk anda/) });
  });

  test('a number that is nobody’s gets the same answer and the same rows, and no SMS', async () => {
    server.clock.advance(24 * 60 * 60_000);
    const stranger = freshNumber();
    const ask = (mobileNum: string) =>
      server.call('sendResetCode', { body: { mobileNum }, address: freshAddress() });
    const [known, unknown] = [await ask(ownNumber), await ask(stranger)];
    expect(unknown.envelope).toEqual(known.envelope);
    const [early, earlyUnknown] = [await ask(ownNumber), await ask(stranger)];
    expect(early.outcome()).toBe('429 verification.code.too.early');
    expect(earlyUnknown.outcome()).toBe(early.outcome());
    expect((await queuedMessages(server, stranger)).map((message) => message.status)).toEqual(['withheld']);

    const stop = await server.handle.startWorkers();
    await expect.poll(() => queuedMessages(server, stranger), { timeout: 10_000 }).toEqual([]);
    await expect
      .poll(async () => (await queuedMessages(server, ownNumber)).at(-1)?.status, { timeout: 10_000 })
      .toBe('sent');
    await stop();
  });

  test('a right code is good until it is used, and then never again', async () => {
    const number = freshNumber();
    await send(number);
    const code = await latestCode(server, number);
    const checked = await check(number, ` ${code} `);
    await check(number, code);
    await useCode(parts, server.runner, checked);
    await expect(useCode(parts, server.runner, checked)).rejects.toThrow('verification.code.wrong');
    await expect(check(number, code)).rejects.toThrow('verification.code.wrong');
  });

  test('a code is dead after five wrong tries, counted whatever becomes of the caller', async () => {
    const number = freshNumber();
    await send(number);
    const code = await latestCode(server, number);
    const tries = Array.from({ length: 5 }, () => check(number, wrongCodeFor(code)));
    expect((await Promise.allSettled(tries)).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    await expect(check(number, code)).rejects.toThrow('verification.code.wrong');
  });

  test('four wrong tries leave the right one good', async () => {
    const number = freshNumber();
    await send(number);
    const code = await latestCode(server, number);
    for (let index = 0; index < 4; index += 1) await check(number, wrongCodeFor(code)).catch(() => undefined);
    await check(number, code);
  });

  test('a code lives ten minutes at most and ends with the next one', async () => {
    const number = freshNumber();
    await send(number);
    const first = await latestCode(server, number);
    server.clock.advance(codeLifetimeMs);
    await expect(check(number, first)).rejects.toThrow('verification.code.wrong');

    await send(number);
    const second = await latestCode(server, number);
    server.clock.advance(60_000);
    await send(number);
    const third = await latestCode(server, number);
    if (second !== third) await expect(check(number, second)).rejects.toThrow('verification.code.wrong');
    await check(number, third);
  });

  test('a code is for one purpose, number and merchant', async () => {
    const [number, other] = [freshNumber(), freshNumber()];
    await send(number);
    await send(other, 'login');
    const code = await latestCode(server, number);
    await expect(check(number, code, 'login')).rejects.toThrow('verification.code.wrong');
    await expect(check(other, code)).rejects.toThrow('verification.code.wrong');
    await expect(check(number, code, 'security', 'laut')).rejects.toThrow('verification.code.wrong');
    await check(number, code);
  });

  test('S3 a number gets five codes in any 24 hours, over all purposes, even when asked for at once', async () => {
    const number = freshNumber();
    const purposes: readonly CodePurpose[] = ['login', 'register', 'reset', 'security'];
    const atOnce = await Promise.allSettled(
      purposes.flatMap((purpose) => [send(number, purpose), send(number, purpose)]),
    );
    expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    server.clock.advance(12 * 60 * 60_000);
    await send(number);
    server.clock.advance(60_000);
    await expect(send(number)).rejects.toMatchObject({
      code: 'verification.code.too.many',
      // Until the oldest of them is a day old.
      value: { retryAfterSeconds: expect.closeTo(12 * 3_600 - 60, -2) },
    });
    // The first four are a day old now; the fifth is not.
    server.clock.advance(12 * 60 * 60_000);
    for (const purpose of purposes) await send(number, purpose);
    await expect(send(number, 'login')).rejects.toThrow('verification.code.too.many');
  });

  test('a further code for the same purpose waits a minute', async () => {
    const number = freshNumber();
    await send(number);
    server.clock.advance(30_000);
    const refusal = await send(number).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'verification.code.too.early' });
    const wait = (refusal as { value: { retryAfterSeconds: number } }).value.retryAfterSeconds;
    expect(wait).toBeGreaterThan(20);
    expect(wait).toBeLessThanOrEqual(31);
  });

  test('an address, a range of numbers and a merchant have their own limits', async () => {
    const address = freshAddress();
    for (let index = 0; index < codeLimits.addressPerHour; index += 1)
      await send(freshNumber(), 'security', address);
    await expect(send(freshNumber(), 'security', address)).rejects.toThrow('verification.code.too.many');

    const inRange = (index: number) => `+601299${String(index).padStart(5, '0')}`;
    for (let index = 0; index < codeLimits.prefixPerDay; index += 1) await send(inRange(index));
    await expect(send(inRange(codeLimits.prefixPerDay))).rejects.toThrow('verification.code.too.many');

    await server.runner.query({
      text: `insert into wau.attempt_counters (merchant_id, counter_name, subject_hash, attempt_count, resets_at)
             values ('wau', 'code.merchant', $1, $2, $3)
             on conflict (merchant_id, counter_name, subject_hash) do update set attempt_count = excluded.attempt_count`,
      values: [
        hash('sha256', 'wau', 'buffer'),
        codeLimits.merchantPerHour,
        new Date(server.clock.nowMs() + 60 * 60_000),
      ],
    });
    await expect(send(freshNumber())).rejects.toThrow('verification.code.too.many');
    server.clock.advance(61 * 60_000);
    await send(freshNumber());
  });

  test('neither code nor number can be read in the table of codes, and the text only with the secret', async () => {
    const number = freshNumber();
    await send(number);
    const code = await latestCode(server, number);
    const [rows] = await server.runner.query<{ text: string }>({
      text: `select string_agg(row_to_json(code)::text, ' ') as text from wau.verification_codes as code`,
      values: [],
    });
    expect(rows?.text).not.toContain(number.slice(1));
    expect(rows?.text).not.toContain(hash('sha256', code, 'hex'));
    const [message] = await server.runner.query<{ outgoing_message_id: string; sealed_content: Buffer }>({
      text: 'select outgoing_message_id, sealed_content from wau.outgoing_messages where recipient = $1',
      values: [number],
    });
    expect(message?.sealed_content.toString('latin1')).not.toContain(code);
    const open = () =>
      openMessageContent(
        { masterSecret: 'another-secret-of-at-least-32-characters' },
        'wau' as MerchantCode,
        message?.outgoing_message_id as never,
        message?.sealed_content as Buffer,
      );
    expect(open).toThrow();
  });

  test('AC-22 each refusal of a request for a code', async () => {
    const ask = (mobileNum: string) =>
      server.call('sendLoginCode', { body: { mobileNum }, address: freshAddress() });
    expect((await ask('12')).outcome()).toBe('400 mobile.number.invalid');
    const elsewhere = await server.call('sendResetCode', {
      body: { mobileNum: ownNumber },
      merchantCode: 'laut',
      address: freshAddress(),
    });
    expect(elsewhere.outcome()).toBe('403 module.unavailable');
    const noCode = await server.call('sendLoginCode', {
      body: { mobileNum: ownNumber },
      merchantCode: 'laut',
      address: freshAddress(),
    });
    expect(noCode.outcome()).toBe('403 module.unavailable');
    const unnamed = await server.call('sendLoginCode', {
      body: { mobileNum: ownNumber },
      headers: { Module: undefined },
    });
    expect(unnamed.outcome()).toBe('400 module.missing');
    const register = await server.call('sendRegisterCode', {
      body: { mobileNo: '123456788', countryDialingCode: '60' },
      merchantCode: 'laut',
      address: freshAddress(),
    });
    expect(register.outcome()).toBe('403 module.unavailable');
  });
});

describe('without a way to send SMS', async () => {
  const server = await createTestServer({
    dependencies: (usual) => ({
      ...usual,
      config: { ...usual.config, messages: { sms: 'off', mail: 'off' }, demoReach: 'nobody' },
    }),
  });

  test('AC-22 asking for a code or a letter says so', async () => {
    const code = await server.call('sendLoginCode', { body: { mobileNum: ownNumber } });
    expect(code.outcome()).toBe('503 verification.unavailable');
    const letter = await server.call('requestPasswordEmail', {
      body: { username: 'demo', email: 'demo@wau.example' },
    });
    expect(letter.outcome()).toBe('503 verification.unavailable');
  });
});

test('codes are drawn evenly out of a million', () => {
  const draws = 20_000;
  const firstDigits = new Map<string, number>();
  for (let draw = 0; draw < draws; draw += 1) {
    const code = drawCode(systemRandom);
    expect(code).toMatch(/^\d{6}$/);
    firstDigits.set(code.slice(0, 1), (firstDigits.get(code.slice(0, 1)) ?? 0) + 1);
  }
  expect(firstDigits.size).toBe(10);
  // Numbers above the last whole multiple are drawn again instead of favouring low codes.
  const bytes = [Uint8Array.of(0xff, 0xff, 0xff, 0xff), Uint8Array.of(0, 0, 0, 7)];
  expect(drawCode({ bytes: () => bytes.shift() ?? new Uint8Array(4) })).toBe('000007');
});
