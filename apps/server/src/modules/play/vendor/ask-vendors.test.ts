import type { MerchantCode } from '@wau/contract/ids';
import type { StatementLineBody } from '@wau/contract/vendor-wallets/statement';
import type { UnfinishedRoundBody } from '@wau/contract/vendor-wallets/unfinished';
import { systemRandom } from '@wau/service/random';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import { afterEach, expect, test, vi } from 'vitest';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { reconcileVendorsJob } from '../reconciliation/reconcile-vendors-job.ts';
import { countDifferences } from '../reconciliation/reconciliation-sql.ts';
import { createVendorQuestions } from './ask-vendors.ts';
import { addTestVendor, sharedKeys } from './testing/add-test-vendor.ts';
import type { VendorAdapter } from './vendor-adapter.ts';
import type { AnswersOfVendor, StatementQuestion, UnfinishedQuestion } from './vendor-question.ts';

/** Vendors of other protocols than the house's, which can be asked for one thing, the other, or nothing. */
let statement: (question: StatementQuestion) => Promise<unknown> = async () => ({ lines: [], next: null });
let unfinished: (question: UnfinishedQuestion) => Promise<unknown> = async () => ({ rounds: [] });
const readStatement = (question: StatementQuestion) => statement(question);
const readUnfinished = (question: UnfinishedQuestion) => unfinished(question);

function adapterOf(protocol: string, answers: AnswersOfVendor): VendorAdapter {
  return {
    protocol,
    launch: async () => 'https://vendor.example/',
    registerRoutes: () => undefined,
    ...answers,
  };
}

const mute = adapterOf('mute-wallet', {});
const stating = adapterOf('stating-wallet', { readStatement });
const telling = adapterOf('telling-wallet', { readUnfinished });
const adapters = [mute, stating, telling];
/** The fourth speaks what nobody here does. */
const protocols = {
  mute: mute.protocol,
  stating: stating.protocol,
  telling: telling.protocol,
  foreign: 'foreign-wallet',
};

const houseVendors = ['Angin Games', 'Rimba Play', 'Samudra Gaming', 'Wau Studio'];
const noTransport: SignedTransport = async () => {
  throw new Error('no vendor is called here');
};
const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, vendorTransport: () => noTransport, vendorAdapters: adapters }),
});
for (const [vendorCode, protocol] of Object.entries(protocols)) {
  await addTestVendor(server, {
    protocol,
    vendorCode,
    launchUrl: '',
    gameId: `${vendorCode}-game`,
    keys: sharedKeys({ wau: Buffer.alloc(32, 1) }),
  });
}
// The server notices new vendors after a moment.
await vi.waitFor(async () => expect(await vendors()).toHaveLength(Object.keys(protocols).length));

const dayMs = 24 * 60 * 60_000;
const dayAgo = (days: number) => new Date(server.clock.nowMs() - days * dayMs).toISOString().slice(0, 10);
const daysLookedBack = Array.from({ length: 16 }, (_, index) => dayAgo(index + 1));
const never = new AbortController().signal;

afterEach(() => {
  statement = async () => ({ lines: [], next: null });
  unfinished = async () => ({ rounds: [] });
});

async function vendors() {
  const merchant = await server.handle.merchantOf('', 'wau');
  return (merchant?.vendors ?? []).filter(({ vendorCode }) => vendorCode in protocols);
}

function reconcile(spoken: readonly VendorAdapter[] = adapters): Promise<void> {
  const questions = createVendorQuestions(spoken, () => noTransport, server.clock);
  const all = async () => [{ merchantCode: 'wau' as MerchantCode, vendors: await vendors() }];
  return reconcileVendorsJob({ ...server, random: systemRandom, merchants: { all } as never, questions }).run(
    {},
    never,
  );
}

let auditorCount = 0;

/** Days go by here, and no operator's session lasts as long. */
function openAuditor() {
  auditorCount += 1;
  return openOperator(server, `reads.days.${auditorCount}`, 'auditor');
}

/** What an operator reads of a vendor's days, the newest first. */
async function daysOf(vendor: string) {
  const auditor = await openAuditor();
  const { list } = (
    await server.call('listReconciliations', { ...auditor, query: { vendor, pageSize: 100 } })
  ).value();
  return list.map(({ day, state, failure }) => ({ day, state, failure }));
}

const listOf = async ({ token }: TestMember) =>
  (await server.call('listUnfinishedRounds', { token })).value();

async function stake({ memberId }: TestMember, vendorCode: string, roundId: string): Promise<void> {
  await server.runner.query({
    text: `insert into wau.bets (merchant_id, source, provider, external_key, member_id, game_id, category, currency,
                                 stake_minor, payout_minor, turnover_minor, status, placed_at)
           values ('wau', 'vendor', $1, $2, $3, $4, 'RNG', 'MYR', 100, 0, 0, 'open', $5)`,
    values: [vendorCode, roundId, memberId, `${vendorCode}-game`, new Date(server.clock.nowMs())],
  });
}

