import { poolRunner, type SqlStatement } from '@wau/service/database/sql-runner';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { movementTotalsStatement } from './movement-totals-sql.ts';
import { counterpartiesStatement, type MovementQuery, movementsStatement } from './movements-sql.ts';
import type { Reason } from './reasons.ts';
import {
  aminah,
  bala,
  createTestPool,
  depositOf,
  dice,
  ledgerOn,
  merchantId,
  minor,
  openUsualAccounts,
  transferOf,
} from './testing/test-ledger.ts';

const roundsOfAPhase = 3_600;
const pageSize = 20;

/**
 * Buffers of a page: each row costs its entry and the way to its transfer, and each end of a period fifteen looks into
 * the chain. The whole history of this account is more than 60,000.
 */
const mostBuffersOfAPage = 400;

/** Besides the ends of the period, up to 127 entries behind each of two sums, and a look at every reason. */
const mostBuffersOfTotals = 700;

const { database } = await createTestPool(4);
const ledger = ledgerOn(poolRunner(database.pool));
const phases: Date[] = [];
let client: PoolClient;

const page: MovementQuery = { merchantId, accountId: aminah, limit: pageSize };
const inTheMiddle = { from: new Date(0), until: new Date(0) };

const parameterTypes: Readonly<Record<string, string>> = {
  'ledger-movements': 'text, text, bigint, integer',
  'ledger-movements-filtered': 'text, text, bigint, integer, text[], timestamptz, timestamptz',
  'ledger-movement-totals': 'text, text, text[], timestamptz, timestamptz',
  'ledger-counterparties': 'text, text, uuid[]',
};

async function play(rounds: number): Promise<void> {
  const lanes = 30;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let round = 0; round < rounds / lanes; round += 1) {
        await ledger.post(transferOf({ amountMinor: minor(10) }));
        await Promise.all([
          ledger.post(
            transferOf({ debit: dice, credit: aminah, reason: 'game.win', amountMinor: minor(10) }),
          ),
          ledger.post(transferOf({ debit: bala, amountMinor: minor(1) })),
        ]);
      }
    }),
  );
}

/** The next whole millisecond: a `Date` cut off below it would lie before the entry that was posted just now. */
async function databaseTime(): Promise<Date> {
  const { rows } = await database.pool.query<{ now: Date }>(
    "select date_trunc('milliseconds', clock_timestamp()) + interval '1 ms' as now",
  );
  return rows[0]?.now as Date;
}

beforeAll(async () => {
  client = await database.pool.connect();
  // One plan for all, made while every table is empty: what a server that was started before its first player has.
  await client.query('set plan_cache_mode = force_generic_plan');
  for (const statement of [
    movementsStatement(page),
    movementsStatement({ ...page, reasons: ['deposit'] }),
    movementTotalsStatement({ merchantId, accountId: aminah }),
    counterpartiesStatement(merchantId, aminah, []),
  ]) {
    const { name = '', text } = statement;
    await client.query(`prepare "${name}" (${parameterTypes[name]}) as ${text}`);
    await rowsAndBuffers(statement);
  }
  await openUsualAccounts(ledger);
  for (const account of [aminah, bala]) await ledger.post(depositOf(account, 10_000_000));
  for (let phase = 0; phase < 3; phase += 1) {
    await play(roundsOfAPhase);
    const end = await databaseTime();
    phases.push(end);
    while ((await databaseTime()) <= end);
    // Right behind the period, and no bet: those are counted in another way.
    await ledger.post(depositOf(aminah, 7));
  }
  [inTheMiddle.from, inTheMiddle.until] = phases as [Date, Date];
}, 120_000);
afterAll(() => client.release());

interface PlanNode {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly 'Actual Rows': number;
}

