import type { CallQuery } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { headerNames } from '@wau/contract/headers';
import type { Id, MerchantCode } from '@wau/contract/ids';
import { poolRunner } from '@wau/service/database/sql-runner';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertAuditEntry } from '../../../platform/audit/audit-sql.ts';
import { runAudited } from '../../../platform/audit/run-audited.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();
const { call } = server;

const wau = 'wau' as MerchantCode;
const first = await openOperator(server, 'satu', 'administrator');
const second = await openOperator(server, 'dua', 'administrator', ['wau', 'laut']);
const auditor = await openOperator(server, 'juru.audit', 'auditor');
const supporter = await openOperator(server, 'pembantu', 'supporter');
const member = await server.openMember('ahli.audit');

type Query = CallQuery<Calls['listAuditEntries']>;

const list = async (query: Query) =>
  (await call('listAuditEntries', { token: auditor.token, query })).value();
const deeds = async (query: Query) =>
  (await list(query)).list.map(({ actorName, action }) => `${actorName} ${action}`);

/** An entry of a day long ago, as the application writes it. */
function keep(action: string, at: string, more: Partial<Parameters<typeof insertAuditEntry>[2]> = {}) {
  return insertAuditEntry(poolRunner(server.database.pool), wau, {
    recordedAt: new Date(at),
    actor: { kind: 'installation', actorName: 'command line, root' },
    ...{ action, subject: 'database', oldValues: {}, newValues: {} },
    ...more,
  });
}

describe('the audit is searched', () => {
  beforeAll(async () => {
    const params = { memberId: member.memberId };
    await call('addMemberNote', { token: first.token, params, body: { content: 'Sopan' } });
    const lock = { status: 'disabled', reason: 'Disyaki' } as const;
    await call('setMemberStatus', { token: second.token, params, body: lock });
    await keep('restoreBackup', '2025-03-01T15:59:59Z');
    await keep('restoreBackup', '2025-03-01T16:00:00Z', { subject: 'second of march' });
  });

  test('by kind, action, who did it and whom it is about, together as well', async () => {
    const subject = member.memberId;
    expect(await deeds({ subject })).toEqual(['dua setMemberStatus', 'satu addMemberNote']);
    expect(await deeds({ subject, actorId: first.operatorId })).toEqual(['satu addMemberNote']);
    expect(await deeds({ subject, action: 'setMemberStatus' })).toEqual(['dua setMemberStatus']);
    expect(await deeds({ subject, kind: 'members' })).toHaveLength(2);
    expect(await deeds({ subject, kind: 'money' })).toEqual([]);
    expect(await deeds({ subject, kind: 'money', action: 'setMemberStatus' })).toEqual([]);
    const [line] = (await list({ subject, pageSize: 1 })).list;
    expect(line).toMatchObject({
      member: { memberId: member.memberId, userName: 'ahli.audit' },
      oldValues: { status: 'active' },
      newValues: { status: 'disabled', reason: 'Disyaki' },
      withheld: [],
      fourEyes: null,
    });
  });

  test('by days where the site is, both included, and by what members and commands did', async () => {
    const commands = { actorKind: 'installation' } as const;
    expect(await deeds({ ...commands, fromDay: '2025-03-01', toDay: '2025-03-01' })).toHaveLength(1);
    const next = await list({ ...commands, fromDay: '2025-03-02', toDay: '2025-03-02' });
    expect(next.list.map(({ subject }) => subject)).toEqual(['second of march']);
    expect(await deeds({ fromDay: '2025-03-01', toDay: '2025-03-02', kind: 'audit' })).toHaveLength(2);
    for (const query of [
      { fromDay: '2025-03-01' },
      { fromDay: '2025-03-02', toDay: '2025-03-01' },
      { fromDay: '2025-01-01', toDay: '2025-12-31' },
    ]) {
      expect((await call('listAuditEntries', { token: auditor.token, query })).outcome()).toBe(
        '400 request.invalid',
      );
    }
  });

  test('it goes on page by page by its moments, whatever the order in which entries were written', async () => {
    // Written last, happened first: another process's clock, or another transaction that took longer.
    await keep('restoreBackup', '2025-02-01T00:00:00Z', { subject: 'oldest' });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        ...{ actorKind: 'installation', action: 'restoreBackup', pageSize: 1 },
        ...(cursor === undefined ? {} : { cursor }),
      });
      seen.push(...page.list.map(({ subject }) => subject));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(['second of march', 'database', 'oldest']);
  });

  test('it names the operators who stand in it at this site, also those who have left', async () => {
    const gone = await openOperator(server, 'pergi', 'administrator');
    await call('changeMerchantSetting', {
      token: gone.token,
      body: { settingName: 'status-text', value: 'Selamat tinggal' },
    });
    await server.runner.query({
      text: 'delete from wau.operator_roles where operator_id = $1',
      values: [gone.operatorId],
    });
    const names = async (merchantCode: string) =>
      (await call('listAuditOperators', { token: second.token, merchantCode }))
        .value()
        .list.map(({ username }) => username);
    expect(await names('wau')).toEqual(expect.arrayContaining(['dua', 'pergi', 'satu']));
    // Who only reads has done nothing that is kept.
    expect(await names('wau')).not.toContain('juru.audit');
    expect(await names('laut')).toEqual([]);
  });
});

