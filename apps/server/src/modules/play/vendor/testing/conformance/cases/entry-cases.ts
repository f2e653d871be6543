import { signatureToleranceMs } from '@wau/service/secrets/signature';
import { expect } from 'vitest';
import { nowhere } from '../conformance-bench.ts';
import type { ConformanceCase } from '../conformance-case.ts';

/** Who gets in, and how far. */
export const entryCases: readonly ConformanceCase[] = [
  {
    id: 'E1',
    name: 'a launch lets its player in, once, and the balance is told',
    async run({ vendor, newMember, launch }) {
      const member = await newMember(1_234n);
      const launchUrl = await launch(member);
      const player = await vendor.enter(launchUrl);
      expect(player).toMatchObject({ merchantCode: 'wau', playerId: member.memberId });
      expect(await vendor.enter(launchUrl)).toBe('token');
      if (typeof player !== 'object') throw new Error('the player is in');
      expect(await vendor.balance(player)).toBe(1_234n);
    },
  },
  {
    id: 'E2',
    name: 'a wrong signature is refused, whatever is asked',
    async run({ fixture, vendor, open, launch, newBet, balanceOf }) {
      const { member, player } = await open(1_000n);
      const forger = fixture.forgedSpeechOf('wau');
      const bet = newBet();
      await vendor.bet(player, bet);
      const { roundId, transactionId: betTransactionId } = bet;
      const answers = [
        await forger.balance(player),
        await forger.bet(player, newBet()),
        await forger.win(player, { roundId, transactionId: fixture.newVendorId(), amountMinor: 9n }),
        await forger.rollback(player, { roundId, transactionId: fixture.newVendorId(), betTransactionId }),
        await forger.endRound(player, roundId),
        await forger.enter(await launch(member)),
      ];
      expect(answers).toEqual(answers.map(() => 'wrong signature'));
      expect(await balanceOf(member)).toBe(900n);
    },
  },
  {
    id: 'E3',
    name: 'no signature, and one that was made for another body, are refused',
    async run({ vendor, open, newBet, balanceOf }) {
      const { member, player } = await open(1_000n);
      const text = vendor.betText(player, newBet());
      expect(await vendor.sendBetText(text, { signature: 'absent' })).toBe('wrong signature');
      expect(await vendor.sendBetText(text, { signature: 'of another body' })).toBe('wrong signature');
      expect(await balanceOf(member)).toBe(1_000n);
    },
  },
  {
    id: 'E4',
    name: 'a clock that is a quarter further off than is allowed is refused either way, one that is a quarter less is not',
    needs: 'timestamps',
    async run({ fixture, vendor, open, newBet }) {
      const { player } = await open(1_000n);
      const { clockToleranceMs = signatureToleranceMs, server } = fixture;
      const sentAt = (shift: number) => {
        const sentAtMs = server.clock.nowMs() + shift * clockToleranceMs;
        return vendor.sendBetText(vendor.betText(player, newBet(), { sentAtMs }), { sentAtMs });
      };
      expect([await sentAt(-1.25), await sentAt(1.25)]).toEqual(['stale', 'stale']);
      expect([await sentAt(-0.75), await sentAt(0.75)]).toEqual([900n, 800n]);
    },
  },
  {
    id: 'E5',
    name: "with one merchant's key nobody of another merchant is reached",
    async run({ fixture, vendor, open, launch, newBet, balanceOf }) {
      const { member, player } = await open(1_000n, 'laut');
      const bet = newBet();
      expect(await fixture.speechOf('laut').bet(player, bet)).toBe(900n);
      const { roundId, transactionId: betTransactionId } = bet;
      const answers = [
        await vendor.balance(player),
        await vendor.bet(player, newBet()),
        await vendor.win(player, { roundId, transactionId: fixture.newVendorId(), amountMinor: 9n }),
        await vendor.rollback(player, { roundId, transactionId: fixture.newVendorId(), betTransactionId }),
        await vendor.endRound(player, roundId),
      ];
      expect(answers.filter((answer) => !nowhere.includes(answer))).toEqual([]);
      expect(await vendor.enter(await launch(member))).toBe('token');
      expect(await balanceOf(member)).toBe(900n);
    },
  },
  {
    id: 'E6',
    name: 'an unknown player has neither bets nor wins, and a token shows no balance but its own player’s',
    async run({ fixture, vendor, open, newMember, newBet }) {
      const { player } = await open(1_000n);
      const { memberId: playerId } = await newMember(0n);
      const nobody = { ...player, playerId: `${playerId.slice(0, -4)}0000` };
      expect(nowhere).toContain(await vendor.balance(nobody));
      expect(nowhere).toContain(await vendor.balance({ ...player, playerId }));
      const bet = newBet();
      expect(await vendor.bet(nobody, bet)).toBe('unknown player');
      const { roundId } = bet;
      const win = { roundId, transactionId: fixture.newVendorId(), amountMinor: 9n };
      expect(await vendor.win(nobody, win)).toBe('unknown bet');
    },
  },
  {
    id: 'E7',
    name: 'after the logout no bet is taken; what was bet before is paid and given back',
    async run({ fixture, vendor, open, newBet, logOut }) {
      const { member, player } = await open(1_000n);
      const [bet, other] = [newBet(), newBet()];
      await vendor.bet(player, bet);
      await vendor.bet(player, other);
      await logOut(member);
      expect(await vendor.bet(player, newBet())).toBe('token');
      expect(await vendor.bet(player, newBet({ amountMinor: 0n }))).toBe('token');
      const win = { roundId: bet.roundId, transactionId: fixture.newVendorId(), amountMinor: 40n };
      expect(await vendor.win(player, win)).toBe(840n);
      const rollback = { roundId: other.roundId, betTransactionId: other.transactionId };
      expect(await vendor.rollback(player, { ...rollback, transactionId: fixture.newVendorId() })).toBe(940n);
    },
  },
  {
    id: 'E8',
    name: 'a signed bet that is sent to the address of another operation is refused and moves nothing',
    needs: 'addresses',
    async run({ fixture, vendor, open, newBet, balanceOf, recordOf }) {
      const { member, player } = await open(1_000n);
      const bet = newBet();
      await vendor.bet(player, bet);
      const before = await recordOf(member);
      // In a round that has a bet, so that nothing but its address keeps it from being paid as a win.
      const text = vendor.betText(player, { ...bet, transactionId: fixture.newVendorId() });
      const answers = (await vendor.sendBetTextElsewhere?.(text)) ?? [];
      expect(answers).not.toEqual([]);
      expect(answers.filter((answer) => answer !== 'invalid' && answer !== 'wrong signature')).toEqual([]);
      expect([await balanceOf(member), await recordOf(member)]).toEqual([900n, before]);
      expect(await vendor.sendBetText(text)).toBe(800n);
    },
  },
];
