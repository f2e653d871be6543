import type { MerchantCode } from '@wau/contract/ids';
import { systemRandom } from '@wau/service/random';
import { describe, expect, test } from 'vitest';
import { runAudited } from '../../../platform/audit/run-audited.ts';
import { operatorAbsoluteMs, operatorIdleMs } from '../../../platform/operators/operator-lookup.ts';
import { authenticatorCode } from '../../../testing/authenticator-code.ts';
import { addOperatorSession, openOperator, type TestOperator } from '../../../testing/open-operator.ts';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import {
  changeOperatorSecondStep,
  changeOperatorStatus,
  replaceOperatorPassword,
  requireOperator,
  temporaryPasswordMs,
} from './manage-operators.ts';
import { admitOperator, operatorLimits } from './operator-limits.ts';

const server = await createTestServer();
const { call } = server;
const parts = { ...server, random: systemRandom };
const actor = { kind: 'installation', actorName: 'tests' } as const;
const deed = { merchantCodes: ['wau' as MerchantCode], actor, action: 'tests' };

let addresses = 0;

/** Each attempt from an address of its own, unless one is given. */
function login(
  { username, password }: { username: string; password: string },
  options: { code?: string; merchantCode?: string; address?: string } = {},
) {
  addresses += 1;
  const { code, merchantCode = 'wau', address = `10.9.${addresses >> 8}.${addresses & 255}` } = options;
  const body = { username, password, ...(code === undefined ? {} : { code }) };
  return call('loginOperator', { body, merchantCode, address, headers: { Language: 'EN' } });
}

const outcomeOf = async (...input: Parameters<typeof login>) => (await login(...input)).outcome();
const infoOutcome = async (token: string, merchantCode = 'wau') =>
  (await call('getOperatorInfo', { token, merchantCode })).outcome();

async function useTemporaryPassword({ username }: TestOperator): Promise<void> {
  const known = await requireOperator(server.runner, username);
  const rows = await server.runner.query<{ password_hash: string }>({
    text: 'select password_hash from wau.operators where operator_id = $1',
    values: [known.operatorId],
  });
  await runAudited(server, deed, (tx) =>
    replaceOperatorPassword(parts, tx, known, rows[0]?.password_hash ?? ''),
  );
}

