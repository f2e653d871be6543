import { readFileSync } from 'node:fs';
import { toMinor } from '@wau/money/minor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SlotEvent } from '../slot/slot-events.ts';
import type { SlotSymbol } from '../slot/slot-symbol.ts';
import { seededIntegerSource } from '../testing/seeded-integer-source.ts';
import { playWauBulan, type WauBulanEvent } from '../wau-bulan/wau-bulan.ts';
import type { WauBulanSymbol } from '../wau-bulan/wau-bulan-symbols.ts';
import { playLines } from './lines.ts';
import { linesFigures } from './lines-figures.ts';
import { parseLinesMathematics } from './lines-mathematics.ts';

const golden = JSON.parse(readFileSync(new URL('./lines.golden.json', import.meta.url), 'utf8')) as {
  readonly mathematics: unknown;
};
const parsed = parseLinesMathematics(golden.mathematics);
const wauBulan = parsed.ok ? parsed.value : expect.fail(parsed.code);

const roles: Readonly<Record<WauBulanSymbol, SlotSymbol>> = {
  wau: 'wild',
  bungaRaya: 'high1',
  wayang: 'high2',
  gasing: 'high3',
  congkak: 'high4',
  keris: 'high5',
  ace: 'low1',
  king: 'low2',
  queen: 'low3',
  jack: 'low4',
  ten: 'low5',
  bulan: 'scatter',
};

/** What the old engine tells, in the words of slots. */
function toldByLines(event: WauBulanEvent, isFirstAward: boolean): unknown {
  const gridOf = (grid: readonly (readonly WauBulanSymbol[])[]) =>
    grid.map((reel) => reel.map((symbol) => roles[symbol]));
  switch (event.type) {
    case 'reelsStopped':
      return { ...event, grid: gridOf(event.grid) };
    case 'kitesRose':
      return { ...event, type: 'wildsExpanded', grid: gridOf(event.grid) };
    case 'scatterWon':
      return { ...event, type: 'winPaid', kind: 'scatter', symbol: 'scatter', multiplier: 1 };
    case 'lineWon':
      return { ...event, type: 'winPaid', kind: 'line', symbol: roles[event.symbol], multiplier: 1 };
    case 'freeSpinsAwarded':
      return isFirstAward
        ? { type: 'featureStarted', feature: 'freeSpins', spins: event.count, isBought: false }
        : { type: 'featureExtended', spins: event.count, total: event.total };
    case 'freeSpinsEnded':
      return { ...event, type: 'featureEnded', feature: 'freeSpins' };
    default:
      return event;
  }
}

function withoutAnticipation(event: { readonly type: string }): unknown {
  const told = event as SlotEvent;
  if (told.type !== 'reelsStopped') return event;
  const { anticipation: _, ...shown } = told;
  return shown;
}

describe('Wau Bulan as a title of lines', () => {
  it('plays from the same draws what it has always played', () => {
    fc.assert(
      fc.property(fc.nat(), fc.bigInt({ min: 0n, max: 20_000n }), (seed, maxWin) => {
        const wager = { stakeMinor: toMinor(100n), maxWinMinor: toMinor(maxWin) };
        const before = playWauBulan({}, wager, seededIntegerSource(seed));
        const now = playLines(wauBulan, {}, wager, seededIntegerSource(seed));
        let isFirstAward = true;
        const told = before.events.map((event) => {
          const words = toldByLines(event, isFirstAward);
          if (event.type === 'freeSpinsAwarded') isFirstAward = false;
          return words;
        });
        expect(now.events.map(withoutAnticipation)).toEqual(told);
        expect({ ...now, events: [] }).toEqual({ ...before, events: [] });
      }),
      { numRuns: 3000 },
    );
  });

  it('is worth what the enumeration of all its stops has given', () => {
    expect(linesFigures(wauBulan)).toEqual({
      method: 'exact',
      ways: [
        {
          way: 'any',
          returnPercent: '96.000134',
          hitRatePercent: '34.3111',
          standardDeviation: 9.4318,
          largestWin: 125_183,
          largestWinIs: 'bound',
        },
      ],
    });
  });
});
