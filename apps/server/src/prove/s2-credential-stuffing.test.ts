import { proofSize } from '@wau/service/testing/proof-size';
import { describe, expect, it } from 'vitest';
import { loginLimits } from '../modules/account/credentials/login-limits.ts';
import { createTestServer, type TestCaptcha, type TestMember } from '../testing/test-server.ts';

const pairs = proofSize({ full: 10_000, quick: 400 });
const addresses = proofSize({ full: 500, quick: 40 });
/** One pair in a hundred is right. */
const validPairs = pairs / 100;
const timings = proofSize({ full: 150, quick: 0 });

const addressOf = (index: number): string => `127.${1 + Math.floor(index / 250)}.7.${index % 250}`;

describe(`S2: ${pairs} stolen pairs from ${addresses} addresses, 1 % of them right`, async () => {
  const server = await createTestServer();

  const logIn = (username: string, password: string, address: string, captcha?: TestCaptcha) =>
    server.call('login', {
      body: { type: 'username', username, password, captcha: captcha?.answer ?? '' },
      address,
      ...(captcha === undefined ? {} : { headers: captcha.headers }),
    });

  it('stuffing fails, owners with the right captcha get in', { timeout: 900_000 }, async () => {
    const owners: TestMember[] = [];
    for (let owner = 0; owner < validPairs; owner += 1) owners.push(await server.openMember(`owner${owner}`));
    const answers = new Map<string, number>();
    let guessed = 0;
    const tryPair = async (pair: number): Promise<void> => {
      const owner = pair % 100 === 50 ? owners[Math.floor(pair / 100)] : undefined;
      const answer = await logIn(
        owner?.username ?? `leaked${pair}`,
        owner?.password ?? 'leaked-password-1',
        addressOf(pair % addresses),
      );
      answers.set(answer.outcome(), (answers.get(answer.outcome()) ?? 0) + 1);
      if (owner !== undefined && answer.outcome() === '200') guessed += 1;
    };
    for (let pair = 0; pair < pairs; pair += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, offset) => tryPair(pair + offset)));
    }
    // No more are let through than the merchant's own limit, whatever the number of addresses and names.
    expect(answers.get('401 login.failed') ?? 0).toBeLessThanOrEqual(loginLimits.merchantBeforeCaptcha);
    expect(guessed).toBeLessThanOrEqual(Math.ceil(loginLimits.merchantBeforeCaptcha / 100) + 1);
    expect(new Set(answers.keys())).toEqual(new Set(['200', '401 login.failed', '400 captcha.required']));

    for (const [index, owner] of owners.entries()) {
      const captcha = await server.makeCaptcha();
      const answer = await logIn(owner.username, owner.password, `127.100.0.${index % 250}`, captcha);
      expect(answer.outcome()).toBe('200');
    }
  });

  it('an unknown name and a wrong password answer alike', { timeout: 300_000 }, async () => {
    const member = await server.openMember('watched');
    const attempt = async (username: string, index: number) => {
      server.clock.advance(25 * 60 * 60_000);
      const startedAtMs = performance.now();
      const answer = await logIn(username, 'wrong-password-1', addressOf(index));
      return { tookMs: performance.now() - startedAtMs, envelope: answer.envelope };
    };
    const known = [];
    const unknown = [];
    for (let index = 0; index < Math.max(1, timings); index += 1) {
      // In turns, so that whatever else the machine does falls on both.
      known.push(await attempt(member.username, index));
      unknown.push(await attempt(`nobody${index}`, index));
    }
    for (const [index, answer] of known.entries()) expect(answer.envelope).toEqual(unknown[index]?.envelope);
    if (timings > 0) {
      const ratio =
        median(known.map((answer) => answer.tookMs)) / median(unknown.map((answer) => answer.tookMs));
      expect(Math.abs(ratio - 1)).toBeLessThan(0.1);
    }
  });
});

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
