import type { MerchantCode } from '@wau/contract/ids';
import type { StatementLineBody } from '@wau/contract/vendor-wallets/statement';
import { systemRandom } from '@wau/service/random';
import { beforeEach, expect, test } from 'vitest';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { createVendorQuestions } from '../vendor/ask-vendors.ts';
import { addTestVendor, sharedKeys } from '../vendor/testing/add-test-vendor.ts';
import type { VendorAdapter } from '../vendor/vendor-adapter.ts';
import type { AnswersOfVendor } from '../vendor/vendor-question.ts';
import { reconcileDay, reconciliationLimits } from './reconcile-day.ts';
import { isCompared, selectDifferences, selectReconciliations } from './reconciliation-sql.ts';

const server = await createTestServer();
const merchantCode = 'wau' as MerchantCode;
const vendorCode = 'stating';
await addTestVendor(server, {
  ...{ protocol: 'stating-wallet', vendorCode, launchUrl: '', gameId: 'stating-game' },
  keys: sharedKeys({ wau: Buffer.alloc(32, 1) }),
});
const vendor = { ...{ merchantCode, vendorCode, protocol: 'stating-wallet', apiUrl: '' }, keys: {} } as never;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
let lines: readonly StatementLineBody[] = [];
let statement: NonNullable<AnswersOfVendor['readStatement']>;
let day: string;

beforeEach(() => {
  lines = [];
  statement = async () => ({ lines, next: null });
  day = new Date(server.clock.nowMs() - dayMs).toISOString().slice(0, 10);
  server.clock.advance(dayMs);
});

async function reconcile(canBeAsked = true, mostListed = reconciliationLimits.maximumListedDifferences) {
  const adapter: VendorAdapter = {
    protocol: 'stating-wallet',
    launch: async () => 'https://vendor.example/',
    registerRoutes: () => undefined,
    ...(canBeAsked ? { readStatement: (question) => statement(question) } : {}),
  };
  const noTransport = async () => Promise.reject(new Error('no vendor is called here'));
  const questions = createVendorQuestions([adapter], () => noTransport, server.clock);
  const limits = { ...reconciliationLimits, maximumListedDifferences: mostListed };
  return reconcileDay({ ...server, random: systemRandom, questions }, vendor, day, limits);
}

function lineOf(round: string, changes: Partial<StatementLineBody> = {}): StatementLineBody {
  return {
    ...{
      round,
      player: 'player-1',
      game: 'stating-game',
      currency: 'MYR',
      stakeMinor: '1',
      payoutMinor: '0',
    },
    ...{ status: 'settled', placedAt: `${day}T12:00:00.000Z` },
    ...changes,
  };
}

async function reportLate(roundId: string, importedAtMs = server.clock.nowMs()): Promise<void> {
  await server.runner.query({
    text: `insert into wau.late_rounds (merchant_id, vendor_code, round_id, placed_at, imported_at)
           values ('wau', $1, $2, $3, $4)`,
    values: [vendorCode, roundId, new Date(`${day}T11:00:00Z`), new Date(importedAtMs)],
  });
}

const isDone = () => isCompared(server.runner, { merchantCode, vendorCode, day });
const differences = async () =>
  (await selectDifferences(server.runner, { merchantCode, vendorCode, day }, undefined, 100)).map(
    ({ round_id: roundId, kind }) => `${roundId} ${kind}`,
  );
async function found() {
  const [row] = await selectReconciliations(server.runner, merchantCode, {
    ...{ vendorCode, before: undefined, limit: 1 },
  });
  return { state: row?.state, stated: row?.stated_count, count: row?.difference_count, isCut: row?.is_cut };
}

let administrators = 0;

/** What waits for an explanation; days go by here, and no operator's session lasts as long. */
async function findings() {
  administrators += 1;
  const { token } = await openOperator(server, `anew.${administrators}`, 'administrator');
  const { list } = (await server.call('listFindings', { token })).value();
  return list.map((each) => ({
    rule: each.rule,
    rounds: each.lines.map((line) => line.of),
    still: each.isFoundStill,
  }));
}

test('a day that is compared anew keeps what was found of it while its vendor states nothing', async () => {
  lines = [lineOf('gone')];
  expect(await reconcile()).toBe('compared');
  const before = { state: 'compared', stated: 1, count: 1, isCut: false };
  expect(await found()).toEqual(before);
  expect(await findings()).toEqual([{ rule: 'missing', rounds: ['gone'], still: true }]);
  server.clock.advance(dayMs);
  await reportLate('kept-late');
  expect(await isDone()).toBe(false);

  statement = async () => Promise.reject(new Error('silent'));
  expect(await reconcile()).toBe('failed');
  expect(await reconcile(false)).toBe('unstated');
  expect(await found()).toEqual(before);
  expect(await differences()).toEqual(['gone missing']);
  expect(await isDone(), 'it is still to be compared').toBe(false);

  server.clock.advance(dayMs);
  lines = [lineOf('gone'), lineOf('also-gone')];
  statement = async () => ({ lines, next: null });
  expect(await reconcile()).toBe('compared');
  expect(await found()).toEqual({ ...before, stated: 2, count: 2 });
  expect(await differences()).toEqual(['also-gone missing', 'gone missing']);
  expect(await findings(), 'in the place of the former').toEqual([
    { rule: 'missing', rounds: ['also-gone', 'gone'], still: true },
  ]);
  expect(await isDone()).toBe(true);
});

test('a day of which nothing was compared tells why by its last attempt', async () => {
  expect(await reconcile(false)).toBe('unstated');
  statement = async () => Promise.reject(new Error('silent'));
  expect(await reconcile()).toBe('failed');
  expect(await found()).toMatchObject({ state: 'failed' });
  expect(await reconcile(false)).toBe('unstated');
  expect(await found()).toMatchObject({ state: 'unstated' });
});

test('a round that is reported while its day is compared has it compared anew', async () => {
  statement = async () => {
    server.clock.advance(20 * minuteMs);
    await reportLate('while-reading');
    server.clock.advance(5 * minuteMs);
    return { lines: [], next: null };
  };
  await reconcile();
  expect(await isDone()).toBe(false);
});

test('a report of the quarter of an hour before may have been stored only then, an older one was looked for', async () => {
  await reportLate('long-before', server.clock.nowMs() - 16 * minuteMs);
  await reconcile();
  expect(await isDone()).toBe(true);
  await reportLate('just-before', server.clock.nowMs() - 14 * minuteMs);
  expect(await isDone()).toBe(false);
});

test('a round that is stated again and again is one difference, and leaves the list its room', async () => {
  const again = Array.from({ length: 20 }, () => lineOf('again', { status: 'refunded' }));
  lines = [...again, lineOf('lost')];
  await reconcile(true, 2);
  expect(await found()).toMatchObject({ stated: 2, count: 2, isCut: false });
  expect(await differences()).toEqual(['again doubled', 'lost missing']);
});
