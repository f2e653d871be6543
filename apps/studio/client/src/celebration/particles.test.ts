import { describe, expect, it } from 'vitest';
import { particleAt } from './particles.ts';
import { winTiers } from './win-tier.ts';

const origin = { x: 0.3, y: 0.7 };

describe.each(winTiers)('the particles of a $name win', (tier) => {
  const seenAt = (elapsedMs: number) =>
    Array.from({ length: tier.particles }, (_, index) => particleAt(tier, index, elapsedMs, origin));

  it('are all seen at some time and gone when it is over', () => {
    const seen = new Set<number>();
    for (let elapsedMs = 0; elapsedMs < tier.showMs; elapsedMs += 25) {
      seenAt(elapsedMs).forEach((particle, index) => {
        if (particle !== undefined && particle.opacity > 0) seen.add(index);
      });
    }
    expect(seen.size).toBe(tier.particles);
    expect(seenAt(tier.showMs).every((particle) => particle === undefined)).toBe(true);
  });

  it('move without jumps and fade before they are gone', () => {
    for (let index = 0; index < tier.particles; index += 1) {
      let last: ReturnType<typeof particleAt>;
      for (let elapsedMs = 0; elapsedMs < tier.showMs; elapsedMs += 5) {
        const now = particleAt(tier, index, elapsedMs, origin);
        if (last !== undefined && now !== undefined) {
          expect(Math.hypot(now.x - last.x, now.y - last.y)).toBeLessThan(0.05);
        }
        if (last !== undefined && now === undefined) expect(last.opacity).toBeLessThan(0.1);
        last = now;
      }
    }
  });
});

it('the sparks of a small win fly from where the win is', () => {
  const small = winTiers.find(({ name }) => name === 'small');
  if (small === undefined) throw new Error('there is a small tier');
  expect(particleAt(small, 0, 0, origin)).toMatchObject(origin);
});