describe('an operator logs in', () => {
  test('with name and password, sees what they may do in words, and leaves an entry', async () => {
    const operator = await openOperator(server, 'Ayu', 'auditor', ['wau', 'laut']);
    const session = (await login({ ...operator, username: ' ayu ' })).value();
    expect(session).toMatchObject({ username: 'Ayu', passwordIsTemporary: false, hasSecondStep: false });
    const info = await call('getOperatorInfo', { token: session.token, headers: { Language: 'EN' } });
    expect(info.value()).toMatchObject({
      operatorId: operator.operatorId,
      merchantCode: 'wau',
      hasSecondStep: false,
      idleMinutes: 15,
      merchants: [
        { merchantCode: 'laut', brandName: 'Laut' },
        { merchantCode: 'wau', brandName: 'Wau' },
      ],
      roles: [{ role: 'auditor', words: 'Auditor' }],
      permissions: [
        { permission: 'session.own', words: 'Own session and password' },
        { permission: 'settings.read', words: 'See settings' },
        { permission: 'content.read', words: 'See what the site shows, and its history' },
        { permission: 'games.read', words: 'See titles and vendors' },
        { permission: 'audit.read', words: 'Read the audit log' },
        { permission: 'vendors.read', words: 'Read what vendors state of their rounds' },
        { permission: 'dashboard.read', words: 'See the figures of the house' },
      ],
    });
    expect(await infoOutcome(session.token, 'laut')).toBe('200');
    const entries = (await call('listAuditEntries', { token: operator.token, query: {} })).value().list;
    expect(entries[0]).toMatchObject({ action: 'loginOperator', actorName: 'Ayu', actorKind: 'operator' });
    expect(JSON.stringify(entries)).not.toContain(session.token);
  });

  test('and is never told which part was wrong', async () => {
    const operator = await openOperator(server, 'budi', 'auditor', ['laut']);
    const off = await openOperator(server, 'budi.off', 'auditor');
    const known = await requireOperator(server.runner, off.username);
    await runAudited(server, deed, (tx) => changeOperatorStatus(parts, tx, known, 'disabled'));
    const late = await openOperator(server, 'budi.late', 'auditor');
    await useTemporaryPassword(late);
    await server.runner.query({
      text: `update wau.operators set temporary_until = '2020-01-01Z' where operator_id = $1`,
      values: [late.operatorId],
    });
    const refused = [
      await login({ username: 'nobody.at.all', password: operator.password }),
      await login({ ...operator, password: 'wrong' }, { merchantCode: 'laut' }),
      // No role at this merchant.
      await login(operator),
      await login(off),
      await login(late),
    ];
    const answers = refused.map(({ envelope, status }) => JSON.stringify([status, envelope]));
    expect(refused[0]?.outcome()).toBe('401 login.failed');
    expect(new Set(answers).size).toBe(1);
    expect(await outcomeOf(operator, { merchantCode: 'laut' })).toBe('200');
  });

  test('a name has so many failures in an hour at all merchants together, known or not', async () => {
    const operator = await openOperator(server, 'citra', 'auditor', ['wau', 'laut']);
    for (const username of ['citra', 'nobody.citra']) {
      for (let failure = 0; failure < operatorLimits.name; failure += 1) {
        const merchantCode = failure % 2 === 0 ? 'wau' : 'laut';
        expect(await outcomeOf({ username, password: 'wrong' }, { merchantCode })).toBe('401 login.failed');
      }
      expect(await outcomeOf({ username, password: operator.password })).toBe('429 login.too.many');
    }
    server.clock.advance(60 * 60_000 + 1);
    expect(await outcomeOf(operator)).toBe('200');
  });

  test('a new password that is given out lets the owner in at once, whoever used up the attempts', async () => {
    const operator = await openOperator(server, 'cempaka', 'auditor');
    for (let failure = 0; failure < operatorLimits.name; failure += 1) {
      await login({ ...operator, password: 'wrong' });
    }
    expect(await outcomeOf(operator)).toBe('429 login.too.many');
    await useTemporaryPassword(operator);
    expect(await outcomeOf(operator)).toBe('200');
  });

  test('twenty attempts at a time do not pass the limit together', async () => {
    const operator = await openOperator(server, 'dewi', 'auditor');
    const tries = Array.from({ length: operatorLimits.name + 20 }, () =>
      outcomeOf({ ...operator, password: 'wrong' }),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === '401 login.failed').length).toBeLessThanOrEqual(
      operatorLimits.name,
    );
    expect(outcomes).toContain('429 login.too.many');
  });

  test('an address has so many failures, and a success gives its attempt back', async () => {
    const operator = await openOperator(server, 'eka', 'auditor');
    const address = '203.0.113.77';
    for (let failure = 0; failure < operatorLimits.address - 1; failure += 1) {
      expect(await outcomeOf({ username: `eka.${failure}`, password: 'wrong' }, { address })).toBe(
        '401 login.failed',
      );
    }
    expect(await outcomeOf(operator, { address })).toBe('200');
    expect(await outcomeOf(operator, { address })).toBe('200');
    await outcomeOf({ username: 'eka.last', password: 'wrong' }, { address });
    expect(await outcomeOf(operator, { address })).toBe('429 login.too.many');
    expect(await outcomeOf(operator)).toBe('200');
  });

  test('an attempt that nobody had time to look at counts for neither name nor address', async () => {
    const admit = () => admitOperator(server, 'nobody.had.time', '192.0.2.201');
    for (let count = 0; count <= operatorLimits.name + operatorLimits.address; count += 1) {
      await (await admit()).abandoned();
    }
    await expect(admit()).resolves.toBeDefined();
  });

  test('also while the site is closed to players, and opens it again', async () => {
    const operator = await openOperator(server, 'fajar', 'administrator');
    const order = (value: string) => ({ token: operator.token, body: { settingName: 'status', value } });
    (await call('changeMerchantSetting', order('maintenance'))).value();
    const players = async () => (await call('listCountries')).outcome();
    await expect.poll(players).toBe('503 site.maintenance');
    expect(await outcomeOf(operator)).toBe('200');
    expect((await call('changeMerchantSetting', order('open'))).value()).toEqual({
      oldValue: 'maintenance',
      newValue: 'open',
      status: 'changed',
    });
    await expect.poll(players).toBe('200');
  });
});

