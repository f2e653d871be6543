import { expect, test } from 'vitest';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import { lineShowMs, roundScriptOf, suspenseReels } from './round-script.ts';

const goldenRounds = goldenRoundsOf('wau-bulan');

test.each(goldenRounds.map((golden) => [golden.name, golden] as const))(
  'golden round "%s" becomes a script that loses nothing',
  (_, golden) => {
    const script = roundScriptOf(golden);
    const count = (type: string) => golden.events.filter((event) => event.type === type).length;
    expect(script.spins).toHaveLength(count('reelsStopped'));
    expect(script.spins.flatMap((spin) => spin.lines)).toHaveLength(count('lineWon'));
    expect(script.spins.filter((spin) => spin.kites !== undefined)).toHaveLength(count('kitesRose'));
    expect(script.spins.filter((spin) => spin.free !== undefined)).toHaveLength(count('freeSpinStarted'));
    expect(script.isCapped).toBe(count('payoutCapped') === 1);
    let total = 0n;
    for (const spin of script.spins) {
      const parts = [...spin.lines, ...(spin.scatter === undefined ? [] : [spin.scatter])];
      const won = parts.reduce((sum, part) => sum + BigInt(part.payoutMinor), 0n);
      expect(BigInt(spin.payoutMinor)).toBe(won);
      total += won;
      expect(BigInt(spin.totalMinor)).toBe(total);
    }
    if (!script.isCapped) expect(BigInt(script.payoutMinor)).toBe(total);
  },
);

test('the golden rounds cover free spins, risen kites and the limit on wins', () => {
  const scripts = goldenRounds.map(roundScriptOf);
  expect(scripts.some((script) => script.freeSpinsEnd !== undefined)).toBe(true);
  expect(scripts.some((script) => script.spins.some((spin) => spin.kites !== undefined))).toBe(true);
  expect(scripts.some((script) => script.isCapped)).toBe(true);
});

test('half a round is refused', () => {
  const golden = goldenRounds[0];
  expect(() => roundScriptOf({ events: golden?.events.slice(0, -1) ?? [] })).toThrow(TypeError);
});

test('reels after the second moon keep the player waiting', () => {
  const moon = ['ten', 'bulan', 'ten'] as const;
  const none = ['ten', 'jack', 'ten'] as const;
  expect(suspenseReels([moon, none, moon, none, moon])).toEqual([false, false, false, true, true]);
  expect(suspenseReels([none, none, moon, none, none])).toEqual([false, false, false, false, false]);
});

test('many lines are shown faster', () => {
  expect(lineShowMs(1)).toBe(850);
  expect(lineShowMs(20)).toBe(320);
});
