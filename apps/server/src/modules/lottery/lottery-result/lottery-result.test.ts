import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { createMetrics } from '@wau/service/monitoring/metrics';
import { describe, expect, test, vi } from 'vitest';
import { openOperator, type TestOperator } from '../../../testing/open-operator.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { selectDraw } from '../lottery-draw/draw-sql.ts';
import { workOffDueDraws } from '../lottery-draw/lottery-clock.ts';
import { openLottery } from '../testing/open-lottery.ts';
import { createDemoResultFeed } from './demo-result-feed.ts';
import { readLotteryResultsJob } from './read-lottery-results-job.ts';
import type { ResultFeed } from './result-feed.ts';
import { watchLotteryResults } from './watch-lottery-results.ts';

type Result = CallBody<Calls['enterLotteryResult']>['result'];

const server = await createTestServer();
const lottery = await openLottery(server, 'myanmar-2d', 'myanmar-2d', 'official');
const own = await openLottery(server, 'ssc-own');
const balls = await openLottery(server, 'mark-six', 'mark-six', 'official');
const ayu = await openOperator(server, 'ayu', 'cashier');
const budi = await openOperator(server, 'budi', 'cashier');
const never = new AbortController().signal;

const two = (number: string): Result => ({ number: [number] });

const enter = (operator: TestOperator, numero: string, result: Result = two('07'), gameId = lottery.gameId) =>
  server.call('enterLotteryResult', { token: operator.token, params: { gameId, numero }, body: { result } });

const statusOf = async (work: ReturnType<typeof enter>) => {
  const answer = await work;
  return answer.outcome() === '200' ? answer.value().status : answer.outcome();
};

async function nextDraw(): Promise<string> {
  const numero = (await lottery.numeros())[0] ?? '';
  await lottery.close(numero);
  return numero;
}

const waiting = async (operator: TestOperator) =>
  (await server.call('listWaitingLotteryDraws', { token: operator.token })).value().list;
const drawOf = async (numero: string) => {
  const draw = await selectDraw(server.runner, lottery.keyOf(numero));
  return [draw?.state, draw?.result];
};
const log = {
  error: (facts: { err: unknown }) => expect(facts.err).toBe('no trouble'),
  warn: () => undefined,
};
const clock = async () => {
  while (await workOffDueDraws(lottery.parts, log, never));
};
const withFeed = (feed: ResultFeed) =>
  readLotteryResultsJob({ ...server, resultFeeds: [feed] }).run({}, never as never);
const setFeed = (name: string) =>
  lottery.owner.query('update wau.lottery_games set result_feed = $1 where game_id = $2', [
    name,
    lottery.gameId,
  ]);

