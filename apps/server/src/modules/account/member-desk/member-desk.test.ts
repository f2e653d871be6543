import type { MemberId, SessionId } from '@wau/contract/ids';
import { systemRandom } from '@wau/service/random';
import { describe, expect, test } from 'vitest';
import { type ServerConfig, serverConfigDefaults } from '../../../server-config.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { openPayee } from '../../../testing/open-payee.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { writePersonalData } from '../member/personal-data.ts';

const server = await createTestServer();
const { token } = await openOperator(server, 'meja', 'supporter', ['wau']);
const config = { ...serverConfigDefaults, masterSecret: testSecret } as ServerConfig;

const of = ({ memberId }: Pick<TestMember, 'memberId'>) => ({ token, params: { memberId } });
const auditOf = async (action: string, subject: string) =>
  server.runner.query<{ old_values: object; new_values: Record<string, unknown> }>({
    text: 'select old_values, new_values from wau.audit_entries where action = $1 and subject = $2 order by entry_id',
    values: [action, subject],
  });
const setContact = ({ memberId }: TestMember, mobileNumber: string, email: string) =>
  server.runner.query({
    text: 'update wau.members set mobile_number = $2, email = $3 where member_id = $1',
    values: [memberId, mobileNumber, email],
  });
const logIn = ({ username, password }: TestMember) =>
  server.call('login', { body: { type: 'username', username, password, captcha: '' } });

describe('finding members', () => {
  test('by how the name begins, page by page in the order of names', async () => {
    for (const name of ['cari.ayu', 'cari.budi', 'Cari.Citra', 'carik']) await server.openMember(name);
    const page = async (query: object) => (await server.call('findMembers', { token, query })).value();
    const first = await page({ userName: 'CARI.', pageSize: 2 });
    expect(first.list.map(({ userName }) => userName)).toEqual(['cari.ayu', 'cari.budi']);
    const second = await page({ userName: 'CARI.', pageSize: 2, cursor: first.nextCursor });
    expect(second.list.map(({ userName }) => userName)).toEqual(['Cari.Citra']);
    expect(second.nextCursor).toBeUndefined();
    const newest = await page({ pageSize: 1 });
    expect(newest.list[0]?.userName).toBe('carik');
    const before = await page({ pageSize: 1, cursor: newest.nextCursor });
    expect(before.list[0]?.userName).toBe('Cari.Citra');
    const bad = await server.call('findMembers', { token, query: { cursor: 'x', userName: 'cari' } });
    expect(bad.outcome()).toBe('400 request.invalid');
  });

  test('by id and by state, and never those of another merchant', async () => {
    const here = await server.openMember('cari.id');
    const there = await server.openMember('cari.sana', 'laut');
    const found = async (query: object) =>
      (await server.call('findMembers', { token, query })).value().list.map(({ userName }) => userName);
    expect(await found({ memberId: here.memberId })).toEqual(['cari.id']);
    expect(await found({ memberId: there.memberId })).toEqual([]);
    expect(await found({ userName: 'cari.sana' })).toEqual([]);
    expect(await found({ memberId: here.memberId, status: 'disabled' })).toEqual([]);
  });

  test('by number or address, exactly, and the audit says that somebody searched and not what for', async () => {
    const member = await server.openMember('cari.nombor');
    await setContact(member, '+60129998887', 'Cari.Nombor@Example.com');
    const find = async (body: object) => server.call('findMembersByContact', { token, body });
    const names = async (body: object) => (await find(body)).value().list.map(({ userName }) => userName);
    expect(await names({ mobileNumber: '012-999 8887' })).toEqual(['cari.nombor']);
    expect(await names({ email: 'cari.nombor@example.COM' })).toEqual(['cari.nombor']);
    expect(await names({ mobileNumber: '012-999 8888' })).toEqual([]);
    expect((await find({})).outcome()).toBe('400 request.invalid');
    expect((await find({ mobileNumber: 'nombor' })).outcome()).toBe('400 request.invalid');
    const entries = await auditOf('findMembersByContact', 'members');
    expect(entries.map(({ new_values }) => new_values)).toEqual([
      { searchedBy: 'mobileNumber', foundCount: 1 },
      { searchedBy: 'email', foundCount: 1 },
      { searchedBy: 'mobileNumber', foundCount: 0 },
    ]);
  });
});

