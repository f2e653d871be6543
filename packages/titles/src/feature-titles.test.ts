import type { EngineCode } from '@wau/rules/engines';
import { describe, expect, it } from 'vitest';
import { type OpenTitle, readTitleShelf } from './title-shelf.ts';

const shelf = readTitleShelf();

function titlesOf(engine: EngineCode): readonly OpenTitle[] {
  const facts = shelf.facts.filter((each) => each.engine === engine);
  return facts.map(({ gameId }) => shelf.find(gameId) ?? expect.fail(gameId));
}

type Parts = Readonly<Record<string, unknown>>;

/** What a player tells a title by, without pays and weights. */
const shapes: readonly { readonly engine: EngineCode; readonly shapeOf: (played: Parts) => unknown }[] = [
  {
    engine: 'cluster',
    shapeOf: ({ columns, rows, rule, minimum, multiplier, charge, freeSpins }) => [
      [columns, rows, rule, minimum],
      [multiplier, charge, freeSpins],
    ],
  },
  {
    engine: 'hold-and-spin',
    shapeOf: ({ reels, rows, lines, hold, coinValues, hasCollector, freeSpins }) => [
      [lengthOf(reels), rows, lengthOf(lines)],
      [hold, coinValues, hasCollector, freeSpins !== null],
    ],
  },
  {
    engine: 'pick-and-wheel',
    shapeOf: ({ reels, rows, lines, openings, boards, wheels, freeSpins }) => [
      [lengthOf(reels), rows, lengthOf(lines)],
      [openings, boards, wheels, freeSpins !== null],
    ],
  },
];

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

describe.each(shapes)('titles of $engine', ({ engine, shapeOf }) => {
  const titles = titlesOf(engine);

  it('differ in what a player tells them by', () => {
    const texts = titles.map(({ mathematics }) => JSON.stringify(shapeOf(mathematics as Parts)));
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
    expect(titles.length).toBeGreaterThan(30);
  });

  it('return between 94 % and 97 %, bought features too', () => {
    for (const { gameId, figures } of titles) {
      for (const { way, returnPercent } of figures?.ways ?? expect.fail(gameId)) {
        expect(Number(returnPercent), `${gameId}, ${way}`).toBeGreaterThan(94);
        expect(Number(returnPercent), `${gameId}, ${way}`).toBeLessThan(97);
      }
    }
  });

  it('offer stakes that make up whole coins, and each feature that is for sale within their limits', () => {
    for (const { gameId, limits, figures, playable } of titles) {
      for (const { way } of figures?.ways ?? expect.fail(gameId)) {
        const parameters = way.startsWith('buy ') ? { buy: way.slice('buy '.length) } : {};
        const bet = playable.parseBet(parameters);
        if (!bet.ok) return expect.fail(`${gameId}: ${bet.code}`);
        const step = bet.value.stakeStepMinor;
        expect(step <= limits.maxStakeMinor, `${gameId}, ${way}`).toBe(true);
        if (way.startsWith('buy ')) continue;
        expect((limits.minStakeMinor / step) * step, gameId).toBe(limits.minStakeMinor);
        expect((limits.maxStakeMinor / step) * step, gameId).toBe(limits.maxStakeMinor);
      }
    }
  });
});
