import type { MerchantCode } from '@wau/contract/ids';
import type { StatementDifferenceKind } from '@wau/contract/statement-differences';
import type { StatementLineBody } from '@wau/contract/vendor-wallets/statement';
import { systemRandom } from '@wau/service/random';
import { proofSize } from '@wau/service/testing/proof-size';
import { expect, test } from 'vitest';
import { reconcileVendorsJob } from '../modules/play/reconciliation/reconcile-vendors-job.ts';
import { FakeStatement } from '../modules/play/reconciliation/testing/fake-statement.ts';
import { testQuestions } from '../modules/play/vendor/testing/test-questions.ts';
import { studioVendorCode, studioVendorKey } from '../seed-demo.ts';
import { openOperator } from '../testing/open-operator.ts';
import { createTestServer, testSecret } from '../testing/test-server.ts';

/** L5: twenty planted mismatches among 100,000 stated rounds are found, all of them and nothing else. */
const lineCount = proofSize({ full: 100_000, quick: 2_500 });
const plantedOfEachKind = 4;

const statement = new FakeStatement(studioVendorKey(testSecret));
const server = await createTestServer();
const never = new AbortController().signal;
const parts = {
  ...server,
  random: systemRandom,
  merchants: { all: async () => [await demoMerchant()] } as never,
  questions: testQuestions(server, () => statement.transport),
};

async function demoMerchant() {
  const merchant = await server.handle.merchantOf('', 'wau');
  if (merchant === undefined) throw new Error('the demo has its merchant');
  const vendors = merchant.vendors.filter(({ vendorCode }) => vendorCode === studioVendorCode);
  return { merchantCode: merchant.merchantCode as MerchantCode, vendors };
}

/** Yesterday, in UTC. */
const dayStartMs = (Math.floor(server.clock.nowMs() / 86_400_000) - 1) * 86_400_000;
const day = new Date(dayStartMs).toISOString().slice(0, 10);

/** The rounds of a day and of the hours around it, most of them settled as they were placed, by both sides alike. */
function playedRounds(): StatementLineBody[] {
  return Array.from({ length: lineCount }, (_, index) => {
    const placedAtMs = dayStartMs - 600_000 + Math.floor((index / lineCount) * (86_400_000 + 1_200_000));
    const refunded = index % 97 === 0;
    return {
      round: `round-${String(index).padStart(7, '0')}`,
      player: `player-${index % 50}`,
      game: 'dice',
      currency: 'MYR',
      stakeMinor: String(100 + (index % 13)),
      payoutMinor: refunded || index % 3 === 0 ? '0' : String(index % 500),
      status: refunded ? 'refunded' : 'settled',
      placedAt: new Date(placedAtMs).toISOString(),
    };
  });
}

/** The operator's record of these rounds, where each was received some seconds before or after. */
async function record(rounds: readonly StatementLineBody[]): Promise<void> {
  for (let first = 0; first < rounds.length; first += 5_000) {
    const some = rounds.slice(first, first + 5_000);
    const values = [
      some.map(({ round }) => round),
      some.map(({ player }) => player),
      some.map(({ stakeMinor }) => stakeMinor),
      some.map(({ payoutMinor }) => payoutMinor),
      some.map(({ status }) => status),
      some.map(({ placedAt }, index) => new Date(Date.parse(placedAt) + (index % 2 === 0 ? 4_000 : -4_000))),
    ];
    const input = `unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::timestamptz[])
                     as row (round, player, stake, payout, status, placed_at)`;
    await server.runner.query({
      text: `insert into wau.bets (merchant_id, source, provider, external_key, member_id, game_id, category, currency,
                                   stake_minor, payout_minor, turnover_minor, status, placed_at)
             select 'wau', 'vendor', 'studio', round, player, 'dice', 'RNG', 'MYR', stake, payout,
                    case status when 'settled' then stake else 0 end,
                    case status when 'settled' then 'settled' else 'open' end, placed_at
               from ${input}`,
      values,
    });
    await server.runner.query({
      text: `insert into wau.bet_settlements
               (merchant_id, source, provider, external_key, step, kind, stake_minor, refund_minor, payout_minor,
                turnover_minor, receivable_minor, status, settled_at)
             select 'wau', 'vendor', 'studio', round, 1, 'refunded', 0, stake, 0, 0, 0, 'refunded', placed_at
               from ${input} where status = 'refunded'`,
      values,
    });
  }
}

/** Plants differences of each kind among the rounds of the day, and tells which. */
function plant(rounds: readonly StatementLineBody[]) {
  const stated: StatementLineBody[] = [];
  const recorded: StatementLineBody[] = [];
  const planted = new Map<string, StatementDifferenceKind>();
  const kinds: readonly StatementDifferenceKind[] = ['missing', 'extra', 'amount', 'status', 'doubled'];
  const ofDay = rounds.filter(
    ({ status, placedAt }) =>
      status === 'settled' &&
      Date.parse(placedAt) > dayStartMs + 10_000 &&
      Date.parse(placedAt) < dayStartMs + 86_390_000,
  );
  const step = Math.floor(ofDay.length / (kinds.length * plantedOfEachKind));
  for (let place = 0; place < kinds.length * plantedOfEachKind; place += 1) {
    planted.set(ofDay[place * step]?.round ?? '', kinds[place % kinds.length] ?? 'missing');
  }
  for (const line of rounds) {
    const kind = planted.get(line.round);
    if (kind !== 'missing') recorded.push(line);
    if (kind === 'extra') continue;
    if (kind === 'amount') stated.push({ ...line, payoutMinor: String(BigInt(line.payoutMinor) + 1n) });
    else if (kind === 'status') stated.push({ ...line, status: 'refunded', payoutMinor: '0' });
    else stated.push(line);
    if (kind === 'doubled') stated.push(line);
  }
  return { stated, recorded, planted };
}

test(`of ${lineCount} rounds, twenty that one side has otherwise are found, and no other`, async () => {
  const { stated, recorded, planted } = plant(playedRounds());
  expect(planted.size).toBe(20);
  await record(recorded);
  statement.lines = stated;
  const job = reconcileVendorsJob(parts);
  await job.run({}, never);

  const operator = await openOperator(server, 'l5.auditor', 'auditor');
  const query = { vendor: studioVendorCode, day, pageSize: 100 };
  const found = await server.call('listStatementDifferences', { ...operator, query });
  expect(new Map(found.value().list.map(({ roundId, kind }) => [roundId, kind]))).toEqual(planted);
  expect(found.value().list).toHaveLength(20);
  const runs = await server.call('listReconciliations', { ...operator, query: { pageSize: 1 } });
  expect(runs.value().list).toMatchObject([{ day, state: 'compared', differenceCount: 20 }]);
}, 300_000);
