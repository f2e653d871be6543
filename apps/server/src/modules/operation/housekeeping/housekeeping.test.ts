import type { MerchantCode } from '@wau/contract/ids';
import { houseAccountId } from '@wau/ledger/account-id';
import { untilAllIsOld } from '@wau/ledger/testing/until-all-is-old';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId, systemRandom } from '@wau/service/random';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { demoMerchants } from '../../../demo/demo-merchants.ts';
import { runOnce } from '../../../platform/idempotency.ts';
import { tellMember } from '../../../platform/live-events/tell-member.ts';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { switchOnFlags } from '../../../testing/switch-on-flags.ts';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import { encodeGreyscalePng } from '../../account/captcha/png.ts';
import { issueTicket } from '../../account/ticket/single-use-tickets.ts';
import { launch, openPlayer } from '../../play/vendor/testing/test-player.ts';
import { createVendorClient } from '../../play/vendor/testing/vendor-client.ts';
import { pruneExpiredRowsJob } from './prune-expired-rows-job.ts';
import { expiringTables } from './prune-sql.ts';
import { rollUpHouseJob } from './roll-up-house-job.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const ticketKind = { kind: 'test.pruned', lifetimeMs: hourMs };

const server = await createTestServer();
const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: studioVendorCode,
  key: studioVendorKey(testSecret),
  clock: server.clock,
});
const never = new AbortController().signal;

const countRows = async () => {
  const counts: Record<string, number> = {};
  for (const { table } of expiringTables) {
    counts[table] = (await server.runner.query({ text: `select from ${table}`, values: [] })).length;
  }
  return counts;
};

/** How long a row is kept after it ran out. Written down here as well, because a shorter time loses what is needed. */
const daysKept: Readonly<Record<string, number>> = {
  'wau.single_use_tickets': 0,
  'wau.captchas': 0,
  'wau.used_payloads': 0,
  'wau.attempt_counters': 0,
  'wau.launch_tokens': 0,
  'wau.play_sessions': 0,
  'wau.password_links': 0,
  'wau.verification_codes': 1,
  'wau.member_events': 1,
  'wau.outgoing_messages': 30,
  'wau.idempotency_keys': 7,
  'wau.replaced_tokens': 0,
  'wau.sessions': 30,
  'wau.operator_sessions': 30,
  'wau.operator_invitations': 30,
  'wau.work_claims': 0,
  'wau.remembered_logins': 180,
  'wau.known_devices': 180,
  'wau.recent_games': 180,
  'wau.inbox_messages': 730,
  'wau.application_images': 92,
  'wau.deposit_proofs': 92,
  'wau.excluded_identities': 0,
  'wau.feedback_images': 92,
  'wau.chat_images': 92,
  'wau.chat_messages': 365,
  'wau.chat_conversations': 366,
};

const pixel = encodeGreyscalePng(new Uint8Array(1), 1, 1).toString('base64');

/** Leaves a row in every table, by what players, vendors and operators do. */
async function fillEveryTable(): Promise<void> {
  const member = await server.openMember('pruned');
  await server.call('login', {
    body: { type: 'username', username: 'pruned', password: member.password, captcha: '' },
  });
  await server.call('rememberLogin', { token: member.token });
  await server.makeCaptcha();
  await server.call('sendLoginCode', { body: { mobileNum: '0123456789' } });
  await server.call('requestPasswordEmail', { body: { username: 'demo', email: 'demo@wau.example' } });
  await issueTicket({ ...server, random: systemRandom }, server.runner, member.merchantCode, ticketKind, {});
  const command = { ...member, callName: 'placeDeposit', idempotencyKey: 'pruned', input: {} } as const;
  await runOnce(server, command, async () => 'done');
  await openPlayer(server, vendor, 100n);
  await launch(server, member);
  await server.call('renewSession', { token: member.token });
  const cashier = await openOperator(server, 'pruned.operator', 'cashier');
  const inviter = await openOperator(server, 'pruned.inviter', 'administrator');
  const invited = { token: inviter.token, body: { username: 'pruned.guest', role: 'auditor' } } as const;
  (await server.call('inviteOperator', invited)).value();
  const withdrawalId = newId('withdrawal', server.clock, systemRandom);
  (await server.call('claimWithdrawal', { token: cashier.token, params: { caseId: withdrawalId } })).value();
  await server.call('applyForPromotion', {
    token: member.token,
    params: { promotionId: 'promotion-share-story' },
    body: { remark: '', images: [pixel] },
  });
  await server.call('sendChatMessage', {
    token: member.token,
    body: { clientId: 'client-0123456789', content: 'Lihat gambar', image: pixel },
  });
  await switchOnFlags(server, 'FEEDBACK3');
  await server.call('sendFeedback', {
    token: member.token,
    body: { content: 'Lihat gambar', images: [pixel] },
  });
  const { depositId } = (
    await server.call('placeDeposit', {
      token: member.token,
      idempotencyKey: 'housekeeping-bank-transfer',
      body: { methodCode: 'bank-transfer', amountMinor: '5000', returnPath: '/m/voucherCenter' },
    })
  ).value();
  await server.call('sendDepositProof', {
    token: member.token,
    params: { depositId },
    body: { image: pixel },
  });
  const depositEvent = {
    kind: 'deposit',
    depositId: newId('deposit', server.clock, systemRandom),
    status: 'approved',
    creditedAfter: null,
    amountMinor: '100',
    currencyCode: 'MYR',
  } as const;
  const excluded = await server.openMember('excluded');
  await server.runner.query({
    text: `update wau.members set email = 'excluded@example.test' where member_id = $1`,
    values: [excluded.memberId],
  });
  await server.call('pausePlay', { token: excluded.token, body: { kind: 'exclusion', days: 183 } });
  await withTransaction(server.database, (tx) =>
    tellMember(tx, member, depositEvent, new Date(server.clock.nowMs())),
  );
}

