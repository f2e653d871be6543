import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { OperatorId, OperatorInvitationId } from '@wau/contract/ids';
import type { OperatorRole } from '@wau/contract/permissions';
import { describe, expect, test } from 'vitest';
import { openOperator, type TestOperator } from '../../../testing/open-operator.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { invitationLifetimeMs } from './invite-operator.ts';
import { updateOperatorStatus } from './operator-sql.ts';

const server = await createTestServer();
const { call } = server;
const first = await openOperator(server, 'aminah', 'administrator', ['wau', 'laut']);
const second = await openOperator(server, 'zainal', 'administrator');
const password = 'milik-saya-sendiri';

const invite = ({ token }: TestOperator, username: string, role: OperatorRole, merchantCode = 'wau') =>
  call('inviteOperator', { token, merchantCode, body: { username, role } });
const accept = (body: CallBody<Calls['acceptOperatorInvitation']>, merchantCode = 'wau') =>
  call('acceptOperatorInvitation', { body, merchantCode });
const login = async (username: string, merchantCode = 'wau') =>
  (await call('loginOperator', { body: { username, password }, merchantCode })).outcome();
const listed = async ({ token }: TestOperator, merchantCode = 'wau') =>
  (await call('listSiteOperators', { token, merchantCode })).value().list;
const idOf = async (username: string): Promise<OperatorId> => {
  const found = (await listed(first)).find((operator) => operator.username === username);
  if (found === undefined) throw new Error(`nobody lists ${username}`);
  return found.operatorId;
};
const openOnes = async ({ token }: TestOperator, merchantCode = 'wau') =>
  (await call('listOperatorInvitations', { token, merchantCode })).value().list;
const invitationOf = async (username: string) => {
  const found = (await openOnes(first)).find((invitation) => invitation.username === username);
  if (found === undefined) throw new Error(`nobody has invited ${username}`);
  return found;
};
const cancel = (
  { token }: TestOperator,
  invitationId: OperatorInvitationId,
  reason = 'Orang yang salah',
  merchantCode = 'wau',
) => call('cancelOperatorInvitation', { token, merchantCode, params: { invitationId }, body: { reason } });
const give = ({ token }: TestOperator, operatorId: OperatorId, role: OperatorRole) =>
  call('giveOperatorRole', { token, params: { operatorId, role } });
const take = ({ token }: TestOperator, operatorId: OperatorId, role: OperatorRole) =>
  call('takeOperatorRole', { token, params: { operatorId, role } });

describe('an invitation', () => {
  test('makes one operator with a password of their own, who comes in at this merchant alone', async () => {
    const { ticket } = (await invite(first, 'Budi', 'auditor')).value();
    expect((await accept({ ticket, password: 'short' })).outcome()).toBe('400 password.format.invalid');
    expect((await accept({ ticket, password: 'budi-budi-budi' })).outcome()).toBe(
      '400 password.format.invalid',
    );
    expect((await accept({ ticket, password }, 'laut')).outcome()).toBe('404 operator.invitation.invalid');
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept({ ticket, password })));
    const outcomes = answers.map((answer) => answer.outcome());
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '404 operator.invitation.invalid')).toHaveLength(9);
    expect(await login('budi')).toBe('200');
    expect(await login('budi', 'laut')).toBe('401 login.failed');
    expect(await listed(second)).toContainEqual({
      operatorId: await idOf('Budi'),
      username: 'Budi',
      isActive: true,
      hasSecondStep: false,
      roles: ['auditor'],
      askedRoles: [],
    });
    const query = { query: {}, token: first.token };
    const entries = (await call('listAuditEntries', query)).value().list;
    expect(entries.slice(0, 3).map(({ action, actorName }) => [action, actorName])).toContainEqual([
      'acceptOperatorInvitation',
      'Budi',
    ]);
    expect(JSON.stringify(entries)).not.toContain(ticket);
  });

  test('is refused for a name that somebody has, before or since', async () => {
    expect((await invite(first, 'ZAINAL', 'auditor')).outcome()).toBe('409 operator.username.taken');
    const one = (await invite(first, 'same.name', 'auditor')).value().ticket;
    const other = (await invite(first, 'same.name', 'reviewer')).value().ticket;
    (await accept({ ticket: one, password })).value();
    expect((await accept({ ticket: other, password })).outcome()).toBe('409 operator.username.taken');
    expect((await invite(first, 'a b', 'auditor')).outcome()).toBe('400 request.invalid');
  });
});