describe('a second step', () => {
  test('asks for a code of the app that is good once; missing, wrong and used ones read like a wrong password', async () => {
    const operator = await openOperator(server, 'gita', 'auditor');
    const known = await requireOperator(server.runner, 'gita');
    const secret = await runAudited(server, deed, (tx) =>
      changeOperatorSecondStep({ ...parts, masterSecret: testSecret }, tx, known, true),
    );
    const code = () => authenticatorCode(secret?.secret ?? '', server.clock.nowMs());
    expect(await outcomeOf(operator)).toBe('401 login.failed');
    expect(await outcomeOf(operator, { code: '000000' })).toBe('401 login.failed');
    const used = code();
    expect(await outcomeOf(operator, { code: used })).toBe('200');
    expect(await outcomeOf(operator, { code: used })).toBe('401 login.failed');
    server.clock.advance(90_000);
    // Of ten with the same code one gets in.
    const next = code();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcomeOf(operator, { code: next })));
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
    const rows = await server.runner.query<{ sealed_second_step: Buffer }>({
      text: `select sealed_second_step from wau.operators where operator_id = $1`,
      values: [operator.operatorId],
    });
    expect(rows[0]?.sealed_second_step.toString('latin1')).not.toContain(secret?.secret);
    await runAudited(server, deed, (tx) =>
      changeOperatorSecondStep({ ...parts, masterSecret: testSecret }, tx, known, false),
    );
    expect(await outcomeOf(operator)).toBe('200');
  });
});

describe('a session', () => {
  test('ends at rest, after a day however busy, and by logging out', async () => {
    const operator = await openOperator(server, 'hana', 'auditor');
    for (let used = 0; used < operatorAbsoluteMs; used += operatorIdleMs / 2) {
      expect(await infoOutcome(operator.token)).toBe('200');
      server.clock.advance(operatorIdleMs / 2);
    }
    server.clock.advance(1);
    expect(await infoOutcome(operator.token)).toBe('401 session.ended');
    const idle = await addOperatorSession(server, server.runner, operator.operatorId);
    server.clock.advance(operatorIdleMs + 1);
    expect(await infoOutcome(idle)).toBe('401 session.ended');
    expect(operatorIdleMs).toBe(15 * 60_000);
    const watched = await addOperatorSession(server, server.runner, operator.operatorId);
    const look = async () =>
      (await call('getOperatorInfo', { token: watched, headers: { Background: '1' } })).outcome();
    for (let used = 0; used <= operatorIdleMs; used += 5 * 60_000) {
      expect(await look()).toBe(used < operatorIdleMs ? '200' : '401 session.ended');
      server.clock.advance(5 * 60_000);
    }
    const left = await addOperatorSession(server, server.runner, operator.operatorId);
    (await call('logoutOperator', { token: left })).value();
    expect(await infoOutcome(left)).toBe('401 session.ended');
    expect((await call('logoutOperator', { token: left })).outcome()).toBe('401 session.ended');
  });

  test('is kept by a hash alone', async () => {
    const operator = await openOperator(server, 'indah', 'auditor');
    const { token } = (await login(operator)).value();
    const rows = await server.runner.query<{ text: string }>({
      text: `select string_agg(t::text, '') as text from wau.operator_sessions as t`,
      values: [],
    });
    expect(rows[0]?.text).not.toContain(token);
  });

  test('ends when its operator is switched off', async () => {
    const operator = await openOperator(server, 'joko', 'auditor');
    const known = await requireOperator(server.runner, 'joko');
    await runAudited(server, deed, (tx) => changeOperatorStatus(parts, tx, known, 'disabled'));
    expect(await infoOutcome(operator.token)).toBe('401 session.ended');
    await runAudited(server, deed, (tx) => changeOperatorStatus(parts, tx, known, 'active'));
    // Ended is ended.
    expect(await infoOutcome(operator.token)).toBe('401 session.ended');
    expect(await outcomeOf(operator)).toBe('200');
  });
});

