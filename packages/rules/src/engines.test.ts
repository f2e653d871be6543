import { readFileSync } from 'node:fs';
import { minorToWire, parseMinor, toMinor } from '@wau/money/minor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EngineCode, engineCodes, isEngineCode, openTitle } from './engines.ts';
import type { EngineEvent, TitleBet } from './playable-title.ts';
import type { PlayedRound, RoundResult } from './round.ts';
import { seededIntegerSource } from './seeded-integer-source.ts';
import { anyWagerOf } from './testing/any-wager.ts';
import { engineSamples } from './testing/engine-samples.ts';
import { readGoldenRounds } from './testing/golden-rounds.ts';
import { listedIntegerSource } from './testing/listed-integer-source.ts';
import type { Wager } from './wager.ts';

const anySeed = fc.nat({ max: 2 ** 32 - 1 });
/** No round of any engine takes more decisions than this before it ends by the rule for players who stay away. */
const decisionsMaximum = 200;

interface Played {
  readonly round: PlayedRound<EngineEvent>;
  readonly decisions: readonly unknown[];
  /** What the player saw after each decision. */
  readonly seen: readonly RoundResult<EngineEvent>[];
}

function titleOf(code: EngineCode) {
  const title = openTitle(code, engineSamples[code].mathematics);
  return title.ok ? title.value : expect.fail(title.code);
}

function betOf(code: EngineCode, parameters: unknown): TitleBet {
  const bet = titleOf(code).parseBet(parameters);
  return bet.ok ? bet.value : expect.fail(`${bet.code} ${JSON.stringify(parameters)}`);
}

/** Takes wished decisions where they are legal, and the rule's own once they are used up. */
function playOut(bet: TitleBet, wager: Wager, seed: number, wishes: readonly unknown[]): Played {
  const decisions: unknown[] = [];
  const seen: RoundResult<EngineEvent>[] = [];
  const left = [...wishes];
  for (;;) {
    const result = bet.play(wager, decisions, seededIntegerSource(seed));
    seen.push(result);
    if (result.kind === 'over') return { round: result, decisions, seen };
    if (result.kind === 'illegal') return expect.fail(`an accepted decision became illegal: ${result.code}`);
    expect(decisions.length).toBeLessThan(decisionsMaximum);
    let next = result.decisionAtTimeout;
    while (left.length > 0) {
      const wish = left.shift();
      if (bet.play(wager, [...decisions, wish], seededIntegerSource(seed)).kind !== 'illegal') {
        next = wish;
        break;
      }
    }
    decisions.push(next);
  }
}

/** A bet, what it is played for, and what its player would like to decide. */
function anyGame(code: EngineCode) {
  const { anyParameters, anyDecision } = engineSamples[code];
  return anyParameters.chain((parameters) =>
    fc.record({
      bet: fc.constant(betOf(code, parameters)),
      wager: anyWagerOf(betOf(code, parameters).stakeStepMinor),
      seed: anySeed,
      wishes: anyDecision === undefined ? fc.constant([]) : fc.array(anyDecision, { maxLength: 12 }),
    }),
  );
}

describe.each(engineCodes)('golden rounds of %s', (code) => {
  const text = readFileSync(new URL(`./${code}/${code}.golden.json`, import.meta.url), 'utf8');
  it.each(readGoldenRounds(code, text))('$name', ({ bet, wager, decisions, integers, events }) => {
    const source = listedIntegerSource(integers);
    expect(bet.play(wager, decisions, source)).toMatchObject({ events });
    expect(source.taken()).toBe(integers.length);
  });
});