test('a vendor that gives no statement has not failed: its days say so, and nothing of it counts as a failure', async () => {
  await reconcile();
  for (const vendor of ['mute', 'telling', 'foreign']) {
    expect(await daysOf(vendor)).toEqual(
      daysLookedBack.map((day) => ({ day, state: 'unstated', failure: null })),
    );
  }
  expect(await daysOf('stating')).toEqual(
    daysLookedBack.map((day) => ({ day, state: 'compared', failure: null })),
  );
  expect(await countDifferences(server.runner, new Date(0))).toEqual({ differences: 0, failures: 0 });
});

test('its days are compared once it can be asked, and one that was compared stays so', async () => {
  await reconcile();
  await reconcile([adapterOf(telling.protocol, { readStatement }), adapterOf(stating.protocol, {})]);
  for (const vendor of ['telling', 'stating']) {
    expect((await daysOf(vendor)).map(({ state }) => state)).toEqual(daysLookedBack.map(() => 'compared'));
  }
  expect((await daysOf('mute')).map(({ state }) => state)).toEqual(daysLookedBack.map(() => 'unstated'));
});

test('a statement in the words of its adapter is compared as the house’s are', async () => {
  server.clock.advance(dayMs);
  const member = await server.openMember('stating01');
  await stake(member, 'stating', 'hand-1');
  server.clock.advance(dayMs);
  const line = (round: string): StatementLineBody => ({
    round,
    player: member.memberId,
    game: 'stating-game',
    currency: 'MYR',
    stakeMinor: '100',
    payoutMinor: '0',
    status: 'settled',
    placedAt: new Date(server.clock.nowMs() - dayMs).toISOString(),
  });
  const asked: string[] = [];
  statement = async ({ vendor, from, after }) => {
    asked.push(`${vendor.merchantCode} ${vendor.vendorCode} ${from.toISOString().slice(0, 10)} ${after}`);
    if (from.toISOString().slice(0, 10) !== dayAgo(2)) return { lines: [], next: null };
    return after === ''
      ? { lines: [line('hand-1')], next: 'hand-1' }
      : { lines: [line('hand-2')], next: null };
  };
  await reconcile();
  expect(asked.slice(0, 2)).toEqual([`wau stating ${dayAgo(2)} `, `wau stating ${dayAgo(2)} hand-1`]);
  const auditor = await openAuditor();
  const query = { vendor: 'stating', day: dayAgo(1), pageSize: 100 };
  const { list } = (await server.call('listStatementDifferences', { ...auditor, query })).value();
  expect(list.map(({ roundId, kind }) => [roundId, kind])).toEqual([
    ['hand-1', 'status'],
    ['hand-2', 'missing'],
  ]);
});

test('a round that another vendor reported late under the same name is compared on its own day', async () => {
  server.clock.advance(dayMs);
  const member = await server.openMember('stating02');
  for (const vendorCode of ['stating', 'mute']) await stake(member, vendorCode, 'same-name');
  const moment = new Date(server.clock.nowMs());
  await server.runner.query({
    text: `insert into wau.late_rounds (merchant_id, vendor_code, round_id, placed_at, imported_at)
           values ('wau', 'mute', 'same-name', $1, $2)`,
    values: [new Date(moment.getTime() - 3 * dayMs), moment],
  });
  server.clock.advance(dayMs);
  await reconcile();
  const auditor = await openAuditor();
  const query = { vendor: 'stating', day: dayAgo(1), pageSize: 100 };
  const { list } = (await server.call('listStatementDifferences', { ...auditor, query })).value();
  expect(list.map(({ roundId, kind }) => [roundId, kind])).toEqual([['same-name', 'extra']]);
});

test.each([
  ['throws', async () => Promise.reject(new Error('503 \u0000')), '503 ?'],
  ['says what is no page', async () => ({ lines: 7, next: null }), expect.any(String)],
  [
    'writes amounts otherwise',
    async () => ({ lines: [{ stakeMinor: '1.00' }], next: null }),
    expect.any(String),
  ],
])('a vendor whose adapter %s has failed', async (_title, answer, failure) => {
  server.clock.advance(dayMs);
  statement = answer;
  await reconcile();
  expect((await daysOf('stating'))[0]).toEqual({ day: dayAgo(1), state: 'failed', failure });
  expect((await daysOf('mute'))[0]).toEqual({ day: dayAgo(1), state: 'unstated', failure: null });
});

