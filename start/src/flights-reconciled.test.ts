import { reconcileDay } from '@wau/server/modules/play/reconciliation/reconcile-day';
import { testQuestions } from '@wau/server/modules/play/vendor/testing/test-questions';
import type { ServerDependencies } from '@wau/server/register-server';
import { openOperator } from '@wau/server/testing/open-operator';
import { createTestServer, type TestMember, testSecret } from '@wau/server/testing/test-server';
import { createMetrics } from '@wau/service/monitoring/metrics';
import { systemRandom } from '@wau/service/random';
import { registerStudio, type StudioHandle } from '@wau/studio/register-studio';
import { writeClientBuild } from '@wau/studio/testing/write-client-build';
import { readTitleShelf } from '@wau/titles/title-shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { studioConfigOf } from './configuration/app-configs.ts';
import { injectedTextTransport, injectedTransport } from './injected-transport.ts';
import { type FlightPlayer, ServedFlights } from './testing/served-flights.ts';

/** Bets on flights in the statement that the operator compares with its record, and on the screen of unfinished rounds. */
const gameId = 'wau-terbang';
const dayMs = 24 * 60 * 60_000;

let operator: ServerDependencies;
let studio: StudioHandle;

const server = await createTestServer({
  dependencies: (usual) => {
    operator = { ...usual, vendorTransport: () => (request) => injectedTransport(server.app)(request) };
    return operator;
  },
  alsoRegister: async (app, handle) => {
    studio = await registerStudio(app, {
      database: operator.database,
      clock: operator.clock,
      random: systemRandom,
      walletTransport: handle.vendorTransport,
      furtherWalletTransport: injectedTextTransport(app),
      metrics: createMetrics(),
      titles: readTitleShelf((facts) => facts.gameId === gameId),
      readDatabaseMs: async () => operator.clock.nowMs(),
      config: {
        ...studioConfigOf(
          { gameFrameOrigins: ['*'], studioVendors: ['studio'], studioPicturesAhead: false },
          testSecret,
          '',
          true,
        ),
        clientBuildFolder: await writeClientBuild(),
        makesPicturesAhead: false,
      },
    });
  },
});
let flights: ServedFlights;
beforeAll(() => {
  flights = new ServedFlights(server, studio.crash, gameId);
});
afterAll(() => studio.close());

/** Far from midnight, so that all of a test is played on one day. */
function nextNoon(): string {
  const noonMs = (Math.floor(server.clock.nowMs() / dayMs) + 1) * dayMs + dayMs / 2;
  server.clock.advance(noonMs - server.clock.nowMs());
  return new Date(noonMs).toISOString().slice(0, 10);
}

async function compare(day: string) {
  const merchant = await server.handle.merchantOf('', 'wau');
  const vendor = merchant?.vendors.find(({ vendorCode }) => vendorCode === 'studio');
  if (merchant === undefined || vendor === undefined) throw new Error('the demo has the house’s vendor');
  await reconcileDay(
    {
      ...server,
      random: systemRandom,
      questions: testQuestions(server, () => injectedTransport(server.app)),
    },
    { ...vendor, merchantCode: merchant.merchantCode },
    day,
  );
  const auditor = await openOperator(server, `reads.flights.${day}`, 'auditor');
  const { list: runs } = (await server.call('listReconciliations', auditor)).value();
  const query = { vendor: 'studio', day, pageSize: 100 };
  const { list } = (await server.call('listStatementDifferences', { ...auditor, query })).value();
  return { run: runs.find((each) => each.day === day), differences: list };
}

/** One bet that is won, one that is lost and one that is given back. */
async function playAll(player: FlightPlayer, other: FlightPlayer, third: FlightPlayer) {
  const flight = await flights.betting(player, 200);
  const won = (await flights.bet(player, flight, 150)).value();
  const lost = (await flights.bet(other, flight, 1_000_000)).value();
  await flights.until(player, 'crashed');
  const next = await flights.betting(player, 100);
  const refunded = (await flights.bet(third, next, null)).value();
  // Nobody leads it for longer than a flight may start late, so all stakes are given back.
  server.clock.advance(60_000);
  await flights.until(player, 'void');
  await flights.settle();
  return { won: won.roundId, lost: lost.roundId, refunded: refunded.roundId };
}

