import { movementKinds } from '@wau/contract/movement-kinds';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import { toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { fund } from '../../../testing/member-money.ts';
import { switchOnFlags } from '../../../testing/switch-on-flags.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { openPlayerOf, type TestPlayer } from '../../play/vendor/testing/test-player.ts';
import { createVendorClient } from '../../play/vendor/testing/vendor-client.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: studioVendorCode,
  key: studioVendorKey(testSecret),
  clock: server.clock,
});

const team: { readonly member: TestMember; readonly level: number }[] = [];
let agent: TestMember;
let rival: TestMember;

async function open(name: string, type: number, above?: TestMember): Promise<TestMember> {
  const member = await server.openMember(name);
  await owner.query('update wau.members set member_type = $2, upline_member_id = $3 where member_id = $1', [
    member.memberId,
    type,
    above?.memberId ?? null,
  ]);
  return member;
}

async function play(player: TestPlayer, wins: string): Promise<void> {
  const round = player.round();
  await vendor.send('bet', round.bet);
  await vendor.send('win', round.win(wins));
}

beforeAll(async () => {
  await owner.connect();
  await switchOnFlags(server, 'TRANSREC3');
  agent = await open('record.agent', 2);
  rival = await open('record.rival', 2);
  const below = await open('record.below', 1, agent);
  const deeper = await open('record.deeper', 0, below);
  const other = await open('record.other', 0, agent);
  team.push({ member: below, level: 1 }, { member: deeper, level: 2 }, { member: other, level: 1 });
  await open('record.silent', 0, agent);
  await fund(server, agent, 7_777n);
  await fund(server, rival, 8_888n);
  for (let turn = 0; turn < 4; turn += 1)
    for (const { member } of team) await fund(server, member, BigInt(1_000 + turn));
  for (const { member } of team) {
    const player = await openPlayerOf(server, vendor, member);
    for (let turn = 0; turn < 3; turn += 1) await play(player, `${120 + turn}`);
  }
}, 60_000);
afterAll(() => owner.end());

/** The books have their times from the database's clock. */
const today = () => new Date(Date.now() + 8 * 60 * 60_000).toISOString().slice(0, 10);
const yesterday = () => new Date(Date.now() - 16 * 60 * 60_000).toISOString().slice(0, 10);
const days = () => ({ fromDay: yesterday(), toDay: today() });

type Query =
  Partial<Parameters<typeof server.call<'getTeamMovementTotals'>>[1]> extends infer Input
    ? Input extends { readonly query?: infer Asked }
      ? Partial<Asked>
      : never
    : never;