test('members are told of vendors that do not answer, not of those that cannot be asked, whose rounds the record has', async () => {
  const member = await server.openMember('unfinished01');
  for (const vendorCode of Object.keys(protocols)) await stake(member, vendorCode, `open-${vendorCode}`);
  const told: UnfinishedRoundBody = {
    round: 'open-telling',
    game: 'telling-game',
    currency: 'MYR',
    stakeMinor: '100',
    placedAt: new Date(server.clock.nowMs()).toISOString(),
    state: 'decide',
    until: null,
  };
  unfinished = async ({ memberId }) => ({ rounds: memberId === member.memberId ? [told] : [] });
  const answered = await listOf(member);
  expect(Object.fromEntries(answered.list.map((round) => [round.roundId, round.state]))).toEqual({
    'open-mute': 'unknown',
    'open-stating': 'unknown',
    'open-telling': 'decide',
    'open-foreign': 'unknown',
  });
  expect([...answered.silentVendors].sort()).toEqual(houseVendors);

  unfinished = async () => ({ rounds: [{ ...told, until: 'tomorrow' }] });
  const unreadable = await listOf(member);
  expect(unreadable.list.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
  expect([...unreadable.silentVendors].sort()).toEqual([...houseVendors, 'telling']);
});

test('rounds of the same name are told of each vendor', async () => {
  const member = await server.openMember('unfinished04');
  for (const vendorCode of ['mute', 'stating']) await stake(member, vendorCode, 'twin');
  const { list } = await listOf(member);
  expect(list.map(({ vendor, gameId }) => `${vendor} ${gameId}`).sort()).toEqual([
    'mute mute-game',
    'stating stating-game',
  ]);
});

test('a round whose game or vendor is switched off cannot be gone on with', async () => {
  const member = await server.openMember('unfinished03');
  await stake(member, 'mute', 'switched');
  const canContinue = async () => (await listOf(member)).list.map((round) => round.canContinue);
  const set = (table: 'games' | 'vendors', isOn: boolean) =>
    server.runner.query({
      text: `update wau.${table} set enabled = $1 where merchant_id = 'wau' and vendor_code = 'mute'`,
      values: [isOn],
    });
  expect(await canContinue()).toEqual([true]);
  for (const table of ['vendors', 'games'] as const) {
    await set(table, false);
    expect(await canContinue(), table).toEqual([false]);
    await set(table, true);
    expect(await canContinue(), table).toEqual([true]);
  }
});

test('a round with a moment that no calendar has, or that is still to come, stays listed; what cannot be is not told', async () => {
  const member = await server.openMember('unfinished02');
  const moment = () => new Date(server.clock.nowMs()).toISOString();
  const impossible = '2026-99-99T99:99:99Z';
  const told = (round: string, placedAt: string, until: string | null): UnfinishedRoundBody => ({
    ...{ round, placedAt, until, game: 'telling-game', currency: 'MYR', stakeMinor: '100', state: 'decide' },
  });
  unfinished = async () => ({
    rounds: [
      told('never', impossible, impossible),
      told('to-come', '9999-12-31T23:59:59Z', null),
      // No month has this day: which one is meant is for nobody's browser to decide.
      told('february', '2026-02-30T00:00:00Z', '2026-02-31T00:00:00Z'),
      told('long-ago', '0000-01-01T00:00:00.123456Z', null),
    ],
  });
  const before = moment();
  const { list, silentVendors } = await listOf(member);
  const after = moment();
  const shown = (placedAt: string) => (placedAt >= before && placedAt <= after ? 'now' : placedAt);
  const moments = list.map(({ roundId, placedAt, until }) => [roundId, shown(placedAt), until]);
  expect(moments).toEqual([
    ['long-ago', '0000-01-01T00:00:00.123Z', null],
    ['february', '2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'],
    ['never', 'now', null],
    ['to-come', 'now', null],
  ]);
  expect(silentVendors).not.toContain('telling');
});

test('a vendor is not waited for longer than a list can, also where its adapter does not listen', async () => {
  const signals: AbortSignal[] = [];
  const silent = adapterOf('telling-wallet', {
    readUnfinished: ({ signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
    readStatement: () => new Promise(() => undefined),
  });
  const times = { statementTimeoutMs: 5, unfinishedTimeoutMs: 5, stuckRoundTimeoutMs: 5 };
  const questions = createVendorQuestions([silent], () => noTransport, server.clock, times);
  const vendor = (await vendors()).find(({ vendorCode }) => vendorCode === 'telling');
  if (vendor === undefined) throw new Error('the vendor was added');
  const asked = { ...vendor, merchantCode: 'wau' as MerchantCode };
  const { memberId } = await server.openMember('patient01');
  await expect(questions.unfinishedAt(asked)?.(memberId)).rejects.toMatchObject({
    name: 'VendorSilentError',
  });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  const period = { from: new Date(0), until: new Date(dayMs) };
  await expect(questions.statementOf(asked)?.(period, '')).rejects.toMatchObject({
    name: 'VendorSilentError',
  });
});