describe('an open invitation', () => {
  test('is listed at its merchant with who invited whom as what, until it is accepted', async () => {
    const { ticket, expiresAt } = (await invite(first, 'hana', 'reviewer')).value();
    expect((await openOnes(second))[0]).toEqual({
      invitationId: expect.stringMatching(/^oin_/),
      username: 'hana',
      role: 'reviewer',
      invitedBy: 'aminah',
      invitedAt: new Date(Date.parse(expiresAt) - invitationLifetimeMs).toISOString(),
      expiresAt,
    });
    expect((await openOnes(first, 'laut')).map(({ username }) => username)).not.toContain('hana');
    const { invitationId } = await invitationOf('hana');
    (await accept({ ticket, password })).value();
    expect((await openOnes(first)).map(({ username }) => username)).not.toContain('hana');
    expect((await cancel(first, invitationId)).outcome()).toBe('409 operator.invitation.closed');
  });

  test('is cancelled for a reason by anybody who manages operators there, and its link says so', async () => {
    const { ticket } = (await invite(first, 'indah', 'auditor')).value();
    const { invitationId } = await invitationOf('indah');
    expect((await cancel(second, invitationId, ' x ')).outcome()).toBe('400 request.invalid');
    expect((await cancel(first, invitationId, 'Orang lain', 'laut')).outcome()).toBe(
      '409 operator.invitation.closed',
    );
    expect((await cancel(second, invitationId)).outcome()).toBe('200');
    expect((await cancel(second, invitationId)).outcome()).toBe('409 operator.invitation.closed');
    expect((await openOnes(first)).map(({ username }) => username)).not.toContain('indah');
    expect((await accept({ ticket, password })).outcome()).toBe('410 operator.invitation.cancelled');
    expect(await login('indah')).toBe('401 login.failed');
    const { list } = (await call('listAuditEntries', { query: {}, token: first.token })).value();
    expect(list.find(({ action }) => action === 'cancelOperatorInvitation')).toMatchObject({
      actorName: 'zainal',
      subject: 'indah',
      oldValues: { role: 'auditor', status: 'open' },
      newValues: { role: 'auditor', status: 'cancelled', reason: 'Orang yang salah' },
    });
  });

  test('is either cancelled or accepted where both are tried at once', async () => {
    const { ticket } = (await invite(first, 'joko', 'auditor')).value();
    const { invitationId } = await invitationOf('joko');
    const [accepted, ...cancelled] = await Promise.all([
      accept({ ticket, password }),
      ...Array.from({ length: 9 }, () => cancel(second, invitationId)),
    ]);
    const isAccepted = accepted.outcome() === '200';
    if (!isAccepted) expect(accepted.outcome()).toBe('410 operator.invitation.cancelled');
    const successes = cancelled.filter((answer) => answer.outcome() === '200');
    expect(successes).toHaveLength(isAccepted ? 0 : 1);
    expect(await login('joko')).toBe(isAccepted ? '200' : '401 login.failed');
  });
});

test('an invitation of somebody who may invite nobody any more makes no operator', async () => {
  const gone = await openOperator(server, 'bekas', 'administrator');
  const { ticket } = (await invite(gone, 'kembali', 'auditor')).value();
  (await take(first, gone.operatorId, 'administrator')).value();
  expect((await accept({ ticket, password })).outcome()).toBe('404 operator.invitation.invalid');
  expect(await login('kembali')).toBe('401 login.failed');
});

