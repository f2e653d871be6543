import { playerAccountId } from '@wau/ledger/account-id';
import { holdRows } from '@wau/service/testing/held-rows';
import { expect } from 'vitest';
import type { ConformanceCase } from '../conformance-case.ts';
import type { SpokenAnswer } from '../vendor-speech.ts';

/** A vendor repeats what it has no answer to. */
async function repeatUntilAnswered(send: () => Promise<SpokenAnswer>): Promise<SpokenAnswer> {
  for (let attempt = 1; attempt < 20; attempt += 1) {
    const answer = await send().catch(() => 'failed' as const);
    if (answer !== 'failed') return answer;
  }
  throw new Error('the operator never answered');
}

const deepestCut = 4;

/** Answers that do not come, and servers that do not live. */
export const troubleCases: readonly ConformanceCase[] = [
  {
    id: 'T1',
    name: 'the operator loses its database at any step of any call; repeated, each call comes to one answer',
    async run({ fixture, vendor, open, newBet, balanceOf, recordOf, cutWhile }) {
      const { member, player } = await open(10_000n);
      let expectedMinor = 10_000n;
      const records: string[] = [];
      for (let from = 0; from < deepestCut; from += 1) {
        const [won, returned] = [newBet(), newBet()];
        const { roundId } = won;
        const win = { roundId, transactionId: fixture.newVendorId(), amountMinor: 30n };
        const rollback = {
          roundId: returned.roundId,
          transactionId: fixture.newVendorId(),
          betTransactionId: returned.transactionId,
        };
        const steps: readonly (readonly [send: () => Promise<SpokenAnswer>, effectMinor: bigint])[] = [
          [() => vendor.bet(player, won), -100n],
          [() => vendor.win(player, win), 30n],
          [() => vendor.bet(player, returned), -100n],
          [() => vendor.rollback(player, rollback), 100n],
        ];
        for (const [send, effectMinor] of steps) {
          await cutWhile(() => send().catch(() => 'failed'), from);
          expectedMinor += effectMinor;
          expect([await repeatUntilAnswered(send), await repeatUntilAnswered(send)]).toEqual([
            expectedMinor,
            expectedMinor,
          ]);
        }
        records.unshift(`${returned.roundId} refunded 100 0`, `${roundId} settled 100 30`);
      }
      expect(await balanceOf(member)).toBe(expectedMinor);
      expect(await recordOf(member)).toEqual(records);
    },
  },
  {
    id: 'T2',
    name: 'a vendor that stops waiting and repeats, while the first attempt is still under way, gets one answer',
    async run({ fixture, vendor, open, newBet, balanceOf }) {
      const { member, player } = await open(1_000n);
      const bet = newBet();
      const held = await holdRows(
        fixture.server,
        'select from ledger.account where merchant_id = $1 and account_id = $2 for update',
        [member.merchantCode, playerAccountId(member.memberId)],
      );
      const first = vendor.bet(player, bet);
      await held.waiting(1);
      const second = vendor.bet(player, bet);
      await held.release();
      expect([await first, await second]).toEqual([900n, 900n]);
      expect(await balanceOf(member)).toBe(900n);
    },
  },
  {
    id: 'T3',
    name: 'a rollback that overtakes its slow bet wins or comes after it; either way no stake is held',
    async run({ fixture, vendor, open, newBet, balanceOf }) {
      const { member, player } = await open(1_000n);
      const bet = newBet();
      const { roundId, transactionId: betTransactionId } = bet;
      const rollback = { roundId, transactionId: fixture.newVendorId(), betTransactionId };
      const answers = await Promise.all([vendor.bet(player, bet), vendor.rollback(player, rollback)]);
      expect(['rolled back', 900n]).toContain(answers[0]);
      expect(answers[1]).toBe(1_000n);
      expect(await vendor.rollback(player, rollback)).toBe(1_000n);
      expect(await balanceOf(member)).toBe(1_000n);
    },
  },
];
