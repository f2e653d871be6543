import { toMinor } from '@wau/money/minor';
import { Refusal } from '@wau/service/refusal';
import { describe, expect, test } from 'vitest';
import type { TestMember } from '../../../testing/test-server.ts';
import { createRewardScene } from './testing/reward-scene.ts';

const scene = await createRewardScene();
const { server, addOffer, claim, play } = scene;

describe('ME-10 turnover of rewards', () => {
  const payout = (member: TestMember) => {
    const request = {
      merchantCode: member.merchantCode,
      memberId: member.memberId,
      idempotencyKey: scene.newKey(),
      providerCode: 'sandbox',
      amountMinor: toMinor(100n),
      currencyCode: 'MYR' as const,
      destination: { bankCode: 'maybank', accountNumber: '114098765432', holderName: 'Ali bin Abu' },
    };
    return server.handle.payouts.reserve(request).then(
      () => 'reserved',
      (error: unknown) => (error instanceof Refusal ? [error.code, error.value?.limitMinor] : error),
    );
  };
  const turnoverOf = async ({ token }: TestMember) =>
    (await server.call('listMemberPromotions', { token })).value().turnover;

  test('shows how far it is met, reward after reward, and no money leaves before', async () => {
    const player = await scene.openPlayer(50_000n);
    const { member } = player;
    await play(player, '700');
    expect(await turnoverOf(member)).toEqual({ requiredMinor: '0', playedMinor: '0', missingMinor: '0' });
    expect(await payout(member)).toBe('reserved');
    await claim(member, await addOffer({ turnover_times: 4 }));
    await claim(member, await addOffer({ turnover_times: 2 }));
    // Stakes before a reward do not count for it.
    expect(await turnoverOf(member)).toEqual({
      requiredMinor: '3000',
      playedMinor: '0',
      missingMinor: '3000',
    });
    expect(await payout(member)).toEqual(['turnover.missing', '3000']);
    await play(player, '2100');
    expect(await turnoverOf(member)).toEqual({
      requiredMinor: '1000',
      playedMinor: '100',
      missingMinor: '900',
    });
    const rewards = (await server.call('listRewards', { token: member.token, query: {} })).value().list;
    expect(
      rewards.map((reward) => [reward.requiredTurnoverMinor, reward.playedTurnoverMinor]).sort(),
    ).toEqual([
      ['1000', '100'],
      ['2000', '2000'],
    ]);
    expect(await payout(member)).toEqual(['turnover.missing', '900']);
    await play(player, '900');
    expect((await turnoverOf(member)).missingMinor).toBe('0');
    expect(await payout(member)).toBe('reserved');
  });

  test('counts settled stakes alone', async () => {
    const player = await scene.openPlayer(50_000n);
    await claim(player.member, await addOffer({ turnover_times: 1 }));
    const open = player.round({ amountMinor: '500' });
    await scene.vendor.send('bet', open.bet);
    expect((await turnoverOf(player.member)).missingMinor).toBe('500');
    await scene.vendor.send('endRound', open.end);
    expect((await turnoverOf(player.member)).missingMinor).toBe('0');
  });
});