describe('a role that money depends on', () => {
  test.each(['lost the role', 'was switched off'])(
    'is not given by the word of somebody who %s',
    async (why) => {
      const isOff = why === 'was switched off';
      const gone = await openOperator(server, isOff ? 'dulu.mati' : 'dulu.biasa', 'administrator');
      const { operatorId } = await openOperator(server, isOff ? 'hasan' : 'husin', 'auditor');
      expect((await give(gone, operatorId, 'cashier')).value()).toEqual({ status: 'asked' });
      if (isOff) await updateOperatorStatus(server.runner, gone.operatorId, 'disabled');
      else (await take(second, gone.operatorId, 'administrator')).value();
      expect((await give(first, operatorId, 'cashier')).value()).toEqual({ status: 'asked' });
      expect((await give(first, operatorId, 'cashier')).outcome()).toBe('409 operator.role.second.person');
      expect((await give(second, operatorId, 'cashier')).value()).toEqual({ status: 'given' });
    },
  );

  test('is asked for by whoever invites and given by another person; before, nobody comes in by it', async () => {
    const { ticket } = (await invite(first, 'citra', 'cashier')).value();
    expect((await accept({ ticket, password })).value()).toEqual({ username: 'citra', isRoleGiven: false });
    expect(await login('citra')).toBe('401 login.failed');
    const operatorId = await idOf('citra');
    expect((await listed(second)).find(({ username }) => username === 'citra')).toMatchObject({
      roles: [],
      askedRoles: [{ role: 'cashier', askedBy: 'aminah' }],
    });
    expect((await give(first, operatorId, 'cashier')).outcome()).toBe('409 operator.role.second.person');
    expect((await give(second, operatorId, 'cashier')).value()).toEqual({ status: 'given' });
    expect(await login('citra')).toBe('200');
  });

  test('is given to an operator by the word of two; of many at a time the first one asks', async () => {
    const { operatorId } = await openOperator(server, 'dewi', 'auditor');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => give(first, operatorId, 'administrator')),
    );
    const outcomes = answers.map((answer) => answer.outcome());
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '409 operator.role.second.person')).toHaveLength(9);
    expect((await give(second, operatorId, 'administrator')).value()).toEqual({ status: 'given' });
    // Who has it is given it again without a second person.
    expect((await give(first, operatorId, 'administrator')).value()).toEqual({ status: 'given' });
  });

  test('that was asked for is withdrawn as it is taken, by one person', async () => {
    const { operatorId } = await openOperator(server, 'eka', 'auditor');
    expect((await give(first, operatorId, 'promoter')).value()).toEqual({ status: 'asked' });
    expect((await take(first, operatorId, 'promoter')).outcome()).toBe('200');
    expect((await give(second, operatorId, 'promoter')).value()).toEqual({ status: 'asked' });
    expect((await give(first, operatorId, 'promoter')).value()).toEqual({ status: 'given' });
    expect((await take(second, operatorId, 'promoter')).outcome()).toBe('200');
    expect((await listed(first)).find(({ username }) => username === 'eka')?.roles).toEqual(['auditor']);
  });
});

test('nobody changes their own roles, nor those of somebody whom the merchant does not know', async () => {
  expect((await give(first, first.operatorId, 'auditor')).outcome()).toBe('409 operator.self');
  expect((await take(first, first.operatorId, 'administrator')).outcome()).toBe('409 operator.self');
  const { operatorId } = await openOperator(server, 'fajar', 'auditor', ['laut']);
  expect((await give(first, operatorId, 'auditor')).outcome()).toBe('404 operator.unknown');
  expect((await take(first, operatorId, 'auditor')).outcome()).toBe('404 operator.unknown');
  expect((await listed(first, 'laut')).map(({ username }) => username)).toContain('fajar');
  expect((await listed(first)).map(({ username }) => username)).not.toContain('fajar');
});

test('a role that needs no second person is given at once and counts from the next call on', async () => {
  const { operatorId, token } = await openOperator(server, 'gita', 'reviewer');
  const settings = async () => (await call('listMerchantSettings', { token })).outcome();
  expect(await settings()).toBe('403 permission.missing');
  expect((await give(first, operatorId, 'auditor')).value()).toEqual({ status: 'given' });
  expect(await settings()).toBe('200');
  (await take(second, operatorId, 'auditor')).value();
  expect(await settings()).toBe('403 permission.missing');
});

// The last one: the sessions of the others run out with it.
test('an invitation runs out after a day', async () => {
  const { ticket } = (await invite(first, 'late.one', 'auditor')).value();
  const { invitationId } = await invitationOf('late.one');
  server.clock.advance(invitationLifetimeMs);
  expect((await accept({ ticket, password })).outcome()).toBe('404 operator.invitation.invalid');
  const { token } = await openOperator(server, 'later', 'administrator');
  expect((await call('listOperatorInvitations', { token })).value().list).toEqual([]);
  expect(
    (
      await call('cancelOperatorInvitation', { token, params: { invitationId }, body: { reason: 'Lewat' } })
    ).outcome(),
  ).toBe('409 operator.invitation.closed');
  expect((await accept({ ticket: 'x', password })).outcome()).toBe('404 operator.invitation.invalid');
});
