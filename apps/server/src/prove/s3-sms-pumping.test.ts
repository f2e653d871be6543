import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { proofSize } from '@wau/service/testing/proof-size';
import { describe, expect, it } from 'vitest';
import { codeLifetimeMs, codeLimits } from '../modules/account/verification/verification-code.ts';
import { boundedParallel } from '../testing/bounded-parallel.ts';
import { latestCode } from '../testing/sent-messages.ts';
import { createTestServer } from '../testing/test-server.ts';

const sends = proofSize({ full: 5_000, quick: 400 });
const prefixes = proofSize({ full: 50, quick: 10 });
const addresses = proofSize({ full: 200, quick: 20 });
/** Numbers of one range that the attacker is paid for. */
const numbersPerPrefix = 4;

/**
 * The attacker asks for codes to numbers of ranges that pay for traffic, from many addresses, over a whole day. Here
 * registration asks for codes, which are sent to anybody; login and reset send to members only.
 */
describe(`S3: ${sends} sends to ${prefixes} number ranges from ${addresses} addresses`, async () => {
  const server = await createTestServer();
  await server.runner.query({
    text: `update wau.merchants set enabled_flags = enabled_flags || '{MOBILENUMREG3,REGMOBVERF3}'
           where merchant_id in ('wau', 'laut')`,
    values: [],
  });

  /** Each number is asked for twice at the same time. */
  const numberOf = (send: number): string => {
    const pair = Math.floor(send / 2);
    const prefix = pair % prefixes;
    const inPrefix = Math.floor(pair / prefixes) % numbersPerPrefix;
    return `+6012${String(3_000 + prefix)}${String(100 + inPrefix)}`;
  };
  const addressOf = (send: number): string => {
    const address = Math.floor(send / 7) % addresses;
    return `127.3.${Math.floor(address / 250)}.${1 + (address % 250)}`;
  };
  /** Every third is asked of another merchant, because a number has its five from all together. */
  const merchantOf = (send: number): string => (send % 3 === 0 ? 'laut' : 'wau');
  const ask = (send: number) =>
    server.call('sendRegisterCode', {
      body: { mobileNo: numberOf(send), countryDialingCode: '60' } satisfies CallBody<
        Calls['sendRegisterCode']
      >,
      merchantCode: merchantOf(send),
      address: addressOf(send),
    });

  it('at most five are sent to a number in any 24 hours', { timeout: 900_000 }, async () => {
    const outcomes = new Map<string, number>();
    // In portions spread over 30 hours, each portion at once, so that limits meet requests side by side.
    const portions = 60;
    const portionSize = Math.ceil(sends / portions);
    for (let portion = 0; portion < portions; portion += 1) {
      const first = portion * portionSize;
      const size = Math.min(portionSize, sends - first);
      const batch = Array.from({ length: Math.max(0, size) }, (_, index) => first + index);
      await boundedParallel(batch, async (send) => {
        const outcome = (await ask(send)).outcome();
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      });
      server.clock.advance(30 * 60_000);
    }
    expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(sends);
    expect(new Set(outcomes.keys())).toEqual(
      new Set(['200', '429 verification.code.too.early', '429 verification.code.too.many']),
    );

    const sent = await server.runner.query<{ recipient: string; created_at: Date }>({
      text: `select recipient, created_at from wau.outgoing_messages where status <> 'withheld' order by created_at`,
      values: [],
    });
    expect(sent.length).toBeLessThanOrEqual(outcomes.get('200') ?? 0);
    const dayMs = 24 * 60 * 60_000;
    for (const [number, messages] of Map.groupBy(sent, ({ recipient }) => recipient)) {
      const times = messages.map(({ created_at: at }) => at.getTime());
      const most = Math.max(
        ...times.map((from) => times.filter((time) => time >= from && time < from + dayMs).length),
      );
      expect(most, number).toBeLessThanOrEqual(5);
      expect(most, number).toBeGreaterThan(0);
    }
    expect(codeLimits.numberPerDay).toBe(5);
  });

  it('login and reset send nothing at all to numbers of no member', async () => {
    server.clock.advance(25 * 60 * 60_000);
    const before = await countWaiting();
    for (let number = 0; number < 5; number += 1) {
      const body = { mobileNum: `+6011${String(20_000_000 + number * 1_000)}` };
      const address = `127.4.0.${1 + number}`;
      expect((await server.call('sendLoginCode', { body, address })).outcome()).toBe('200');
      expect((await server.call('sendResetCode', { body, address })).outcome()).toBe('200');
    }
    expect(await countWaiting()).toBe(before);
  });

  it('a code lives ten minutes at most', async () => {
    server.clock.advance(25 * 60 * 60_000);
    const mobileNum = '+60123456789';
    const reset = (verificationCode: string) =>
      server.call('resetPasswordByPhone', {
        body: { mobileNum, verificationCode, newPassword: 'layang-layang-9' },
        address: '127.5.0.1',
      });
    const body = { mobileNum };
    await server.call('sendResetCode', { body, address: '127.5.0.1' });
    const late = await latestCode(server, mobileNum);
    expect(codeLifetimeMs).toBeLessThanOrEqual(10 * 60_000);
    server.clock.advance(10 * 60_000);
    expect((await reset(late)).outcome()).toBe('400 verification.code.wrong');
    await server.call('sendResetCode', { body, address: '127.5.0.1' });
    server.clock.advance(10 * 60_000 - 5_000);
    expect((await reset(await latestCode(server, mobileNum))).outcome()).toBe('200');
  });

  async function countWaiting(): Promise<number> {
    const rows = await server.runner.query({
      text: `select from wau.outgoing_messages where status <> 'withheld'`,
      values: [],
    });
    return rows.length;
  }
});
