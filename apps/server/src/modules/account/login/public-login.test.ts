import { expect, test } from 'vitest';
import { demoPassword } from '../../../demo/demo-merchants.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

const proxy = '127.0.0.1';
const away = '192.168.1.7';

const serverOfReach = (demoReach: 'this-machine' | 'everybody' | 'nobody'): Promise<TestServer> =>
  createTestServer({
    trustProxy: [proxy],
    dependencies: (usual) => ({ ...usual, config: { ...usual.config, demoReach } }),
  });
const local = await serverOfReach('this-machine');

async function logIn(
  server: TestServer,
  address: string,
  { username = 'demo', password = demoPassword, forwardedFor = '' } = {},
): Promise<string> {
  const answer = await server.call('login', {
    body: { type: 'username', username, password, captcha: '' },
    address,
    headers: forwardedFor === '' ? {} : { 'x-forwarded-for': forwardedFor },
  });
  return answer.outcome();
}

test('a demo that is this machine’s lets its accounts in from here alone; elsewhere they look like any wrong password', async () => {
  expect(await logIn(local, '127.0.0.1')).toBe('200');
  expect(await logIn(local, '::1', { username: 'RAHMAT' })).toBe('200');
  expect(await logIn(local, away)).toBe('401 login.failed');
  expect(await logIn(local, away, { username: '0123456789' })).toBe('401 login.failed');
});

test('a proxy on this machine makes nobody local, but whoever it says is', async () => {
  expect(await logIn(local, proxy, { username: 'siti', forwardedFor: '203.0.113.5' })).toBe(
    '401 login.failed',
  );
  expect(await logIn(local, proxy, { username: 'siti', forwardedFor: '127.0.0.1, 203.0.113.5' })).toBe(
    '401 login.failed',
  );
  expect(await logIn(local, proxy, { username: 'siti', forwardedFor: '127.0.0.1' })).toBe('200');
});

test('members of one’s own log in from anywhere, and so does a demo account with a password of its own', async () => {
  const { username, token } = await local.openMember('sendiri');
  expect(token).not.toBe('');
  expect(await logIn(local, away, { username })).toBe('200');
  const session = await local.call('login', {
    body: { type: 'username', username: 'kamal', password: demoPassword, captcha: '' },
  });
  const newPassword = 'layang-layang-9';
  const changed = await local.call('changePassword', {
    token: session.value().token,
    body: { oldPassword: demoPassword, newPassword, confirmNewPassword: newPassword },
  });
  expect(changed.outcome()).toBe('200');
  expect(await logIn(local, away, { username: 'kamal', password: newPassword })).toBe('200');
});

test('a demo that is open to the network lets everybody in, and one that is off nobody', async () => {
  expect(await logIn(await serverOfReach('everybody'), away)).toBe('200');
  expect(await logIn(await serverOfReach('nobody'), '127.0.0.1')).toBe('401 login.failed');
});
