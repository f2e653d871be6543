import { toMinor } from '@wau/money/minor';
import { describe, expect, it, test } from 'vitest';
import { scoreSeconds } from '../sound/palette.ts';
import { plainVoice } from '../sound/sound-voice.ts';
import { pacedTier, winTierOf, winTiers } from './win-tier.ts';

test.each([
  [100n, 0n, undefined],
  [100n, 99n, undefined],
  [100n, 100n, undefined],
  [100n, 101n, 'small'],
  [100n, 999n, 'small'],
  [100n, 1_000n, 'big'],
  [100n, 9_999n, 'big'],
  [100n, 10_000n, 'huge'],
  [100n, 990_000n, 'huge'],
  // Stakes and wins that do not divide evenly are compared whole.
  [33n, 329n, 'small'],
  [33n, 330n, 'big'],
])('a stake of %s that pays %s is celebrated as %s', (stake, payout, name) => {
  expect(winTierOf(toMinor(stake), toMinor(payout))?.name).toBe(name);
});

describe('a rarer tier', () => {
  it.each([0, 1])('is worth more to see and to hear: tier %s', (index) => {
    const [rarer, other] = [winTiers[index], winTiers[index + 1]];
    if (rarer === undefined || other === undefined) throw new Error('there are three tiers');
    expect(rarer.fromMultiple).toBeGreaterThan(other.fromMultiple);
    expect(rarer.showMs).toBeGreaterThan(other.showMs);
    expect(rarer.countMs).toBeGreaterThan(other.countMs);
    expect(rarer.particles).toBeGreaterThan(other.particles);
    expect(rarer.vibrationMs.length).toBeGreaterThan(other.vibrationMs.length);
    expect(scoreSeconds(plainVoice.scoreOf(rarer.sound))).toBeGreaterThan(
      scoreSeconds(plainVoice.scoreOf(other.sound)),
    );
  });
});

describe.each(winTiers)('the tier $name', (tier) => {
  it('is shorter in quick play', () => {
    const quick = pacedTier(tier, 'turbo');
    expect(quick.showMs).toBeLessThan(tier.showMs / 2);
    expect(quick.particles).toBeLessThan(tier.particles);
  });

  it('shows its amount at rest where less motion is asked for', () => {
    const still = pacedTier(tier, 'still');
    expect(still).toMatchObject({ countMs: 0, particles: 0, vibrationMs: [] });
    expect(still.showMs > 0).toBe(tier.coversStage);
  });

  it('has counted up before it ends', () => {
    expect(tier.countMs).toBeLessThan(tier.showMs);
  });
});
