import type { MerchantCode } from '@wau/contract/ids';
import { houseAccountId } from '@wau/ledger/account-id';
import { toMinor } from '@wau/money/minor';
import { newId, systemRandom } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { describe, expect, test } from 'vitest';
import { balanceOf, fund } from '../../../testing/member-money.ts';
import { createTestPayments } from '../../../testing/test-payments.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import type { PayoutKey, PayoutRequest } from './payout-parts.ts';
import { returnRefusedPayout } from './return-refused-payout.ts';

const payments = createTestPayments();
const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: payments.transport }),
});
const { payouts } = server.handle;
const wau = 'wau' as MerchantCode;

let number = 0;
const newMember = async (balanceMinor = 10_000n, merchantCode = 'wau'): Promise<TestMember> => {
  number += 1;
  const member = await server.openMember(`payee${number}`, merchantCode);
  if (balanceMinor > 0n) await fund(server, member, balanceMinor);
  return member;
};
const requestOf = (member: TestMember, changes: Partial<PayoutRequest> = {}): PayoutRequest => {
  number += 1;
  return {
    merchantCode: member.merchantCode,
    memberId: member.memberId,
    idempotencyKey: `payout-request-${String(number).padStart(6, '0')}`,
    providerCode: 'sandbox',
    amountMinor: toMinor(4_000n),
    currencyCode: member.merchantCode === 'laut' ? 'USD' : 'MYR',
    destination: { bankCode: 'maybank', accountNumber: '114098765432', holderName: 'Ali bin Abu' },
    ...changes,
  };
};
const outcomeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};
const houseBalance = async (...path: string[]) =>
  (await server.ledger.balanceOf(wau, houseAccountId(...path)))?.balanceMinor ?? 0n;
const rowsOf = ({ memberId }: TestMember) =>
  server.runner.query<{ status: string; sealed_order: Buffer }>({
    text: 'select status, sealed_order from wau.payouts where member_id = $1',
    values: [memberId],
  });

describe('reserving a payout', () => {
  test('takes the amount out of the wallet and holds it; nobody is asked, and it is the movement that the player sees', async () => {
    const member = await newMember();
    const heldBefore = await houseBalance('payouts', 'held');
    const { payoutId } = await payouts.reserve(requestOf(member));
    expect([await balanceOf(server, member), (await houseBalance('payouts', 'held')) - heldBefore]).toEqual([
      6_000n,
      4_000n,
    ]);
    expect(payments.payoutRequests).toEqual([]);
    const { list } = (await server.call('listMovements', { token: member.token })).value();
    expect(list[0]).toMatchObject({
      reason: 'withdrawal',
      amountMinor: '-4000',
      balanceMinor: '6000',
      reference: payoutId,
    });
  });

  test('twenty times at once with one key holds the amount once', async () => {
    const member = await newMember();
    const request = requestOf(member);
    const keys = await Promise.all(Array.from({ length: 20 }, () => payouts.reserve(request)));
    expect(new Set(keys.map(({ payoutId }) => payoutId)).size).toBe(1);
    expect([await balanceOf(server, member), (await rowsOf(member)).length]).toEqual([6_000n, 1]);
    expect(await payouts.reserve(request)).toEqual(keys[0]);
  });

  test('twenty different ones at once take no more than there is', async () => {
    const member = await newMember();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => outcomeOf(payouts.reserve(requestOf(member)))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(2);
    expect(outcomes.filter((outcome) => outcome === 'balance.insufficient')).toHaveLength(18);
    expect([await balanceOf(server, member), (await rowsOf(member)).length]).toEqual([2_000n, 2]);
  });

  test('refuses a key that was used with another body', async () => {
    const member = await newMember();
    const request = requestOf(member);
    await payouts.reserve(request);
    const { destination } = request;
    const changes: Partial<PayoutRequest>[] = [
      { amountMinor: toMinor(3_999n) },
      { providerCode: 'other' },
      { destination: { ...destination, accountNumber: '114098765433' } },
      { destination: { ...destination, holderName: 'Orang Lain' } },
      { destination: { ...destination, bankCode: 'cimb' } },
    ];
    for (const change of changes) {
      expect(await outcomeOf(payouts.reserve({ ...request, ...change }))).toBe('idempotency.conflict');
    }
    expect(await balanceOf(server, member)).toBe(6_000n);
  });

  test('refuses more than there is, and the same key may be tried again later', async () => {
    const member = await newMember(3_000n);
    const request = requestOf(member);
    expect(await outcomeOf(payouts.reserve(request))).toBe('balance.insufficient');
    expect([await balanceOf(server, member), await rowsOf(member)]).toEqual([3_000n, []]);
    await fund(server, member, 1_000n);
    expect(await outcomeOf(payouts.reserve(request))).toBe('done');
    expect(await balanceOf(server, member)).toBe(0n);
  });

  test('refuses a provider that the merchant does not have, or has switched off', async () => {
    const member = await newMember(10_000n, 'laut');
    const unknown = requestOf(member, { providerCode: 'nobody' });
    expect(await outcomeOf(payouts.reserve(unknown))).toBe('payout.provider.unknown');
    const setEnabled = (enabled: boolean) =>
      server.runner.query({
        text: `update wau.payment_providers set enabled = $1 where merchant_id = 'laut'`,
        values: [enabled],
      });
    await setEnabled(false);
    try {
      expect(await outcomeOf(payouts.reserve(requestOf(member)))).toBe('payout.provider.unknown');
    } finally {
      await setEnabled(true);
    }
    expect(await balanceOf(server, member)).toBe(10_000n);
  });

  test('keeps to whom it goes under seal', async () => {
    const member = await newMember();
    await payouts.reserve(requestOf(member));
    const [row] = await rowsOf(member);
    const stored = row?.sealed_order.toString('latin1') ?? '';
    expect(stored.length).toBeGreaterThan(50);
    for (const word of ['114098765432', 'Ali bin Abu', 'maybank']) expect(stored).not.toContain(word);
  });
});

