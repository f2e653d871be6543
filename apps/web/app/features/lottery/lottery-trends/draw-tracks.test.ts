import { compileCatalogue } from '@wau/i18n/compile-catalogue';
import { makeLotteryWords } from '@wau/i18n/lottery/lottery-words';
import { messages } from '@wau/i18n/lottery/my';
import { drawLottery } from '@wau/rules/lottery/draw-shape';
import { lotteryFamily, lotteryFamilyCodes } from '@wau/rules/lottery/lottery-families';
import { seededIntegerSource } from '@wau/rules/seeded-integer-source';
import { describe, expect, test } from 'vitest';
import { drawTracksOf } from './draw-tracks.ts';
import { inOrder, trackFigures } from './track-figures.ts';

function familyOf(code: string) {
  const family = lotteryFamily(code, '2026-11-30');
  if (family === undefined) throw new Error(`no family ${code}`);
  return family;
}

const ssc = familyOf('ssc');
/** The latest first. */
const sscDraws = ['77719', '07712', '10003'].map((digits, at) => ({
  numero: `20261130-000${3 - at}`,
  result: { digits: [...digits] },
}));
const sscTrack = (id: string) => {
  const track = drawTracksOf(ssc).find((each) => each.id === id);
  if (track === undefined) throw new Error(`no track ${id}`);
  return track;
};

describe('the tracks of a family', () => {
  const words = makeLotteryWords(compileCatalogue(messages), 'ms-MY');

  test.each(lotteryFamilyCodes)('LO-06 %s has some, each with a name of its own and figures', (code) => {
    const family = familyOf(code);
    const integers = seededIntegerSource(5);
    const draws = Array.from({ length: 30 }, (_, at) => ({
      numero: String(30 - at),
      result: drawLottery(family.shape, integers),
    }));
    const tracks = drawTracksOf(family);
    expect(tracks.length).toBeGreaterThan(1);
    const names = tracks.map(({ wordIds }) => wordIds.map((id) => words.word(id)).join(' · '));
    expect(new Set(names).size).toBe(tracks.length);
    for (const [at, track] of tracks.entries()) {
      expect(names[at]).not.toContain('undefined');
      for (const id of track.wordIds) expect(words.word(id)).not.toBe(id.slice(id.lastIndexOf('.') + 1));
      const figures = trackFigures(family.shape, track, draws);
      expect(figures.values.map(({ value }) => value)).toEqual(track.values);
      const hits = figures.values.reduce((sum, value) => sum + value.hits, 0);
      expect(hits).toBe(figures.rows.reduce((sum, { came }) => sum + came.length, 0));
      expect(hits).toBeGreaterThan(0);
    }
  });

  test('follow digits by their place, and races by theirs', () => {
    expect(drawTracksOf(ssc).map(({ id }) => id)).toEqual([
      'digits-place-1',
      'digits-place-2',
      'digits-place-3',
      'digits-place-4',
      'digits-place-5',
    ]);
    expect(drawTracksOf(familyOf('pk10'))[9]?.values.at(-1)).toBe('10');
  });

  test('are none of a family that this page does not know', () => {
    expect(drawTracksOf({ ...ssc, code: 'of-tomorrow' })).toEqual([]);
  });
});

describe('the figures of a track', () => {
  test('count hits and gaps, now, at most and on average', () => {
    const { values } = trackFigures(ssc.shape, sscTrack('digits-place-1'), sscDraws);
    expect(values[7]).toEqual({ value: '7', hits: 1, gap: 0, longestGap: 2, averageGap: 1 });
    expect(values[1]).toEqual({ value: '1', hits: 1, gap: 2, longestGap: 2, averageGap: 1 });
    expect(values[5]).toEqual({ value: '5', hits: 0, gap: 3, longestGap: 3, averageGap: 3 });
  });

  test('say of each draw what came and how long the others have not', () => {
    const { rows, isLine } = trackFigures(ssc.shape, sscTrack('digits-place-5'), sscDraws);
    expect(rows.map(({ numero, came }) => [numero, came])).toEqual([
      ['20261130-0003', [9]],
      ['20261130-0002', [2]],
      ['20261130-0001', [3]],
    ]);
    expect(rows[0]?.gaps).toEqual([3, 3, 1, 2, 3, 3, 3, 3, 3, 0]);
    expect(isLine).toBe(true);
  });

  test('are no line where several values come in a draw', () => {
    const dice = familyOf('k3');
    const track = drawTracksOf(dice).find(({ id }) => id === 'one-number');
    if (track === undefined) throw new Error('the faces of dice');
    const draws = [{ numero: '1', result: { dice: ['1', '2', '2'] } }];
    expect(trackFigures(dice.shape, track, draws)).toMatchObject({ isLine: false, rows: [{ came: [0, 1] }] });
  });

  test('of no draws are all zero', () => {
    const { values, rows } = trackFigures(ssc.shape, sscTrack('digits-place-1'), []);
    expect(rows).toEqual([]);
    expect(new Set(values.flatMap(({ hits, gap, averageGap }) => [hits, gap, averageGap]))).toEqual(
      new Set([0]),
    );
  });

  test('are put in order by what came most or has not come for longest', () => {
    const value = (name: string, hits: number, gap: number) => ({
      ...{ value: name, hits, gap, longestGap: gap, averageGap: 1 },
    });
    const values = [value('0', 1, 3), value('1', 4, 1), value('2', 4, 0), value('3', 0, 9)];
    const orderOf = (order: 'value' | 'hot' | 'cold') =>
      inOrder(values, order)
        .map((each) => each.value)
        .join('');
    expect([orderOf('value'), orderOf('hot'), orderOf('cold')]).toEqual(['0123', '2103', '3012']);
  });
});
