import { expect } from 'vitest';
import type { ConformanceCase } from '../conformance-case.ts';

/** Stakes that are given back. */
export const rollbackCases: readonly ConformanceCase[] = [
  {
    id: 'R1',
    name: 'a rollback of a bet that nobody knows is accepted, and keeps the bet out when it comes late',
    async run({ fixture, vendor, open, newBet, balanceOf }) {
      const { member, player } = await open(1_000n);
      for (const amountMinor of [100n, 0n]) {
        const bet = newBet({ amountMinor });
        const rollback = {
          roundId: bet.roundId,
          transactionId: fixture.newVendorId(),
          betTransactionId: bet.transactionId,
        };
        expect(await vendor.rollback(player, rollback)).toBe(1_000n);
        expect([await vendor.bet(player, bet), await vendor.bet(player, bet)]).toEqual([
          'rolled back',
          'rolled back',
        ]);
      }
      expect(await balanceOf(member)).toBe(1_000n);
    },
  },
  {
    id: 'R2',
    name: 'a rollback gives the stake back once, however often and under whatever name it comes',
    async run({ fixture, vendor, open, newBet, balanceOf, recordOf }) {
      const { member, player } = await open(1_000n);
      const bet = newBet();
      await vendor.bet(player, bet);
      const { roundId, transactionId: betTransactionId } = bet;
      const rollback = { roundId, transactionId: fixture.newVendorId(), betTransactionId };
      const answers = await Promise.all(Array.from({ length: 20 }, () => vendor.rollback(player, rollback)));
      expect(new Set(answers)).toEqual(new Set([1_000n]));
      expect(await vendor.rollback(player, { ...rollback, transactionId: fixture.newVendorId() })).toBe(
        1_000n,
      );
      expect(await vendor.rollback(player, { ...rollback, betTransactionId: fixture.newVendorId() })).toBe(
        'conflict',
      );
      expect(await recordOf(member)).toEqual([`${roundId} refunded 100 0`]);
      expect(await balanceOf(member)).toBe(1_000n);
    },
  },
  {
    id: 'R3',
    name: 'a stake whose round has paid or ended is not given back',
    async run({ fixture, vendor, open, newBet, balanceOf }) {
      const { member, player } = await open(1_000n);
      const [won, lost] = [newBet(), newBet()];
      await vendor.bet(player, won);
      await vendor.win(player, {
        roundId: won.roundId,
        transactionId: fixture.newVendorId(),
        amountMinor: 7n,
      });
      await vendor.bet(player, lost);
      await vendor.endRound(player, lost.roundId);
      for (const { roundId, transactionId: betTransactionId } of [won, lost]) {
        const rollback = { roundId, transactionId: fixture.newVendorId(), betTransactionId };
        expect(await vendor.rollback(player, rollback)).toBe('settled');
      }
      expect(await balanceOf(member)).toBe(807n);
    },
  },
  {
    id: 'R4',
    name: 'a round whose stake was given back pays nothing and does not end otherwise',
    async run({ fixture, vendor, open, newBet, balanceOf }) {
      const { member, player } = await open(1_000n);
      const { roundId, ...bet } = newBet();
      await vendor.bet(player, { roundId, ...bet });
      const transactionId = fixture.newVendorId();
      await vendor.rollback(player, { roundId, transactionId, betTransactionId: bet.transactionId });
      const win = { roundId, transactionId: fixture.newVendorId(), amountMinor: 5n };
      expect([await vendor.win(player, win), await vendor.endRound(player, roundId)]).toEqual([
        'rolled back',
        'rolled back',
      ]);
      expect(await balanceOf(member)).toBe(1_000n);
    },
  },
];
