import { type EngineCode, engineCodes } from '@wau/rules/engines';
import { volatilityOf } from '@wau/rules/figures';
import { describe, expect, it } from 'vitest';
import { type OpenTitle, readTitleShelf } from './title-shelf.ts';

const shelf = readTitleShelf();

function titlesOf(engine: EngineCode): readonly OpenTitle[] {
  const facts = shelf.facts.filter((each) => each.engine === engine);
  return facts.map(({ gameId }) => shelf.find(gameId) ?? expect.fail(gameId));
}

function repeated(texts: readonly string[]): readonly string[] {
  return texts.filter((text, place) => texts.indexOf(text) !== place);
}

/** The mathematics of reels, as far as a player sees at a glance what a title is. */
interface ReelMathematics {
  readonly reels: readonly string[];
  readonly rows: unknown;
  readonly lines?: readonly unknown[];
  readonly wilds?: unknown;
  readonly wildMultiplier?: number;
  readonly wildMultipliers?: unknown;
  readonly combine?: string;
  readonly respins?: { readonly stay: string } | null;
  readonly freeSpins: Readonly<Record<string, unknown>> | null;
  readonly buys: object;
}

/** Grid, lines, features, how rough it is and how often it pays: what tells one slot from another. */
function shapeOf({ mathematics, figures }: OpenTitle): string {
  const played = mathematics as ReelMathematics;
  const [way] = figures.ways;
  const { reels: _, spins: __, ...free } = played.freeSpins ?? {};
  return JSON.stringify([
    [played.reels.length, played.rows, played.lines?.length],
    [played.wilds, played.wildMultiplier, played.wildMultipliers, played.combine, played.respins?.stay],
    played.freeSpins === null ? 'none' : free,
    Object.keys(played.buys),
    way === undefined ? '' : volatilityOf(way),
    Math.round(Number(way?.hitRatePercent)),
  ]);
}

describe.each(engineCodes)('titles of %s', (engine) => {
  it('never share their mathematics', () => {
    expect(repeated(titlesOf(engine).map(({ mathematics }) => JSON.stringify(mathematics)))).toEqual([]);
  });
});

describe.each(['lines', 'ways', 'sticky-wilds'] as const)('titles of %s', (engine) => {
  const titles = titlesOf(engine);

  it('each play differently: no two have grid, features, roughness and hit rate in common', () => {
    expect(repeated(titles.map(shapeOf))).toEqual([]);
  });

  it('return between 94 % and 97 %, bought features too', () => {
    for (const { gameId, figures } of titles) {
      for (const { way, returnPercent } of figures.ways) {
        expect(Number(returnPercent), `${gameId}, ${way}`).toBeGreaterThan(94);
        expect(Number(returnPercent), `${gameId}, ${way}`).toBeLessThan(97);
      }
    }
  });

  it('offer stakes that make up whole coins, and every bought feature within their limits', () => {
    for (const { gameId, limits, figures, playable } of titles) {
      for (const { way } of figures.ways) {
        const parameters = way.startsWith('buy ') ? { buy: way.slice('buy '.length) } : {};
        const bet = playable.parseBet(parameters);
        if (!bet.ok) return expect.fail(`${gameId}: ${bet.code}`);
        const step = bet.value.stakeStepMinor;
        expect(step <= limits.maxStakeMinor, `${gameId}, ${way}`).toBe(true);
        if (way.startsWith('buy ')) continue;
        expect((limits.minStakeMinor / step) * step).toBe(limits.minStakeMinor);
        expect((limits.maxStakeMinor / step) * step).toBe(limits.maxStakeMinor);
      }
    }
  });
});
