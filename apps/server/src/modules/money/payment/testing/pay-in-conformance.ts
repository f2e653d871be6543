import { randomInt } from 'node:crypto';
import type { DepositId } from '@wau/contract/ids';
import { describe, expect, test } from 'vitest';
import { balanceOf } from '../../../../testing/member-money.ts';
import type { TestMember } from '../../../../testing/test-server.ts';
import {
  isReportTaken,
  type PaymentFixture,
  placeDeposit,
  reportsOf,
  runJob,
  type SpokenReport,
  send,
  successReport,
} from './payment-fixture.ts';

const minuteMs = 60_000;
const amountMinor = 5_050n;

const otherAmounts: [string, Partial<SpokenReport>][] = [
  ['more', { amountMinor: amountMinor + 1n }],
  ['less', { amountMinor: amountMinor - 1n }],
];

/** Money in: what an adapter's reports do to a deposit, in whatever order they come. */
export function testPayInConformance(title: string, fixture: PaymentFixture): void {
  const { server, provider } = fixture;

  const newMember = () => server.openMember(`payin${randomInt(1e12)}`);
  const place = (member: TestMember) => placeDeposit(fixture, member, amountMinor);
  const placed = async (member: TestMember) => (await place(member)).value().depositId;
  const read = async (member: TestMember, depositId: DepositId) =>
    (await server.call('getDeposit', { token: member.token, params: { depositId } })).value().status;
  const cancel = (member: TestMember, depositId: DepositId) =>
    server.call('cancelDeposit', { token: member.token, params: { depositId } });
  const reportOf = (orderReference: string, changes?: Partial<SpokenReport>) =>
    successReport(fixture, orderReference, amountMinor, changes);
  const isTaken = (report: SpokenReport) => isReportTaken(fixture, 'wau', 'pay-in', report);

  describe(`${title} conforms, money in:`, () => {
    test('a deposit is placed with the provider, and its page is shown', async () => {
      const member = await newMember();
      const deposit = (await place(member)).value();
      expect(deposit.payUrl).toMatch(/^(https?:\/)?\/[^/]/);
      expect(provider.asked('pay-in').at(-1)).toBe(deposit.depositId);
    });

    test('a provider whose answer is lost is asked again for the same payment', async () => {
      const member = await newMember();
      provider.fail('answer.lost');
      try {
        expect((await place(member)).outcome()).toBe('502 provider.unreachable');
      } finally {
        provider.fail('never');
      }
      const [first] = (await server.call('listDeposits', { token: member.token })).value().list;
      if (first === undefined) throw new Error('the order stands');
      expect(await isTaken(reportOf(first.depositId))).toBe(true);
      expect(await balanceOf(server, member)).toBe(amountMinor);
    });

    test('paid, it is credited once: repeated, twenty times at once and days later', async () => {
      const member = await newMember();
      const depositId = await placed(member);
      const report = reportOf(depositId);
      const answers = await Promise.all(Array.from({ length: 20 }, () => isTaken(report)));
      expect(new Set(answers)).toEqual(new Set([true]));
      expect(await read(member, depositId)).toBe('approved');
      server.clock.advance(3 * 24 * 60 * minuteMs);
      expect(await isTaken(report)).toBe(true);
      expect(await balanceOf(server, member)).toBe(amountMinor);
      expect(await reportsOf(fixture, depositId)).toEqual([`applied succeeded ${amountMinor} MYR`]);
    });

    test('a callback that was recorded and is sent again moves nothing', async () => {
      const member = await newMember();
      const depositId = await placed(member);
      const recorded = fixture.callbackOf('wau', 'pay-in', reportOf(depositId));
      const replay = () => send(fixture, recorded);
      expect(fixture.isTaken(await replay())).toBe(true);
      await replay();
      server.clock.advance(60 * minuteMs);
      await replay();
      expect(await balanceOf(server, member)).toBe(amountMinor);
    });

    test('out of order: pending before and after changes nothing', async () => {
      const member = await newMember();
      const depositId = await placed(member);
      const pending = reportOf(depositId, { state: 'pending' });
      const withoutPending = await server.call('getDeposit', { token: member.token, params: { depositId } });
      await isTaken(pending);
      const after = await server.call('getDeposit', { token: member.token, params: { depositId } });
      expect(after.value()).toEqual(withoutPending.value());
      expect(await isTaken(reportOf(depositId))).toBe(true);
      await isTaken(pending);
      expect([await read(member, depositId), await balanceOf(server, member)]).toEqual([
        'approved',
        amountMinor,
      ]);
    });

    test('failed, it is declined, and the other word later is a contradiction that moves nothing', async () => {
      const member = await newMember();
      const [declined, approved] = [await placed(member), await placed(member)];
      expect(await isTaken(reportOf(declined, { state: 'failed' }))).toBe(true);
      expect(await isTaken(reportOf(declined, { state: 'failed' }))).toBe(true);
      expect([await read(member, declined), await balanceOf(server, member)]).toEqual(['declined', 0n]);
      await isTaken(reportOf(approved));
      expect(await isTaken(reportOf(approved, { state: 'failed' }))).toBe(false);
      expect([await read(member, approved), await balanceOf(server, member)]).toEqual([
        'approved',
        amountMinor,
      ]);
      expect(await reportsOf(fixture, approved)).toContain(`contradiction failed ${amountMinor} MYR`);
    });

    test('paid after it was cancelled, expired or declined, it is credited all the same, once', async () => {
      const member = await newMember();
      const [cancelled, expired, declined] = [
        await placed(member),
        await placed(member),
        await placed(member),
      ];
      await cancel(member, cancelled);
      await isTaken(reportOf(declined, { state: 'failed' }));
      server.clock.advance(16 * minuteMs);
      expect(await read(member, expired)).toBe('expired');
      for (const depositId of [cancelled, expired, declined]) {
        expect(await isTaken(reportOf(depositId))).toBe(true);
        await isTaken(reportOf(depositId));
        expect(await read(member, depositId)).toBe('approved');
      }
      expect(await balanceOf(server, member)).toBe(3n * amountMinor);
    });

    test('paid and declined twenty times at once, the money that came is there once', async () => {
      const member = await newMember();
      const depositId = await placed(member);
      const states = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'failed' : 'succeeded'));
      await Promise.all(
        states.map((state) => isTaken(reportOf(depositId, { state: state as SpokenReport['state'] }))),
      );
      expect([await read(member, depositId), await balanceOf(server, member)]).toEqual([
        'approved',
        amountMinor,
      ]);
    });

    test.each<[string, Partial<SpokenReport>]>([
      ...(fixture.creditsWhatCame === true ? [] : otherAmounts),
      ['nothing', { amountMinor: 0n }],
      ['another currency', { currencyCode: 'USD' }],
      ['another payment', { providerReference: 'another-payment' }],
    ])(
      'a report of %s is refused and written down, and the right one is taken after it',
      async (_, change) => {
        const member = await newMember();
        const depositId = await placed(member);
        expect(await isTaken(reportOf(depositId, change))).toBe(false);
        expect([await read(member, depositId), await balanceOf(server, member)]).toEqual(['pending', 0n]);
        const { amountMinor: amount, currencyCode } = reportOf(depositId, change);
        // What is not even an amount is not understood, and so says nothing that could be written down.
        const said = await reportsOf(fixture, depositId);
        expect(said).toEqual([`contradiction succeeded ${amount} ${currencyCode}`].slice(0, said.length));
        if (amount > 0n) expect(said).toHaveLength(1);
        expect(await isTaken(reportOf(depositId))).toBe(true);
        expect(await balanceOf(server, member)).toBe(amountMinor);
      },
    );

    test.runIf(fixture.creditsWhatCame === true).each(otherAmounts)(
      'what came is credited where it is %s than was ordered, once, and another sum after it contradicts',
      async (_, change) => {
        const member = await newMember();
        const depositId = await placed(member);
        const report = reportOf(depositId, change);
        const answers = await Promise.all(Array.from({ length: 20 }, () => isTaken(report)));
        expect(new Set(answers)).toEqual(new Set([true]));
        expect(await balanceOf(server, member)).toBe(report.amountMinor);
        expect(await isTaken(reportOf(depositId))).toBe(false);
        expect(await balanceOf(server, member)).toBe(report.amountMinor);
        expect(await reportsOf(fixture, depositId)).toContain(`contradiction succeeded ${amountMinor} MYR`);
      },
    );

    test('a report of an order that is not there, or of money out, is refused', async () => {
      const member = await newMember();
      const depositId = await placed(member);
      const { providerReference } = reportOf(depositId);
      const digits = depositId.slice(4, -1);
      for (const orderReference of [`dep_${digits}0`, `pyo_${digits}0`].filter((id) => id !== depositId)) {
        const report = { ...reportOf(depositId), orderReference, providerReference };
        expect(await isTaken(report)).toBe(false);
      }
      expect(await balanceOf(server, member)).toBe(0n);
    });

    test('a lost callback is made up for: the provider is asked, also after the deposit had expired', async () => {
      const member = await newMember();
      const [soon, late, failed] = [await placed(member), await placed(member), await placed(member)];
      provider.decide(soon, 'succeeded');
      provider.decide(failed, 'failed');
      server.clock.advance(3 * minuteMs);
      await runJob(server, 'query-pay-ins');
      await expect.poll(() => read(member, soon)).toBe('approved');
      await expect.poll(() => read(member, failed)).toBe('declined');
      expect([await read(member, late), await balanceOf(server, member)]).toEqual(['pending', amountMinor]);
      server.clock.advance(20 * minuteMs);
      expect(await read(member, late)).toBe('expired');
      provider.decide(late, 'succeeded');
      await runJob(server, 'query-pay-ins');
      await expect.poll(() => read(member, late)).toBe('approved');
      expect(await balanceOf(server, member)).toBe(2n * amountMinor);
    });

    test('CA-02 a lost callback is made up for also where the member had cancelled the deposit', async () => {
      const member = await newMember();
      const depositId = await placed(member);
      await server.call('cancelDeposit', { token: member.token, params: { depositId } });
      expect(await read(member, depositId)).toBe('cancelled');
      provider.decide(depositId, 'succeeded');
      server.clock.advance(3 * minuteMs);
      await runJob(server, 'query-pay-ins');
      await expect.poll(() => read(member, depositId)).toBe('approved');
      expect(await balanceOf(server, member)).toBe(amountMinor);
    });

    test('a provider that is silent when asked is asked again', async () => {
      const member = await newMember();
      const depositId = await placed(member);
      provider.decide(depositId, 'succeeded');
      provider.fail('answer.lost');
      try {
        server.clock.advance(3 * minuteMs);
        await runJob(server, 'query-pay-ins');
        await expect.poll(() => provider.queried()).toContain(depositId);
      } finally {
        provider.fail('never');
      }
      server.clock.advance(10 * minuteMs);
      await runJob(server, 'query-pay-ins');
      await expect.poll(() => read(member, depositId)).toBe('approved');
      expect(await balanceOf(server, member)).toBe(amountMinor);
    });
  });
}
