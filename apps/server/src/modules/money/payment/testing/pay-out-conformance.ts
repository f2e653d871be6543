import { randomInt } from 'node:crypto';
import type { PayoutId } from '@wau/contract/ids';
import { houseAccountId } from '@wau/ledger/account-id';
import { toMinor } from '@wau/money/minor';
import { describe, expect, test } from 'vitest';
import { balanceOf, fund } from '../../../../testing/member-money.ts';
import type { TestMember } from '../../../../testing/test-server.ts';
import {
  isReportTaken,
  type PaymentFixture,
  reportsOf,
  runJob,
  type SpokenReport,
  successReport,
} from './payment-fixture.ts';

const minuteMs = 60_000;
const fundedMinor = 10_000n;
const amountMinor = 4_075n;
const leftMinor = fundedMinor - amountMinor;

/** Money out: what an adapter's answers and reports do to a payout, in whatever order they come. */
export function testPayOutConformance(title: string, fixture: PaymentFixture): void {
  const { server, provider } = fixture;
  const { payouts } = server.handle;

  const reserve = async (member: TestMember) => {
    const { payoutId } = await payouts.reserve({
      merchantCode: member.merchantCode,
      memberId: member.memberId,
      idempotencyKey: `conformance-${randomInt(1e12)}`,
      providerCode: fixture.providerCode,
      amountMinor: toMinor(amountMinor),
      currencyCode: 'MYR',
      destination: { bankCode: 'maybank', accountNumber: '114012340000', holderName: 'Ali bin Abu' },
    });
    return { merchantCode: member.merchantCode, payoutId };
  };
  const funded = async () => {
    const member = await server.openMember(`payout${randomInt(1e12)}`);
    await fund(server, member, fundedMinor);
    return member;
  };
  const sent = async () => {
    const member = await funded();
    const payout = await reserve(member);
    await payouts.release(payout);
    const { payoutId } = payout;
    await expect.poll(() => provider.asked('pay-out')).toContain(payoutId);
    await expect.poll(() => referenceOf(payoutId)).toBe(provider.referenceOf(payoutId));
    return { member, payout, payoutId };
  };
  const column = async (payoutId: PayoutId, name: 'status' | 'provider_reference') => {
    const rows = await server.runner.query<{ status: string; provider_reference: string | null }>({
      text: 'select status, provider_reference from wau.payouts where payout_id = $1',
      values: [payoutId],
    });
    return rows[0]?.[name];
  };
  const statusOf = (payoutId: PayoutId) => column(payoutId, 'status');
  const referenceOf = (payoutId: PayoutId) => column(payoutId, 'provider_reference');
  const stateOf = async (member: TestMember, payoutId: PayoutId) => [
    await statusOf(payoutId),
    await balanceOf(server, member),
  ];
  /** For polls: the job passes over a payout whose last answer is still being written down, until it runs again. */
  const afterJob =
    <Found>(look: () => Found) =>
    async () => {
      await runJob(server, 'send-payouts');
      return look();
    };
  const reportOf = (orderReference: string, changes?: Partial<SpokenReport>) =>
    successReport(fixture, orderReference, amountMinor, changes);
  const isTaken = (report: SpokenReport) => isReportTaken(fixture, 'wau', 'pay-out', report);

  describe(`${title} conforms, money out:`, () => {
    test('released, the provider is asked once, however often it is released', async () => {
      const { member, payout, payoutId } = await sent();
      await Promise.all([payouts.release(payout), payouts.release(payout)]);
      expect(await stateOf(member, payoutId)).toEqual(['sent', leftMinor]);
      expect(provider.asked('pay-out').filter((id) => id === payoutId)).toHaveLength(1);
      await expect(payouts.cancel(payout)).rejects.toMatchObject({ code: 'payout.not.held' });
    });

    test('paid, it is settled once: repeated, twenty times at once and days later', async () => {
      const { member, payoutId } = await sent();
      const withProvider = async () =>
        (await server.ledger.balanceOf(member.merchantCode, houseAccountId('cashier', fixture.providerCode)))
          ?.balanceMinor ?? 0n;
      const before = await withProvider();
      const report = reportOf(payoutId);
      const answers = await Promise.all(Array.from({ length: 20 }, () => isTaken(report)));
      expect(new Set(answers)).toEqual(new Set([true]));
      server.clock.advance(3 * 24 * 60 * minuteMs);
      expect(await isTaken(report)).toBe(true);
      expect(await stateOf(member, payoutId)).toEqual(['paid', leftMinor]);
      expect((await withProvider()) - before).toBe(amountMinor);
      expect(await reportsOf(fixture, payoutId)).toEqual([`applied succeeded ${amountMinor} MYR`]);
    });

    test('failed, the money is back once: repeated and twenty times at once', async () => {
      const { member, payoutId } = await sent();
      const report = reportOf(payoutId, { state: 'failed' });
      await Promise.all(Array.from({ length: 20 }, () => isTaken(report)));
      expect(await isTaken(report)).toBe(true);
      expect(await stateOf(member, payoutId)).toEqual(['returned', fundedMinor]);
    });

    test('out of order: pending before and after changes nothing', async () => {
      const { member, payoutId } = await sent();
      const pending = reportOf(payoutId, { state: 'pending' });
      await isTaken(pending);
      expect(await stateOf(member, payoutId)).toEqual(['sent', leftMinor]);
      await isTaken(reportOf(payoutId));
      await isTaken(pending);
      expect(await stateOf(member, payoutId)).toEqual(['paid', leftMinor]);
    });

    test('the other word after the end is refused, written down and moves nothing', async () => {
      for (const [first, then, status, balance] of [
        ['succeeded', 'failed', 'paid', leftMinor],
        ['failed', 'succeeded', 'returned', fundedMinor],
      ] as const) {
        const { member, payoutId } = await sent();
        expect(await isTaken(reportOf(payoutId, { state: first }))).toBe(true);
        expect(await isTaken(reportOf(payoutId, { state: then }))).toBe(false);
        expect(await stateOf(member, payoutId)).toEqual([status, balance]);
        expect(await reportsOf(fixture, payoutId)).toEqual([
          `applied ${first} ${amountMinor} MYR`,
          `contradiction ${then} ${amountMinor} MYR`,
        ]);
      }
    });

    test('paid and returned twenty times at once, exactly one of the two has happened', async () => {
      const { member, payoutId } = await sent();
      const states = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'failed' : 'succeeded'));
      await Promise.all(
        states.map((state) => isTaken(reportOf(payoutId, { state: state as SpokenReport['state'] }))),
      );
      expect([
        ['paid', leftMinor],
        ['returned', fundedMinor],
      ]).toContainEqual(await stateOf(member, payoutId));
    });

    test.each<[string, Partial<SpokenReport>]>([
      ['more', { amountMinor: amountMinor + 1n }],
      ['less', { amountMinor: amountMinor - 1n }],
      ['another currency', { currencyCode: 'USD' }],
      ['another payment', { providerReference: 'another-payment' }],
    ])(
      'a report of %s is refused and written down, and the right one is taken after it',
      async (_, change) => {
        const { member, payoutId } = await sent();
        for (const state of ['succeeded', 'failed'] as const) {
          expect(await isTaken(reportOf(payoutId, { ...change, state }))).toBe(false);
        }
        expect(await stateOf(member, payoutId)).toEqual(['sent', leftMinor]);
        expect(await reportsOf(fixture, payoutId)).toHaveLength(2);
        expect(await isTaken(reportOf(payoutId, { state: 'failed' }))).toBe(true);
        expect(await stateOf(member, payoutId)).toEqual(['returned', fundedMinor]);
      },
    );

    test('each amount that contradicts is written down, once', async () => {
      const { payoutId } = await sent();
      for (const addedMinor of [1n, 2n, 1n]) {
        expect(await isTaken(reportOf(payoutId, { amountMinor: amountMinor + addedMinor }))).toBe(false);
      }
      expect(await reportsOf(fixture, payoutId)).toEqual([
        `contradiction succeeded ${amountMinor + 1n} MYR`,
        `contradiction succeeded ${amountMinor + 2n} MYR`,
      ]);
    });

    test('a report of what is only held, or was given back before anybody was asked, is refused', async () => {
      const member = await funded();
      const payout = await reserve(member);
      const { payoutId } = payout;
      for (const [status, balance] of [
        ['held', leftMinor],
        ['returned', fundedMinor],
      ] as const) {
        for (const state of ['succeeded', 'failed', 'pending'] as const) {
          const report = { orderReference: payoutId, providerReference: 'never-asked', state };
          expect(await isTaken({ ...report, amountMinor, currencyCode: 'MYR' })).toBe(false);
        }
        expect(await stateOf(member, payoutId)).toEqual([status, balance]);
        await payouts.cancel(payout);
      }
      expect(provider.asked('pay-out')).not.toContain(payoutId);
    });

    test('a provider whose answer is lost is asked again, and pays once', async () => {
      const member = await funded();
      const payout = await reserve(member);
      provider.fail('answer.lost');
      try {
        await payouts.release(payout);
        await expect.poll(() => provider.asked('pay-out')).toContain(payout.payoutId);
      } finally {
        provider.fail('never');
      }
      expect(await stateOf(member, payout.payoutId)).toEqual(['sent', leftMinor]);
      server.clock.advance(minuteMs);
      await runJob(server, 'send-payouts');
      await expect.poll(() => referenceOf(payout.payoutId)).toBe(provider.referenceOf(payout.payoutId));
      expect(await isTaken(reportOf(payout.payoutId))).toBe(true);
      expect(await stateOf(member, payout.payoutId)).toEqual(['paid', leftMinor]);
    });

    test('a provider that cannot be reached gets the order later; until then nothing comes back', async () => {
      const member = await funded();
      const payout = await reserve(member);
      provider.fail('unreachable');
      try {
        await payouts.release(payout);
        const asked = async () =>
          (
            await server.runner.query<{ ask_count: number }>({
              text: 'select ask_count from wau.payouts where payout_id = $1',
              values: [payout.payoutId],
            })
          )[0]?.ask_count;
        await expect.poll(asked).toBe(1);
      } finally {
        provider.fail('never');
      }
      expect(await stateOf(member, payout.payoutId)).toEqual(['sent', leftMinor]);
      server.clock.advance(minuteMs);
      await runJob(server, 'send-payouts');
      await expect.poll(() => provider.asked('pay-out')).toContain(payout.payoutId);
    });

    test.runIf(provider.refusePayOuts !== undefined)(
      'a provider that refuses the order has it undone',
      async () => {
        const member = await funded();
        const payout = await reserve(member);
        provider.refusePayOuts?.(true);
        try {
          await payouts.release(payout);
          await expect.poll(() => statusOf(payout.payoutId)).toBe('returned');
        } finally {
          provider.refusePayOuts?.(false);
        }
        expect(await balanceOf(server, member)).toBe(fundedMinor);
      },
    );

    test('a lost callback is made up for: the provider is asked until it knows', async () => {
      const [paid, failed] = [await sent(), await sent()];
      for (const pauseMs of [minuteMs, 2 * minuteMs]) {
        server.clock.advance(pauseMs);
        await runJob(server, 'send-payouts');
      }
      await expect.poll(() => provider.queried()).toContain(paid.payoutId);
      expect(await stateOf(paid.member, paid.payoutId)).toEqual(['sent', leftMinor]);
      provider.decide(paid.payoutId, 'succeeded');
      provider.decide(failed.payoutId, 'failed');
      server.clock.advance(60 * minuteMs);
      const paidState = afterJob(() => stateOf(paid.member, paid.payoutId));
      await expect.poll(paidState).toEqual(['paid', leftMinor]);
      const failedState = afterJob(() => stateOf(failed.member, failed.payoutId));
      await expect.poll(failedState).toEqual(['returned', fundedMinor]);
    });

    test('however long a provider says nothing, it is asked every hour', async () => {
      const { payoutId } = await sent();
      const timesAsked = () => provider.queried().filter((id) => id === payoutId).length;
      for (let hour = 1; hour <= 12; hour += 1) {
        server.clock.advance(60 * minuteMs);
        await expect.poll(afterJob(timesAsked)).toBe(hour);
      }
    });

    test('the books show it: what is held is what is under way, and every chain is whole', async () => {
      const rows = await server.runner.query<{ under_way: string }>({
        text: `select coalesce(sum(amount_minor), 0)::text as under_way from wau.payouts
                where merchant_id = 'wau' and status in ('held', 'sent')`,
        values: [],
      });
      const held = await server.ledger.balanceOf('wau' as never, houseAccountId('payouts', 'held'));
      expect(String(held?.balanceMinor)).toBe(rows[0]?.under_way);
      expect(await server.ledger.verifyChains('wau' as never)).toEqual([]);
    });
  });
}
