import { toMinor } from '@wau/money/minor';
import type { StudioValue } from '../../platform/studio-api.ts';
import { sampleRoundId, sampleSeedId } from '../../testing/sample-play.ts';
import type { CrashBet, ShownFlight } from '../crash-state.ts';

export const sampleLimits = { maximumHundredths: 1_000_000, maxWinMinor: toMinor(5_000_000n) };

export function sampleFlight(part: Partial<ShownFlight> = {}): ShownFlight {
  return {
    chainId: sampleSeedId,
    number: 7,
    state: 'betting',
    closesAtMs: 7_000,
    startedAtMs: null,
    crashHundredths: null,
    bets: 0,
    shown: [],
    passedHundredths: 100,
    ...part,
  };
}

export function sampleBet(part: Partial<CrashBet> = {}): CrashBet {
  return {
    roundId: sampleRoundId,
    chainId: sampleSeedId,
    flight: 7,
    slot: 1,
    stakeMinor: '100',
    currencyCode: 'MYR',
    autoCashOutHundredths: null,
    status: 'flying',
    cashedOutHundredths: null,
    isAutomatic: false,
    payoutMinor: '0',
    balanceMinor: null,
    placedAt: '2026-11-21T00:00:00.000Z',
    ...part,
  };
}

/** The table at the beginning of the server's time, with a flight that takes bets. */
export function sampleTable(part: Partial<StudioValue<'getCrashTable'>> = {}): StudioValue<'getCrashTable'> {
  return {
    nowMs: 0,
    lastEventNumber: '40',
    chain: {
      chainId: sampleSeedId,
      head: 'a'.repeat(64),
      length: 20_000,
      salt: 'layang-layang',
      committedAt: '2026-11-20T00:00:00.000Z',
    },
    nextChain: null,
    flight: sampleFlight(),
    mine: [],
    recent: [{ chainId: sampleSeedId, number: 6, crashHundredths: 234, link: 'b'.repeat(64) }],
    ...part,
  };
}
