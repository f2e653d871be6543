import { expect } from 'vitest';
import { largestStakeMinor } from '../adapter-fixture.ts';
import type { ConformanceCase } from '../conformance-case.ts';
import type { SpokenAnswer } from '../vendor-speech.ts';

/** Twenty at once, as one answer where all are the same. */
const twenty = async (send: () => Promise<SpokenAnswer>) =>
  new Set(await Promise.all(Array.from({ length: 20 }, send)));

/** Stakes and wins. */
export const moneyCases: readonly ConformanceCase[] = [
  {
    id: 'M1',
    name: 'bet and win, bet and nothing won',
    async run({ fixture, vendor, open, newBet, recordOf }) {
      const { member, player } = await open(1_000n);
      const bet = newBet();
      expect(await vendor.bet(player, bet)).toBe(900n);
      expect(await recordOf(member)).toEqual([`${bet.roundId} open 100 0`]);
      const win = { roundId: bet.roundId, transactionId: fixture.newVendorId(), amountMinor: 250n };
      expect(await vendor.win(player, win)).toBe(1_150n);
      const lost = newBet();
      await vendor.bet(player, lost);
      expect(await vendor.endRound(player, lost.roundId)).toBe(1_050n);
      const late = { ...lost, transactionId: fixture.newVendorId() };
      expect(await vendor.win(player, late)).toBe('ended');
      expect(await recordOf(member)).toEqual([
        `${lost.roundId} settled 100 0`,
        `${bet.roundId} settled 100 250`,
      ]);
    },
  },
  {
    id: 'M2',
    name: 'a bet that brings its win',
    needs: 'betAndWin',
    async run({ fixture, vendor, open, newBet, recordOf }) {
      const { member, player } = await open(1_000n);
      const win = { transactionId: fixture.newVendorId(), amountMinor: 30n };
      const bet = newBet();
      expect(await vendor.betAndWin?.(player, { ...bet, win })).toBe(930n);
      expect(await vendor.betAndWin?.(player, { ...bet, win })).toBe(930n);
      expect(await recordOf(member)).toEqual([`${bet.roundId} settled 100 30`]);
      const nothing = { transactionId: fixture.newVendorId(), amountMinor: 0n };
      const lost = newBet();
      const answer = await vendor.betAndWin?.(player, { ...lost, win: nothing });
      expect(['invalid', 830n]).toContain(answer);
      expect(await vendor.betAndWin?.(player, { ...lost, win: nothing })).toBe(answer);
    },
  },
  {
    id: 'M3',
    name: 'a bet without a stake is recorded, won and rolled back like any other',
    async run({ fixture, vendor, open, newBet, recordOf }) {
      const { member, player } = await open(500n);
      const free = newBet({ amountMinor: 0n });
      expect([await vendor.bet(player, free), await vendor.bet(player, free)]).toEqual([500n, 500n]);
      expect(await vendor.bet(player, { ...free, amountMinor: 5n })).toBe('conflict');
      expect(await vendor.bet(player, { ...free, roundId: fixture.newVendorId() })).toBe('conflict');
      const { roundId } = free;
      const win = { roundId, transactionId: fixture.newVendorId(), amountMinor: 70n };
      expect(await vendor.win(player, win)).toBe(570n);
      const cancelled = newBet({ amountMinor: 0n });
      await vendor.bet(player, cancelled);
      const rollback = {
        roundId: cancelled.roundId,
        transactionId: fixture.newVendorId(),
        betTransactionId: cancelled.transactionId,
      };
      expect([await vendor.rollback(player, rollback), await vendor.rollback(player, rollback)]).toEqual([
        570n,
        570n,
      ]);
      expect(await recordOf(member)).toEqual([
        `${cancelled.roundId} refunded 0 0`,
        `${roundId} settled 0 70`,
      ]);
      const staked = newBet();
      await vendor.bet(player, staked);
      expect(await vendor.bet(player, { ...staked, amountMinor: 0n })).toBe('conflict');
    },
  },
  {
    id: 'M4',
    name: 'repeated, twenty times at once as well, everything happens once with one answer, the one of then',
    async run({ fixture, vendor, open, newBet, balanceOf, recordOf }) {
      const { member, player } = await open(1_000n);
      const bet = newBet();
      const free = newBet({ amountMinor: 0n });
      const win = { roundId: bet.roundId, transactionId: fixture.newVendorId(), amountMinor: 40n };
      expect(await twenty(() => vendor.bet(player, bet))).toEqual(new Set([900n]));
      expect(await twenty(() => vendor.bet(player, free))).toEqual(new Set([900n]));
      expect(await twenty(() => vendor.win(player, win))).toEqual(new Set([940n]));
      expect(await twenty(() => vendor.endRound(player, free.roundId))).toEqual(new Set([940n]));
      expect(await vendor.bet(player, bet)).toBe(900n);
      expect([await balanceOf(member), (await recordOf(member)).length]).toEqual([940n, 2]);
    },
  },
  {
    id: 'M5',
    name: 'changed under the same name, it is refused',
    async run({ fixture, vendor, open, newBet, balanceOf }) {
      const { member, player } = await open(1_000n);
      const bet = newBet();
      await vendor.bet(player, bet);
      expect(await vendor.bet(player, { ...bet, amountMinor: 99n })).toBe('conflict');
      expect(await vendor.bet(player, { ...bet, roundId: fixture.newVendorId() })).toBe('conflict');
      const win = { roundId: bet.roundId, transactionId: fixture.newVendorId(), amountMinor: 40n };
      await vendor.win(player, win);
      expect(await vendor.win(player, { ...win, amountMinor: 41n })).toBe('conflict');
      const other = newBet();
      await vendor.bet(player, other);
      expect(await vendor.win(player, { ...win, roundId: other.roundId })).toBe('conflict');
      const { player: neighbour } = await open(1_000n);
      expect(await vendor.bet(neighbour, { ...bet, roundId: fixture.newVendorId() })).toBe('conflict');
      expect(await vendor.bet(neighbour, bet)).toBe('conflict');
      expect([await balanceOf(member), await vendor.balance(neighbour)]).toEqual([840n, 1_000n]);
    },
  },
  {
    id: 'M6',
    name: 'more than the balance is refused, and stays refused',
    async run({ vendor, open, newBet, fund, balanceOf }) {
      const { member, player } = await open(99n);
      const bet = newBet();
      expect(await vendor.bet(player, bet)).toBe('funds');
      await fund(member, 1_000n);
      expect(await vendor.bet(player, bet)).toBe('funds');
      expect(await balanceOf(member)).toBe(1_099n);
    },
  },
  {
    id: 'M7',
    name: 'more than the operator allows on the game is refused, and stays refused',
    async run({ vendor, open, newBet, balanceOf }) {
      const { member, player } = await open(2n * largestStakeMinor);
      const bet = newBet({ amountMinor: largestStakeMinor + 1n });
      expect([await vendor.bet(player, bet), await vendor.bet(player, bet)]).toEqual(['limit', 'limit']);
      expect(await vendor.bet(player, newBet({ amountMinor: largestStakeMinor }))).toBe(largestStakeMinor);
      expect(await balanceOf(member)).toBe(largestStakeMinor);
    },
  },
  {
    id: 'M8',
    name: 'refusals for funds and limits tell the balance, repeated as well',
    needs: 'limitBalance',
    async run({ vendor, open, newBet }) {
      const { player } = await open(largestStakeMinor + 50n);
      for (const amountMinor of [largestStakeMinor + 1n, largestStakeMinor]) {
        const bet = newBet({ amountMinor });
        if (amountMinor === largestStakeMinor) await vendor.bet(player, newBet({ amountMinor: 100n }));
        await vendor.bet(player, bet);
        const told = vendor.refusedBalance();
        await vendor.bet(player, bet);
        const balanceMinor = await vendor.balance(player);
        expect([told, vendor.refusedBalance()]).toEqual([balanceMinor, balanceMinor]);
      }
    },
  },
  {
    id: 'M9',
    name: 'out of order: a win before its bet is refused and accepted after it',
    async run({ fixture, vendor, open, newBet }) {
      const { player } = await open(1_000n);
      const bet = newBet();
      const win = { roundId: bet.roundId, transactionId: fixture.newVendorId(), amountMinor: 40n };
      expect(await vendor.win(player, win)).toBe('unknown bet');
      expect(await vendor.endRound(player, bet.roundId)).toBe('unknown bet');
      expect(await vendor.bet(player, bet)).toBe(900n);
      expect(await vendor.win(player, win)).toBe(940n);
      expect(await vendor.bet(player, bet), 'the answer of then').toBe(900n);
    },
  },
  {
    id: 'M10',
    name: 'a round pays several times before it ends, each win once however often it comes',
    needs: 'partWins',
    async run({ fixture, vendor, open, newBet, balanceOf, recordOf }) {
      const { member, player } = await open(1_000n);
      const bet = newBet();
      await vendor.bet(player, bet);
      const newWin = () => ({ roundId: bet.roundId, transactionId: fixture.newVendorId(), amountMinor: 30n });
      const [first, second] = [newWin(), newWin()];
      expect(await vendor.partWin?.(player, first)).toBe(930n);
      expect(await vendor.partWin?.(player, second)).toBe(960n);
      expect(await vendor.partWin?.(player, first)).toBe(930n);
      expect(await vendor.partWin?.(player, { ...second, amountMinor: 31n })).toBe('conflict');
      expect(await recordOf(member)).toEqual([`${bet.roundId} open 100 60`]);
      expect(await vendor.endRound(player, bet.roundId)).toBe(960n);
      expect(await vendor.partWin?.(player, newWin())).toBe('ended');
      expect(await vendor.partWin?.(player, second)).toBe(960n);
      expect(await balanceOf(member)).toBe(960n);
      expect(await recordOf(member)).toEqual([`${bet.roundId} settled 100 60`]);
    },
  },
  {
    id: 'M11',
    name: 'a game that is switched off takes no bet, and says so; what has begun there is paid',
    async run({ fixture, vendor, open, newBet, whileSwitchedOff }) {
      const { player } = await open(1_000n);
      const bet = newBet();
      await vendor.bet(player, bet);
      await whileSwitchedOff(async () => {
        expect(await vendor.bet(player, newBet())).toBe('game');
        const { roundId } = bet;
        const win = { roundId, transactionId: fixture.newVendorId(), amountMinor: 40n };
        expect(await vendor.win(player, win)).toBe(940n);
      });
    },
  },
  {
    id: 'M12',
    name: 'a win of nothing ends its round and moves nothing, or is no amount',
    async run({ fixture, vendor, open, newBet, balanceOf, recordOf }) {
      const { member, player } = await open(1_000n);
      const bet = newBet();
      await vendor.bet(player, bet);
      const newWin = () => ({ roundId: bet.roundId, transactionId: fixture.newVendorId(), amountMinor: 0n });
      const part = fixture.features.has('partWins') ? await vendor.partWin?.(player, newWin()) : 900n;
      expect(['invalid', 900n]).toContain(part);
      expect(await recordOf(member)).toEqual([`${bet.roundId} open 100 0`]);
      const win = newWin();
      const answer = await vendor.win(player, win);
      expect(['invalid', 900n]).toContain(answer);
      expect(await vendor.win(player, win)).toBe(answer);
      const status = answer === 'invalid' ? 'open' : 'settled';
      expect(await recordOf(member)).toEqual([`${bet.roundId} ${status} 100 0`]);
      expect(await balanceOf(member)).toBe(900n);
    },
  },
];
