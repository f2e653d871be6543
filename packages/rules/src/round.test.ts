import { toMinor } from '@wau/money/minor';
import { describe, expect, it } from 'vitest';
import { settleRound, settleRoundAt } from './round.ts';

describe('settleRound', () => {
  it('rounds down before it caps, and keeps what happened in front', () => {
    const wager = { stakeMinor: toMinor(101n), maxWinMinor: toMinor(150n) };
    expect(settleRound([{ type: 'happened' }], wager, 15_000)).toEqual({
      kind: 'over',
      stakeMinor: 101n,
      events: [
        { type: 'happened' },
        { type: 'payoutCapped', uncappedMinor: '151', payoutMinor: '150' },
        { type: 'settled', multiplierTenThousandths: 15_000, payoutMinor: '150' },
      ],
      multiplierTenThousandths: 15_000,
      payoutMinor: 150n,
    });
  });
});

describe('settleRoundAt', () => {
  it('caps the amount and shows what it comes to in stakes, rounded down', () => {
    const wager = { stakeMinor: toMinor(300n), maxWinMinor: toMinor(150n) };
    expect(settleRoundAt([], wager, toMinor(200n))).toEqual({
      kind: 'over',
      stakeMinor: 300n,
      events: [
        { type: 'payoutCapped', uncappedMinor: '200', payoutMinor: '150' },
        { type: 'settled', multiplierTenThousandths: 6_666, payoutMinor: '150' },
      ],
      multiplierTenThousandths: 6_666,
      payoutMinor: 150n,
    });
  });
});