describe('a password', () => {
  const change = (token: string, oldPassword: string, newPassword: string) =>
    call('changeOperatorPassword', { token, body: { oldPassword, newPassword } });

  test('that was given by somebody else opens nothing but its own replacement', async () => {
    const operator = await openOperator(server, 'kartika', 'administrator');
    await useTemporaryPassword(operator);
    const session = (await login(operator)).value();
    expect(session.passwordIsTemporary).toBe(true);
    const settings = async () => (await call('listMerchantSettings', { token: session.token })).outcome();
    expect(await settings()).toBe('403 operator.password.temporary');
    (await change(session.token, operator.password, 'milik-saya-sendiri')).value();
    expect(await settings()).toBe('403 operator.second.step.missing');
    expect(await outcomeOf(operator)).toBe('401 login.failed');
    expect(await outcomeOf({ ...operator, password: 'milik-saya-sendiri' })).toBe('200');
    expect(temporaryPasswordMs).toBeLessThanOrEqual(24 * 60 * 60_000);
  });

  test('is refused when it is the old one, short, the name, or the old one is wrong', async () => {
    const { token, password } = await openOperator(server, 'lestari', 'auditor');
    const outcome = async (oldPassword: string, newPassword: string) =>
      (await change(token, oldPassword, newPassword)).outcome();
    expect(await outcome(password, password)).toBe('409 modify.new.old.same');
    expect(await outcome(password, 'short')).toBe('400 password.format.invalid');
    expect(await outcome(password, 'lestari-lestari')).toBe('400 password.format.invalid');
    expect(await outcome('wrong', 'milik-saya-sendiri')).toBe('403 password.wrong');
    for (let failure = 1; failure < operatorLimits.name; failure += 1) {
      await change(token, 'wrong', 'milik-saya-sendiri');
    }
    expect(await outcome(password, 'milik-saya-sendiri')).toBe('429 login.too.many');
  });

  test('of two changes at a time one holds, and the other sessions end', async () => {
    const { token, password, operatorId } = await openOperator(server, 'mawar', 'auditor');
    const other = await addOperatorSession(server, server.runner, operatorId);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => change(token, password, `milik-saya-sendiri-${index}`)),
    );
    const outcomes = answers.map((answer) => answer.outcome());
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '403 password.wrong')).toHaveLength(4);
    expect(await infoOutcome(token)).toBe('200');
    expect(await infoOutcome(other)).toBe('401 session.ended');
  });
});