async function rowsAndBuffers(statement: SqlStatement): Promise<{ rows: number; buffers: number }> {
  const values = statement.values.map((value) => {
    if (value === null) return 'null';
    if (value instanceof Date) return `'${value.toISOString()}'`;
    return Array.isArray(value) ? `'{${value.join(',')}}'` : `'${value}'`;
  });
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, buffers, format json) execute "${statement.name}" (${values.join(', ')})`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan as PlanNode;
  return { rows: plan['Actual Rows'], buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
}

const pages: readonly (readonly [string, () => Partial<MovementQuery>, number])[] = [
  ['the first page', () => ({}), pageSize],
  ['a page far back', () => ({ before: 9_000n }), pageSize],
  ['the last page', () => ({ before: 11n }), 10],
  ['a rare reason', () => ({ reasons: ['deposit'] }), 4],
  ['a reason that never came', () => ({ reasons: ['bonus'] }), 0],
  ['a frequent reason', () => ({ reasons: ['game.bet'] }), pageSize],
  ['several reasons, continued', () => ({ reasons: ['game.win', 'deposit'], before: 9_000n }), pageSize],
  ['a time in the past', () => inTheMiddle, pageSize],
  ['a time in the past, continued', () => ({ ...inTheMiddle, before: 9_000n }), pageSize],
  ['a reason in a time', () => ({ ...inTheMiddle, reasons: ['deposit'] }), 1],
  ['a time before everything', () => ({ until: new Date(0) }), 0],
  ['a time after everything', () => ({ from: new Date(Date.now() + 3_600_000) }), 0],
];

it.each(pages)('%s costs its own rows, however long the history is', async (_, filterOf, expectedRows) => {
  const { rows, buffers } = await rowsAndBuffers(movementsStatement({ ...page, ...filterOf() }));
  expect(rows).toBe(expectedRows);
  expect(buffers).toBeLessThan(mostBuffersOfAPage);
});

/** What the pages must hold, from the whole chain that the test reads row by row. */
async function expectedVersions(filter: Partial<MovementQuery>): Promise<bigint[]> {
  const { rows } = await client.query<{ version: bigint; reason: Reason; created_at: Date }>(
    `select e.version, t.reason, t.created_at
       from ledger.entry e join ledger.transfer t using (merchant_id, transfer_id)
       join ledger.account a using (merchant_id, account_number)
      where a.account_id = $1 order by e.version desc`,
    [aminah],
  );
  return rows
    .filter(({ reason }) => filter.reasons === undefined || filter.reasons.includes(reason))
    .filter(({ created_at: at }) => filter.from === undefined || at >= filter.from)
    .filter(({ created_at: at }) => filter.until === undefined || at < filter.until)
    .map(({ version }) => version);
}

it.each([
  ['everything', () => ({})],
  ['by reason', () => ({ reasons: ['game.win', 'deposit'] as const })],
  ['by time', () => inTheMiddle],
  ['by both', () => ({ ...inTheMiddle, reasons: ['game.bet'] as const })],
])('pages one behind the other give each movement once and in order: %s', async (_, filterOf) => {
  const filter: Partial<MovementQuery> = filterOf();
  const found: bigint[] = [];
  for (;;) {
    const before = found.at(-1);
    const next = await ledger.movements({
      ...page,
      ...filter,
      limit: 997,
      ...(before === undefined ? {} : { before }),
    });
    found.push(...next.map(({ version }) => version));
    if (next.length < 997) break;
  }
  const expected = await expectedVersions(filter);
  expect(expected.length).toBeGreaterThan(1_000);
  expect(found).toEqual(expected);
});

const totalFilters: readonly (readonly [string, () => Partial<MovementQuery>])[] = [
  ['everything', () => ({})],
  ['one reason', () => ({ reasons: ['deposit'] })],
  ['several reasons without bets', () => ({ reasons: ['game.win', 'deposit'] })],
  ['bets alone', () => ({ reasons: ['game.bet'] })],
  ['bets with others', () => ({ reasons: ['game.bet', 'deposit'] })],
  ['a time in the past', () => inTheMiddle],
  ['bets of a time', () => ({ ...inTheMiddle, reasons: ['game.bet'] })],
  ['a reason that never came', () => ({ reasons: ['bonus'] })],
  ['no reason at all', () => ({ reasons: [] })],
  ['a time before everything', () => ({ until: new Date(0) })],
  ['a time after everything', () => ({ from: new Date(Date.now() + 3_600_000) })],
];

it.each(totalFilters)('what went in and out over all pages: %s', async (_, filterOf) => {
  const filter: Partial<MovementQuery> = filterOf();
  const all = await ledger.movements({ ...page, ...filter, limit: 100_000 });
  const amounts = all.map(({ amountMinor }) => amountMinor as bigint);
  expect(await ledger.movementTotals({ merchantId, accountId: aminah, ...filter })).toEqual({
    inMinor: amounts.reduce((sum, amount) => (amount > 0n ? sum + amount : sum), 0n),
    outMinor: amounts.reduce((sum, amount) => (amount < 0n ? sum - amount : sum), 0n),
  });
});

it.each(totalFilters)(
  'totals cost as much as a few pages, however long the history is: %s',
  async (_, filterOf) => {
    const chain = await ledger.balanceOf(merchantId, aminah);
    expect(chain?.version).toBeGreaterThan(20_000n);
    const statement = movementTotalsStatement({ merchantId, accountId: aminah, ...filterOf() });
    const { buffers } = await rowsAndBuffers(statement);
    expect(buffers).toBeLessThan(mostBuffersOfTotals);
  },
);

it('the other sides of a page cost two look-ups each', async () => {
  const shown = await client.query<{ transfer_id: string }>(
    'select transfer_id from ledger.entry join ledger.account using (account_number) where account_id = $1 limit $2',
    [aminah, pageSize],
  );
  const ids = shown.rows.map(({ transfer_id: transferId }) => transferId);
  const { rows, buffers } = await rowsAndBuffers(counterpartiesStatement(merchantId, aminah, ids));
  expect(rows).toBe(pageSize);
  expect(buffers).toBeLessThan(mostBuffersOfAPage);
});

it('an account that does not exist took in and paid out nothing', async () => {
  const nobody = await ledger.movementTotals({
    merchantId,
    accountId: 'player:nobody:main' as typeof aminah,
  });
  expect(nobody).toEqual({ inMinor: 0n, outMinor: 0n });
});

it('each movement names the account on the other side', async () => {
  const [deposit] = await ledger.movements({ ...page, reasons: ['deposit'], limit: 1 });
  const [win] = await ledger.movements({ ...page, reasons: ['game.win'], limit: 1 });
  expect([deposit?.counterparty, win?.counterparty]).toEqual([depositOf(aminah, 1).debit, dice]);
});