describe('what takes two persons', () => {
  test('says of each word whose the other one is', async () => {
    const body = { settingName: 'withdrawal-maximum', value: '999999999' };
    await call('changeMerchantSetting', { token: first.token, body });
    const query = { subject: 'withdrawal-maximum' };
    expect((await list(query)).list[0]?.fourEyes).toEqual({ part: 'first', other: null });
    await call('changeMerchantSetting', { token: second.token, body });
    const [given, asked] = (await list(query)).list;
    expect(given?.fourEyes).toMatchObject({ part: 'second', other: { actorName: 'satu' } });
    expect(asked?.fourEyes).toMatchObject({
      part: 'first',
      other: { actorName: 'dua', entryId: given?.entryId, recordedAt: given?.recordedAt },
    });
  });

  test('also on another page than the other one, and for money', async () => {
    const { memberId } = await server.openMember('ahli.larasan');
    const proposal = {
      ...{ clientId: 'client-audit-00001', amountMinor: '500' },
      ...{ code: 'goodwill' as const, reason: 'Maaf atas kelewatan' },
    };
    const params = { memberId };
    const proposed = await call('proposeAdjustment', { token: first.token, params, body: proposal });
    const adjustmentId = proposed.value().adjustmentId as Id<'adjustment'>;
    const decision = { decision: 'approved', reason: 'Disemak' } as const;
    await call('decideAdjustment', { token: second.token, params: { adjustmentId }, body: decision });
    const [decided] = (await list({ subject: memberId, pageSize: 1 })).list;
    expect(decided).toMatchObject({
      newValues: { reason: 'Disemak', amountMinor: '500' },
      fourEyes: { part: 'second', other: { actorName: 'satu' } },
    });
  });
});

describe('what is personal', () => {
  let members = 0;
  const keepPersonal = async () => {
    members += 1;
    const { memberId } = await server.openMember(`ahli.${members}`);
    await runAudited(
      server,
      {
        merchantCodes: [wau],
        action: 'answerChat',
        actor: {
          ...{ kind: 'member', actorId: memberId, actorName: 'ahli' },
          ...{ address: '203.0.113.77', requestId: 'req_1' },
        },
      },
      async () => ({
        value: null,
        change: { subject: memberId, oldValues: {}, newValues: { content: 'No. anda 0123', memberId } },
      }),
    );
    const [entry] = (await list({ subject: memberId })).list;
    if (entry === undefined) throw new Error('it was just kept');
    return entry;
  };
  const reveal = (token: string, entryId: string, reason = 'Aduan ahli') =>
    call('revealAuditEntry', { token, params: { entryId }, body: { reason } });

  test('is masked in the list, whoever reads it', async () => {
    const entry = await keepPersonal();
    expect(entry).toMatchObject({
      address: '203.0.113.0/24',
      newValues: { content: null },
      withheld: ['content', 'address'],
    });
    expect(JSON.stringify(entry)).not.toContain('0123');
  });

  test('is shown for a reason to whoever may, and leaves an entry about the same subject without the data', async () => {
    const entry = await keepPersonal();
    const seen = (await reveal(supporter.token, entry.entryId)).value();
    expect(seen).toEqual({ address: '203.0.113.77', newValues: { content: 'No. anda 0123' } });
    const [kept] = (await list({ subject: entry.subject })).list;
    expect(kept).toMatchObject({
      ...{ action: 'revealAuditEntry', actorName: 'pembantu' },
      newValues: { entryId: entry.entryId, reason: 'Aduan ahli', shown: 'content address' },
    });
    expect(JSON.stringify(kept)).not.toContain('0123');
  });

  test('audit.entry.unknown, a reason that is none, and whoever may not', async () => {
    const { entryId } = await keepPersonal();
    expect((await reveal(supporter.token, '999999999')).outcome()).toBe('404 audit.entry.unknown');
    expect((await reveal(supporter.token, entryId, 'x')).outcome()).toBe('400 request.invalid');
    expect((await reveal(auditor.token, entryId)).outcome()).toBe('403 permission.missing');
    const elsewhere = await call('revealAuditEntry', {
      ...{ token: second.token, merchantCode: 'laut' },
      ...{ params: { entryId }, body: { reason: 'Aduan ahli' } },
    });
    expect(elsewhere.outcome()).toBe('404 audit.entry.unknown');
  });
});

