import { describe, expect, test } from 'vitest';
import { seededIntegerSource } from '../seeded-integer-source.ts';
import { drawRedPackets, leastRedPacket } from './red-packets.ts';

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

describe('AG-04 the packets of a red rain', () => {
  test.each([
    [1n, 1],
    [7n, 7],
    [8n, 7],
    [10_000n, 1],
    [10_000n, 50],
    [123_457n, 2_000],
    [100_000_000_000_000n, 2_000],
  ])(
    'AG-04 %d minor units in %d packets: the sum is exact and none holds less than is sure',
    (total, count) => {
      for (let seed = 0; seed < 20; seed += 1) {
        const packets = drawRedPackets(total, count, seededIntegerSource(seed));
        expect(packets).toHaveLength(count);
        expect(sumOf(packets)).toBe(total);
        const least = leastRedPacket(total, count);
        expect(least >= 1n && packets.every((amount) => amount >= least)).toBe(true);
      }
    },
  );

  test('AG-04 the same numbers draw the same packets', () => {
    const draw = (seed: number) => drawRedPackets(50_000n, 40, seededIntegerSource(seed));
    expect(draw(3)).toEqual(draw(3));
    expect(draw(3)).not.toEqual(draw(4));
  });

  test('AG-04 more packets than minor units are refused', () => {
    expect(() => drawRedPackets(4n, 5, seededIntegerSource(1))).toThrow(RangeError);
    expect(() => drawRedPackets(4n, 0, seededIntegerSource(1))).toThrow(RangeError);
  });

  test('AG-04 every way to share is equally likely', () => {
    // 5 in 3 packets: 1 is sure in each, and 2 are spread in 6 ways.
    const seen = new Map<string, number>();
    const times = 12_000;
    const integers = seededIntegerSource(77);
    for (let time = 0; time < times; time += 1) {
      const way = drawRedPackets(5n, 3, integers).join(' ');
      seen.set(way, (seen.get(way) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    // Five standard deviations.
    for (const count of seen.values()) expect(Math.abs(count - times / 6)).toBeLessThan(205);
  });

  test('AG-04 no place in the order gets more than another', () => {
    const integers = seededIntegerSource(5);
    const sums = [0, 0, 0, 0];
    const times = 20_000;
    for (let time = 0; time < times; time += 1) {
      for (const [place, amount] of drawRedPackets(4_000n, 4, integers).entries()) {
        sums[place] = (sums[place] ?? 0) + Number(amount);
      }
    }
    for (const sum of sums) expect(Math.abs(sum / times - 1_000)).toBeLessThan(25);
  });
});
