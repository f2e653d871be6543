import { hash } from 'node:crypto';
import { holdRows } from '@wau/service/testing/held-rows';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdMember } from '../../../testing/held-member.ts';
import { latestLetter } from '../../../testing/sent-messages.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { sentNoticesPerMember } from '../../messaging/message/notify-member.ts';

const server = await createTestServer();
const superuser = new Client({ connectionString: server.testDatabase.superuserUrl });
beforeAll(() => superuser.connect());
afterAll(() => superuser.end());

const newPassword = 'layang-layang-9';
let addresses = 0;
const freshAddress = () => {
  addresses += 1;
  return `10.77.0.${addresses}`;
};

async function openReachable(username: string) {
  const member = await server.openMember(username);
  const email = `${username}@example.com`;
  await superuser.query('update wau.members set email = $2 where member_id = $1', [member.memberId, email]);
  return { ...member, email };
}

const ask = ({ username, email }: { readonly username: string; readonly email: string }) =>
  server.call('requestPasswordEmail', { body: { username, email }, address: freshAddress() });

const tokenFor = async (email: string) =>
  new URL((await latestLetter(server, email)).action?.url ?? '').hash.slice(1);

const resetByLink = (token: string) =>
  server.call('resetPasswordByLink', { body: { token, newPassword }, address: freshAddress() });

const logIn = ({ username }: TestMember, password: string) =>
  server.call('login', {
    body: { type: 'username', username, password, captcha: '' },
    address: freshAddress(),
  });

test('AC-17 S4 a link that is being mailed while the address changes leads nowhere', async () => {
  const member = await openReachable('moving');
  // So many notices were sent already that the change of address sends none, which would stop at the held table.
  await superuser.query(
    `insert into wau.attempt_counters (merchant_id, counter_name, subject_hash, attempt_count, resets_at)
     values ('wau', 'notice.member', $1, $2, $3)`,
    [
      hash('sha256', member.memberId, 'buffer'),
      sentNoticesPerMember,
      new Date(server.clock.nowMs() + 60 * 60_000),
    ],
  );
  const held = await holdRows(server, 'lock table wau.outgoing_messages in exclusive mode', []);
  const asked = ask(member);
  await held.waiting(1);
  const moved = server.call('setEmail', {
    token: member.token,
    body: { email: 'moved@example.com', loginPassword: member.password },
  });
  await Promise.race([moved, held.waiting(2)]);
  await held.release();
  expect((await asked).outcome()).toBe('200');
  expect((await moved).outcome()).toBe('200');
  expect((await resetByLink(await tokenFor(member.email))).outcome()).toBe('400 password.link.invalid');
});

test('AC-17 AC-19 a reset by link and a change lock in one order: the second waits, and neither is thrown out', async () => {
  const member = await openReachable('ordered');
  await ask(member);
  const token = await tokenFor(member.email);
  const held = await holdMember(server, member.memberId);
  const changed = server.call('changePassword', {
    token: member.token,
    body: {
      oldPassword: member.password,
      newPassword: 'Baharu-2026',
      confirmNewPassword: 'Baharu-2026',
    },
  });
  await held.waiting(1);
  const reset = resetByLink(token);
  await held.waiting(2);
  await held.release();
  expect((await changed).outcome()).toBe('200');
  expect((await reset).outcome()).toBe('400 password.link.invalid');
  const { rows } = await superuser.query<{ deadlocks: string }>(
    'select deadlocks::text from pg_stat_database where datname = current_database()',
  );
  expect(rows).toEqual([{ deadlocks: '0' }]);
});

test('AC-17 a reset whose last step fails has not happened, and its link is good for another try', async () => {
  const member = await openReachable('unlucky');
  await ask(member);
  const token = await tokenFor(member.email);
  await superuser.query('revoke delete on wau.attempt_counters from wau_app');
  const failed = await resetByLink(token);
  await superuser.query('grant delete on wau.attempt_counters to wau_app');
  expect(failed.status).toBe(500);
  expect((await logIn(member, newPassword)).outcome()).toBe('401 login.failed');
  expect((await resetByLink(token)).outcome()).toBe('200');
  expect((await logIn(member, newPassword)).outcome()).toBe('200');
});
