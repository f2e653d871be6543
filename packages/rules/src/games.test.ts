import { readFileSync } from 'node:fs';
import { minorToWire, parseMinor } from '@wau/money/minor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameCodes, games, isGameCode, parseGameBet, playGame } from './games.ts';
import { payoutOf } from './multiplier.ts';
import { anyGameBet, anyWager } from './testing/any-game-bet.ts';
import { readGoldenRounds } from './testing/golden-rounds.ts';
import { listedIntegerSource } from './testing/listed-integer-source.ts';
import { seededIntegerSource } from './testing/seeded-integer-source.ts';

const anySeed = fc.nat({ max: 2 ** 32 - 1 });

describe.each(gameCodes)('golden rounds of %s', (code) => {
  const text = readFileSync(new URL(`./${code}/${code}.golden.json`, import.meta.url), 'utf8');
  it.each(readGoldenRounds(text))('$name', ({ bet, wager, integers, events }) => {
    const source = listedIntegerSource(integers);
    const round = playGame(bet, wager, source);
    expect(bet.game).toBe(code);
    expect(round.events).toEqual(events);
    expect(source.taken()).toBe(integers.length);
  });
});

describe('every round of every game', () => {
  it('pays what its last event says: the multiplier rounded down, never negative, never above the limit', () => {
    fc.assert(
      fc.property(anyGameBet, anyWager, anySeed, (bet, wager, seed) => {
        const round = playGame(bet, wager, seededIntegerSource(seed));
        const uncapped = payoutOf(wager.stakeMinor, round.multiplierTenThousandths);
        const capped = uncapped > wager.maxWinMinor;
        expect(round.payoutMinor).toBe(capped ? wager.maxWinMinor : uncapped);
        expect(round.payoutMinor >= 0n).toBe(true);
        expect(round.events.at(-1)).toEqual({
          type: 'settled',
          multiplierTenThousandths: round.multiplierTenThousandths,
          payoutMinor: minorToWire(round.payoutMinor),
        });
      }),
    );
  });

  it('tells when the limit on wins has bitten, and only then', () => {
    fc.assert(
      fc.property(anyGameBet, anyWager, anySeed, (bet, wager, seed) => {
        const round = playGame(bet, wager, seededIntegerSource(seed));
        const uncapped = payoutOf(wager.stakeMinor, round.multiplierTenThousandths);
        const told = round.events.filter((event) => event.type === 'payoutCapped');
        expect(told).toEqual(
          uncapped > wager.maxWinMinor
            ? [
                {
                  type: 'payoutCapped',
                  uncappedMinor: minorToWire(uncapped),
                  payoutMinor: minorToWire(wager.maxWinMinor),
                },
              ]
            : [],
        );
      }),
    );
  });

  it('is plain JSON, and the same randomness gives the same round', () => {
    fc.assert(
      fc.property(anyGameBet, anyWager, anySeed, (bet, wager, seed) => {
        const first = playGame(bet, wager, seededIntegerSource(seed));
        const again = playGame(bet, wager, seededIntegerSource(seed));
        expect(again).toEqual(first);
        expect(JSON.parse(JSON.stringify(first.events))).toEqual(first.events);
      }),
    );
  });

  it('adds up: the wins of a slot round are its spins, and its spins are its payout', () => {
    const wire = (text: string): bigint => parseMinor(text) ?? expect.fail(`not an amount: ${text}`);
    fc.assert(
      fc.property(anyWager, anySeed, (wager, seed) => {
        const played = playGame<'wau-bulan'>(
          { game: 'wau-bulan', parameters: {} },
          wager,
          seededIntegerSource(seed),
        );
        let spin = 0n;
        let total = 0n;
        for (const event of played.events) {
          if (event.type === 'lineWon' || event.type === 'scatterWon') spin += wire(event.payoutMinor);
          if (event.type !== 'spinEnded') continue;
          total += spin;
          expect(event).toEqual({ ...event, payoutMinor: spin.toString(), totalMinor: total.toString() });
          spin = 0n;
        }
        expect(payoutOf(wager.stakeMinor, played.multiplierTenThousandths)).toBe(total);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('parseGameBet', () => {
  it('accepts every bet again after a trip over the wire', () => {
    fc.assert(
      fc.property(anyGameBet, (bet) => {
        expect(parseGameBet(bet.game, JSON.parse(JSON.stringify(bet.parameters)))).toEqual({
          ok: true,
          value: bet,
        });
      }),
    );
  });

  it('never throws, whatever is thrown at it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...gameCodes), fc.anything(), (game, parameters) => {
        const parsed = parseGameBet(game, parameters);
        expect(parsed.ok || parsed.code.startsWith(game.replace('-', '.'))).toBe(true);
      }),
    );
  });

  it.each(['', 'roulette', 'toString', '__proto__', 'Dice'])('refuses the game %j', (game) => {
    expect(isGameCode(game)).toBe(false);
    expect(parseGameBet(game, {})).toEqual({ ok: false, code: 'game.unknown' });
  });

  it('lists each game under its own code', () => {
    for (const code of gameCodes) expect(games[code].code).toBe(code);
  });
});