describe('LO-04 an official result', () => {
  test('is what two operators say independently; the second is not told what the first has said', async () => {
    const numero = await nextDraw();
    expect(await statusOf(enter(ayu, numero))).toBe('entered');
    const [seen] = await waiting(budi);
    expect(seen).toMatchObject({
      numero,
      turn: 1,
      hasEntered: false,
      entered: [{ name: 'ayu', isFeed: false }],
    });
    expect(seen?.shape.prizes).toEqual([{ code: 'number', count: 1, lowest: 0, highest: 99, width: 2 }]);
    expect(JSON.stringify([seen, await audit(numero)])).not.toContain('07"');
    expect((await waiting(ayu))[0]?.hasEntered).toBe(true);
    expect(await statusOf(enter(ayu, numero))).toBe('409 lottery.result.second.person');
    expect(await statusOf(enter(budi, numero))).toBe('agreed');
    expect(await waiting(budi)).toEqual([]);
    expect(await statusOf(enter(budi, numero))).toBe('409 lottery.draw.drawn');
    await clock();
    expect(await drawOf(numero)).toEqual(['settled', { number: ['07'] }]);
    expect(await statusOf(enter(ayu, numero))).toBe('409 lottery.draw.drawn');
  });

  test('that is said differently is none: it is shown where, and both say it anew', async () => {
    const numero = await nextDraw();
    await enter(ayu, numero, two('07'));
    const answer = await enter(budi, numero, two('70'));
    expect(answer.value()).toEqual({ status: 'different', differing: ['number'] });
    await clock();
    expect(await drawOf(numero)).toEqual(['planned', null]);
    const [seen] = await waiting(ayu);
    expect(seen).toMatchObject({ turn: 2, differing: ['number'], entered: [], hasEntered: false });
    expect(await counted('different')).toBe(1);
    // Nor does the audit say what was said, which the next turn would be copied from.
    const written = JSON.stringify(await audit(numero));
    expect(written).toContain('"differing":"number"');
    expect(written).not.toMatch(/"(07|70)|\\"(07|70)/);
    expect(await statusOf(enter(ayu, numero, two('70')))).toBe('entered');
    expect(await statusOf(enter(budi, numero, two('70')))).toBe('agreed');
    await clock();
    expect([await drawOf(numero), await counted('different')]).toEqual([['settled', { number: ['70'] }], 0]);
  });

  test('is said by one person once, also twenty times at the same moment', async () => {
    const numero = await nextDraw();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => statusOf(enter(ayu, numero))));
    expect(outcomes.filter((outcome) => outcome === 'entered')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['entered', '409 lottery.result.second.person']));
    const seconds = await Promise.all(Array.from({ length: 20 }, () => statusOf(enter(budi, numero))));
    expect(seconds.filter((outcome) => outcome === 'agreed')).toHaveLength(1);
    await clock();
  });

  test('counts no more from whoever has lost the right to say it', async () => {
    const numero = await nextDraw();
    const gone = await openOperator(server, 'gone', 'cashier');
    await enter(gone, numero);
    await lottery.owner.query('delete from wau.operator_roles where operator_id = $1', [gone.operatorId]);
    expect(await statusOf(enter(ayu, numero))).toBe('entered');
    expect(await statusOf(enter(budi, numero))).toBe('agreed');
    await clock();
  });

  test('is refused before its time, of an own or unknown draw, and in another shape', async () => {
    const [future = ''] = await lottery.numeros();
    const [ownNumero = ''] = await own.numeros();
    expect(await statusOf(enter(ayu, future))).toBe('409 lottery.draw.early');
    expect(await statusOf(enter(ayu, ownNumero, two('07'), own.gameId))).toBe('409 lottery.draw.own');
    expect(await statusOf(enter(ayu, '19991231'))).toBe('404 lottery.draw.unknown');
    expect(await statusOf(enter(ayu, future, two('07'), 'nowhere'))).toBe('404 lottery.draw.unknown');
    const numero = await nextDraw();
    for (const result of [
      two('7'),
      two('100'),
      { number: ['07', '08'] },
      { three: ['007'] },
      {},
    ] as Result[]) {
      expect(await statusOf(enter(ayu, numero, result))).toBe('400 lottery.draw.invalid');
    }
    const auditor = await openOperator(server, 'auditor', 'auditor');
    expect(await statusOf(enter(auditor, numero))).toBe('403 permission.missing');
    await enter(ayu, numero);
    await enter(budi, numero);
    await clock();
  });

  test('of balls that come once is refused where one comes twice', async () => {
    const [numero = ''] = await balls.numeros();
    await balls.close(numero);
    const seen = (await waiting(ayu)).find(({ gameId }) => gameId === balls.gameId);
    const result = Object.fromEntries(
      (seen?.shape.prizes ?? []).map(({ code, count, width }) => [
        code,
        Array<string>(count).fill('7'.padStart(width, '0')),
      ]),
    );
    expect(await statusOf(enter(ayu, numero, result, balls.gameId))).toBe('400 lottery.draw.repeated');
    await balls.owner.query("delete from wau.lottery_draws where game_id = 'mark-six'");
  });
});