async function listed(by: TestMember, query: Query = {}, pageSize = 5) {
  const rows = [];
  let cursor: string | undefined;
  do {
    const page = (
      await server.call('listTeamMovements', {
        token: by.token,
        query: { ...days(), ...query, pageSize, ...(cursor === undefined ? {} : { cursor }) },
      })
    ).value();
    rows.push(...page.list);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return rows;
}

/** What each member's own record says, all together. */
async function ownRecords(of = team) {
  const rows = [];
  for (const { member } of of) {
    const { token } = member;
    const { list } = (
      await server.call('listMovements', { token, query: { ...days(), pageSize: 100 } })
    ).value();
    rows.push(...list.map((row) => ({ ...row, memberId: member.memberId })));
  }
  return rows;
}

const figuresOf = (
  rows: readonly { memberId: string; reason: string; amountMinor: string; balanceMinor: string }[],
) =>
  rows
    .map(
      ({ memberId, reason, amountMinor, balanceMinor }) =>
        `${memberId} ${reason} ${amountMinor} ${balanceMinor}`,
    )
    .sort();

describe('AG-04 SH-03 account records of a team', () => {
  test.each([1, 3, 100])('are those of everybody below, newest first, in pages of %i', async (pageSize) => {
    const rows = await listed(agent, {}, pageSize);
    expect(figuresOf(rows)).toEqual(figuresOf(await ownRecords()));
    const times = rows.map(({ happenedAt }) => happenedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(rows.map(({ movementKey }) => movementKey)).size).toBe(rows.length);
    expect(rows.some(({ gameName }) => gameName !== '')).toBe(true);
  });

  test('are kept to a member, a level and a kind, and their totals to the same', async () => {
    const [below] = team;
    if (below === undefined) throw new Error('somebody stands below');
    expect(figuresOf(await listed(agent, { memberId: below.member.memberId }))).toEqual(
      figuresOf(await ownRecords([below])),
    );
    for (const level of [1, 2, 3]) {
      expect(figuresOf(await listed(agent, { level }))).toEqual(
        figuresOf(await ownRecords(team.filter((each) => each.level === level))),
      );
    }
    for (const kind of [undefined, ...movementKinds]) {
      const query = kind === undefined ? {} : { kind };
      const amounts = (await listed(agent, query)).map(({ amountMinor }) => BigInt(amountMinor));
      const [paid, taken] = [amounts.filter((each) => each > 0n), amounts.filter((each) => each < 0n)];
      const sum = (of: readonly bigint[]) => of.reduce((all, each) => all + each, 0n);
      const { token } = agent;
      const totals = await server.call('getTeamMovementTotals', { token, query: { ...days(), ...query } });
      expect(totals.value(), kind).toEqual({
        inMinor: `${sum(paid)}`,
        outMinor: `${-sum(taken)}`,
        netMinor: `${sum(amounts)}`,
        currencyCode: 'MYR',
      });
    }
  });

  test('that were posted together come each once, wherever a page ends', async () => {
    const upline = await open('record.together', 2);
    const members = [await open('record.one', 0, upline), await open('record.two', 0, upline)];
    const debit = houseAccountId('tests');
    const transfers = [1, 2, 3].flatMap((amount) =>
      members.map((member) => ({
        ...({ merchantId: member.merchantCode, currency: 'MYR', reason: 'adjustment', debit } as const),
        idempotencyKey: toIdempotencyKey(`together:${member.memberId}:${amount}`),
        credit: playerAccountId(member.memberId),
        amountMinor: toMinor(BigInt(amount)),
      })),
    );
    await withTransaction(server.database, (tx) => server.ledger.postInTransaction(tx, transfers));
    const times = new Set((await listed(upline, {}, 100)).map(({ happenedAt }) => happenedAt));
    expect(times.size).toBe(1);
    for (const pageSize of [1, 2, 4]) {
      const amounts = (await listed(upline, {}, pageSize)).map(({ amountMinor }) => amountMinor);
      expect(amounts).toEqual(['3', '2', '1', '3', '2', '1']);
    }
  });

  test('mask names below the direct line, in the file as well', async () => {
    const rows = await listed(agent);
    for (const { level, userName } of rows) expect(userName.includes('*'), userName).toBe(level > 1);
    const { token } = agent;
    const file = (await server.call('exportTeamMovements', { token, query: days() })).value();
    expect(file).toContain('record.below');
    expect(file).not.toContain('record.deeper');
    expect(file.trim().split('\n')).toHaveLength(rows.length + 1);
  });

  test('S1 of another team are unknown, and the agent’s own are no part of it', async () => {
    const [below] = team;
    const memberId = below?.member.memberId;
    if (memberId === undefined) throw new Error('somebody stands below');
    for (const name of ['listTeamMovements', 'getTeamMovementTotals', 'exportTeamMovements'] as const) {
      const { token } = rival;
      expect((await server.call(name, { token, query: { ...days(), memberId } })).outcome(), name).toBe(
        '404 member.unknown',
      );
      const player = await server.call(name, { token: team[1]?.member.token ?? '', query: days() });
      expect(player.outcome(), name).toBe('403 permission.missing');
    }
    expect(await listed(rival)).toEqual([]);
    expect((await listed(agent)).some(({ memberId: whose }) => whose === agent.memberId)).toBe(false);
    expect(await listed(agent, { memberId: agent.memberId })).toEqual([]);
  });

  test('request.invalid for a cursor that is none and for days that are none', async () => {
    const { token } = agent;
    for (const query of [
      { ...days(), cursor: 'x' },
      { fromDay: '2026-02-30', toDay: '2026-03-01' },
    ])
      expect((await server.call('listTeamMovements', { token, query })).outcome()).toBe(
        '400 request.invalid',
      );
  });
});
