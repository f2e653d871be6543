import { commitmentOf, parseServerSeed } from '@wau/fairness/seeds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playedTitle } from '../testing/sample-titles.ts';
import { isFair, isSameJson, judgeProof, type RoundProof, recomputeRound } from './recompute-round.ts';

const serverSeed = 'c'.repeat(64);

function fairProof(gameId: string, parameters: unknown, nonce = 3): RoundProof & { serverSeed: string } {
  const seed = parseServerSeed(serverSeed);
  if (seed === undefined) throw new TypeError('the sample seed is malformed');
  const inputs = {
    parameters,
    decisions: [],
    stakeMinor: '200',
    maxWinMinor: '1000000',
    clientSeed: 'wau-bulan',
    nonce,
  };
  const played = recomputeRound(playedTitle(gameId).playable, { ...inputs, serverSeed });
  if (!played.ok) throw new TypeError(`the sample round has a wrong ${played.field}`);
  return {
    ...inputs,
    serverSeed,
    serverSeedHash: commitmentOf(seed),
    // As it arrives: over the wire and back.
    events: JSON.parse(JSON.stringify(played.value.events)) as unknown[],
    payoutMinor: played.value.payoutMinor.toString(),
  };
}

const samples: [string, unknown][] = [
  ['dice', { direction: 'under', targetHundredths: 5000 }],
  ['plinko', { rows: 12, risk: 'high' }],
  ['wau-bulan', {}],
];

describe.each(samples)('a round of %s', (gameId, parameters) => {
  const title = playedTitle(gameId).playable;

  it('that was played by the rules is fair', () => {
    for (let nonce = 0; nonce < 20; nonce += 1) {
      expect(isFair(judgeProof(title, fairProof(gameId, parameters, nonce)))).toBe(true);
    }
  });

  it('with another seed than the promised one is found out', () => {
    const verdict = judgeProof(title, { ...fairProof(gameId, parameters), serverSeedHash: 'd'.repeat(64) });
    expect(verdict).toMatchObject({ isSeedPromised: false, isResultSame: true, isPayoutRight: true });
    expect(isFair(verdict)).toBe(false);
  });

  it('with a changed result is found out', () => {
    const proof = fairProof(gameId, parameters);
    const verdict = judgeProof(title, { ...proof, events: proof.events.slice(1) });
    expect(verdict).toMatchObject({ isSeedPromised: true, isResultSame: false });
    expect(isFair(verdict)).toBe(false);
  });

  it('that was paid one minor unit too little is found out, and what was due is named', () => {
    const proof = fairProof(gameId, parameters);
    const verdict = judgeProof(title, { ...proof, payoutMinor: (BigInt(proof.payoutMinor) - 1n).toString() });
    expect(verdict).toMatchObject({ isPayoutRight: false, dueMinor: BigInt(proof.payoutMinor) });
    expect(isFair(verdict)).toBe(false);
  });

  it('whose seed is still secret is neither fair nor unfair', () => {
    const verdict = judgeProof(title, { ...fairProof(gameId, parameters), serverSeed: null });
    expect(verdict).toEqual({ kind: 'notRevealed' });
    expect(isFair(verdict)).toBe(false);
  });
});

it.each([
  ['parameters', { direction: 'up' }, 'parameters'],
  ['stakeMinor', '0', 'stake'],
  ['stakeMinor', 'x', 'stake'],
  ['maxWinMinor', '-1', 'maxWin'],
  ['serverSeed', 'abc', 'serverSeed'],
  ['clientSeed', 'a:b', 'clientSeed'],
  ['nonce', -1, 'nonce'],
  ['decisions', ['cashOut'], 'decisions'],
])('an unreadable %s of %j is named', (field, value, named) => {
  expect(
    recomputeRound(playedTitle('dice').playable, { ...fairProof('dice', samples[0]?.[1]), [field]: value }),
  ).toEqual({
    ok: false,
    field: named,
  });
});

it('a slot stake that does not spread over the lines is named, not thrown', () => {
  expect(
    recomputeRound(playedTitle('wau-bulan').playable, { ...fairProof('wau-bulan', {}), stakeMinor: '110' }),
  ).toEqual({
    ok: false,
    field: 'stake',
  });
});

it('JSON is compared by what it says', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isSameJson(value, JSON.parse(JSON.stringify(value)))).toBe(
        JSON.stringify(value).includes('-0') ? isSameJson(value, value) : true,
      );
      expect(isSameJson([value], [value, value])).toBe(false);
    }),
  );
  expect(isSameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(isSameJson({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(isSameJson({ a: 1 }, { b: 1 })).toBe(false);
  expect(isSameJson([], {})).toBe(false);
});
