import { parseId, parseMerchantCode } from '@wau/contract/ids';
import type { RoundView, StudioValue } from '../platform/studio-api.ts';

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError('a sample value is malformed');
  return value;
}

export const sampleRoundId = known(parseId('round', 'rnd_01jd6f4q2v0000000000000001'));
export const sampleSeedId = known(parseId('seed', 'sed_01jd6f4q2v0000000000000002'));
const sampleSeedHash = '5f2c0d0f9a9e4f3f7a16c43a5f1e1a9f0b6f3c1c3d7d4a5a4f64c0a8b9e0d1c2';

/** A settled dice round that won RM 1.98 on RM 1.00, changed as a test needs it. */
export function sampleRound(part: Partial<RoundView>): RoundView {
  return {
    roundId: sampleRoundId,
    gameId: 'dice',
    status: 'settled',
    stakeMinor: '100',
    payoutMinor: '198',
    parameters: { direction: 'under', targetHundredths: 5000 },
    events: [
      { type: 'diceRolled', rollHundredths: 1234, won: true },
      { type: 'settled', multiplierTenThousandths: 19800, payoutMinor: '198' },
    ],
    decision: null,
    seedId: sampleSeedId,
    serverSeedHash: sampleSeedHash,
    clientSeed: 'wau',
    nonce: 0,
    balanceMinor: '100098',
    placedAt: '2026-11-21T00:00:00.000Z',
    ...part,
  };
}

/** What a waiting round leaves to its player, where none of it costs a further stake. */
export function sampleDecision(step: number, kinds: readonly string[]): NonNullable<RoundView['decision']> {
  return {
    step,
    choices: kinds.map((kind) => ({ kind, extraStakeMinor: '0' })),
    decideUntil: '2026-11-24T08:00:00.000Z',
  };
}

export const sampleOpened: StudioValue<'openPlay'> = {
  playToken: 'play-token',
  displayName: 'Aminah',
  merchantCode: known(parseMerchantCode('wau')),
  language: 'EN',
  themeName: 'night',
  currencyCode: 'MYR',
  balanceMinor: '100000',
  gameId: 'dice',
  allowsAutoplay: true,
  allowsFeatureBuy: true,
  isTrial: false,
  limits: { minStakeMinor: '10', maxStakeMinor: '50000', maxWinMinor: '5000000' },
  seed: {
    seedId: sampleSeedId,
    serverSeedHash: sampleSeedHash,
    clientSeed: 'wau',
    nextNonce: 0,
    nextServerSeedHash: sampleSeedHash.replace('5f', '6e'),
  },
  unfinishedRound: null,
};
