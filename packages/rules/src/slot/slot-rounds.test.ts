import { toMinor } from '@wau/money/minor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EngineCode, openTitle } from '../engines.ts';
import { seededIntegerSource } from '../seeded-integer-source.ts';
import { engineSamples } from '../testing/engine-samples.ts';
import type { SlotEvent } from './slot-events.ts';

/** Slots whose reels stop and whose features are free spins. */
const reelEngines: readonly EngineCode[] = ['lines', 'ways', 'sticky-wilds'];
const stakeMinor = toMinor(11_000_000n);

function anyRound(code: EngineCode, maxWinMinor: fc.Arbitrary<bigint>): fc.Arbitrary<readonly SlotEvent[]> {
  const title = openTitle(code, engineSamples[code].mathematics);
  if (!title.ok) return expect.fail(title.code);
  return fc
    .record({ parameters: engineSamples[code].anyParameters, seed: fc.nat(), maxWinMinor })
    .map(({ parameters, seed, ...limit }) => {
      const bet = title.value.parseBet(parameters);
      if (!bet.ok) return expect.fail(bet.code);
      const wager = {
        stakeMinor: toMinor((stakeMinor / bet.value.stakeStepMinor) * bet.value.stakeStepMinor),
        maxWinMinor: toMinor(limit.maxWinMinor),
      };
      const round = bet.value.play(wager, [], seededIntegerSource(seed));
      return round.kind === 'over' ? (round.events as readonly SlotEvent[]) : expect.fail(round.kind);
    });
}

const unlimited = fc.constant(10n ** 15n);
const anyLimit = fc.bigInt({ min: 0n, max: 100_000_000n });

describe.each(reelEngines)('a round of %s', (code) => {
  it('pays in each spin the sum of its wins, and adds them up', () => {
    fc.assert(
      fc.property(anyRound(code, unlimited), (events) => {
        let wins = 0n;
        let total = 0n;
        for (const event of events) {
          if (event.type === 'winPaid') wins += BigInt(event.payoutMinor);
          if (event.type !== 'spinEnded') continue;
          expect(BigInt(event.payoutMinor)).toBe(wins);
          total += wins;
          expect(BigInt(event.totalMinor)).toBe(total);
          wins = 0n;
        }
        expect(events.at(-1)).toMatchObject({ type: 'settled', payoutMinor: total.toString() });
      }),
      { numRuns: 300 },
    );
  });

  it('plays all free spins that it announces, unless the limit on wins is reached', () => {
    fc.assert(
      fc.property(anyRound(code, fc.oneof(unlimited, anyLimit)), (events) => {
        const started = events.filter((event) => event.type === 'freeSpinStarted').length;
        let announced = 0;
        for (const event of events) {
          if (event.type === 'featureStarted') announced += event.spins ?? 0;
          if (event.type === 'featureExtended') {
            announced += event.spins;
            expect(event.total).toBe(announced);
          }
        }
        const ended = events.filter((event) => event.type === 'featureEnded');
        expect(ended).toHaveLength(announced > 0 ? 1 : 0);
        for (const event of ended) {
          expect(event.played).toBe(started);
          expect(event.reason).toBe(started < announced ? 'winLimit' : 'allPlayed');
        }
      }),
      { numRuns: 300 },
    );
  });

  it('tells where to wait whenever free spins come, before the last reel that could show them', () => {
    fc.assert(
      fc.property(anyRound(code, unlimited), (events) => {
        let shown: Extract<SlotEvent, { type: 'reelsStopped' }> | undefined;
        for (const event of events) {
          if (event.type === 'reelsStopped' && event.phase !== 'respin') shown = event;
          const isAwarded =
            (event.type === 'featureStarted' && !event.isBought) || event.type === 'featureExtended';
          if (!isAwarded || shown === undefined) continue;
          const needed = shown.grid.map((reel) => reel.filter((symbol) => symbol === 'scatter').length);
          expect(shown.anticipation?.symbol).toBe('scatter');
          const before = needed.slice(0, shown.anticipation?.fromReel).reduce((sum, each) => sum + each, 0);
          expect(before).toBeGreaterThan(0);
          expect(before).toBeLessThan(needed.reduce((sum, each) => sum + each, 0));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('starts with the feature when it is bought, and with the reels when not', () => {
    fc.assert(
      fc.property(anyRound(code, unlimited), ([first]) => {
        if (first?.type === 'featureStarted') expect(first.isBought).toBe(true);
        else expect(first).toMatchObject({ type: 'reelsStopped', phase: 'base' });
      }),
    );
  });
});