describe('LO-04 a feed of results', () => {
  const telling = (numbers: unknown): ResultFeed => ({
    name: 'wire',
    isDemo: false,
    resultOf: async () => numbers,
  });

  test('counts as one of the two', async () => {
    await setFeed('wire');
    const numero = await nextDraw();
    await withFeed(telling(undefined));
    expect((await waiting(ayu))[0]?.entered).toEqual([]);
    await withFeed(telling(two('33')));
    await withFeed(telling(two('44')));
    expect((await waiting(ayu))[0]?.entered).toMatchObject([{ name: 'wire', isFeed: true }]);
    expect(await statusOf(enter(ayu, numero, two('33')))).toBe('agreed');
    await clock();
    expect(await drawOf(numero)).toEqual(['settled', { number: ['33'] }]);
    const second = await nextDraw();
    await enter(ayu, second, two('55'));
    await withFeed(telling(two('55')));
    await clock();
    expect(await drawOf(second)).toEqual(['settled', { number: ['55'] }]);
  });

  test('that an operator differs from is not asked again: two persons decide', async () => {
    const numero = await nextDraw();
    await withFeed(telling(two('33')));
    expect(await statusOf(enter(ayu, numero, two('34')))).toBe('different');
    const feed = telling(two('34'));
    const asked = vi.spyOn(feed, 'resultOf');
    await withFeed(feed);
    expect(asked).not.toHaveBeenCalled();
    expect((await waiting(ayu))[0]).toMatchObject({ turn: 2, entered: [] });
    await enter(ayu, numero, two('34'));
    expect(await statusOf(enter(budi, numero, two('34')))).toBe('agreed');
    await clock();
  });

  test('whose answer comes when two persons have differed meanwhile says nothing', async () => {
    const numero = await nextDraw();
    await withFeed({
      ...telling(undefined),
      async resultOf() {
        await enter(ayu, numero, two('33'));
        await enter(budi, numero, two('34'));
        return two('33');
      },
    });
    expect((await waiting(ayu))[0]).toMatchObject({ numero, turn: 2, entered: [] });
    // Nor is it asked any more, though it has said nothing yet.
    const feed = telling(two('33'));
    const asked = vi.spyOn(feed, 'resultOf');
    await withFeed(feed);
    expect(asked).not.toHaveBeenCalled();
    await enter(ayu, numero, two('34'));
    expect(await statusOf(enter(budi, numero, two('34')))).toBe('agreed');
    await clock();
  });

  test('that is no longer the game’s when its answer comes does not confirm the one that is', async () => {
    await setFeed('former');
    const numero = await nextDraw();
    await withFeed({
      ...telling(undefined),
      name: 'former',
      async resultOf() {
        await setFeed('wire');
        await withFeed(telling(two('33')));
        return two('33');
      },
    });
    await clock();
    expect(await drawOf(numero)).toEqual(['planned', null]);
    await enter(ayu, numero, two('34'));
    expect(await statusOf(enter(budi, numero, two('34')))).toBe('agreed');
    await clock();
  });

  test('that is the game’s no more counts for nothing beside what an operator says', async () => {
    await setFeed('wire');
    const numero = await nextDraw();
    await withFeed(telling(two('33')));
    await setFeed('another');
    expect(await statusOf(enter(ayu, numero, two('33')))).toBe('entered');
    expect(await statusOf(enter(budi, numero, two('33')))).toBe('agreed');
    await clock();
    await setFeed('wire');
  });

  test('that says what is no result, or cannot be asked, says nothing, and that is told', async () => {
    const numero = await nextDraw();
    await expect(withFeed(telling({ number: ['333'] }))).rejects.toThrow('could not be read');
    await setFeed('another');
    await expect(withFeed(telling(two('33')))).rejects.toThrow('could not be read');
    expect((await waiting(ayu)).map((draw) => [draw.numero, draw.entered])).toEqual([[numero, []]]);
    await setFeed('');
    await withFeed(telling(two('33')));
    expect((await waiting(ayu))[0]?.entered).toEqual([]);
    await enter(ayu, numero);
    await enter(budi, numero);
    await clock();
  });

  test('of the demo makes results up, which are there without anybody', async () => {
    await setFeed('demo');
    const numero = await nextDraw();
    await withFeed(createDemoResultFeed('a secret of tests'));
    await clock();
    expect(await drawOf(numero)).toEqual(['settled', { number: [expect.stringMatching(/^\d\d$/)] }]);
    const { list } = (await server.call('listLotteryGames', {})).value();
    expect(list.map(({ gameId, resultsAreDemo }) => [gameId, resultsAreDemo])).toContainEqual([
      'myanmar-2d',
      true,
    ]);
    await setFeed('');
  });
});

async function audit(numero: string): Promise<unknown> {
  const { rows } = await lottery.owner.query(
    'select new_values from wau.audit_entries where subject = $1 order by entry_id',
    [`${lottery.gameId} ${numero}`],
  );
  return rows;
}

async function counted(state: string): Promise<number | undefined> {
  const metrics = createMetrics();
  watchLotteryResults(metrics, server.runner);
  const all = await metrics.registry.getSingleMetric('wau_lottery_results')?.get();
  return all?.values.find(({ labels }) => labels.state === state)?.value;
}