describe('what operators do', () => {
  test('a setting: the same use case as the command’s, refused with its sentence', async () => {
    const { token } = await openOperator(server, 'nurul', 'administrator');
    const { settings, registerFields } = (await call('listMerchantSettings', { token })).value();
    expect(settings.find(({ settingName }) => settingName === 'flag MAILCEN')?.meaning).toBe(
      'white-label switch',
    );
    expect(registerFields.map(({ name }) => name)).toContain('username');
    const wrong = await call('changeMerchantSetting', {
      token,
      body: { settingName: 'flag MAILCEN', value: 'perhaps' },
    });
    expect(wrong.outcome()).toBe('400 setting.invalid');
    expect(wrong.envelope).toMatchObject({ value: { detail: 'flag MAILCEN must be on or off.' } });
    const unknown = { settingName: 'flag NOTHING', value: 'on' };
    expect((await call('changeMerchantSetting', { token, body: unknown })).outcome()).toBe(
      '404 setting.unknown',
    );
    const field = (property: string, value: string) =>
      call('changeRegisterField', { token, body: { fieldName: 'zalo', property, value } });
    expect((await field('pattern', '^(a+)+$')).outcome()).toBe('400 setting.invalid');
    expect((await field('colour', 'red')).outcome()).toBe('404 setting.unknown');
    expect((await field('max-length', '19')).value().newValue).toBe('19');
  });

  test('an identity: looked at, then decided about, each with who did it; nobody of another merchant', async () => {
    const { token } = await openOperator(server, 'omar', 'administrator', ['wau', 'laut']);
    const setting = { settingName: 'flag KYC3', value: 'on' };
    (await call('changeMerchantSetting', { token, body: setting })).value();
    const member = await server.openMember('identity.call');
    const front = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 7]).toString('base64');
    await expect
      .poll(async () =>
        (await call('submitIdentityImages', { token: member.token, body: { front, back: front } })).outcome(),
      )
      .toBe('200');
    const params = { memberId: member.memberId };
    const waiting = (await call('listWaitingIdentities', { token })).value().list;
    expect(waiting).toContainEqual(
      expect.objectContaining({ memberId: member.memberId, submissionNumber: 1, isSeen: false }),
    );
    const accept = { token, params, body: { decision: 'verified' } as const };
    expect((await call('decideIdentity', accept)).outcome()).toBe('409 identity.not.seen');
    // The same person at the other merchant, where nobody has that id.
    const laut = 'laut';
    expect((await call('openIdentityImages', { token, params, merchantCode: laut })).outcome()).toBe(
      '404 identity.image.unknown',
    );
    expect((await call('decideIdentity', { ...accept, merchantCode: laut })).outcome()).toBe(
      '409 identity.not.waiting',
    );
    const payee = { loginPassword: member.password, payeeName: 'Ali bin Abu' };
    (await call('setPayeeName', { token: member.token, body: payee })).value();
    const { list, payeeName, idNumber } = (await call('openIdentityImages', { token, params })).value();
    expect([payeeName, idNumber]).toEqual(['Ali bin Abu', null]);
    const seen = (await call('listWaitingIdentities', { token })).value().list;
    expect(seen.find(({ memberId }) => memberId === member.memberId)?.isSeen).toBe(true);
    expect(list.map(({ image, format }) => [image, format])).toEqual([
      [front, 'jpg'],
      [front, 'jpg'],
    ]);
    const refuse = { token, params, body: { decision: 'refused' } as const };
    expect((await call('decideIdentity', refuse)).outcome()).toBe('400 request.invalid');
    // Two at a time: one decides.
    const outcomes = await Promise.all([
      call('decideIdentity', accept),
      call('decideIdentity', { ...refuse, body: { decision: 'refused', reason: 'Gambar kabur' } }),
    ]);
    expect(outcomes.map((answer) => answer.outcome()).sort()).toEqual(['200', '409 identity.not.waiting']);
    const entries = (await call('listAuditEntries', { token, query: { subject: member.memberId } })).value();
    expect(entries.list.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['decideIdentity', 'omar'],
      ['openIdentityImages', 'omar'],
    ]);
    expect(entries.list[1]?.newValues).toEqual({ submissionNumber: 1, shown: 'payeeName' });
  });

  test('the audit goes on page by page, each merchant’s own, by action and by who did it', async () => {
    const { token, operatorId } = await openOperator(server, 'putri', 'administrator', ['wau', 'laut']);
    for (const [index, merchantCode] of ['wau', 'wau', 'wau', 'laut'].entries()) {
      const body = { settingName: 'status-text', value: `text ${index}` };
      (await call('changeMerchantSetting', { token, merchantCode, body })).value();
    }
    const query = { action: 'changeMerchantSetting', actorId: operatorId, pageSize: 2 };
    const first = (await call('listAuditEntries', { token, query })).value();
    expect(first.list.map(({ newValues }) => newValues.value)).toEqual(['text 2', 'text 1']);
    const cursor = first.nextCursor ?? '';
    const second = (await call('listAuditEntries', { token, query: { ...query, cursor } })).value();
    expect(second.list.map(({ newValues }) => newValues.value)).toEqual(['text 0']);
    expect(second.nextCursor).toBeUndefined();
    const ofLaut = (await call('listAuditEntries', { token, query, merchantCode: 'laut' })).value();
    expect(ofLaut.list.map(({ newValues }) => newValues.value)).toEqual(['text 3']);
    const wrong = { ...query, cursor: 'x' };
    expect((await call('listAuditEntries', { token, query: wrong })).outcome()).toBe('400 request.invalid');
  });
});