test('what has run out is deleted after its time, and nothing before', async () => {
  expect(Object.fromEntries(expiringTables.map(({ table, keptMs }) => [table, keptMs / dayMs]))).toEqual(
    daysKept,
  );
  await fillEveryTable();
  const job = pruneExpiredRowsJob(server);
  await job.run({}, never);
  for (const [table, count] of Object.entries(await countRows())) expect(count, table).toBeGreaterThan(0);

  // Each runs out in an hour of its own, so that one moment decides about one table.
  const dueMs = new Map(
    expiringTables.map(({ table }, place) => {
      const runsOutMs = server.clock.nowMs() + (place + 1) * hourMs;
      return [table, runsOutMs + (daysKept[table] ?? 0) * dayMs];
    }),
  );
  await setExpiries((table) => new Date((dueMs.get(table) ?? 0) - (daysKept[table] ?? 0) * dayMs));
  for (const [table, due] of [...dueMs].sort(([, a], [, b]) => a - b)) {
    server.clock.advance(due - hourMs / 3 - server.clock.nowMs());
    await job.run({}, never);
    expect((await countRows())[table], `${table} before its time`).toBeGreaterThan(0);
    server.clock.advance((hourMs * 2) / 3);
    await job.run({}, never);
    expect((await countRows())[table], `${table} after its time`).toBe(0);
  }
});

test('more rows than are deleted at a time go in one run, and wait for the next where the process stops', async () => {
  let left = 2 * 5_000;
  let asked = 0;
  const runner: SqlRunner = {
    async query<Row>() {
      asked += 1;
      const deleted = Math.min(left, 5_000);
      left -= deleted;
      return [{ deleted: BigInt(deleted) }] as unknown as readonly Row[];
    },
  };
  const job = pruneExpiredRowsJob({ runner, clock: server.clock });
  await job.run({}, AbortSignal.abort());
  expect([asked, left]).toEqual([0, 10_000]);
  await job.run({}, never);
  expect([asked, left]).toEqual([expiringTables.length + 2, 0]);
});

async function setExpiries(expiryOf: (table: string) => Date): Promise<void> {
  const superuser = new Client({ connectionString: server.testDatabase.superuserUrl });
  await superuser.connect();
  try {
    for (const { table, expiryColumn } of expiringTables) {
      await superuser.query(`update ${table} set ${expiryColumn} = $1`, [expiryOf(table)]);
    }
  } finally {
    await superuser.end();
  }
}

test('the house’s side of the ledger is summed', async () => {
  const merchants = {
    all: async () => [{ merchantCode: 'wau' as MerchantCode, timeZone: 'Asia/Kuala_Lumpur' }],
  };
  await untilAllIsOld(server.runner);
  await rollUpHouseJob({ ledger: server.ledger, merchants: merchants as never }).run({}, never);
  const rows = await server.runner.query<{ balance_minor: bigint }>({
    text: `select rollup.balance_minor from ledger.house_rollup as rollup join ledger.account using (merchant_id, account_number)
           where merchant_id = 'wau' and account_id = $1`,
    values: [houseAccountId('promotions')],
  });
  const members = demoMerchants.find(({ merchantCode }) => merchantCode === 'wau')?.members ?? [];
  const granted = members.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n);
  const [friends] = await server.runner.query<{ rewarded_minor: bigint }>({
    text: `select coalesce(sum(amount_minor), 0)::bigint as rewarded_minor from wau.referrals
            where merchant_id = 'wau' and status = 'rewarded'`,
    values: [],
  });
  expect(rows.map((row) => row.balance_minor)).toEqual([-granted - (friends?.rewarded_minor ?? 0n)]);
});

test('the jobs that the clock adds are known to the workers', async () => {
  const stop = await server.handle.startWorkers();
  const known = async () =>
    (
      await server.runner.query<{ identifier: string }>({
        text: 'select identifier from graphile_worker._private_known_crontabs order by 1',
        values: [],
      })
    ).map((row) => row.identifier);
  await expect
    .poll(known)
    .toEqual(expect.arrayContaining(['prune-expired-rows', 'roll-up-house', 'rotate-encryption-keys']));
  await stop();
});
