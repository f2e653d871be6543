import { toMinor } from '@wau/money/minor';
import { describe, expect, test } from 'vitest';
import { sampleSeedId } from '../testing/sample-play.ts';
import { type CrashState, emptyCrashState, withEvent, withTable } from './crash-state.ts';
import { sampleBet, sampleFlight, sampleLimits, sampleTable } from './testing/sample-flight.ts';

const flying = (part: Partial<CrashState> = {}): CrashState => ({
  ...emptyCrashState,
  flight: sampleFlight({ state: 'flying', startedAtMs: 8_000 }),
  mine: sampleBet(),
  ...part,
});
const crashed = (crashHundredths: number) =>
  ({ kind: 'crashed', number: 7, crashHundredths, link: 'c'.repeat(64) }) as const;

describe('a flight as it is told', () => {
  test('a new one takes the place of the last, once', () => {
    const state = flying({ isRefunded: true });
    const event = { kind: 'betting', chainId: sampleSeedId, number: 8, closesAtMs: 30_000 } as const;
    const next = withEvent(state, event, sampleLimits);
    expect(next).toMatchObject({ flight: { number: 8, state: 'betting', bets: 0 }, isRefunded: false });
    expect(next.mine).toBeUndefined();
    expect(withEvent(next, event, sampleLimits)).toBe(next);
    expect(withEvent(next, { ...event, number: 7 }, sampleLimits)).toBe(next);
  });

  test('what is told of another flight changes nothing', () => {
    const state = flying();
    expect(withEvent(state, { kind: 'flying', number: 6, startedAtMs: 1 }, sampleLimits)).toBe(state);
    expect(withEvent(state, { ...crashed(150), number: 6 }, sampleLimits)).toBe(state);
  });

  test('bets are shown once each, and their number never falls', () => {
    const shown = (seat: number) => ({
      seat,
      name: 'A***h',
      stakeMinor: '100',
      currencyCode: 'MYR' as const,
      cashedOutHundredths: null,
    });
    const tell = (bets: number, seats: readonly number[]) =>
      ({ kind: 'bets', number: 7, bets, shown: seats.map(shown) }) as const;
    const first = withEvent(flying(), tell(2, [1, 2]), sampleLimits);
    const second = withEvent(first, tell(1, [2, 3]), sampleLimits);
    expect(second.flight?.shown.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(second.flight?.bets).toBe(2);
    const out = withEvent(
      second,
      { kind: 'cashed', number: 7, outs: [[3, 180]], passedHundredths: 100 },
      sampleLimits,
    );
    expect(out.flight?.shown.map((bet) => bet.cashedOutHundredths)).toEqual([null, null, 180]);
    expect(out.mine?.status).toBe('flying');
  });
});

describe('the player’s own bet', () => {
  test('is won where the flight has passed its automatic cash-out, by exactly that', () => {
    const state = flying({ mine: sampleBet({ autoCashOutHundredths: 250 }) });
    const passing = (passedHundredths: number) =>
      withEvent(state, { kind: 'cashed', number: 7, outs: [], passedHundredths }, sampleLimits).mine;
    expect(passing(249)?.status).toBe('flying');
    expect(passing(260)).toMatchObject({
      status: 'won',
      cashedOutHundredths: 250,
      payoutMinor: '250',
      isAutomatic: true,
    });
  });

  test('is won at a target that the flight just reached when it crashed, and lost at one above', () => {
    const end = (autoCashOutHundredths: number | null) =>
      withEvent(flying({ mine: sampleBet({ autoCashOutHundredths }) }), crashed(200), sampleLimits).mine
        ?.status;
    expect([end(200), end(201), end(null)]).toEqual(['won', 'lost', 'lost']);
  });

  test('is won without a target too where the flight went as high as any can', () => {
    const { mine } = withEvent(flying(), crashed(1_000_000), sampleLimits);
    expect(mine).toMatchObject({ status: 'won', cashedOutHundredths: 1_000_000, payoutMinor: '1000000' });
  });

  test('wins no more than the limit on wins', () => {
    const state = flying({ mine: sampleBet({ autoCashOutHundredths: 500 }) });
    const limits = { ...sampleLimits, maxWinMinor: toMinor(300n) };
    expect(withEvent(state, crashed(600), limits).mine?.payoutMinor).toBe('300');
  });

  test('is not called lost while a cash-out that may have been in time is under way', () => {
    expect(withEvent(flying({ sending: 'cashOut' }), crashed(200), sampleLimits).mine?.status).toBe('flying');
  });

  test('comes back when its flight is called off, unless it is cashed out automatically', () => {
    const calledOff = (autoCashOutHundredths: number | null, phase: 'betting' | 'flying') => {
      const state = flying({ mine: sampleBet({ autoCashOutHundredths }) });
      const next = withEvent(state, { kind: 'void', number: 7, phase }, sampleLimits);
      return [next.mine?.status, next.isRefunded, next.flight?.state];
    };
    expect(calledOff(null, 'flying')).toEqual(['refunded', true, 'flying']);
    expect(calledOff(200, 'flying')).toEqual(['flying', false, 'flying']);
    expect(calledOff(200, 'betting')).toEqual(['refunded', true, 'void']);
  });
});

test('a table that is read shows the flight with the player’s own bet on it', () => {
  const own = sampleBet({ status: 'refunded' });
  const state = withTable(emptyCrashState, sampleTable({ mine: [sampleBet({ slot: 2 }), own] }));
  expect(state).toMatchObject({ flight: { number: 7 }, mine: own, isRefunded: true });
  expect(withTable(state, sampleTable({ flight: null })).flight).toBeUndefined();
});

test('the last flights are kept newest first, and no more than are shown', () => {
  let state: CrashState = { ...flying(), recent: [] };
  for (let number = 1; number <= 30; number += 1) {
    state = withEvent(
      { ...state, flight: sampleFlight({ number, state: 'flying' }) },
      { ...crashed(200), number },
      sampleLimits,
    );
  }
  expect(state.recent).toHaveLength(24);
  expect(state.recent[0]?.number).toBe(30);
});
