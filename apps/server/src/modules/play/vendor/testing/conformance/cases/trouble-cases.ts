import { playerAccountId } from '@wau/ledger/account-id';
import { holdRows } from '@wau/service/testing/held-rows';
import { expect } from 'vitest';
import type { ConformanceCase } from '../conformance-case.ts';
import { sayInAnyOrder } from './any-order.ts';
import { loseTheDatabaseAtEachStep } from './lost-database.ts';

/** Answers that do not come, and servers that do not live. */
export const troubleCases: readonly ConformanceCase[] = [
  {
    id: 'T1',
    name: 'the operator loses its database at any step of any call; repeated, each call comes to one answer',
    run: loseTheDatabaseAtEachStep,
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
  {
    id: 'T4',
    name: 'rounds of every kind of game come to what the model says, shuffled, doubled and forged, also after the logout',
    run: sayInAnyOrder,
  },
];
