import { describe, expect, it } from 'vitest';
import { readTitleShelf } from './title-shelf.ts';

/** Engines whose titles are counted in a moment, so that all of them are counted again here. */
const quicklyCounted = ['dice', 'plinko', 'mines', 'limbo', 'keno', 'wheel', 'coin-flip', 'hi-lo', 'towers'];

const shelf = readTitleShelf();
const counted = shelf.facts
  .filter(({ engine }) => quicklyCounted.includes(engine))
  .map(({ gameId }) => shelf.find(gameId) ?? expect.fail(gameId));

describe.each(counted)('the title $gameId', ({ figures, playable }) => {
  it('stores what counting everything gives', async () => {
    expect(figures).toEqual(await playable.figures({ rounds: 0, seed: 0 }));
  });

  it('returns between 93 % and 99.5 %, however it is played', () => {
    for (const { way, returnPercent } of figures?.ways ?? []) {
      expect(Number(returnPercent), way).toBeGreaterThan(93);
      expect(Number(returnPercent), way).toBeLessThan(99.5);
    }
  });
});
