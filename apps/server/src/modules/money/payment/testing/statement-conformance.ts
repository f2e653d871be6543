import { randomInt } from 'node:crypto';
import type { PayoutId } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { afterEach, describe, expect, test } from 'vitest';
import { fund } from '../../../../testing/member-money.ts';
import { openOperator } from '../../../../testing/open-operator.ts';
import type { TestMember } from '../../../../testing/test-server.ts';
import type { StatedPayment } from '../payment-adapter.ts';
import {
  isReportTaken,
  type PaymentFixture,
  placeDeposit,
  runJob,
  successReport,
} from './payment-fixture.ts';

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;
const depositMinor = 5_050n;
const payoutMinor = 4_075n;

/** What an adapter brings of a provider's statement, and what the nightly comparison makes of it. */
export function testStatementConformance(title: string, fixture: PaymentFixture): void {
  const { server, provider, providerCode } = fixture;
  const { statement } = provider;
  const { payouts } = server.handle;
  let member: TestMember;
  let day: string;

  /** The tests before have told the provider's side of their orders nothing, so each of these has a day of its own. */
  const openDay = async () => {
    const nowMs = server.clock.nowMs();
    server.clock.advance((Math.floor(nowMs / dayMs) + 2) * dayMs + 12 * 60 * minuteMs - nowMs);
    day = new Date(server.clock.nowMs()).toISOString().slice(0, 10);
    await openMember();
  };
  /** Sessions end where nobody moves. */
  const openMember = async () => {
    member = await server.openMember(`stated${randomInt(1e12)}`);
    await fund(server, member, 100_000n);
  };
  const auditor = async () => (await openOperator(server, `stated${randomInt(1e12)}`, 'auditor')).token;
  const paidIn = async () => {
    const { depositId } = (await placeDeposit(fixture, member, depositMinor)).value();
    provider.decide(depositId, 'succeeded');
    const report = successReport(fixture, depositId, depositMinor);
    expect(await isReportTaken(fixture, 'wau', 'pay-in', report)).toBe(true);
    return depositId;
  };
  const paidOut = async (): Promise<PayoutId> => {
    const payout = await payouts.reserve({
      merchantCode: member.merchantCode,
      memberId: member.memberId,
      idempotencyKey: `stated-${randomInt(1e12)}`,
      providerCode,
      amountMinor: toMinor(payoutMinor),
      currencyCode: 'MYR',
      destination: { bankCode: 'maybank', accountNumber: '114012340000', holderName: 'Ali bin Abu' },
    });
    const { payoutId } = payout;
    await payouts.release({ merchantCode: member.merchantCode, payoutId });
    await expect.poll(() => provider.asked('pay-out')).toContain(payoutId);
    provider.decide(payoutId, 'succeeded');
    const report = successReport(fixture, payoutId, payoutMinor);
    expect(await isReportTaken(fixture, 'wau', 'pay-out', report)).toBe(true);
    return payoutId;
  };
  /** The night after: what came of the day. */
  const reconciled = async (afterMs = dayMs) => {
    server.clock.advance(afterMs);
    const before = await lastComparison();
    await runJob(server, 'reconcile-payments');
    await expect.poll(lastComparison, { timeout: 20_000 }).not.toEqual(before);
    const asked = { token: await auditor(), query: { provider: providerCode } };
    const { list } = (await server.call('listPaymentReconciliations', asked)).value();
    return list.find((each) => each.day === day);
  };
  const lastComparison = async () => {
    const rows = await server.runner.query<{ compared_at: Date }>({
      text: `select compared_at from wau.payment_reconciliations
              where merchant_id = 'wau' and provider_code = $1 and day = $2`,
      values: [providerCode, day],
    });
    return rows[0]?.compared_at;
  };
  const found = async () => {
    const query = { provider: providerCode, day };
    const asked = { token: await auditor(), query };
    const { list } = (await server.call('listPaymentDifferences', asked)).value();
    return list;
  };

  describe.runIf(statement !== undefined)(`${title} conforms, its statement:`, () => {
    afterEach(() => {
      statement?.alter();
      statement?.forge(false);
      provider.fail('never');
    });

    test('money in and out is stated as it is in the books, and nothing differs', async () => {
      await openDay();
      await paidIn();
      await paidOut();
      // Paid in the last minutes of the day by our clock, and on the day after by the provider's.
      server.clock.advance(12 * 60 * minuteMs - 4 * minuteMs);
      await openMember();
      const late = await paidIn();
      statement?.alter((lines) =>
        lines.map((line) =>
          line.orderReference === late
            ? { ...line, endedAt: new Date(line.endedAt.getTime() + 8 * minuteMs) }
            : line,
        ),
      );
      expect(await reconciled()).toMatchObject({
        state: 'compared',
        statedCount: 2,
        recordedCount: 3,
        differenceCount: 0,
      });
    });

    test('each way in which it can differ is found and names its order', async () => {
      await openDay();
      const [stranger, untold, more, dollars, failed, twice, out] = [
        await paidIn(),
        await paidIn(),
        await paidIn(),
        await paidIn(),
        await paidIn(),
        await paidIn(),
        await paidOut(),
      ];
      const changes: Readonly<Record<string, (line: StatedPayment) => readonly StatedPayment[]>> = {
        [stranger]: (line) => [line, { ...line, orderReference: `${stranger.slice(0, -1)}x` }],
        [untold]: () => [],
        [more]: (line) => [{ ...line, amountMinor: line.amountMinor + 1n }],
        [dollars]: (line) => [{ ...line, currencyCode: 'USD' }],
        [failed]: (line) => [{ ...line, state: 'failed' }],
        [twice]: (line) => [line, line],
        [out]: (line) => [{ ...line, amountMinor: line.amountMinor - 1n }],
      };
      statement?.alter((lines) => lines.flatMap((line) => changes[line.orderReference]?.(line) ?? [line]));
      expect(await reconciled()).toMatchObject({ state: 'compared', differenceCount: 7 });
      const kinds = (await found()).map(({ orderReference, kind }) => [orderReference, kind]);
      expect(kinds.toSorted()).toEqual(
        [
          // Stated under one name and then under another one, a payment is stated twice.
          [`${stranger.slice(0, -1)}x`, 'doubled'],
          [untold, 'extra'],
          [more, 'amount'],
          [dollars, 'currency'],
          [failed, 'status'],
          [twice, 'doubled'],
          [out, 'amount'],
        ].toSorted(),
      );
    });

    test('a provider that is silent, or whose answer is not its own, is in no order, and is asked again', async () => {
      await openDay();
      await paidIn();
      provider.fail('answer.lost');
      expect(await reconciled()).toMatchObject({ state: 'failed', failure: expect.stringMatching(/./) });
      provider.fail('never');
      statement?.forge(true);
      const forged = { state: 'failed', failure: expect.stringMatching(/signed/) };
      expect(await reconciled(minuteMs)).toMatchObject(forged);
      statement?.forge(false);
      expect(await reconciled(minuteMs)).toMatchObject({
        state: 'compared',
        statedCount: 1,
        differenceCount: 0,
      });
    });

    test("of another merchant's account it says nothing", async () => {
      await openDay();
      await paidIn();
      const depositId = await paidIn();
      const other = await server.openMember(`stated${randomInt(1e12)}`, 'laut');
      const theirs = (await placeDeposit(fixture, other, depositMinor)).value().depositId;
      provider.decide(theirs, 'succeeded');
      expect(await reconciled()).toMatchObject({ state: 'compared', statedCount: 2, differenceCount: 0 });
      expect(depositId).not.toBe(theirs);
    });
  });
}