describe('the file', () => {
  const days = { fromDay: '2025-03-01', toDay: '2025-03-02' };

  test('holds what is filtered in the words of the request, and that it was taken is kept', async () => {
    await keep('putContent', '2025-03-01T16:00:01Z', {
      ...{ subject: 'help', oldValues: { 'a,b': '{"id":"a"}' }, newValues: { 'a,b': null } },
    });
    const query = { ...days, kind: 'content' } as const;
    const english = { [headerNames.language]: 'EN' };
    const file = await call('exportAuditEntries', { token: auditor.token, query, headers: english });
    const lines = file.value().trim().split('\r\n');
    expect(lines[0]).toMatch(/Number,Time \(GMT\+8\),Who,As,Action,About,Member,Reason,Before,After/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('2025-03-02 00:00:01,"command line, root",command,putContent,help');
    expect(lines[1]).toContain('"a,b: {""id"":""a""}"');
    const [kept] = (await list({ action: 'exportAuditEntries' })).list;
    expect(kept).toMatchObject({ actorName: 'juru.audit', subject: 'audit', newValues: query });
    const malay = await call('exportAuditEntries', { token: auditor.token, query });
    expect(malay.value()).toContain('Siapa,Sebagai,Tindakan');
  });

  test('takes days, and no more of them than a record', async () => {
    for (const query of [
      { fromDay: '2025-03-02', toDay: '2025-03-01' },
      { fromDay: '2025-01-01', toDay: '2025-12-31' },
    ]) {
      const file = await call('exportAuditEntries', { token: auditor.token, query });
      expect(file.outcome()).toBe('400 request.invalid');
    }
  });
});

test('each way to search has an index in its order, however often what is searched for occurs', async () => {
  const plan = async (where: string) => {
    const runner = poolRunner(server.database.pool);
    await runner.query({
      text: `insert into wau.audit_entries
               (merchant_id, recorded_at, actor_kind, actor_id, actor_name, address, request_id, action, subject, old_values, new_values)
             select 'wau', timestamptz '2024-01-01Z' + n * interval '1 minute', 'operator', 'opr_' || n % 5, 'ayu', '127.0.0.1', 'req_1',
                    (array['claimChat', 'loginOperator', 'answerChat'])[1 + n % 3], 'cnv_' || n, '{}', '{}'
               from generate_series(1, 2000) as n
              where not exists (select from wau.audit_entries where subject = 'cnv_1')`,
      values: [],
    });
    return JSON.stringify(
      await runner.query({
        text: `explain select * from wau.audit_entries where merchant_id = 'wau' and ${where}
               order by recorded_at desc, entry_id desc limit 26`,
        values: [],
      }),
    );
  };
  expect(await plan('true')).toContain('audit_entries_moment');
  expect(await plan(`action = 'claimChat'`)).toContain('audit_entries_action_moment');
  expect(await plan(`actor_id = 'opr_1'`)).toContain('audit_entries_actor_moment');
  expect(await plan(`actor_id = 'opr_1' and action = 'loginOperator'`)).toContain(
    'audit_entries_actor_action',
  );
  expect(await plan(`actor_kind = 'member'`)).toContain('audit_entries_others');
  expect(await plan(`subject = 'cnv_7'`)).toContain('audit_entries_subject');
});