describe('a member', () => {
  test('is shown with masked data, which is revealed for a reason that the audit keeps', async () => {
    const member = await server.openMember('profil');
    await setContact(member, '+60127776665', 'profil@example.com');
    const personal = { payeeName: 'Siti Profil', idNumber: '900101-14-5678' };
    await writePersonalData(
      { random: systemRandom, config },
      server.runner,
      member.merchantCode,
      member.memberId,
      personal,
    );
    const profile = (await server.call('getMemberProfile', of(member))).value();
    expect(profile).toMatchObject({
      userName: 'profil',
      status: 'active',
      identityStatus: 'none',
      pause: null,
      masked: {
        mobileNumber: '+60•••65',
        isMobileConfirmed: false,
        email: 'p•••@example.com',
        payeeName: 'S••• P•••',
        idNumber: '•••78',
      },
    });
    for (const secret of ['7776665', 'profil@', 'Siti', '900101']) {
      expect(JSON.stringify(profile)).not.toContain(secret);
    }
    const reveal = (reason: string) => server.call('revealMemberData', { ...of(member), body: { reason } });
    expect((await reveal(' ')).outcome()).toBe('400 request.invalid');
    expect((await reveal('Ahli menelefon')).value()).toEqual({
      mobileNumber: '+60127776665',
      email: 'profil@example.com',
      ...personal,
      contacts: [],
    });
    expect(await auditOf('revealMemberData', member.memberId)).toEqual([
      {
        old_values: {},
        new_values: { reason: 'Ahli menelefon', shown: 'mobileNumber email payeeName idNumber' },
      },
    ]);
  });

  test('of another merchant is unknown to every call, and so is nobody', async () => {
    const there = await server.openMember('orang.lain', 'laut');
    const reason = 'Tiada sebab';
    for (const memberId of [there.memberId, `mbr_${'0'.repeat(26)}` as MemberId]) {
      const about = of({ memberId });
      const answers = await Promise.all([
        server.call('getMemberProfile', about),
        server.call('revealMemberData', { ...about, body: { reason } }),
        server.call('listMemberSessions', about),
        server.call('endMemberSessions', { ...about, body: { reason } }),
        server.call('listRelatedMembers', about),
        server.call('listMemberNotes', about),
        server.call('addMemberNote', { ...about, body: { content: 'Nota' } }),
        server.call('setMemberStatus', { ...about, body: { status: 'disabled', reason } }),
        server.call('getMemberMoney', about),
        server.call('listMemberMovements', about),
        server.call('listMemberBets', about),
      ]);
      expect(new Set(answers.map((answer) => answer.outcome()))).toEqual(new Set(['404 member.unknown']));
    }
  });

  test('has sessions that an operator sees by their network, and ends one by one or all', async () => {
    const member = await server.openMember('sesi');
    const second = (await logIn(member)).value();
    const sessions = async () => (await server.call('listMemberSessions', of(member))).value().list;
    const list = await sessions();
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ isLive: true, network: '127.0.0.0/24' });
    const end = (body: { sessionId?: SessionId; reason: string }) =>
      server.call('endMemberSessions', { ...of(member), body });
    const sessionId = list[0]?.sessionId;
    if (sessionId === undefined) throw new Error('the newest session');
    expect((await end({ sessionId, reason: 'Telefon hilang' })).value()).toEqual({ endedCount: 1 });
    expect((await end({ sessionId, reason: 'Telefon hilang' })).outcome()).toBe('404 session.unknown');
    expect((await server.call('getBalance', { token: second.token })).outcome()).toBe('401 session.ended');
    expect((await server.call('getBalance', { token: member.token })).outcome()).toBe('200');
    expect((await end({ reason: 'Semua' })).value()).toEqual({ endedCount: 1 });
    expect((await server.call('getBalance', { token: member.token })).outcome()).toBe('401 session.ended');
    expect((await sessions()).every(({ isLive }) => !isLive)).toBe(true);
    expect((await auditOf('endMemberSessions', member.memberId)).map(({ new_values }) => new_values)).toEqual(
      [
        { liveCount: 0, reason: 'Telefon hilang', sessionId },
        { liveCount: 0, reason: 'Semua', sessionId: 'all' },
      ],
    );
  });

  test('is locked and opened again, with before and after in the audit; a closed account stays closed', async () => {
    const member = await server.openMember('kunci');
    const set = (status: 'active' | 'disabled', reason = 'Disyaki') =>
      server.call('setMemberStatus', { ...of(member), body: { status, reason } });
    expect((await set('disabled', '')).outcome()).toBe('400 request.invalid');
    expect((await set('disabled')).value()).toEqual({ status: 'disabled' });
    expect((await server.call('getBalance', { token: member.token })).outcome()).toBe('401 session.ended');
    expect((await logIn(member)).outcome()).toBe('401 login.failed');
    await set('disabled');
    await set('active');
    expect((await logIn(member)).outcome()).toBe('200');
    expect(
      (await auditOf('setMemberStatus', member.memberId)).map(({ old_values, new_values }) => [
        old_values,
        new_values.status,
      ]),
    ).toEqual([
      [{ status: 'active' }, 'disabled'],
      [{ status: 'disabled' }, 'disabled'],
      [{ status: 'disabled' }, 'active'],
    ]);
    await server.runner.query({
      text: `update wau.members set status = 'closed' where member_id = $1`,
      values: [member.memberId],
    });
    expect((await set('active')).outcome()).toBe('409 member.closed');
  });

  test('has notes, newest first, of which the audit says that they were written', async () => {
    const member = await server.openMember('nota');
    const add = (content: string) => server.call('addMemberNote', { ...of(member), body: { content } });
    expect((await add('  ')).outcome()).toBe('400 request.invalid');
    for (const content of ['Pertama', 'Kedua', 'Ketiga']) {
      server.clock.advance(1);
      (await add(content)).value();
    }
    const page = (query: object) => server.call('listMemberNotes', { ...of(member), query });
    const first = (await page({ pageSize: 2 })).value();
    expect(first.list.map(({ content, writtenBy }) => [content, writtenBy])).toEqual([
      ['Ketiga', 'meja'],
      ['Kedua', 'meja'],
    ]);
    const rest = (await page({ cursor: first.nextCursor })).value();
    expect(rest.list.map(({ content }) => content)).toEqual(['Pertama']);
    expect(JSON.stringify(await auditOf('addMemberNote', member.memberId))).not.toContain('Kedua');
  });

  test('is related to whoever has used the same device, network or bank account', async () => {
    const [member, sameDevice, sameNetwork, sameBank] = await Promise.all(
      ['kait', 'kait.peranti', 'kait.rangkaian', 'kait.bank'].map((name) => server.openMember(name)),
    );
    const elsewhere = await server.openMember('kait.sana', 'laut');
    if (!member || !sameDevice || !sameNetwork || !sameBank) throw new Error('four members');
    const device = Buffer.alloc(32, 7);
    for (const { merchantCode, memberId } of [member, sameDevice, sameBank, elsewhere]) {
      await server.runner.query({
        text: `insert into wau.known_devices (merchant_id, member_id, device_hash, last_login_at) values ($1, $2, $3, now())`,
        values: [merchantCode, memberId, device],
      });
    }
    const logInFrom = async ({ merchantCode, memberId }: TestMember, address: string) => {
      const token = Buffer.from(memberId);
      await server.runner.query({
        text: `insert into wau.sessions (merchant_id, session_id, member_id, token_hash, address, created_at,
                                         last_seen_at, idle_until, ends_at)
               values ($1, 'ses_' || substr($2, 5), $2, $3, $4, now(), now(), now(), now())`,
        values: [merchantCode, memberId, token, address],
      });
    };
    await logInFrom(member, '2001:db8:1:2::1');
    await logInFrom(sameNetwork, '2001:db8:1:2:ffff::9');
    for (const each of [member, sameBank]) await openPayee(server, each, '114098779999');
    const { list } = (await server.call('listRelatedMembers', of(member))).value();
    expect(Object.fromEntries(list.map(({ userName, by }) => [userName, by]))).toEqual({
      'kait.bank': ['bank.account', 'device'],
      'kait.peranti': ['device'],
      'kait.rangkaian': ['address'],
    });
  });
});