describe('a held payout', () => {
  test('can be given back, once, twenty times at once as well', async () => {
    const member = await newMember();
    const payout = await payouts.reserve(requestOf(member));
    await Promise.all(Array.from({ length: 20 }, () => payouts.cancel(payout)));
    expect([await balanceOf(server, member), (await rowsOf(member))[0]?.status]).toEqual([
      10_000n,
      'returned',
    ]);
    const { list } = (await server.call('listMovements', { token: member.token })).value();
    expect(list.slice(0, 2).map(({ reason }) => reason)).toEqual(['withdrawal.reversal', 'withdrawal']);
    expect(await outcomeOf(payouts.release(payout))).toBe('payout.not.held');
  });

  test('released twenty times at once, is sent once', async () => {
    const member = await newMember();
    const payout = await payouts.reserve(requestOf(member));
    const waitingJobs = async () =>
      (await server.database.pool.query('select from graphile_worker._private_jobs')).rows.length;
    const before = await waitingJobs();
    await Promise.all(Array.from({ length: 20 }, () => payouts.release(payout)));
    expect((await rowsOf(member))[0]?.status).toBe('sent');
    expect((await waitingJobs()) - before).toBe(1);
    expect(await outcomeOf(payouts.cancel(payout))).toBe('payout.not.held');
  });

  test('that has been paid is not sent again, whoever releases it once more', async () => {
    const member = await newMember();
    const payout = await payouts.reserve(requestOf(member));
    await payouts.release(payout);
    await server.runner.query({
      text: `update wau.payouts set status = 'paid', decided_at = now(), ask_at = null where payout_id = $1`,
      values: [payout.payoutId],
    });
    expect(await outcomeOf(payouts.release(payout))).toBe('done');
    expect((await rowsOf(member))[0]?.status).toBe('paid');
    expect(await outcomeOf(payouts.cancel(payout))).toBe('payout.not.held');
  });

  test('given back and released at once, is one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await newMember();
      const payout = await payouts.reserve(requestOf(member));
      const [released, cancelled] = await Promise.all([
        outcomeOf(payouts.release(payout)),
        outcomeOf(payouts.cancel(payout)),
      ]);
      const [row] = await rowsOf(member);
      expect([
        ['done', 'payout.not.held', 'sent', 6_000n],
        ['payout.not.held', 'done', 'returned', 10_000n],
      ]).toContainEqual([released, cancelled, row?.status, await balanceOf(server, member)]);
    }
  });

  test("is its merchant's own", async () => {
    const member = await newMember();
    const payout = await payouts.reserve(requestOf(member));
    const strange: PayoutKey[] = [
      { ...payout, merchantCode: 'laut' as MerchantCode },
      { ...payout, payoutId: newId('payout', server.clock, systemRandom) },
    ];
    for (const key of strange) {
      expect(await outcomeOf(payouts.release(key))).toBe('payout.unknown');
      expect(await outcomeOf(payouts.cancel(key))).toBe('payout.unknown');
    }
    expect((await rowsOf(member))[0]?.status).toBe('held');
  });
});

test('a refusal that comes after the provider has named the payment gives nothing back', async () => {
  const member = await newMember();
  const { merchantCode, payoutId } = await payouts.reserve(requestOf(member));
  await server.runner.query({
    text: `update wau.payouts set status = 'sent', sent_at = now(), ask_at = now(), provider_reference = $2 where payout_id = $1`,
    values: [payoutId, 'taken-1'],
  });
  const key = { merchant_id: merchantCode, payout_id: payoutId };
  await returnRefusedPayout({ ...server, onEnd: async () => undefined }, key);
  expect([await balanceOf(server, member), (await rowsOf(member))[0]?.status]).toEqual([6_000n, 'sent']);
  await server.runner.query({
    text: 'update wau.payouts set provider_reference = null where payout_id = $1',
    values: [payoutId],
  });
  await returnRefusedPayout({ ...server, onEnd: async () => undefined }, key);
  expect([await balanceOf(server, member), (await rowsOf(member))[0]?.status]).toEqual([10_000n, 'returned']);
});

test('what the ledger has given back it does not give back again, whatever the row says', async () => {
  const member = await newMember();
  const payout = await payouts.reserve(requestOf(member));
  await payouts.cancel(payout);
  await server.runner.query({
    text: `update wau.payouts set status = 'held', decided_at = null where payout_id = $1`,
    values: [payout.payoutId],
  });
  await payouts.cancel(payout);
  expect(await balanceOf(server, member)).toBe(10_000n);
});