test('what is stated of flights is what is recorded, won, lost and given back alike', async () => {
  const day = nextNoon();
  const players = await Promise.all(
    ['Aminah', 'Badrul', 'Chong'].map((name) => flights.open(`${name}01`, 10_000n)),
  );
  const [player, other, third] = players as [FlightPlayer, FlightPlayer, FlightPlayer];
  const rounds = await playAll(player, other, third);
  const { run, differences } = await compare(day);
  expect(differences).toEqual([]);
  expect(run).toMatchObject({ state: 'compared', statedCount: 3, recordedCount: 3, differenceCount: 0 });
  const states = await server.runner.query<{ round_id: string; state: string }>({
    text: 'select round_id, state from studio.crash_bet',
    values: [],
  });
  expect(Object.fromEntries(states.map((row) => [row.round_id, row.state]))).toEqual({
    [rounds.won]: 'settled',
    [rounds.lost]: 'settled',
    [rounds.refunded]: 'refunded',
  });
});

test('a bet that one side has otherwise, or alone, is found, and no other', async () => {
  const day = nextNoon();
  const players = await Promise.all(
    ['Devi', 'Ehsan', 'Farah'].map((name) => flights.open(`${name}02`, 10_000n)),
  );
  const [player, other, third] = players as [FlightPlayer, FlightPlayer, FlightPlayer];
  const { won, lost, refunded } = await playAll(player, other, third);
  const plant = (text: string, ...values: readonly unknown[]) => server.runner.query({ text, values });
  await plant('update studio.crash_bet set payout_minor = payout_minor + 1 where round_id = $1', won);
  await plant(`update studio.crash_bet set state = 'lost' where round_id = $1`, lost);
  const missing = `${lost.slice(0, -4)}zzzz`;
  await plant(
    `insert into studio.crash_bet
       (merchant_id, round_id, player_id, token_hash, game_id, chain_id, number, slot, shown_name, bet_key, currency,
        stake_minor, max_win_minor, state, placed_at)
     select merchant_id, $2, player_id, token_hash, game_id, chain_id, number, 2, shown_name, decode(md5(bet_key), 'hex'),
            currency, stake_minor, max_win_minor, 'settled', placed_at from studio.crash_bet where round_id = $1`,
    lost,
    missing,
  );
  await plant(
    `insert into wau.bets (merchant_id, source, provider, external_key, member_id, game_id, category, currency,
                           stake_minor, payout_minor, turnover_minor, status, placed_at)
     select merchant_id, source, provider, $2, member_id, game_id, category, currency, stake_minor, payout_minor,
            turnover_minor, status, placed_at from wau.bets where external_key = $1`,
    refunded,
    'rnd_of_no_flight',
  );
  const { run, differences } = await compare(day);
  expect(Object.fromEntries(differences.map((each) => [each.roundId, each.kind]))).toEqual({
    [won]: 'amount',
    [lost]: 'status',
    [missing]: 'missing',
    rnd_of_no_flight: 'extra',
  });
  expect(run).toMatchObject({ statedCount: 4, recordedCount: 4, differenceCount: 4 });
});

test('a bet that flies is on its player’s list of unfinished rounds, which says by when it has landed', async () => {
  nextNoon();
  const player = await flights.open('Gopal03', 10_000n);
  const other = await flights.open('Hana03', 10_000n);
  const listOf = async ({ token }: TestMember) =>
    (await server.call('listUnfinishedRounds', { token })).value().list;
  const flight = await flights.betting(player, 200);
  const flying = (await flights.bet(player, flight, null)).value();
  const { startedAtMs } = await flights.until(player, 'flying');
  const [listed] = await listOf(player.member);
  expect(listed).toMatchObject({
    vendor: 'studio',
    gameId,
    roundId: flying.roundId,
    stakeMinor: '100',
    state: 'flying',
    canContinue: true,
  });
  // What is told must not depend on where the flight ends: it is when the highest of all flights would land.
  const longestMs = Math.log2(10_000) * 8_000;
  const untilMs = Date.parse(listed?.until ?? '') - (startedAtMs ?? 0);
  expect(untilMs).toBeGreaterThanOrEqual(longestMs);
  expect(untilMs).toBeLessThan(longestMs + 3_000);
  expect(await listOf(other.member)).toEqual([]);
  await flights.until(player, 'crashed');
  server.clock.advance(2_000);
  // The next flight is opened only when what was not cashed out of this one has been written off.
  await flights.until(player, 'betting');
  expect(await listOf(player.member)).toMatchObject([{ roundId: flying.roundId, state: 'settling' }]);
  await flights.settle();
  expect(await listOf(player.member)).toEqual([]);
});
