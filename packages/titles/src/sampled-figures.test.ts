import type { TitleFigures } from '@wau/rules/figures';
import { expect, it } from 'vitest';
import { readTitleShelf } from './title-shelf.ts';

const shelf = readTitleShelf();

function titlesOf(engine: string) {
  return shelf.facts
    .filter((facts) => facts.engine === engine)
    .map(({ gameId }) => shelf.find(gameId) ?? expect.fail(gameId));
}

it.each(titlesOf('video-poker'))(
  '$gameId returns less than is staked, and more than 97 % to the best play',
  ({ figures }) => {
    const [best] = figures?.ways ?? [];
    expect(Number(best?.returnPercent)).toBeGreaterThan(97);
    expect(Number(best?.returnPercent)).toBeLessThan(100);
  },
);

function halfWidthOf({ confidence }: TitleFigures): number {
  return Number(confidence?.halfWidthPercent);
}

it.each(titlesOf('blackjack'))(
  '$gameId returns as fewer rounds from another seed do',
  async ({ figures, playable }) => {
    if (figures === undefined) return expect.fail('no figures');
    const again = await playable.figures({ rounds: 60_000, seed: 7 });
    const [told, found] = [figures, again].map(({ ways }) => Number(ways[0]?.returnPercent));
    expect(Math.abs((told ?? 0) - (found ?? 0))).toBeLessThan(halfWidthOf(figures) + halfWidthOf(again));
    expect(told).toBeLessThan(100);
  },
);
