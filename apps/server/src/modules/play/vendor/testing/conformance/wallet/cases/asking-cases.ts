import { signatureToleranceMs } from '@wau/service/secrets/signature';
import { expect } from 'vitest';
import type { WalletCase } from '../wallet-case.ts';

const longBody = 'x'.repeat(100_000);

/** What the vendor asks: who a launch stands for, and whether a player may bet. */
export const askingCases: readonly WalletCase[] = [
  {
    id: 'W1',
    name: 'a launch lets its player in, once',
    async run({ vendor, newMember, launch }) {
      const member = await newMember(1_234n);
      const launchUrl = await launch(member);
      expect(await vendor.enter(launchUrl)).toMatchObject({ merchantCode: 'wau', playerId: member.memberId });
      expect(await vendor.enter(launchUrl)).toBe('token');
    },
  },
  {
    id: 'W2',
    name: 'a wrong signature, none, and one of another body are refused, and use no launch up',
    async run({ fixture, vendor, newMember, launch }) {
      const launchUrl = await launch(await newMember(0n));
      const text = vendor.enterText(launchUrl);
      expect([
        await fixture.forgedSpeechOf('wau').enter(launchUrl),
        await vendor.sendEnterText(text, { signature: 'absent' }),
        await vendor.sendEnterText(text, { signature: 'of another body' }),
      ]).toEqual(['wrong signature', 'wrong signature', 'wrong signature']);
      expect(await vendor.enter(launchUrl)).toBeTypeOf('object');
    },
  },
  {
    id: 'W3',
    name: 'a clock that is a quarter further off than is allowed is refused either way, one that is a quarter less is not',
    needs: 'timestamps',
    async run({ fixture, vendor, newMember, launch }) {
      const member = await newMember(0n);
      const { clockToleranceMs = signatureToleranceMs, server } = fixture;
      const sentAt = async (shift: number) =>
        vendor.sendEnterText(vendor.enterText(await launch(member)), {
          sentAtMs: server.clock.nowMs() + shift * clockToleranceMs,
        });
      expect([await sentAt(-1.25), await sentAt(1.25)]).toEqual(['stale', 'stale']);
      expect([typeof (await sentAt(-0.75)), typeof (await sentAt(0.75))]).toEqual(['object', 'object']);
    },
  },
  {
    id: 'W4',
    name: "with one merchant's key nobody of another merchant is reached",
    needs: 'keysPerMerchant',
    async run({ fixture, vendor, newMember, launch, enter }) {
      const member = await newMember(0n, 'laut');
      const launchUrl = await launch(member);
      expect(await vendor.enter(launchUrl)).toBe('token');
      expect(await fixture.speechOf('laut').enter(launchUrl)).toMatchObject({ playerId: member.memberId });
      if (vendor.permit === undefined) return;
      const player = await enter(member);
      expect(await fixture.speechOf('laut').permit?.(player, 100n)).toBe('permitted');
      expect(['unknown player', 'token', 'wrong signature']).toContain(await vendor.permit(player, 100n));
    },
  },
  {
    id: 'W5',
    name: 'what is no JSON, what is larger than any call, and members that would change an object itself have no effect',
    async run({ vendor, newMember, launch }) {
      const launchUrl = await launch(await newMember(0n));
      const text = vendor.enterText(launchUrl);
      const hostile = [
        text.replace(/^\{/, `{"padding":"${longBody}",`),
        text.slice(0, -1),
        `[${text}]`,
        'null',
        '',
        text.replace(/^\{.*\}$/, '{"__proto__":{"launchToken":"x","token":"x"}}'),
      ];
      for (const body of hostile) {
        const answer = await vendor.sendEnterText(body);
        expect(['invalid', 'wrong signature', 'token'], body.slice(0, 60)).toContain(answer);
      }
      expect(await vendor.enter(launchUrl)).toBeTypeOf('object');
    },
  },
  {
    id: 'W6',
    name: 'a stake is permitted to a live player of a game that is on, up to the limit, and to nobody else; what is no amount is none',
    needs: 'permits',
    async run({ fixture, vendor, newMember, enter }) {
      const [member, other] = [await newMember(0n), await newMember(0n)];
      const player = await enter(member);
      const permit = vendor.permit?.bind(vendor);
      if (permit === undefined) throw new Error('the vendor asks with each stake');
      // What the main wallet holds is no affair of the vendor's.
      const [game] = await fixture.server.runner.query<{ max_stake_minor: bigint }>({
        text: `select max_stake_minor from wau.games
                where merchant_id = 'wau' and vendor_code = $1 and game_id = $2`,
        values: [fixture.vendorCode, fixture.gameId],
      });
      const largestMinor = game?.max_stake_minor ?? 0n;
      expect(await permit(player, largestMinor)).toBe('permitted');
      expect(await permit(player, largestMinor + 1n)).toBe('limit');
      expect(['token', 'unknown player']).toContain(
        await permit({ ...player, playerId: other.memberId }, 100n),
      );
      const wrong = await Promise.all(
        fixture.wrongAmountTexts.map((amountText) => permit(player, { amountText })),
      );
      expect(wrong).toEqual(wrong.map(() => 'invalid'));
      const setEnabled = (enabled: boolean) =>
        fixture.server.runner.query({
          text: `update wau.games set enabled = $1 where merchant_id = 'wau' and vendor_code = $2 and game_id = $3`,
          values: [enabled, fixture.vendorCode, fixture.gameId],
        });
      await setEnabled(false);
      expect(await permit(player, 100n)).toBe('game');
      await setEnabled(true);
      expect(await permit(player, 100n)).toBe('permitted');
      await fixture.server.call('logout', { token: member.token });
      expect(await permit(player, 100n)).toBe('token');
    },
  },
];