describe.each(engineCodes)('every round of %s', (code) => {
  it('ends, pays what its last events say, never more than the limit, and stakes no less than was wagered', () => {
    fc.assert(
      fc.property(anyGame(code), ({ bet, wager, seed, wishes }) => {
        const { round } = playOut(bet, wager, seed, wishes);
        const wire = (text: string): bigint => parseMinor(text) ?? expect.fail(`not an amount: ${text}`);
        expect(round.payoutMinor >= 0n && round.payoutMinor <= wager.maxWinMinor).toBe(true);
        expect(round.stakeMinor >= wager.stakeMinor).toBe(true);
        expect(round.events.at(-1)).toEqual({
          type: 'settled',
          multiplierTenThousandths: round.multiplierTenThousandths,
          payoutMinor: minorToWire(round.payoutMinor),
        });
        const capped = round.events.filter((event) => event.type === 'payoutCapped');
        expect(capped.length).toBeLessThanOrEqual(1);
        for (const event of capped) {
          expect(event).toMatchObject({ payoutMinor: minorToWire(wager.maxWinMinor) });
          expect('uncappedMinor' in event && wire(event.uncappedMinor) > wager.maxWinMinor).toBe(true);
        }
      }),
    );
  });

  it('is plain JSON, and the same randomness and decisions give the same round', () => {
    fc.assert(
      fc.property(anyGame(code), ({ bet, wager, seed, wishes }) => {
        const { round, decisions } = playOut(bet, wager, seed, wishes);
        const overTheWire = JSON.parse(JSON.stringify(decisions)) as unknown[];
        expect(bet.play(wager, overTheWire, seededIntegerSource(seed))).toEqual(round);
        expect(JSON.parse(JSON.stringify(round.events))).toEqual(round.events);
      }),
    );
  });

  it('only ever adds to what its player has seen, and says what may be decided', () => {
    fc.assert(
      fc.property(anyGame(code), ({ bet, wager, seed, wishes }) => {
        const { seen } = playOut(bet, wager, seed, wishes);
        let before: readonly EngineEvent[] = [];
        let stakeMinor = 0n;
        for (const result of seen) {
          if (result.kind === 'illegal') return expect.fail(result.code);
          expect(result.events.slice(0, before.length)).toEqual(before);
          expect(result.stakeMinor >= stakeMinor).toBe(true);
          before = result.events;
          stakeMinor = result.stakeMinor;
          if (result.kind === 'waiting') expect(result.choices.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('takes no decision beyond its end, nor one of a foreign form', () => {
    fc.assert(
      fc.property(anyGame(code), fc.anything(), ({ bet, wager, seed, wishes }, foreign) => {
        const { decisions } = playOut(bet, wager, seed, wishes);
        const more = [...decisions, foreign];
        expect(bet.play(wager, more, seededIntegerSource(seed)).kind).toBe('illegal');
      }),
    );
  });
});

describe.each(engineCodes)('foreign data for %s', (code) => {
  it('is accepted again after a trip over the wire', () => {
    fc.assert(
      fc.property(engineSamples[code].anyParameters, (parameters) => {
        const again = titleOf(code).parseBet(JSON.parse(JSON.stringify(parameters)));
        expect(again).toMatchObject({ ok: true, value: { parameters } });
      }),
    );
  });

  it('never throws, whatever is thrown at it', () => {
    fc.assert(
      fc.property(fc.anything(), (foreign) => {
        const title = openTitle(code, foreign);
        const bet = titleOf(code).parseBet(foreign);
        for (const result of [title, bet]) {
          if (!result.ok) expect(result.code).toMatch(/^[a-z]+(\.[a-z]+)+$/);
        }
      }),
    );
  });

  it('is judged as foreign decisions are', () => {
    const { anyDecision } = engineSamples[code];
    const wager = { stakeMinor: toMinor(titleStep(code)), maxWinMinor: toMinor(1_000_000n) };
    fc.assert(
      fc.property(engineSamples[code].anyParameters, anyDecision ?? fc.anything(), (parameters, decision) => {
        const result = betOf(code, parameters).play(wager, [decision, null], seededIntegerSource(1));
        expect(result.kind).toBe('illegal');
      }),
    );
  });
});

function titleStep(code: EngineCode): bigint {
  const [parameters] = fc.sample(engineSamples[code].anyParameters, 1);
  return betOf(code, parameters).stakeStepMinor;
}

describe('the registry', () => {
  it.each(['', 'roulette', 'toString', '__proto__', 'Dice'])('does not know the engine %j', (engine) => {
    expect(isEngineCode(engine)).toBe(false);
    expect(openTitle(engine, {})).toEqual({ ok: false, code: 'engine.unknown' });
  });

  it('lists each engine under its own code', () => {
    for (const code of engineCodes) expect(titleOf(code).engine).toBe(code);
  });
});
