import { systemRandom } from '@wau/service/random';
import { beforeAll, expect, test } from 'vitest';
import { testSecret } from '../../../testing/test-server.ts';
import { createFundTransferServer } from '../../money/fund-transfer/testing/fund-transfer-server.ts';
import { houseVendorSecret } from '../../operation/merchant/house-vendors.ts';
import { reconcileVendorsJob } from '../reconciliation/reconcile-vendors-job.ts';
import { FakeStatement } from '../reconciliation/testing/fake-statement.ts';
import { testQuestions } from '../vendor/testing/test-questions.ts';
import { importHistoryJob } from './import-history-job.ts';
import { addHistoryGame, type ReportedRound, roundOf } from './testing/reported-round.ts';

const { server, purses, parts, newMember } = await createFundTransferServer();
const statement = new FakeStatement(houseVendorSecret(testSecret, 'samudra'));
const dayMs = 24 * 60 * 60_000;
const dayAgo = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);
const never = new AbortController().signal;
const clockAt = (moment: string) => ({ nowMs: () => Date.parse(moment) });
const importAt = (moment: string) => importHistoryJob({ ...parts, clock: clockAt(moment) }).run({}, never);

beforeAll(() => addHistoryGame(server));

function state(rounds: readonly ReportedRound[]): void {
  statement.lines = rounds.map(
    ({ roundId: round, playerId: player, gameId: game, currencyCode, ...line }) => ({
      ...{ round, player, game, currency: currencyCode, status: 'settled' },
      ...line,
    }),
  );
}

/** What differs of some rounds when the days before a moment are compared. */
async function differencesAt(moment: string, rounds: readonly ReportedRound[]) {
  const merchant = await server.handle.merchantOf('', 'wau');
  const vendors = merchant?.vendors.filter(({ vendorCode }) => vendorCode === 'samudra') ?? [];
  await reconcileVendorsJob({
    ...server,
    clock: clockAt(moment),
    random: systemRandom,
    merchants: { all: async () => [{ merchantCode: 'wau', vendors }] } as never,
    questions: testQuestions(server, () => statement.transport),
  }).run({}, never);
  const rows = await server.runner.query<{ day: string; kind: string; round_id: string }>({
    text: `select to_char(day, 'YYYY-MM-DD') as day, kind, round_id from wau.statement_differences
            order by day, round_id`,
    values: [],
  });
  return rows.filter(({ round_id: id }) => rounds.some(({ roundId }) => roundId === id));
}

test('a file that comes when the day of statements is over and the merchant’s is not has that day compared anew', async () => {
  const member = await newMember();
  // In Asia/Kuala_Lumpur, where the merchant is, it is the same morning at ten to midnight in UTC as at half past three.
  const [before, after, nextNight] = [dayAgo(6), dayAgo(5), dayAgo(4)] as [string, string, string];
  const [placedBefore, placedAfter] = [`${before}T23:50:00.000Z`, `${after}T00:30:00.000Z`];
  const [merchantDay] = await server.runner.query({
    text: `select wau.merchant_day('wau', $1) = wau.merchant_day('wau', $2) as is_same`,
    values: [new Date(placedBefore), new Date(`${after}T03:30:00Z`)],
  });
  expect(merchantDay).toEqual({ is_same: true });
  const stated = roundOf(member, 30n, 5n, { placedAt: placedBefore, roundId: 'smd-midnight-1' });
  const invented = roundOf(member, 50n, 0n, { placedAt: placedBefore, roundId: 'smd-midnight-2' });
  const next = roundOf(member, 40n, 0n, { placedAt: placedAfter, roundId: 'smd-midnight-3' });
  const rounds = [stated, invented, next];
  state([stated, next]);
  expect(await differencesAt(`${after}T03:20:00Z`, rounds)).toEqual([
    { day: before, kind: 'missing', round_id: stated.roundId },
  ]);
  purses.writeFile(rounds);
  await importAt(`${after}T03:30:00Z`);
  const extra = { day: before, kind: 'extra', round_id: invented.roundId };
  expect(await differencesAt(`${nextNight}T03:20:00Z`, rounds)).toEqual([extra]);
  const late = await server.runner.query<{ round_id: string; is_own_time: boolean }>({
    text: `select late.round_id, late.placed_at = bet.placed_at as is_own_time
             from wau.late_rounds as late
             join wau.bets as bet on bet.merchant_id = 'wau' and bet.external_key = late.round_id
            where late.round_id like 'smd-midnight-%' order by 1`,
    values: [],
  });
  expect(late, 'it counts when it was placed all the same').toEqual(
    [stated, invented].map(({ roundId }) => ({ round_id: roundId, is_own_time: true })),
  );
});

test('a file that comes after midnight is no difference to what the vendor states, on the day before and after', async () => {
  const member = await newMember();
  const days = [dayAgo(2), dayAgo(1)] as const;
  const now = new Date().toISOString();
  const late = [
    roundOf(member, 30n, 5n, { placedAt: `${days[0]}T15:50:00.000Z` }),
    roundOf(member, 40n, 0n, { placedAt: `${days[1]}T00:10:00.000Z` }),
  ];
  state(late);
  expect(await differencesAt(now, late)).toMatchObject(days.map((day) => ({ day, kind: 'missing' })));
  // What the vendor never stated is extra on the day on which the file says that it was played.
  const invented = roundOf(member, 50n, 0n, { placedAt: `${days[1]}T00:20:00.000Z` });
  purses.writeFile([...late, invented]);
  await importAt(now);
  const all = [...late, invented];
  const extra = { day: days[1], kind: 'extra', round_id: invented.roundId };
  expect(await differencesAt(now, all)).toEqual([extra]);
  const nextNight = new Date(Date.now() + dayMs).toISOString();
  expect(await differencesAt(nextNight, all), 'the day on which they count').toHaveLength(1);
});
