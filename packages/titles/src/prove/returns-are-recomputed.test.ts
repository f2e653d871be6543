import { engineCodes } from '@wau/rules/engines';
import type { TitleFigures } from '@wau/rules/figures';
import { describe, expect, inject, it } from 'vitest';
import { type OpenTitle, readTitleShelf } from '../title-shelf.ts';

const { full } = inject('proof');
const shelf = readTitleShelf();

/** All titles when the promise is proved in full, else one of each engine: always the same one, whatever the day. */
const chosen = engineCodes.flatMap((engine, place) => {
  const ofEngine = shelf.facts.filter((facts) => facts.engine === engine);
  const sampled = ofEngine.filter((_, index) => full || index === (place * 7 + 3) % ofEngine.length);
  return sampled.map(({ gameId }) => shelf.find(gameId) ?? expect.fail(gameId));
});

/** What a sample of simulated rounds has to be enough for. */
const sampleRounds = 40_000;
const longestMs = 600_000;

describe.each(chosen)('the figures of $gameId', (title) => {
  const { confidence } = title.figures;

  it.runIf(full || confidence === undefined)(
    'are those that its engine gives again',
    async () => {
      const effort = { rounds: confidence?.rounds ?? 0, seed: confidence?.seed ?? 0 };
      expect(comparable(await title.playable.figures(effort))).toEqual(comparable(title.figures));
    },
    longestMs,
  );

  it.runIf(!full && confidence !== undefined)(
    'agree with other rounds of its engine',
    async () => await expectAgreement(title),
    longestMs,
  );
});

/** A shorter simulation with another seed must lie where both intervals, made a half wider, allow it. */
async function expectAgreement(title: OpenTitle): Promise<void> {
  const again = await title.playable.figures({ rounds: sampleRounds, seed: 77 });
  const halfWidth = (figures: TitleFigures): number => Number(figures.confidence?.halfWidthPercent ?? 0);
  const allowed = 1.5 * Math.hypot(halfWidth(again), halfWidth(title.figures)) + 1e-3;
  expect(again.ways.map(({ way }) => way)).toEqual(title.figures.ways.map(({ way }) => way));
  again.ways.forEach(({ way, returnPercent }, index) => {
    const stored = Number(title.figures.ways[index]?.returnPercent);
    expect(Math.abs(Number(returnPercent) - stored), way).toBeLessThan(allowed);
  });
}

/** The last digits of square roots differ between machines. */
function comparable(figures: TitleFigures): unknown {
  const ways = figures.ways.map((way) => ({
    ...way,
    standardDeviation: Number(way.standardDeviation.toPrecision(6)),
  }));
  return { ...figures, ways };
}
