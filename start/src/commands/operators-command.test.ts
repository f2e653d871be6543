import { authenticatorCode } from '@wau/server/testing/authenticator-code';
import { createTestServer, testSecret } from '@wau/server/testing/test-server';
import { expect, test } from 'vitest';
import { operatorsCommand } from './operators-command.ts';

const server = await createTestServer();

async function run(...args: readonly string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const exitCode = await operatorsCommand({
    args,
    environment: { DATABASE_URL: server.testDatabase.applicationUrl, WAU_SECRET: testSecret },
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
  });
  return { exitCode, said: said.join('\n'), complaints: complaints.join('\n') };
}

const passwordIn = (said: string) => /: ([\w-]{20})$/.exec(said)?.[1] ?? '';

async function login(username: string, password: string, code = '', merchantCode = 'wau') {
  return server.call('loginOperator', { merchantCode, body: { username, password, code } });
}

const actionsAt = async (merchantCode: string) => {
  const rows = await server.runner.query<{ action: string }>({
    text: `select action from wau.audit_entries
           where merchant_id = $1 and actor_kind = 'installation' and actor_name like 'command line, %'
           order by entry_id`,
    values: [merchantCode],
  });
  return rows.map(({ action }) => action);
};

test('an operator is made by a command that prints a password, which has to be replaced', async () => {
  expect((await run('list')).said).toBe('There is no operator yet.');
  const made = await run('add', 'ayu', 'administrator', 'wau,laut');
  expect(made.exitCode).toBe(0);
  expect(made.said).toMatch(/^ayu is administrator of wau, laut\.\nTemporary password, shown this once/);
  const password = passwordIn(made.said);
  const session = (await login('ayu', password)).value();
  expect(session.passwordIsTemporary).toBe(true);
  const { token } = session;
  expect((await server.call('listMerchantSettings', { token })).outcome()).toBe(
    '403 operator.password.temporary',
  );
  expect((await run('list')).said).toBe(
    'ayu                  temporary password; laut administrator; wau administrator',
  );
  const audit = await server.runner.query<{ text: string }>({
    text: `select string_agg(t::text, '') as text from wau.audit_entries as t`,
    values: [],
  });
  expect(audit[0]?.text).not.toContain(password);
  expect(audit[0]?.text).not.toContain('argon2');
});

test('roles are given and taken at each merchant apart', async () => {
  const password = passwordIn((await run('add', 'budi', 'auditor', 'wau')).said);
  expect((await login('budi', password, '', 'laut')).outcome()).toBe('401 login.failed');
  expect((await run('grant', 'budi', 'reviewer', 'laut')).said).toBe('budi at laut: reviewer');
  expect((await login('budi', password, '', 'laut')).outcome()).toBe('200');
  expect((await run('revoke', 'budi', 'reviewer', 'laut')).said).toBe('budi at laut: no role');
  expect((await login('budi', password, '', 'laut')).outcome()).toBe('401 login.failed');
});

test('a second step, a new password, logging out and switching off', async () => {
  const password = passwordIn((await run('add', 'citra', 'auditor', 'wau')).said);
  const on = await run('second-step', 'citra', 'on');
  const secret = /shown this once: ([A-Z2-7]+)\notpauth:\/\//.exec(on.said)?.[1] ?? '';
  const code = authenticatorCode(secret, server.clock.nowMs());
  expect((await login('citra', password)).outcome()).toBe('401 login.failed');
  const { token } = (await login('citra', password, code)).value();
  const info = async () => (await server.call('getOperatorInfo', { token })).outcome();
  expect(await info()).toBe('200');
  expect((await run('sign-out', 'citra')).said).toBe('citra: 1 sessions ended.');
  expect(await info()).toBe('401 session.ended');
  expect((await run('second-step', 'citra', 'off')).said).toBe('citra: the second step is off.');
  const next = passwordIn((await run('password', 'citra')).said);
  expect((await login('citra', password)).outcome()).toBe('401 login.failed');
  expect((await login('citra', next)).outcome()).toBe('200');
  expect((await run('off', 'citra')).said).toBe('citra is off.');
  expect((await login('citra', next)).outcome()).toBe('401 login.failed');
  expect((await run('on', 'citra')).said).toBe('citra is on.');
  expect((await login('citra', next)).outcome()).toBe('200');
});

test('each order stands in the audit of each merchant that it concerns', async () => {
  expect(await actionsAt('laut')).toEqual(['addOperator', 'changeOperatorRole', 'changeOperatorRole']);
  expect(await actionsAt('wau')).toEqual([
    ...['addOperator', 'addOperator', 'addOperator', 'changeOperatorSecondStep', 'signOutOperator'],
    ...['changeOperatorSecondStep', 'replaceOperatorPassword'],
    ...['changeOperatorStatus', 'changeOperatorStatus'],
  ]);
});

test.each([
  [['add', 'ayu', 'auditor', 'wau'], 'There is an operator ayu already.'],
  [
    ['add', 'dewi', 'emperor', 'wau'],
    'There is no role emperor; there are administrator, auditor, editor, reviewer, promoter, cashier, supporter.',
  ],
  [['add', 'dewi', 'auditor', 'nowhere'], 'There is no merchant nowhere.'],
  [['add', 'd w', 'auditor', 'wau'], 'A name has 3 to 64 letters'],
  [['add', 'dewi', 'auditor', ','], 'npm run operators -- list'],
  [['grant', 'dewi', 'auditor', 'wau'], 'There is no operator dewi.'],
  [['off', 'dewi'], 'There is no operator dewi.'],
  [['second-step', 'ayu', 'perhaps'], 'npm run operators -- list'],
])('%j is refused in one sentence', async (args, complaint) => {
  const { exitCode, said, complaints } = await run(...args);
  expect({ exitCode, said }).toEqual({ exitCode: 1, said: '' });
  expect(complaints).toContain(complaint);
});

test('without words it tells how it is used; roles are listed with what they allow', async () => {
  expect(await run()).toMatchObject({ exitCode: 1, said: expect.stringContaining('operators -- add') });
  expect((await run('roles')).said).toContain('reviewer        session.own, identity.review');
});
